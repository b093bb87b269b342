import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { standardRules } from '#shared/features/quiz/rules.ts';
import { makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const rules = { ...standardRules, oneWay: true, questionSeconds: 30, shuffleQuestions: false };

/** An open attempt at four questions of 30 seconds each, of which the second option is right. */
async function scene({ extraTimePercent = 0, timeLimit = 10, atOnce = false } = {}) {
  const admin = await world.person({ isAdmin: true });
  const quiz = await makeQuiz(world, { questions: 4, questionsPerAttempt: 4, timeLimit });
  const feedback = { ...rules.feedback, atOnce: atOnce ? 'keys' : null };
  const changed = await admin.http('PUT', `/api/quizzes/${quiz.id}`, {
    rules: { ...rules, feedback },
  });
  expect(changed.status, changed.text).toBe(200);
  const learner = await world.person();
  if (extraTimePercent > 0)
    await world.db
      .insertInto('exceptions')
      .values({
        userId: learner.id,
        quizId: quiz.id,
        extraTimePercent,
        createdAt: world.clock.now(),
      })
      .execute();
  const { attempt: calls } = learner.calls;
  const attempt = await calls.start({ quizId: quiz.id });
  const attemptId = attempt.id;
  const begin = Date.parse(attempt.startedAt);
  const given = (index: number, selectedOption: number, seq?: number) => ({
    questionId: attempt.questions[index]?.questionId ?? 0,
    selectedOption,
    ...(seq !== undefined && { seq }),
  });
  const seconds = (moment: string | null) =>
    moment === null ? null : (Date.parse(moment) - begin) / 1000;
  return {
    admin,
    quizId: quiz.id,
    learner,
    calls,
    attempt,
    given,
    seconds,
    save: async (answers: ReturnType<typeof given>[], reached?: number) => {
      const saved = await calls.save({
        attemptId,
        answers,
        ...(reached !== undefined && { reached }),
      });
      return {
        reached: saved.reached,
        ends: seconds(saved.questionEndsAt),
        refused: saved.refused.length,
      };
    },
    resumed: async () => {
      const again = await calls.start({ quizId: quiz.id });
      const byId = new Map(
        again.answers.map((answer) => [answer.questionId, answer.selectedOption]),
      );
      return {
        reached: again.reached,
        ends: seconds(again.questionEndsAt),
        options: attempt.questions.map(({ questionId }) => byId.get(questionId)),
      };
    },
  };
}

const wait = (seconds: number) => world.clock.advance(seconds * 1000);
const failure = (code: string) => expect.objectContaining({ failure: code });

describe('time of a question is over', () => {
  test('the next one comes by itself, and later answers are refused, also over REST and in a submit', async () => {
    const { attempt, calls, given, learner, resumed, save, seconds } = await scene();
    expect([attempt.questionSeconds, seconds(attempt.questionEndsAt)]).toEqual([30, 30]);
    expect(seconds(attempt.deadline)).toBe(120);
    await save([given(0, 2, 1)]);
    wait(36);
    expect(await resumed()).toEqual({ reached: 1, ends: 60, options: [2, -1, -1, -1] });
    expect(await save([given(0, 1, 9)])).toEqual({ reached: 1, ends: 60, refused: 1 });
    const rest = await learner.http('POST', '/api/answers', {
      attemptId: attempt.id,
      ...given(0, 1),
    });
    expect(rest.status, rest.text).toBe(409);
    const answers = [given(0, 1, 99), given(1, 1, 99)];
    const outcome = await calls.submit({ attemptId: attempt.id, answers });
    expect(outcome).toMatchObject({ kind: 'submitted', result: { score: 1 } });
  });

  test('what is on its way still counts', async () => {
    const { given, save, resumed } = await scene();
    wait(34);
    expect(await save([given(0, 1, 1)], 1)).toEqual({ reached: 1, ends: 60, refused: 0 });
    wait(30);
    expect(await save([given(1, 1, 2)])).toEqual({ reached: 2, ends: 90, refused: 0 });
    expect((await resumed()).options).toEqual([1, 1, -1, -1]);
  });

  test('an answer to the next one closes it at once, and the clock goes on', async () => {
    const { given, save, resumed } = await scene();
    await save([given(0, 2, 1)]);
    wait(31);
    expect(await save([given(1, 1, 2)], 1)).toEqual({ reached: 1, ends: 60, refused: 0 });
    wait(1);
    expect(await save([given(0, 1, 3)], 1)).toEqual({ reached: 1, ends: 60, refused: 1 });
    wait(60);
    // By then two further questions have passed; the answer of the third one is on its way.
    expect(await save([given(2, 1, 4)], 3)).toEqual({ reached: 3, ends: 120, refused: 0 });
    expect(await save([given(2, 2, 5)])).toEqual({ reached: 3, ends: 120, refused: 1 });
    expect((await resumed()).options).toEqual([2, 1, 1, -1]);
  });

  test('for who never asks again: the rest of the paper runs out with it', async () => {
    const { attempt, calls, given, save } = await scene();
    await save([given(0, 1, 1)]);
    wait(200);
    await expect(save([given(1, 1, 2)])).rejects.toEqual(failure('attempt-over'));
    const review = await calls.review({ id: attempt.id });
    expect(review).toMatchObject({ status: 'timed_out', score: 1 });
  });

  test('of the last question: nothing can be answered, though the attempt is open until its deadline', async () => {
    const { attempt, calls, given, save } = await scene();
    expect(await save([given(3, 2, 1)], 3)).toEqual({ reached: 3, ends: 30, refused: 0 });
    wait(40);
    expect(await save([given(3, 1, 2)])).toEqual({ reached: 3, ends: 30, refused: 1 });
    const answers = [given(3, 1, 3)];
    const outcome = await calls.submit({ attemptId: attempt.id, answers });
    expect(outcome).toMatchObject({ kind: 'submitted', result: { score: 0 } });
  });

  test('a check comes too late like a save', async () => {
    const { attempt, calls, given } = await scene({ atOnce: true });
    wait(36);
    const late = await calls.check({ attemptId: attempt.id, ...given(0, 1, 1) });
    expect(late.checked).toEqual([]);
    const next = await calls.check({ attemptId: attempt.id, ...given(1, 1, 1) });
    expect(next.checked).toHaveLength(1);
  });
});

describe('the time of a question', () => {
  test('starts when the learner comes to it, and runs on through repeated messages and other devices', async () => {
    const { given, save, resumed } = await scene();
    wait(10);
    expect(await save([given(0, 1, 1)], 1)).toEqual({ reached: 1, ends: 40, refused: 0 });
    wait(5);
    expect(await save([given(0, 1, 1)], 1)).toEqual({ reached: 1, ends: 40, refused: 0 });
    expect(await resumed()).toMatchObject({ reached: 1, ends: 40 });
    wait(30);
    expect(await resumed()).toMatchObject({ reached: 2, ends: 70 });
    wait(5);
    expect(await save([given(3, 1, 2)])).toEqual({ reached: 3, ends: 80, refused: 0 });
  });

  test('has the extra time of an exception, and the attempt never ends after its time limit', async () => {
    const more = await scene({ extraTimePercent: 50 });
    expect(more.attempt.questionSeconds).toBe(45);
    expect(more.seconds(more.attempt.deadline)).toBe(180);
    const short = await scene({ timeLimit: 1 });
    expect(short.seconds(short.attempt.deadline)).toBe(60);
  });

  test('grows by minutes that are added while it is shown', async () => {
    const { admin, attempt, given, quizId, resumed, save, calls, seconds } = await scene();
    wait(40);
    await admin.calls.attempt.addTime({ quizId, attemptId: attempt.id, minutes: 1 });
    expect(await resumed()).toMatchObject({ reached: 1, ends: 120 });
    const [open] = await calls.open();
    expect([seconds(open?.questionEndsAt ?? null), seconds(open?.deadline ?? null)]).toEqual([
      120, 180,
    ]);
    expect(await save([given(0, 1, 1)])).toMatchObject({ refused: 1 });
    wait(60);
    expect(await save([given(1, 1, 1)])).toEqual({ reached: 1, ends: 120, refused: 0 });
    wait(30);
    expect(await resumed()).toMatchObject({ reached: 2, ends: 150 });
  });

  test('is not shortened or lengthened by messages that race', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { given, save, resumed } = await scene();
      wait(10);
      await Promise.all([
        save([given(0, 1, 3)], 1),
        save([given(0, 1, 3)], 1),
        save([given(0, 1, 2)], 0),
        save([given(1, 2, 4)], 1),
      ]);
      expect(await resumed()).toEqual({ reached: 1, ends: 40, options: [1, 2, -1, -1] });
    }
  });

  test('needs rules without a way back', async () => {
    const { admin, quizId } = await scene();
    const refused = await admin.http('PUT', `/api/quizzes/${quizId}`, {
      rules: { ...rules, oneWay: false },
    });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('Questions with a time of their own have no way back');
  });
});
