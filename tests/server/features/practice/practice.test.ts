import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tallyAttempts } from '#server/features/progress/workflows/tally.ts';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const day = 24 * 60 * 60 * 1000;
const newId = () => crypto.randomUUID();

/** A learner who has taken a quiz. */
async function taken(questions = 4, correct = 2) {
  const learner = await world.person();
  const quiz = await makeQuiz(world, { questions });
  const attempt = await learner.calls.attempt.start({ quizId: quiz.id });
  const answers = answersFor(attempt.questions, correct);
  await learner.calls.attempt.submit({ attemptId: attempt.id, answers });
  return { learner, quiz, attempt };
}

const idsOf = async (learner: Person, input: Parameters<Person['calls']['practice']['next']>[0]) =>
  (await learner.calls.practice.next(input)).questions.map(({ questionId }) => questionId);

describe('what can be practised', () => {
  test('the questions of finished attempts, without keys, whatever the lock of the quiz', async () => {
    const { learner, quiz } = await taken();
    const { questions } = await learner.calls.practice.next({ mode: 'quiz', quizId: quiz.id });
    expect(questions.map(({ questionId }) => questionId).sort()).toEqual(
      quiz.questionIds.toSorted(),
    );
    expect(JSON.stringify(questions)).not.toContain('secret explanation');
    expect(JSON.stringify(questions)).not.toContain('correctOption');
    const [status] = await learner.calls.attempt.retakeStatus({ quizIds: [quiz.id] });
    expect(status?.canRetake).toBe(false);
  });

  test('nothing before the first finished attempt, nothing of an open one, nothing of another learner', async () => {
    const { quiz } = await taken();
    const learner = await world.person();
    expect(await idsOf(learner, { mode: 'mixed' })).toEqual([]);
    const { questions } = await learner.calls.attempt.start({ quizId: quiz.id });
    expect(await idsOf(learner, { mode: 'mixed' })).toEqual([]);
    const [{ questionId } = { questionId: 0 }] = questions;
    await expect(
      learner.calls.practice.answer({
        questionId,
        version: 1,
        answerId: newId(),
        selectedOption: 1,
      }),
    ).rejects.toThrow('not found');
  });

  test('a question of an attempt that is open again is left out meanwhile', async () => {
    const { learner, quiz } = await taken();
    world.clock.advance(3 * day);
    expect(await idsOf(learner, { mode: 'mixed' })).toHaveLength(4);
    await learner.calls.attempt.start({ quizId: quiz.id });
    expect(await idsOf(learner, { mode: 'mixed' })).toEqual([]);
  });

  test('a quiz that was withdrawn, and an archived question, are left out', async () => {
    const { learner, quiz } = await taken();
    const [first = 0] = quiz.questionIds;
    await world.db
      .updateTable('questions')
      .set({ archivedAt: world.clock.now() })
      .where('id', '=', first)
      .execute();
    expect(await idsOf(learner, { mode: 'mixed' })).toHaveLength(3);
    await world.db
      .updateTable('quizzes')
      .set({ status: 'draft' })
      .where('id', '=', quiz.id)
      .execute();
    expect(await idsOf(learner, { mode: 'mixed' })).toEqual([]);
  });
});

