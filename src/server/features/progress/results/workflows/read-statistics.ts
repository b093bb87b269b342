import type { Database } from '#db/open.ts';
import {
  countTakers,
  type GradedSelection,
  listAnswersWithParts,
  listCreditCounts,
  listEqualAnswers,
  listScoreCounts,
  listSelectedOptions,
  sumSquaredTotals,
} from '#server/features/attempt/statistics/queries.ts';
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
import { pickingIn } from '#shared/features/question/question-types/registry.ts';
import { creditSumsOf, itemOf, pickedOptions, questionResult, reliability } from '../views.ts';

/** The scores of a quiz, and how reliable they are. */
export async function readSummary(
  db: Database,
  selection: GradedSelection,
): Promise<ResultsSummary> {
  const { takers, attempts: gradedAttempts, selected } = await countTakers(db, selection);
  const counts = await listScoreCounts(db, selection);
  const items = creditSumsOf(await listCreditCounts(db, selection));
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
    isLimited: scores.attempts < selected,
  };
}

interface Read {
  counts: Awaited<ReturnType<typeof listScoreCounts>>;
  items: ReturnType<typeof creditSumsOf>;
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
  const groups = Map.groupBy(
    await listEqualAnswers(db, selection, limits),
    ({ questionId }) => questionId,
  );
  const questions = await listAskedQuestions(db, [...groups.keys()]);
  const several = await listSelectedOptions(db, selection, {
    limits,
    questionIds: questions.filter(({ type }) => pickingIn[type] === 'several').map(({ id }) => id),
  });
  const answers = await listAnswersWithParts(db, selection, {
    limits,
    questionIds: questions.filter(({ body }) => hasParts(body)).map(({ id }) => id),
  });
  const selected = Map.groupBy(several, ({ questionId }) => questionId);
  const given = Map.groupBy(answers, ({ questionId }) => questionId);
  return questions
    .toSorted((a, b) => a.id - b.id)
    .map((question) => {
      const own = groups.get(question.id) ?? [];
      return questionResult(question, {
        item: itemOf(own),
        counts: selected.get(question.id) ?? pickedOptions(own),
        parts: partsOf(question, given.get(question.id) ?? []),
        hasGroups: Boolean(limits),
      });
    });
}
