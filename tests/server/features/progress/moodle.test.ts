import { expect, test } from 'vitest';
import type { TakingRules } from '#shared/features/quiz/rules.ts';
import {
  earns,
  type Given,
  makePointsQuiz,
  pointsRules,
  simulateForPoints,
} from '#tests/support/points-quiz.ts';
import { createWorld } from '#tests/support/world.ts';

/*
 * The formulas of Moodle's "Quiz statistics calculations", written as they are published: x is the mark for one
 * question, T the mark for the quiz, S the number of attempts, p the number of questions. Every question counts 1.
 */

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const average = (values: readonly number[]) => sum(values) / values.length;

/** C(a, b) = 1/(S - 1) · Σ (a - ā)(b - b̄) */
const covariance = (a: readonly number[], b: readonly number[]) =>
  sum(a.map((value, s) => (value - average(a)) * ((b[s] ?? 0) - average(b)))) / (a.length - 1);

/** V(a) = C(a, a) */
const variance = (a: readonly number[]) => covariance(a, a);

/** @param marks for each attempt its marks, in the order of the questions */
function moodleStatistics(marks: readonly number[][]) {
  const p = marks[0]?.length ?? 0;
  const totals = marks.map(sum);
  const questions = Array.from({ length: p }, (_, index) => {
    const x = marks.map((attempt) => attempt[index] ?? 0);
    const rest = totals.map((total, s) => total - (x[s] ?? 0));
    return {
      facilityIndex: 100 * average(x),
      standardDeviation: 100 * Math.sqrt(variance(x)),
      discriminationIndex: (100 * covariance(x, rest)) / Math.sqrt(variance(x) * variance(rest)),
    };
  });
  const itemVariances = Array.from({ length: p }, (_, index) =>
    variance(marks.map((attempt) => attempt[index] ?? 0)),
  );
  // The second k-statistic of the quiz is its variance.
  const k2 = variance(totals);
  const cic = ((100 * p) / (p - 1)) * (1 - sum(itemVariances) / k2);
  const errorRatio = 100 * Math.sqrt(1 - cic / 100);
  const standardDeviation = Math.sqrt(k2);
  return {
    averageGrade: average(totals),
    standardDeviation,
    cic,
    errorRatio,
    standardError: (errorRatio * standardDeviation) / 100,
    questions,
  };
}

const near = (value: number) => expect.closeTo(value, 9);

/** The mark for an answer by Moodle's terms: a fraction of the question, or a penalty. */
function markOf(kind: Given, { partialCredit, wrongAnswerPenaltyPercent }: TakingRules): number {
  const whole = kind === 'right' ? 100 : 0;
  const earned = partialCredit ? earns[kind] : whole;
  const costs = earned === 0 && kind !== 'none';
  return (costs ? -wrongAnswerPenaltyPercent : earned) / 100;
}

const kinds: Record<string, Partial<TakingRules>> = {
  'right or wrong': { partialCredit: false, wrongAnswerPenaltyPercent: 0 },
  'parts of answers count': { partialCredit: true, wrongAnswerPenaltyPercent: 0 },
  'wrong answers cost': { partialCredit: false, wrongAnswerPenaltyPercent: 25 },
  'parts count and wrong answers cost': {},
};

test.each(Object.entries(kinds))(
  'the statistics are those of Moodle, as docs/statistics.md relates them: %s',
  async (_, changed) => {
    await using world = await createWorld();
    const rules = { ...pointsRules, ...changed };
    const admin = await world.person({ isAdmin: true });
    const quiz = await makePointsQuiz(world, { questions: 6, rules: changed });
    const attempts = await simulateForPoints(world, quiz.id);
    const marks = attempts.map((given) =>
      quiz.questionIds.map((id) => markOf(given.get(id) ?? 'none', rules)),
    );
    const moodle = moodleStatistics(marks);
    // Marks below 0 are shown as 0, which Moodle does not: its deviation is compared with that of such marks.
    const shown = moodleStatistics(marks.map((attempt) => [Math.max(0, sum(attempt)), 0]));
    const scale = 100 / quiz.questionIds.length;

    const summary = await admin.calls.progress.resultsSummary({ id: quiz.id });
    expect(summary).toMatchObject({
      attempts: 30,
      mean: near(shown.averageGrade * scale),
      deviation: near(shown.standardDeviation * scale),
      reliability: {
        state: 'known',
        alpha: near(moodle.cic / 100),
        error: near((moodle.errorRatio / 100) * shown.standardDeviation * scale),
      },
    });
    if (marks.every((attempt) => sum(attempt) >= 0))
      expect(summary).toMatchObject({
        mean: near(moodle.averageGrade * scale),
        deviation: near(moodle.standardDeviation * scale),
        reliability: { error: near(moodle.standardError * scale) },
      });
    else expect(rules.wrongAnswerPenaltyPercent, 'only these go below 0').toBeGreaterThan(0);

    const questions = await admin.calls.progress.questionResults({ id: quiz.id });
    const byId = new Map(questions.map((question) => [question.id, question]));
    for (const [index, id] of quiz.questionIds.entries()) {
      const expected = moodle.questions[index];
      const own = byId.get(id);
      if (!expected || !own) throw new Error(`No statistics of question ${id}`);
      expect(own.facility).toBeCloseTo(Math.max(0, expected.facilityIndex) / 100, 9);
      expect(own.discrimination).toBeCloseTo(expected.discriminationIndex / 100, 9);
      // Of right and wrong answers Moodle's standard deviation follows from the facility.
      if (!rules.partialCredit && rules.wrongAnswerPenaltyPercent === 0)
        expect(
          Math.sqrt((own.facility * (1 - own.facility) * own.takers) / (own.takers - 1)),
        ).toBeCloseTo(expected.standardDeviation / 100, 9);
    }
  },
);
