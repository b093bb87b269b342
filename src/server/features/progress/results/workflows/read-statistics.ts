import type { Database } from '#db/open.ts';
import {
  countTakers,
  type GradedSelection,
  listAnswersWithParts,
  listItemSums,
  listOptionCounts,
  listScoreCounts,
  sumSquaredTotals,
} from '#server/features/attempt/results/queries.ts';
import { listAskedQuestions } from '#server/features/quiz/questions/queries.ts';
import { hasParts, partsOf } from '#shared/features/progress/parts.ts';
import type { QuestionResult, ResultsSummary } from '#shared/features/progress/results.ts';
import {
  describeScores,
  groupLimits,
  meanCredit,
  type ReliabilitySums,
  squaredResidualsOf,
} from '#shared/features/progress/statistics.ts';
import { isPickedFrom, questionResult, reliability } from '../views.ts';

/** The scores of a quiz, and how reliable they are. */
export async function readSummary(
  db: Database,
  selection: GradedSelection,
): Promise<ResultsSummary> {
  const { takers, attempts: gradedAttempts } = await countTakers(db, selection.quizId);
  const counts = await listScoreCounts(db, selection);
  const items = await listItemSums(db, selection, undefined);
  const scores = describeScores(counts);
  const isSamePaper = items.every((item) => item.takers === scores.attempts);
  const sums = await readReliabilitySums(db, selection, { counts, items, isSamePaper });
  return {
    ...scores,
    takers,
    gradedAttempts,
    reliability: reliability(sums, scores.deviation),
    askedQuestions: items.length,
    questionsPerAttempt: sums.attempts === 0 ? 0 : sums.answers / sums.attempts,
    isSamePaper,
    isLimited: scores.attempts < (selection.basis === 'all' ? gradedAttempts : takers),
  };
}

interface Read {
  counts: Awaited<ReturnType<typeof listScoreCounts>>;
  items: Awaited<ReturnType<typeof listItemSums>>;
  isSamePaper: boolean;
}

async function readReliabilitySums(
  db: Database,
  selection: GradedSelection,
  { counts, items, isSamePaper }: Read,
): Promise<ReliabilitySums> {
  const facilities = items.map((item) => ({ ...item, facility: meanCredit(item) }));
  const total = (value: (row: Read['counts'][number]) => number) =>
    counts.reduce((sum, row) => sum + row.attempts * value(row), 0);
  // With the same questions for all, every attempt expects the same: its answers need not be read again.
  const expected = facilities.reduce((sum, { facility }) => sum + facility, 0);
  return {
    attempts: total(() => 1),
    answers: items.reduce((sum, { takers }) => sum + takers, 0),
    pairs: total(({ questions }) => questions * (questions - 1)),
    squaredResiduals: items.reduce((sum, item) => sum + squaredResidualsOf(item), 0),
    squaredTotals: isSamePaper
      ? total(({ credits }) => (credits / 100 - expected) ** 2)
      : await sumSquaredTotals(db, selection, facilities),
  };
}

/** Every question that was asked in the graded attempts of a quiz, evaluated. */
export async function readQuestions(
  db: Database,
  selection: GradedSelection,
): Promise<QuestionResult[]> {
  const limits = groupLimits(await listScoreCounts(db, selection));
  const items = await listItemSums(db, selection, limits);
  const questions = await listAskedQuestions(
    db,
    items.map(({ questionId }) => questionId),
  );
  const idsOf = (picked: 'one' | 'several') =>
    questions.filter(({ type }) => isPickedFrom(type) === picked).map(({ id }) => id);
  const options = await listOptionCounts(db, selection, {
    limits,
    single: idsOf('one'),
    multiple: idsOf('several'),
  });
  const answers = await listAnswersWithParts(db, selection, {
    limits,
    questionIds: questions.filter(({ body }) => hasParts(body)).map(({ id }) => id),
  });
  const byId = new Map(questions.map((question) => [question.id, question]));
  const chosen = Map.groupBy(options, ({ questionId }) => questionId);
  const given = Map.groupBy(answers, ({ questionId }) => questionId);
  return items.flatMap((item) => {
    const question = byId.get(item.questionId);
    if (!question) return [];
    const counts = chosen.get(item.questionId) ?? [];
    const parts = partsOf(question, given.get(item.questionId) ?? []);
    return [questionResult(question, { item, counts, parts, hasGroups: Boolean(limits) })];
  });
}
