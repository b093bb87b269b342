import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tallyAttempts } from '#server/features/progress/workflows/tally.ts';
import { voidPin } from '#shared/kernel/limits.ts';
import { answersFor, makeQuiz, makeSeries, takeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
});
afterAll(() => world.close());

type Changes = Omit<Parameters<Person['calls']['quiz']['update']>[0], 'id'>;

/** A quiz that its author has opened for practice, and a learner who has never taken it. */
async function opened(changes: Changes = {}) {
  const quiz = await makeQuiz(world, { questions: 3 });
  await admin.calls.quiz.update({ id: quiz.id, isOpenForPractice: true, ...changes });
  return { quiz, learner: await world.person() };
}

const idsOf = async (learner: Person, quizId: number) => {
  const { questions } = await learner.calls.practice.next({ mode: 'quiz', quizId });
  return questions.map(({ questionId }) => questionId).sort((a, b) => a - b);
};

const answer = (learner: Person, questionId: number, selectedOption = 1) =>
  learner.calls.practice.answer({
    ...{ questionId, selectedOption, version: 1 },
    answerId: crypto.randomUUID(),
  });

const kept = (learner: Person, questionId: number) =>
  learner.calls.practice.sendKept({
    answers: [
      {
        ...{ questionId, version: 1, selectedOption: 1, answerId: crypto.randomUUID() },
        answeredAt: world.clock.now().toISOString(),
      },
    ],
  });

describe('a quiz that is opened for practice', () => {
  test('is practised before any attempt; keys come with an answer, never with a question', async () => {
    const { quiz, learner } = await opened();
    const set = await learner.calls.practice.next({ mode: 'quiz', quizId: quiz.id });
    expect(await idsOf(learner, quiz.id)).toEqual(quiz.questionIds);
    expect(JSON.stringify(set)).not.toContain('secret explanation');
    expect(JSON.stringify(set)).not.toContain('correctOption');
    const { review } = await answer(learner, quiz.questionIds[0] ?? 0);
    expect(review.question).toMatchObject({
      ...{ keyShown: true, correctOption: 1, explanation: 'secret explanation' },
    });
  });

  test('gives a browser without a connection only the keys of questions that were answered', async () => {
    const { quiz, learner } = await opened();
    expect((await learner.calls.practice.pack()).questions).toEqual([]);
    const [first = 0] = quiz.questionIds;
    await answer(learner, first);
    const { questions } = await learner.calls.practice.pack();
    expect(questions.map(({ questionId }) => questionId)).toEqual([first]);
    const { answers } = await kept(learner, quiz.questionIds[1] ?? 0);
    expect(answers).toMatchObject([{ outcome: 'stored' }]);
  });

  test('counts nowhere, and its answers are part of what is remembered', async () => {
    const { quiz, learner } = await opened();
    const before = await learner.calls.quiz.stats({ id: quiz.id });
    await answer(learner, quiz.questionIds[0] ?? 0, 0);
    await tallyAttempts(world.db, world.clock.now());
    expect(await learner.calls.quiz.stats({ id: quiz.id })).toEqual(before);
    expect(await learner.calls.attempt.list()).toEqual([]);
    expect(await learner.calls.progress.ownPlace()).toBeNull();
    const summary = await learner.calls.practice.summary();
    expect(summary).toMatchObject({ questions: 1, mistakes: 1, quizzes: [{ id: quiz.id }] });
    expect((await learner.calls.practice.next({ mode: 'mistakes' })).questions).toHaveLength(1);
    await learner.calls.attempt.start({ quizId: quiz.id });
  });

  test('is left out while an own attempt with its questions is open', async () => {
    const { quiz, learner } = await opened();
    const [first = 0] = quiz.questionIds;
    await learner.calls.attempt.start({ quizId: quiz.id });
    expect(await idsOf(learner, quiz.id)).toEqual([]);
    await expect(answer(learner, first)).rejects.toThrow('not found');
  });

  test('is left out while an attempt that was left at once can be continued with its questions', async () => {
    const { quiz, learner } = await opened();
    const [first = 0] = quiz.questionIds;
    const { id } = await learner.calls.attempt.start({ quizId: quiz.id });
    await learner.calls.attempt.leave({ attemptId: id });
    expect(await idsOf(learner, quiz.id)).toEqual([]);
    await expect(answer(learner, first)).rejects.toThrow('not found');
    expect((await learner.calls.practice.pack()).questions).toEqual([]);
    world.clock.advance(voidPin);
    expect(await idsOf(learner, quiz.id)).toEqual(quiz.questionIds);
  });

  test('shows keys where its results show none, and none of it once it is closed again', async () => {
    const { quiz, learner } = await opened();
    const { rules } = await admin.calls.quiz.getForAuthor({ id: quiz.id });
    const feedback = { ...rules.feedback, atEnd: 'score', afterClosing: 'score' } as const;
    await admin.calls.quiz.update({ id: quiz.id, rules: { ...rules, feedback } });
    const attempt = await learner.calls.attempt.start({ quizId: quiz.id });
    const answers = answersFor(attempt.questions, 0);
    await learner.calls.attempt.submit({ attemptId: attempt.id, answers });
    expect(await idsOf(learner, quiz.id)).toHaveLength(3);
    await answer(learner, quiz.questionIds[0] ?? 0);
    await admin.calls.quiz.update({ id: quiz.id, isOpenForPractice: false });
    expect(await idsOf(learner, quiz.id)).toEqual([]);
    await expect(answer(learner, quiz.questionIds[0] ?? 0)).rejects.toThrow('not found');
    expect((await learner.calls.practice.pack()).questions).toEqual([]);
    expect((await kept(learner, quiz.questionIds[0] ?? 0)).answers).toMatchObject([
      { outcome: 'refused' },
    ]);
  });
});

