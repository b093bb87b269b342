import type { Tx } from '#db/open.ts';
import { requireManagedQuestions } from '#server/features/question/guards.ts';
import { Failure, invalid } from '#server/kernel/failure.ts';
import { requireUnchanged } from '#server/kernel/unchanged.ts';
import { whatIsMissing } from '#shared/features/question/schema.ts';
import type { SlotInput } from '#shared/features/quiz/slots.ts';
import type { Member } from '#shared/kernel/actor.ts';
import { requireDrawCategories } from '../draws/guards.ts';
import { listDraws, ruleOf } from '../draws/queries.ts';
import { listLinkedIds } from '../links/queries.ts';
import { keepQuestions, lockQuiz } from '../mutations.ts';
import { getQuizStatus } from '../queries.ts';
import { listQuestionsByIds } from '../questions/queries.ts';
import { getSlotsVersion } from './queries.ts';

/**
 * Locks a quiz for a change of its links and draws, after the categories that the draws name.
 * @returns its status now: it may have been published since the call began
 * @throws not-found when it was deleted meanwhile, stale when they are another version than the client has seen,
 *   invalid for a category that does not exist
 */
export async function takeSlots(
  tx: Tx,
  quizId: number,
  {
    draws,
    loadedUpdatedAt,
  }: { draws: Parameters<typeof requireDrawCategories>[1]; loadedUpdatedAt: string | undefined },
) {
  // First, because a newer version may be about a category that was merged into another one.
  await requireSlotsVersion(tx, quizId, loadedUpdatedAt);
  await requireDrawCategories(tx, draws);
  await lockQuiz(tx, quizId);
  const status = await getQuizStatus(tx, quizId);
  await requireSlotsVersion(tx, quizId, loadedUpdatedAt);
  return status;
}

async function requireSlotsVersion(
  tx: Tx,
  quizId: number,
  loadedUpdatedAt: string | undefined,
): Promise<void> {
  const stored = { updatedAt: await getSlotsVersion(tx, quizId), updatedByName: null };
  requireUnchanged('list of questions', stored, loadedUpdatedAt);
}

interface SlotChange {
  id: number;
  slots: readonly SlotInput[];
  actor: Member;
}

/**
 * Checks the links that a quiz did not have: questions that the caller manages, of other quizzes, complete.
 * @throws not-found for questions of others, invalid at `slots`
 */
export async function requireLinkable(tx: Tx, { id, slots, actor }: SlotChange): Promise<void> {
  const stored = await listLinkedIds(tx, id);
  const added = slots.flatMap((slot) =>
    slot.kind === 'link' && !stored.has(slot.questionId) ? [slot.questionId] : [],
  );
  if (added.length === 0) return;
  await requireManagedQuestions({ db: tx, actor }, added);
  // A removal of one of them waits for this link, or this waits for the removal and does not find the question.
  await keepQuestions(tx, added);
  const found = await listQuestionsByIds(tx, added);
  if (found.length < added.length) throw invalid('slots', 'One of these questions does not exist');
  if (found.some(({ quizId }) => quizId === id))
    throw invalid('slots', 'The quiz asks its own questions already');
  if (found.some((question) => whatIsMissing(question).length > 0))
    throw invalid('slots', 'Only complete questions can be linked');
}

/**
 * Draws show questions of other quizzes, so that only administrators change them. Others may move them.
 * @throws forbidden
 */
export async function requireSameDraws(tx: Tx, { id, slots, actor }: SlotChange): Promise<void> {
  if (actor.isAdmin) return;
  const stored = (await listDraws(tx, id)).map(ruleOf);
  const given = slots.filter((slot) => slot.kind === 'draw');
  if (sorted(stored) !== sorted(given))
    throw new Failure('forbidden', 'Only administrators can change draws.');
}

const sorted = (rules: readonly ReturnType<typeof ruleOf>[]): string =>
  rules
    .map(({ count, categoryId, difficulty, tagIds }) =>
      JSON.stringify([count, categoryId, difficulty, tagIds.toSorted((a, b) => a - b)]),
    )
    .sort()
    .join();
