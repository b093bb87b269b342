import type { Database } from '#db/open.ts';
import { listDraws, ruleOf, wantedBy } from '#server/features/quiz/draws/queries.ts';
import { type Chance, drawQuestions, inPaperOrder } from '#shared/features/attempt/paper.ts';
import { fillDraws } from '#shared/features/quiz/draws.ts';
import type { TakingRules } from '#shared/features/quiz/rules.ts';
import { listBank, listCandidates, listForPaper } from '../queries.ts';

interface Taker {
  quizId: number;
  /** null for a guest */
  userId: number | null;
  chance: Chance;
}

/** A question with how often the learner was asked it. */
type AvailableQuestion = Omit<Awaited<ReturnType<typeof listBank>>[number], 'position'> & {
  position?: number;
};

/** How many questions of which kind an attempt asks. */
interface Wanted {
  questionsPerAttempt: number;
  drawnQuestions: number;
  rules: Pick<TakingRules, 'shuffleQuestions'>;
}

/**
 * Chooses the questions of an attempt: some of the quiz's own, those that the learner was asked least often first,
 * and those that it draws from the bank. Their order is random or, if the quiz keeps its order, the own ones as they
 * stand there and then the others.
 * @param keep true in the transaction of a start: no question is erased before it ends
 */
export async function chooseQuestions(
  db: Database,
  taker: Taker,
  { questionsPerAttempt, drawnQuestions, rules }: Wanted,
  { keep }: { keep: boolean },
): Promise<AvailableQuestion[]> {
  const bank = await listBank(db, taker.quizId, taker.userId);
  const own = drawQuestions(bank, questionsPerAttempt, taker.chance);
  const drawn = drawnQuestions === 0 ? [] : await drawFromBank(db, taker, keep);
  return inPaperOrder<AvailableQuestion>({ own, drawn }, rules, taker.chance);
}

async function drawFromBank(
  db: Database,
  taker: Taker,
  keep: boolean,
): Promise<AvailableQuestion[]> {
  const timesSeen = await chooseDrawn(db, taker);
  const rows = await listForPaper(db, [...timesSeen.keys()], { keep });
  // One of them was erased between the statements; the next choice does not find it any more.
  if (rows.length < timesSeen.size) return drawFromBank(db, taker, keep);
  return rows.map((row) => ({ ...row, timesSeen: timesSeen.get(row.questionId) ?? 0 }));
}

/** The drawn questions, with how often the learner was asked each. */
async function chooseDrawn(
  db: Database,
  { quizId, userId, chance }: Taker,
): Promise<Map<number, number>> {
  const draws = await listDraws(db, quizId);
  const by = { quizId, userId, seed: Math.floor(chance() * 2 ** 31), limit: wantedBy(draws) };
  const timesSeen = new Map<number, number>();
  const drawings = [];
  for (const draw of draws) {
    const found = await listCandidates(db, by, ruleOf(draw));
    for (const candidate of found) timesSeen.set(candidate.id, candidate.timesSeen);
    drawings.push({ count: draw.count, candidates: found.map(({ id }) => id) });
  }
  const chosen = fillDraws(drawings).flat();
  return new Map(chosen.map((id) => [id, timesSeen.get(id) ?? 0]));
}
