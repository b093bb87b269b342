import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listWithoutPoints } from '#server/features/attempt/queries.ts';
import {
  recountTallies,
  repairPoints,
  tallyAttempts,
} from '#server/features/progress/workflows/tally.ts';
import { runRegrade } from '#server/features/regrade/workflows/run.ts';
import { makeQuiz } from '#tests/support/catalogue.ts';
import {
  earns,
  type Given,
  makePointsQuiz,
  pointsRules,
  simulateForPoints,
  takeForPoints,
} from '#tests/support/points-quiz.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

const sums = async ({ db }: World) => ({
  stats: await db.selectFrom('quizStats').selectAll().orderBy('quizId').execute(),
  bests: await db.selectFrom('quizBests').selectAll().orderBy('userId').orderBy('quizId').execute(),
  standings: await db.selectFrom('standings').selectAll().orderBy('userId').execute(),
  questions: await db
    .selectFrom('questions')
    .select(['id', 'timesAnswered', 'timesCorrect', 'timesSkipped', 'difficultyScore'])
    .orderBy('id')
    .execute(),
});

const marks = async ({ db }: World) => ({
  attempts: await db
    .selectFrom('quizAttempts')
    .select(['id', 'score', 'points', 'passed', 'canRetakeAt', 'paper'])
    .orderBy('id')
    .execute(),
  answers: await db
    .selectFrom('answers')
    .select(['id', 'isCorrect', 'credit'])
    .orderBy('id')
    .execute(),
});

/** Tallies what is new, and expects a recount to give the same. */
async function tallied(world: World) {
  await tallyAttempts(world.db, world.clock.now());
  const before = await sums(world);
  await recountTallies(world.db, world.clock.now());
  expect(await sums(world)).toEqual(before);
  return before;
}

test('leaderboard, bests and statistics count points, and a recount gives the same numbers', async () => {
  await using world = await createWorld();
  const [ann, ben] = [await world.person(), await world.person()];
  const quiz = await makePointsQuiz(world);
  const plain = await makeQuiz(world, { questions: 2 });
  // 1.41 and 2.64 of 4, both of them without a pass; the second one has fewer right answers.
  await takeForPoints(ann, quiz.id, ['right', 'most', 'wrong', 'none']);
  world.clock.advance(1000);
  await tallied(world);
  await takeForPoints(ann, quiz.id, ['most', 'most', 'most', 'most']);
  world.clock.advance(1000);
  // Nothing, though the answers cost half a question.
  await takeForPoints(ben, quiz.id, ['wrong', 'wrong', 'none', 'none']);
  const { id, questions } = await ben.calls.attempt.start({ quizId: plain.id });
  await ben.calls.attempt.submit({
    attemptId: id,
    answers: questions.map(({ questionId }) => ({ questionId, selectedOption: plain.right })),
  });
  const { bests } = await tallied(world);
  expect(bests.map(({ userId, bestScore }) => [userId, bestScore])).toEqual([
    [ann.id, 2],
    [ben.id, 0],
    [ben.id, 2],
  ]);
  const leaders = await world.guest.calls.progress.leaderboard();
  expect(leaders.map(({ score }) => score)).toEqual([2, 2]);
  const stats = await ben.calls.quiz.stats({ id: quiz.id });
  expect(stats).toMatchObject({
    topScore: 66,
    topScoreCorrect: 0,
    topPoints: 2.64,
    topScoreTotal: 4,
    // (35.25 + 66 + 0) / 3
    averageScore: 33.7,
    others: { averageScore: 50.6 },
  });
});