describe('an answer', () => {
  test('is graded at once with key and explanation, and counts once however often it is sent', async () => {
    const { learner, quiz } = await taken();
    const [questionId = 0] = quiz.questionIds;
    const answer = { questionId, version: 1, answerId: newId(), selectedOption: 0 };
    const [one, two] = await Promise.all([
      learner.calls.practice.answer(answer),
      learner.calls.practice.answer(answer),
    ]);
    expect(one.review).toMatchObject({ isCorrect: false, selectedOption: 0 });
    expect(one.review.question).toMatchObject({
      keyShown: true,
      correctOption: 1,
      explanation: 'secret explanation',
    });
    expect(two.review).toEqual(one.review);
    const { week } = await learner.calls.practice.summary();
    expect(week).toEqual({ answers: 1, right: 0 });
    world.clock.advance(7 * day - 1);
    expect((await learner.calls.practice.summary()).week).toEqual(week);
    world.clock.advance(1);
    expect((await learner.calls.practice.summary()).week).toEqual({ answers: 0, right: 0 });
  });

  test('to a question that was changed meanwhile is refused, because its options may be others', async () => {
    const { learner, quiz } = await taken();
    const [questionId = 0] = quiz.questionIds;
    await world.db
      .updateTable('questions')
      .set({ text: 'A new text', updatedAt: world.clock.now() })
      .where('id', '=', questionId)
      .execute();
    const answer = { questionId, answerId: newId(), selectedOption: 1 };
    await expect(learner.calls.practice.answer({ ...answer, version: 1 })).rejects.toThrow(
      'changed meanwhile',
    );
    const { questions } = await learner.calls.practice.next({ mode: 'quiz', quizId: quiz.id });
    const { version = 0 } = questions.find((row) => row.questionId === questionId) ?? {};
    await learner.calls.practice.answer({ ...answer, version });
  });

  test('changes what is due, and the list of mistakes', async () => {
    const { learner, quiz, attempt } = await taken(4, 2);
    const wrongIds = attempt.questions.slice(2).map(({ questionId }) => questionId);
    expect((await idsOf(learner, { mode: 'mistakes' })).sort()).toEqual(wrongIds.toSorted());
    const before = await learner.calls.practice.summary();
    expect(before).toMatchObject({ questions: 4, due: 0, mistakes: 2 });
    expect(before.topics[0]?.recall).toBeCloseTo(0.5, 1);
    world.clock.advance(30 * day);
    expect((await learner.calls.practice.summary()).due).toBe(4);
    for (const questionId of quiz.questionIds) {
      const { dueAt } = await learner.calls.practice.answer({
        questionId,
        version: 1,
        answerId: newId(),
        selectedOption: 1,
      });
      expect(Date.parse(dueAt)).toBeGreaterThan(world.clock.now().getTime());
    }
    const after = await learner.calls.practice.summary();
    expect(after).toMatchObject({ due: 0, mistakes: 0, topics: [{ questions: 4 }] });
    expect(after.topics[0]?.recall).toBeGreaterThan(0.95);
  });

  test('counts in no result, statistic, rank, rating or cooldown', async () => {
    const { learner, quiz } = await taken(3, 1);
    await tallyAttempts(world.db, world.clock.now());
    const read = async () => ({
      status: await learner.calls.attempt.retakeStatus({ quizIds: [quiz.id] }),
      stats: await learner.calls.quiz.stats({ id: quiz.id }),
      attempts: await learner.calls.attempt.list(),
      questions: await world.db
        .selectFrom('questions')
        .where('quizId', '=', quiz.id)
        .select(['timesAnswered', 'timesCorrect', 'difficultyScore'])
        .orderBy('id')
        .execute(),
      standings: await world.db.selectFrom('standings').selectAll().orderBy('userId').execute(),
    });
    const before = await read();
    for (const questionId of quiz.questionIds)
      await learner.calls.practice.answer({
        questionId,
        version: 1,
        answerId: newId(),
        selectedOption: 1,
      });
    await tallyAttempts(world.db, world.clock.now());
    expect(await read()).toEqual(before);
  });

  test('a guess that was right is due sooner than an answer that was known', async () => {
    const { learner, quiz } = await taken(2, 2);
    const [guessed = 0, known = 0] = quiz.questionIds;
    world.clock.advance(5 * day);
    const answer = (questionId: number, confidence: 'guess' | 'sure') =>
      learner.calls.practice.answer({
        ...{ questionId, confidence },
        version: 1,
        answerId: newId(),
        selectedOption: 1,
      });
    const { dueAt: guess } = await answer(guessed, 'guess');
    const { dueAt: sure } = await answer(known, 'sure');
    expect(Date.parse(guess)).toBeLessThan(Date.parse(sure));
  });
});

test('a higher target makes questions due sooner, at once', async () => {
  const { learner, quiz } = await taken(3, 3);
  world.clock.advance(4 * day);
  for (const questionId of quiz.questionIds)
    await learner.calls.practice.answer({
      questionId,
      version: 1,
      answerId: newId(),
      selectedOption: 1,
    });
  world.clock.advance(6 * day);
  expect((await learner.calls.practice.summary()).due).toBe(0);
  await learner.calls.practice.saveSettings({ retention: 0.97, asksConfidence: true });
  expect(await learner.calls.practice.summary()).toMatchObject({
    due: 3,
    settings: { retention: 0.97, asksConfidence: true },
  });
});
