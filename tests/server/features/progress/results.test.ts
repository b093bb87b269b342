import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseAccount, scheduleDeletion } from '#server/features/account/erasure/mutations.ts';
import { readSummary } from '#server/features/progress/results/workflows/read-statistics.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { answersFor, makeQuiz, pinnedRules } from '#tests/support/catalogue.ts';
import { makeEssayQuiz, takeEssayQuiz } from '#tests/support/essays.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

const day = 24 * 3_600_000;

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
});
afterAll(() => world.close());

/** Numbers from 0 to 1, the same in each run. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** One attempt as the test knows it: the chosen option of each question that was asked, null for none. */
interface Simulated {
  taker: number;
  chosen: Map<number, number | null>;
}

const right = 1;
const scoreOf = ({ chosen }: Simulated) =>
  [...chosen.values()].filter((option) => option === right).length;
const shareOf = (attempt: Simulated) => scoreOf(attempt) / attempt.chosen.size;

/** Attempts of people with different abilities; every fourth person takes the quiz twice. */
function simulate(questionIds: number[], { people = 60, perAttempt = questionIds.length } = {}) {
  const chance = chances(7);
  const attempts: Simulated[] = [];
  for (let taker = 0; taker < people; taker += 1) {
    const ability = chance();
    for (let turn = 0; turn < (taker % 4 === 0 ? 2 : 1); turn += 1) {
      const drawn = [...questionIds]
        .map((id) => ({ id, at: chance() }))
        .sort((a, b) => a.at - b.at)
        .slice(0, perAttempt)
        .map(({ id }) => id);
      const chosen = new Map(
        drawn.map((id) => {
          const hardness = (questionIds.indexOf(id) + 1) / (questionIds.length + 1);
          if (chance() < 0.05) return [id, null] as const;
          const isRight = chance() < 0.15 + 0.8 * Math.min(1, ability / (2 * hardness));
          return [id, isRight ? right : ([0, 2][Math.floor(chance() * 2)] ?? 0)] as const;
        }),
      );
      attempts.push({ taker, chosen });
    }
  }
  return attempts;
}