describe('who may practise it follows who may take it', () => {
  const refused: [string, () => Changes][] = [
    ['a draft', () => ({ status: 'draft' })],
    ['one that is not opened', () => ({ isOpenForPractice: false })],
    ['one that opens later', () => ({ opensAt: new Date(Date.now() + 1e11).toISOString() })],
    ['one with an access code', () => ({ accessCode: 'sesame' })],
    ['one by link', () => ({ isByLink: true, isMembersOnly: true, isListed: false })],
  ];
  test.each(refused)('%s is practised by no learner', async (_, changes) => {
    const { quiz, learner } = await opened(changes());
    const [first = 0] = quiz.questionIds;
    expect(await idsOf(learner, quiz.id)).toEqual([]);
    await expect(answer(learner, first)).rejects.toThrow('not found');
    expect((await kept(learner, first)).answers).toMatchObject([{ outcome: 'refused' }]);
  });

  test('a deleted one is practised by no learner', async () => {
    const { quiz, learner } = await opened();
    await answer(learner, quiz.questionIds[0] ?? 0);
    await admin.calls.quiz.remove({ id: quiz.id });
    expect(await idsOf(learner, quiz.id)).toEqual([]);
    expect((await learner.calls.practice.summary()).questions).toBe(0);
  });

  test('one for members is practised by members', async () => {
    const { quiz, learner } = await opened({ isMembersOnly: true });
    expect(await idsOf(learner, quiz.id)).toHaveLength(3);
  });

  test('who has given the access code for an attempt practises all its questions afterwards', async () => {
    const { quiz, learner } = await opened({ accessCode: 'sesame', questionsPerAttempt: 1 });
    const start = { quizId: quiz.id, accessCode: 'sesame' };
    const { id, questions } = await learner.calls.attempt.start(start);
    await learner.calls.attempt.submit({ attemptId: id, answers: answersFor(questions, 0) });
    expect(await idsOf(learner, quiz.id)).toHaveLength(3);
  });

  test('a question of another quiz is practised by the rule of its own quiz', async () => {
    const { learner } = await opened();
    const other = await makeQuiz(world, { questions: 1 });
    await expect(answer(learner, other.questionIds[0] ?? 0)).rejects.toThrow('not found');
  });
});

test('its public page says so', async () => {
  const { quiz } = await opened();
  expect(await world.guest.calls.quiz.card({ id: quiz.id })).toMatchObject({
    isOpenForPractice: true,
  });
});

test('a series is practised with all its opened and taken quizzes', async () => {
  const { quiz, learner } = await opened();
  const taken = await makeQuiz(world, { questions: 2 });
  const { id, questions } = await learner.calls.attempt.start({ quizId: taken.id });
  await learner.calls.attempt.submit({ attemptId: id, answers: answersFor(questions, 1) });
  const locked = await makeQuiz(world, { questions: 1 });
  const series = await makeSeries(world, [quiz.id, taken.id, locked.id]);
  const set = await learner.calls.practice.next({ mode: 'series', seriesId: series.id });
  expect(set.questions.map(({ questionId }) => questionId).sort((a, b) => a - b)).toEqual([
    ...quiz.questionIds,
    ...taken.questionIds,
  ]);
});

test('a series that is not shown gives no questions of its unlisted quizzes', async () => {
  const { quiz, learner } = await opened({ isListed: false });
  const { id: seriesId } = await makeSeries(world, [quiz.id]);
  const practised = async () =>
    (await learner.calls.practice.next({ mode: 'series', seriesId })).questions.length;
  expect(await practised()).toBe(3);
  await admin.calls.series.update({ id: seriesId, status: 'archived' });
  expect(await practised()).toBe(0);
});

test('a taken quiz is practised with its questions that another quiz asked later', async () => {
  const learner = await world.person();
  const home = await makeQuiz(world, { questions: 2 });
  const linking = await makeQuiz(world, { questions: 1 });
  const [linked = 0] = home.questionIds;
  const link = { quizId: linking.id, questionId: linked, position: 1 };
  await world.db.insertInto('quizLinks').values(link).execute();
  await takeQuiz(learner, home.id);
  world.clock.advance(60_000);
  await takeQuiz(learner, linking.id);
  expect(await idsOf(learner, home.id)).toEqual(home.questionIds);
  expect(await idsOf(learner, linking.id)).toEqual([linked, ...linking.questionIds]);
});
