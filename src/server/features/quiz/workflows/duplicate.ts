import type { Tx } from '#db/open.ts';
import type { Writing } from '#server/kernel/writing.ts';
import { copyTitle, freeTitle } from '#shared/features/quiz/rules.ts';
import { copyQuestions } from '../bank/mutations.ts';
import { getQuizForAuthor } from '../cards/queries.ts';
import { requireDrawCategories } from '../draws/guards.ts';
import { listDraws, ruleOf } from '../draws/queries.ts';
import { requireQuizCategory } from '../guards.ts';
import { listLinkedIds, selectLinks } from '../links/queries.ts';
import { createQuiz, keepQuestions, lockQuiz } from '../mutations.ts';
import { listTitlesLike } from '../queries.ts';
import { replaceSlots } from '../slots/mutations.ts';

interface Duplication {
  id: number;
  /** Without it: "Copy of" and the title of the quiz. */
  title?: string | undefined;
}

/**
 * Makes a draft with everything that a quiz asks and how it is taken: own questions with their tags as copies,
 * links and draws as they are. What belongs to its publication is not copied.
 * @returns the id of the copy
 */
export async function duplicateQuiz(
  tx: Tx,
  { id, title }: Duplication,
  by: Writing,
): Promise<number> {
  const stored = await lockForCopy(tx, id);
  const wanted = title ?? copyTitle(stored.title);
  const copyId = await createQuiz(
    tx,
    {
      ...stored,
      title: freeTitle(wanted, await listTitlesLike(tx, wanted)),
      status: 'draft',
      opensAt: null,
      closesAt: null,
      accessCode: null,
      publishesWhenOpen: false,
    },
    by,
  );
  const ids = stored.questions.map((question) => question.id);
  await copyQuestions(tx, { ids, quiz: { id: copyId, status: 'draft' } }, by);
  await replaceSlots(tx, copyId, await listSlotInputs(tx, id));
  return copyId;
}

/**
 * Locks in the order of removals: categories, linked questions, the quiz. So none of them is removed before the
 * copy refers to it.
 */
async function lockForCopy(tx: Tx, id: number) {
  await requireQuizCategory(tx, await getQuizForAuthor(tx, id));
  const draws = (await listDraws(tx, id)).map(ruleOf);
  await requireDrawCategories(tx, draws);
  await keepQuestions(tx, [...(await listLinkedIds(tx, id))]);
  await lockQuiz(tx, id);
  // Questions that were linked meanwhile.
  await keepQuestions(tx, [...(await listLinkedIds(tx, id))]);
  return getQuizForAuthor(tx, id);
}

/** The links and draws of a quiz, as they are written. */
async function listSlotInputs(tx: Tx, quizId: number) {
  const links = await selectLinks(tx, quizId).execute();
  const draws = await listDraws(tx, quizId);
  return [
    ...links.map((link) => ({ kind: 'link' as const, ...link })),
    ...draws.map((draw) => ({ kind: 'draw' as const, ...ruleOf(draw), position: draw.position })),
  ];
}