/** Stores simulated attempts; those of one taker follow one another. */
async function store(quizId: number, attempts: readonly Simulated[]) {
  const takers = new Map<number, Person>();
  for (const [index, attempt] of attempts.entries()) {
    const person = takers.get(attempt.taker) ?? (await world.person());
    takers.set(attempt.taker, person);
    const startedAt = new Date(world.clock.now().getTime() + index * 1000);
    const score = scoreOf(attempt);
    const { id } = await world.db
      .insertInto('quizAttempts')
      .values({
        quizId,
        userId: person.id,
        status: index % 5 === 0 ? 'timed_out' : 'submitted',
        startedAt,
        deadline: new Date(startedAt.getTime() + day),
        completedAt: new Date(startedAt.getTime() + 60_000),
        timeTaken: 60,
        totalQuestions: attempt.chosen.size,
        score,
        passed: score * 100 >= 80 * attempt.chosen.size,
        paper: '[]',
        rules: pinnedRules,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const answers = [...attempt.chosen].map(([questionId, option]) => ({
      quizAttemptId: id,
      questionId,
      response: option === null ? null : JSON.stringify({ selectedOption: option }),
      isCorrect: option === right,
    }));
    await world.db.insertInto('answers').values(answers).execute();
  }
}

const firstOnes = (attempts: readonly Simulated[]) =>
  attempts.filter(
    (each, index) => attempts.findIndex(({ taker }) => taker === each.taker) === index,
  );

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;

/** By the differences of all pairs: no mean is needed. */
function deviation(values: readonly number[]): number {
  let squares = 0;
  for (const [index, a] of values.entries())
    for (const b of values.slice(index + 1)) squares += (a - b) ** 2;
  return Math.sqrt(squares / (values.length * (values.length - 1)));
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const [a = 0, b = 0] =
    sorted.length % 2 === 0 ? [sorted[half - 1], sorted[half]] : Array(2).fill(sorted[half - 0.5]);
  return (a + b) / 2;
}

/** The point-biserial correlation as textbooks have it: from the means of those who are right and wrong. */
function pointBiserial(answers: readonly { isRight: boolean; rest: number }[]): number {
  const rests = answers.map(({ rest }) => rest);
  const ofRight = answers.filter(({ isRight }) => isRight).map(({ rest }) => rest);
  const ofWrong = answers.filter(({ isRight }) => !isRight).map(({ rest }) => rest);
  const p = ofRight.length / answers.length;
  const spread = deviation(rests) * Math.sqrt((rests.length - 1) / rests.length);
  return ((mean(ofRight) - mean(ofWrong)) / spread) * Math.sqrt(p * (1 - p));
}

/** Cronbach's alpha as he wrote it: from the variances of the questions and of the scores. */
function classicalAlpha(attempts: readonly Simulated[], questionIds: readonly number[]): number {
  const k = questionIds.length;
  const variances = questionIds.map(
    (id) => deviation(attempts.map(({ chosen }) => Number(chosen.get(id) === right))) ** 2,
  );
  const ofScores = deviation(attempts.map(scoreOf)) ** 2;
  return (k / (k - 1)) * (1 - variances.reduce((a, b) => a + b, 0) / ofScores);
}

/** From every pair of different questions of each attempt, one by one. */
function pairwiseAlpha(attempts: readonly Simulated[]): number {
  const answered = new Map<number, number[]>();
  for (const { chosen } of attempts)
    for (const [id, option] of chosen)
      answered.set(id, [...(answered.get(id) ?? []), Number(option === right)]);
  const residual = (id: number, option: number | null) =>
    Number(option === right) - mean(answered.get(id) ?? []);
  const squares: number[] = [];
  const products: number[] = [];
  for (const { chosen } of attempts)
    for (const [a, ofA] of chosen) {
      squares.push(residual(a, ofA) ** 2);
      for (const [b, ofB] of chosen)
        if (a !== b) products.push(residual(a, ofA) * residual(b, ofB));
    }
  const k = squares.length / attempts.length;
  return (k * mean(products)) / (mean(squares) + (k - 1) * mean(products));
}

const near = (value: number) => expect.closeTo(value, 9);

describe('the statistics of a quiz equal those computed by other formulas', () => {
  test.each([
    ['each attempt has all questions', 8],
    ['each attempt draws some of them', 5],
  ])('%s', async (_, perAttempt) => {
    const quiz = await makeQuiz(world, { questions: 8, questionsPerAttempt: perAttempt });
    const attempts = simulate(quiz.questionIds, { perAttempt });
    await store(quiz.id, attempts);
    for (const basis of ['first', 'all'] as const) {
      const used = basis === 'all' ? attempts : firstOnes(attempts);
      const percents = used.map((each) => 100 * shareOf(each));
      const alpha = perAttempt === 8 ? classicalAlpha(used, quiz.questionIds) : pairwiseAlpha(used);
      const summary = await admin.calls.progress.resultsSummary({ id: quiz.id, basis });
      expect(summary).toEqual({
        takers: 60,
        gradedAttempts: 75,
        attempts: used.length,
        passed: used.filter((each) => scoreOf(each) * 5 >= each.chosen.size * 4).length,
        mean: near(mean(percents)),
        median: near(median(percents)),
        deviation: near(deviation(percents)),
        distribution: Array.from(
          { length: 10 },
          (_, bin) =>
            used.filter((each) => {
              const tenths = scoreOf(each) * 10;
              const size = each.chosen.size;
              return tenths >= bin * size && (bin === 9 || tenths < (bin + 1) * size);
            }).length,
        ),
        reliability: {
          state: 'known',
          alpha: near(alpha),
          error: near(deviation(percents) * Math.sqrt(1 - alpha)),
        },
        askedQuestions: 8,
        questionsPerAttempt: near(perAttempt),
        isSamePaper: perAttempt === 8,
        isLimited: false,
      });
      const questions = await admin.calls.progress.questionResults({ id: quiz.id, basis });
      expect(questions).toHaveLength(8);
      for (const question of questions) expectQuestion(question, used);
    }
  });
});

type Question = Awaited<ReturnType<Person['calls']['progress']['questionResults']>>[number];

/** Compares one question with what its answers give. */
function expectQuestion(question: Question, attempts: readonly Simulated[]) {
  const asked = attempts.filter(({ chosen }) => chosen.has(question.id));
  const answers = asked.map((attempt) => {
    const isRight = attempt.chosen.get(question.id) === right;
    const others = [...attempt.chosen].filter(([id]) => id !== question.id);
    return { isRight, rest: mean(others.map(([, option]) => Number(option === right))) };
  });
  expect(question).toMatchObject({
    takers: asked.length,
    correct: answers.filter(({ isRight }) => isRight).length,
    omitted: asked.filter(({ chosen }) => chosen.get(question.id) === null).length,
    facility: near(mean(answers.map(({ isRight }) => Number(isRight)))),
    discrimination: asked.length < 20 ? null : near(pointBiserial(answers)),
  });
  const shares = attempts.map(shareOf).toSorted((a, b) => a - b);
  const size = Math.ceil(shares.length * 0.27);
  const [low = 0, high = 1] = [shares[size - 1], shares.at(-size)];
  const groupOf = (attempt: Simulated) => {
    if (shareOf(attempt) <= low) return 'lower';
    return shareOf(attempt) >= high ? 'upper' : 'middle';
  };
  const countIn = (group: string, option?: number) =>
    asked.filter(
      (attempt) =>
        groupOf(attempt) === group &&
        (option === undefined || attempt.chosen.get(question.id) === option),
    ).length;
  const groups = (option?: number) => ({
    lower: countIn('lower', option),
    middle: countIn('middle', option),
    upper: countIn('upper', option),
  });
  expect(question.groups).toEqual(groups());
  expect(question.options.map(({ chosen }) => chosen)).toEqual([0, 1, 2, 3].map(groups));
  expect(question.options.map(({ isKey }) => isKey)).toEqual([false, true, false, false]);
  // No one in the simulation chooses the last option.
  expect(question.notes.includes('unused_option')).toBe(asked.length >= 20);
}

test('with very many answers only the newest attempts are evaluated', async () => {
  const quiz = await makeQuiz(world, { questions: 4 });
  const attempts = simulate(quiz.questionIds, { people: 12 });
  await store(quiz.id, attempts);
  const summary = await readSummary(world.db, {
    quizId: quiz.id,
    basis: 'all',
    maxAnswers: 5 * 4 + 3,
  });
  expect(summary).toMatchObject({ takers: 12, gradedAttempts: 15, attempts: 5, isLimited: true });
  expect(summary.mean).toBeCloseTo(mean(attempts.slice(-5).map((each) => 100 * shareOf(each))), 9);
});

async function take(person: Person, quizId: number, correct: number) {
  const { id, questions } = await person.calls.attempt.start({ quizId });
  world.clock.advance(30_000);
  await person.calls.attempt.submit({
    attemptId: id,
    answers: answersFor(questions, correct),
  });
  return id;
}

test('only graded attempts of learners are evaluated; below twenty there is no reliability', async () => {
  const quiz = await makeQuiz(world, { questions: 4 });
  const empty = await admin.calls.progress.resultsSummary({ id: quiz.id });
  expect(empty).toMatchObject({ takers: 0, attempts: 0, mean: null, median: null });
  expect(await admin.calls.progress.questionResults({ id: quiz.id })).toEqual([]);
  const [ann, ben, cid, dot] = [
    await world.person(),
    await world.person(),
    await world.person(),
    await world.person({ isAdmin: true }),
  ];
  await take(ann, quiz.id, 4);
  await take(dot, quiz.id, 0);
  await ben.calls.attempt.start({ quizId: quiz.id });
  const left = await cid.calls.attempt.start({ quizId: quiz.id });
  world.clock.advance(5000);
  await cid.calls.attempt.leave({ attemptId: left.id });
  expect(await admin.calls.progress.resultsSummary({ id: quiz.id })).toMatchObject({
    takers: 1,
    attempts: 1,
    passed: 1,
    mean: 100,
    deviation: null,
    reliability: { state: 'few_attempts' },
  });
  const [question] = await admin.calls.progress.questionResults({ id: quiz.id });
  expect(question).toMatchObject({ takers: 1, facility: 1, discrimination: null, notes: [] });
  const { items } = await admin.calls.progress.quizAttempts({ id: quiz.id, sort: 'name' });
  expect(items.filter(({ isCounted }) => isCounted)).toMatchObject([{ learner: { id: ann.id } }]);
});

test('attempts are listed with their learners: searched, filtered, sorted and in pages', async () => {
  const quiz = await makeQuiz(world, { questions: 5 });
  const [ann, ben] = [
    await world.person({ username: 'ann_of_results', email: 'ann.results@example.com' }),
    await world.person({ username: 'ben_of_results' }),
  ];
  const [high, low] = [await take(ann, quiz.id, 5), await take(ben, quiz.id, 1)];
  const { quizAttempts } = admin.calls.progress;
  const idsOf = async (filter: Omit<Parameters<typeof quizAttempts>[0], 'id'>) =>
    (await quizAttempts({ id: quiz.id, ...filter })).items.map(({ id }) => id);
  expect((await quizAttempts({ id: quiz.id, q: 'Änn.Results@' })).items).toEqual([
    expect.objectContaining({
      id: high,
      learner: { id: ann.id, name: ann.username, email: ann.email },
      status: 'submitted',
      score: 5,
      totalQuestions: 5,
      passed: true,
      timeTaken: 30,
    }),
  ]);
  expect(await idsOf({})).toEqual([low, high]);
  expect(await idsOf({ q: '%' })).toEqual([]);
  expect(await idsOf({ outcome: 'failed' })).toEqual([low]);
  expect(await idsOf({ outcome: 'open' })).toEqual([]);
  expect(await idsOf({ sort: 'name' })).toEqual([high, low]);
  expect(await idsOf({ sort: 'score' })).toEqual([high, low]);
  expect(await idsOf({ sort: 'score', direction: 'asc' })).toEqual([low, high]);
  expect(await idsOf({ page: 2, perPage: 1 })).toEqual([high]);
  expect(await quizAttempts({ id: quiz.id, perPage: 1 })).toMatchObject({ total: 2, pageSize: 1 });
});

test('an erased learner’s attempt stays, without a name', async () => {
  const quiz = await makeQuiz(world, { questions: 2 });
  const person = await world.person();
  const id = await take(person, quiz.id, 2);
  await inTransaction(world.db, (tx) =>
    scheduleDeletion(tx, person.id, { now: world.clock.now(), settings: world.services.settings }),
  );
  const afterGrace = new Date(world.clock.now().getTime() + 16 * day);
  await inTransaction(world.db, (tx) => eraseAccount(tx, person.id, afterGrace));
  const { items } = await admin.calls.progress.quizAttempts({ id: quiz.id });
  expect(items).toMatchObject([{ id, learner: null, score: 2, isCounted: true }]);
  expect(await admin.calls.progress.resultsSummary({ id: quiz.id })).toMatchObject({ takers: 1 });
});

test('files have every row that is listed, and no cell that a spreadsheet runs', async () => {
  const quiz = await makeQuiz(world, { questions: 2 });
  const person = await world.person();
  await world.db
    .updateTable('users')
    .set({ displayName: '=HYPERLINK("http://evil.example")' })
    .where('id', '=', person.id)
    .execute();
  await world.db
    .updateTable('questions')
    .set({ text: '-2 is, by "definition", …' })
    .where('quizId', '=', quiz.id)
    .execute();
  const id = await take(person, quiz.id, 1);
  const attempts = await admin.calls.progress.attemptsCsv({ id: quiz.id });
  const [titles, row] = Papa.parse<string[]>(attempts.content.slice(1).trim()).data;
  expect(titles).toHaveLength(row?.length ?? 0);
  expect(row?.slice(0, 9)).toEqual([
    String(id),
    '\'=HYPERLINK("http://evil.example")',
    person.email,
    'submitted',
    'yes',
    '1',
    '2',
    '50',
    'no',
  ]);
  const none = await admin.calls.progress.attemptsCsv({ id: quiz.id, outcome: 'passed' });
  expect(none.content.trim().split('\r\n')).toHaveLength(1);
  const questions = await admin.calls.progress.questionsCsv({ id: quiz.id });
  const lines = Papa.parse<string[]>(questions.content.slice(1).trim()).data;
  expect(lines).toHaveLength(1 + 2 * 5);
  expect(lines[1]?.[2]).toBe('\'-2 is, by "definition", …');
});

test('a later attempt is not the first one of a taker while the first waits for a mark', async () => {
  const learner = await world.person();
  const quiz = await makeEssayQuiz(world);
  const first = await takeEssayQuiz(world, learner, quiz);
  world.clock.advance(10 * 24 * 60 * 60 * 1000);
  await takeEssayQuiz(world, learner, quiz, { isRight: false, text: '' });
  const summary = (basis: 'first' | 'all') =>
    admin.calls.progress.resultsSummary({ id: quiz.id, basis });
  // It is left out for its mark, not because there are too many.
  expect(await summary('first')).toMatchObject({ attempts: 0, takers: 1, isLimited: false });
  expect(await summary('all')).toMatchObject({ attempts: 1, mean: 0, isLimited: false });
  await admin.calls.marking.mark({ id: first.id, number: 0, credit: 100 });
  expect(await summary('first')).toMatchObject({ attempts: 1, mean: 100 });
  expect(await summary('all')).toMatchObject({ attempts: 2, mean: 50 });
});