test('of equally good attempts one is the best, in whichever order they are tallied', async () => {
  // In right answers and hundredths of a question; null where every question counts whole.
  const equal = [
    { score: 1, points: 200 },
    { score: 2, points: 200 },
    { score: 2, points: null },
  ];
  const nothing = [
    { score: 0, points: -50 },
    { score: 0, points: -25 },
  ];
  await using world = await createWorld();
  const tops = [];
  for (const order of [equal, equal.toReversed(), nothing, nothing.toReversed()]) {
    const quiz = await makePointsQuiz(world);
    for (const result of order) {
      const { id } = await takeForPoints(await world.person(), quiz.id, ['right', 'right']);
      await world.db
        .updateTable('quizAttempts')
        .set({ ...result, rules: sql`rules - 'partialCredit' - 'wrongAnswerPenaltyPercent'` })
        .where('id', '=', id)
        .execute();
      world.clock.advance(1000);
      await tallied(world);
    }
    const [top] = (await sums(world)).stats.filter(({ quizId }) => quizId === quiz.id);
    tops.push([top?.topScore, top?.topPoints, top?.topTotal]);
  }
  expect(tops).toEqual([
    [2, null, 4],
    [2, null, 4],
    [0, -25, 4],
    [0, -25, 4],
  ]);
});

/** The question gets another key. */
const changeKey = (world: World, questionId: number, correctOptions: number[]) =>
  world.db
    .updateTable('questions')
    .set({
      body: JSON.stringify({ options: ['2', '3', '4', '5', '6'], correctOptions }),
      updatedAt: world.clock.now(),
    })
    .where('id', '=', questionId)
    .execute();

async function regrade(
  world: World,
  admin: Person,
  input: {
    questionId: number;
    method: 'new_key' | 'either_key' | 'full_credit';
    takesPasses: boolean;
  },
) {
  const preview = await admin.calls.regrade.preview(input);
  const { version } = preview;
  await admin.calls.regrade.begin({ ...input, version, sendsMails: false });
  const [latest] = (await admin.calls.regrade.question({ id: input.questionId })).regrades;
  if (!latest) throw new Error('There is no regrade.');
  await runRegrade(world.services, latest.id);
  return { preview, id: latest.id };
}

test('a regrade changes credit and points, also of attempts below zero; undone, all is as before', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const quiz = await makePointsQuiz(world, { rules: { passMarkPercent: 50 } });
  const people = [await world.person(), await world.person(), await world.person()];
  const all: Given[][] = [
    ['right', 'most', 'wrong', 'most'],
    ['wrong', 'wrong', 'wrong', 'wrong'],
    ['none', 'right', 'right', 'none'],
  ];
  const ids: number[] = [];
  for (const [index, person] of people.entries())
    ids.push((await takeForPoints(person, quiz.id, all[index] ?? [])).id);
  await tallied(world);
  const before = { marks: await marks(world), sums: await sums(world) };
  expect(before.marks.attempts.map(({ points, passed }) => [points, passed])).toEqual([
    [207, true],
    [-100, false],
    [200, true],
  ]);
  world.clock.advance(1000);
  const [questionId = 0] = quiz.questionIds;
  await changeKey(world, questionId, [2, 4]);

  // By the new key: 207 - 100 - 25, -100 + 25 + 100, and 200 as before.
  const { preview, id } = await regrade(world, admin, {
    ...{ questionId, method: 'new_key', takesPasses: true },
  });
  expect(preview).toMatchObject({ gains: 1, losses: 1, lostPasses: 1 });
  expect(preview.learners).toMatchObject([
    { scoreBefore: 1, pointsBefore: 2.07, score: 0, points: 0.82 },
    { scoreBefore: 0, pointsBefore: 0, score: 1, points: 0.25 },
  ]);
  const during = await marks(world);
  expect(during.attempts.map(({ points, passed }) => [points, passed])).toEqual([
    [82, false],
    [25, false],
    [200, true],
  ]);
  await tallied(world);
  const notices = await world.db.selectFrom('notices').select('data').execute();
  expect(JSON.stringify(notices)).toContain('"score":0.82');
  const review = await people[0]?.calls.attempt.review({ id: ids[0] ?? 0 });
  expect(review?.points).toBe(0.82);
  expect(review?.answers.find((answer) => answer.questionId === questionId)).toMatchObject({
    credit: -25,
    regraded: { method: 'new_key', wasCorrect: true, creditBefore: 100 },
  });
  const kept = await world.db
    .selectFrom('regradedAttempts')
    .select(['pointsBefore', 'points'])
    .orderBy('quizAttemptId')
    .execute();
  expect(kept.slice(0, 2)).toEqual([
    { pointsBefore: 207, points: 82 },
    { pointsBefore: -100, points: 25 },
  ]);

  await admin.calls.regrade.undo({ id });
  await runRegrade(world.services, id);
  expect(await marks(world)).toEqual(before.marks);
  expect(await sums(world)).toEqual(before.sums);
});

