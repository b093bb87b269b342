import type { Database } from '#db/open.ts';
import { listDraws, ruleOf, wantedBy } from '#server/features/quiz/draws/queries.ts';
import { drawingOfLink, listAskedLinks } from '#server/features/quiz/links/queries.ts';
import { drawQuestions, inPaperOrder } from '#shared/features/attempt/paper.ts';
import { fillDraws } from '#shared/features/quiz/draws.ts';
import type { TakingRules } from '#shared/features/quiz/rules.ts';
import type { PlacedQuestions } from '#shared/features/quiz/slot-order.ts';
import type { Chance } from '#shared/kernel/chance.ts';
import { listBank, listCandidates, listForPaper } from '../drawing/queries.ts';

interface Taker {
  quizId: number;
  /** null for a guest */
  userId: number | null;
  chance: Chance;
}

type OwnQuestion = Awaited<ReturnType<typeof listBank>>[number];

/** A question of another quiz has no position and no `timesSeen`. */
type AvailableQuestion = Omit<OwnQuestion, 'position' | 'timesSeen'> & Partial<OwnQuestion>;

/** How many questions of which kind an attempt asks. */
interface Wanted {
  questionsPerAttempt: number;
  drawnQuestions: number;
  rules: Pick<TakingRules, 'shuffleQuestions'>;
}

/**
 * Chooses the questions of an attempt: some of the quiz's own, those that the learner was asked least often first,
 * linked questions, and those that it draws from the bank. Their order is random or, if the quiz keeps its order, that
 * of its slots.
 * @param keep true in the transaction of a start: no question is erased before it ends
 */
export async function chooseQuestions(
  db: Database,
  taker: Taker,
  wanted: Wanted,
  { keep }: { keep: boolean },
): Promise<AvailableQuestion[]> {
  const bank = await listBank(db, taker.quizId, taker.userId);
  return chooseFrom(db, taker, wanted, { bank, keep });
}

/** The same from these own questions of the quiz. */
export async function chooseFrom(
  db: Database,
  taker: Taker,
  { questionsPerAttempt, drawnQuestions, rules }: Wanted,
  { bank, keep }: { bank: readonly OwnQuestion[]; keep: boolean },
): Promise<AvailableQuestion[]> {
  const own = drawQuestions(ranked(bank), questionsPerAttempt, taker.chance);
  const placed = drawnQuestions === 0 ? [] : await takeFromOthers(db, taker, keep);
  return inPaperOrder<AvailableQuestion>({ own, placed }, rules, taker.chance);
}

/** The questions with positions counted from 0, without gaps. */
const ranked = (bank: readonly OwnQuestion[]): OwnQuestion[] =>
  bank
    .toSorted((a, b) => a.position - b.position || a.questionId - b.questionId)
    .map((question, position) => ({ ...question, position }));

/** Questions of other quizzes, with their positions. */
async function takeFromOthers(
  db: Database,
  taker: Taker,
  keep: boolean,
): Promise<PlacedQuestions<AvailableQuestion>[]> {
  const chosen = await chooseOthers(db, taker);
  const ids = chosen.flatMap((slot) => slot.ids);
  const rows = await listForPaper(db, ids, { keep });
  // One of them was erased between the statements; the next choice does not find it any more.
  if (rows.length < ids.length) return takeFromOthers(db, taker, keep);
  return chosen.map((slot) => ({
    position: slot.position,
    questions: rows.filter(({ questionId }) => slot.ids.includes(questionId)),
  }));
}

/** The ids of linked and drawn questions, with their positions. What is linked is not drawn as well. */
async function chooseOthers(db: Database, { quizId, userId, chance }: Taker) {
  const [links, draws] = [await listAskedLinks(db, quizId), await listDraws(db, quizId)];
  const limit = wantedBy(draws) + links.length;
  const by = { quizId, userId, seed: Math.floor(chance() * 2 ** 31), limit };
  const drawings = links.map(drawingOfLink);
  for (const draw of draws) {
    const found = await listCandidates(db, by, ruleOf(draw));
    drawings.push({ count: draw.count, candidates: found.map(({ id }) => id) });
  }
  const positions = [...links, ...draws].map(({ position }) => position);
  return fillDraws(drawings).map((ids, slot) => ({ ids, position: positions[slot] ?? null }));
}