test('a pass is spared by either key, and full credit is given to everybody', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const quiz = await makePointsQuiz(world, { rules: { passMarkPercent: 50 } });
  const [ann, ben] = [await world.person(), await world.person()];
  await takeForPoints(ann, quiz.id, ['right', 'most', 'wrong', 'most']);
  await takeForPoints(ben, quiz.id, ['none', 'right', 'none', 'none']);
  const [questionId = 0] = quiz.questionIds;
  await changeKey(world, questionId, [2, 4]);
  const { preview } = await regrade(world, admin, {
    ...{ questionId, method: 'new_key', takesPasses: false },
  });
  expect(preview).toMatchObject({ spared: 1, losses: 0, lostPasses: 0 });
  const pointsNow = async () => (await marks(world)).attempts.map(({ points }) => points);
  expect(await pointsNow()).toEqual([207, 100]);
  await regrade(world, admin, { questionId, method: 'full_credit', takesPasses: false });
  expect(await pointsNow()).toEqual([207, 200]);
  await tallied(world);
});

const near = (value: number) => expect.closeTo(value, 9);
const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
const variance = (values: readonly number[]) =>
  mean(values.map((value) => (value - mean(values)) ** 2)) * (values.length / (values.length - 1));
const correlation = (a: readonly number[], b: readonly number[]) =>
  mean(a.map((value, index) => (value - mean(a)) * ((b[index] ?? 0) - mean(b)))) /
  Math.sqrt(
    mean(a.map((value) => (value - mean(a)) ** 2)) * mean(b.map((value) => (value - mean(b)) ** 2)),
  );

/** What each answer of an attempt earned, by question. */
type Credits = Map<number, number>;

const creditsOf = (chosen: Map<number, Given>): Credits =>
  new Map(
    [...chosen].map(([id, kind]) => [
      id,
      (kind === 'wrong' ? -pointsRules.wrongAnswerPenaltyPercent : earns[kind]) / 100,
    ]),
  );

const totalOf = (credits: Credits) => [...credits.values()].reduce((a, b) => a + b, 0);

/** From every pair of different questions of each attempt, one by one. */
function pairwiseAlpha(attempts: readonly Credits[]): number {
  const meanOf = (id: number) => mean(attempts.flatMap((each) => each.get(id) ?? []));
  const squares: number[] = [];
  const products: number[] = [];
  for (const each of attempts)
    for (const [a, ofA] of each) {
      squares.push((ofA - meanOf(a)) ** 2);
      for (const [b, ofB] of each)
        if (a !== b) products.push((ofA - meanOf(a)) * (ofB - meanOf(b)));
    }
  const k = squares.length / attempts.length;
  return (k * mean(products)) / (mean(squares) + (k - 1) * mean(products));
}

test.each([
  ['each attempt has all questions', 4],
  ['each attempt draws some of them', 6],
])('the statistics score questions by credit: %s', async (_, count) => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const quiz = await makePointsQuiz(world, { questions: count, questionsPerAttempt: 4 });
  const attempts = await simulateForPoints(world, quiz.id);
  const credits = attempts.map(creditsOf);
  const totals = credits.map(totalOf);
  expect(Math.min(...totals), 'an attempt below zero is among them').toBeLessThan(0);
  const percents = totals.map((total) => Math.max(0, total) * 25);
  const deviation = Math.sqrt(variance(percents));
  const alpha = pairwiseAlpha(credits);

  const summary = await admin.calls.progress.resultsSummary({ id: quiz.id });
  expect(summary).toMatchObject({
    attempts: 30,
    mean: near(mean(percents)),
    deviation: near(deviation),
    isSamePaper: count === 4,
    reliability: {
      state: 'known',
      alpha: near(alpha),
      error: near(deviation * Math.sqrt(1 - alpha)),
    },
    distribution: Array.from(
      { length: 10 },
      (_, bin) => percents.filter((each) => Math.min(9, Math.floor(each / 10)) === bin).length,
    ),
  });
  const questions = await admin.calls.progress.questionResults({ id: quiz.id });
  expect(questions).toHaveLength(count);
  for (const question of questions) {
    const asked = credits.filter((each) => each.has(question.id));
    const own = asked.map((each) => each.get(question.id) ?? 0);
    const rest = asked.map((each, index) => (totalOf(each) - (own[index] ?? 0)) / 3);
    const kinds = attempts.flatMap((each) => each.get(question.id) ?? []);
    expect(question).toMatchObject({
      takers: asked.length,
      correct: kinds.filter((kind) => kind === 'right').length,
      omitted: kinds.filter((kind) => kind === 'none').length,
      facility: near(Math.max(0, mean(own))),
      discrimination: asked.length < 20 ? null : near(correlation(own, rest)),
    });
  }
});

test('attempts that a process from before points ended get their points, unless these would take a pass', async () => {
  await using world = await createWorld();
  const learners = [await world.person(), await world.person(), await world.person()];
  const quiz = await makePointsQuiz(world, {
    rules: { passMarkPercent: 50, cooldownHours: { passed: 0, failed: 48 } },
  });
  // 3.32 of 4, passed; 1.41 and 1.75, not passed.
  const papers: Given[][] = [
    ['most', 'right', 'right', 'most'],
    ['right', 'most', 'wrong', 'none'],
    ['right', 'right', 'wrong', 'none'],
  ];
  const ids: number[] = [];
  for (const [index, learner] of learners.entries()) {
    const { id } = await takeForPoints(learner, quiz.id, papers[index] ?? []);
    ids.push(id);
  }
  await tallyAttempts(world.db, world.clock.now());
  const right = { marks: await marks(world), sums: await sums(world) };

  // Such a process counts right answers alone: the first misses, the last passes with two of four.
  await world.db.updateTable('answers').set({ credit: null }).execute();
  await world.db
    .updateTable('quizAttempts')
    .set({
      points: null,
      passed: sql`score * 2 > total_questions`,
      canRetakeAt: sql`completed_at + interval '48 hours'`,
    })
    .where('id', '<>', ids[2] ?? 0)
    .execute();
  await world.db
    .updateTable('quizAttempts')
    .set({ points: null, passed: true, canRetakeAt: sql`completed_at` })
    .where('id', '=', ids[2] ?? 0)
    .execute();
  // What it summed is wrong too.
  await world.db.updateTable('quizStats').set({ topPoints: 200 }).execute();

  await repairPoints(world.db, world.clock.now());
  const repaired = await marks(world);
  expect(repaired.answers.slice(0, 8)).toEqual(right.marks.answers.slice(0, 8));
  const before = right.marks.attempts;
  expect(repaired.attempts).toEqual([
    before[0],
    before[1],
    // It would lose its pass.
    { ...before[2], points: null, passed: true, canRetakeAt: expect.any(Date) },
  ]);
  expect((await sums(world)).stats).toMatchObject([{ topPoints: 332 }]);
  await tallied(world);
  // Once filled there is nothing to do, also with the one that keeps its result, and a recount of the command fills too.
  const done = await marks(world);
  const rows = () => sql`select xmin::text from quiz_attempts order by id`.execute(world.db);
  const written = await rows();
  expect(await listWithoutPoints(world.db, { after: 0, count: 10 })).toEqual([]);
  await repairPoints(world.db, world.clock.now());
  expect(await marks(world)).toEqual(done);
  expect((await rows()).rows).toEqual(written.rows);
  await world.db
    .updateTable('quizAttempts')
    .set({ points: null, passed: false })
    .where('id', '=', ids[1] ?? 0)
    .execute();
  await recountTallies(world.db, world.clock.now());
  expect(await marks(world)).toEqual(done);
});
