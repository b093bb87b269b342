import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropOldVoids } from '#server/features/attempt/mutations.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type World } from '#tests/support/world.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const failure = (code: string) => expect.objectContaining({ failure: code });
const now = () => world.clock.now().getTime();

const countAttempts = async (userId: number) =>
  (await world.db.selectFrom('quizAttempts').where('userId', '=', userId).select('id').execute())
    .length;

test('starting and leaving at any times never gives the questions a later deadline', async () => {
  // A quiz of ten minutes that asks all its questions: each paper has the same ones.
  const quiz = await makeQuiz(world, { questions: 5, timeLimit: 10 });
  const rhythm = fc.array(
    fc.record({
      act: fc.constantFrom('start' as const, 'leave' as const),
      wait: fc.constantFrom(0, 500, 3 * second, minute, 5 * minute, 9 * minute),
    }),
    { minLength: 2, maxLength: 10 },
  );
  await fc.assert(
    fc.asyncProperty(rhythm, async (steps) => {
      const person = await world.person();
      const { attempt: calls } = person.calls;
      const first = await calls.start({ quizId: quiz.id });
      const begun = now();
      for (const { act, wait } of steps) {
        world.clock.advance(wait);
        if (now() - begun > 30 * minute) break;
        if (act === 'leave') {
          await calls.leave({ attemptId: first.id });
          continue;
        }
        const again = await calls.start({ quizId: quiz.id }).catch((error: unknown) => {
          expect(error).toEqual(failure('cooldown'));
        });
        if (again) expect(again.deadline).toBe(first.deadline);
      }
      expect(await countAttempts(person.id)).toBe(1);
    }),
    { numRuns: 25 },
  );
});

test('decision 31: the second early leave of a paper abandons it', async () => {
  const { calls, id } = await world.person();
  const quiz = await makeQuiz(world);
  const { id: attemptId } = await calls.attempt.start({ quizId: quiz.id });
  world.clock.advance(second);
  expect(await calls.attempt.leave({ attemptId })).toMatchObject({ kind: 'void' });
  await calls.attempt.start({ quizId: quiz.id });
  world.clock.advance(second);
  expect(await calls.attempt.leave({ attemptId })).toMatchObject({ kind: 'abandoned' });
  await expect(calls.attempt.start({ quizId: quiz.id })).rejects.toEqual(failure('cooldown'));
  expect(await countAttempts(id)).toBe(1);
});

test('a voided attempt whose time ran out locks the quiz until its half hour is over', async () => {
  const { calls } = await world.person();
  const quiz = await makeQuiz(world, { timeLimit: 10 });
  const first = await calls.attempt.start({ quizId: quiz.id });
  const left = await calls.attempt.leave({ attemptId: first.id });
  if (left.kind !== 'void') throw new Error('Not void');
  const status = async () => (await calls.attempt.retakeStatus({ quizIds: [quiz.id] }))[0];
  expect(await status()).toMatchObject({ canRetake: true, action: 'start' });
  world.clock.advance(10 * minute);
  expect(await status()).toMatchObject({
    canRetake: false,
    canRetakeAt: left.pinnedUntil,
    action: 'cooldown',
  });
  await expect(calls.attempt.start({ quizId: quiz.id })).rejects.toMatchObject({
    failure: 'cooldown',
    details: { canRetakeAt: left.pinnedUntil },
  });
  world.clock.advance(20 * minute);
  expect(await status()).toMatchObject({ canRetake: true, canRetakeAt: null });
  const second = await calls.attempt.start({ quizId: quiz.id });
  // For 48 hours after voiding an attempt the next one cannot be voided.
  expect(second).toMatchObject({ resumed: false, canBeVoided: false });
  expect(await calls.attempt.leave({ attemptId: second.id })).toMatchObject({ kind: 'abandoned' });
});

test('ten concurrent starts continue one voided attempt, also with concurrent reports', async () => {
  const person = await world.person();
  const quiz = await makeQuiz(world);
  const first = await person.calls.attempt.start({ quizId: quiz.id });
  await person.calls.attempt.leave({ attemptId: first.id });
  const report = { quizId: quiz.id, score: 3, totalQuestions: 10 };
  const calls = Array.from({ length: 10 }, () => person.calls.attempt.start({ quizId: quiz.id }));
  const [started] = await Promise.all([
    Promise.allSettled(calls),
    person.http('POST', '/api/quiz-attempts/simple', report),
  ]);
  for (const start of started) {
    if (start.status === 'fulfilled') expect(start.value.id).toBe(first.id);
    else expect(start.reason).toEqual(failure('cooldown'));
  }
});

test('questions of a voided attempt do not count as seen', async () => {
  const { calls } = await world.person();
  const quiz = await makeQuiz(world, { questions: 10, questionsPerAttempt: 5 });
  const first = await calls.attempt.start({ quizId: quiz.id });
  const answers = answersFor(first.questions, 0);
  await calls.attempt.submit({ attemptId: first.id, answers });
  world.clock.advance(49 * hour);
  const voided = await calls.attempt.start({ quizId: quiz.id });
  await calls.attempt.leave({ attemptId: voided.id });
  world.clock.advance(hour);
  const third = await calls.attempt.start({ quizId: quiz.id });
  const ids = ({ questions }: typeof first) => new Set(questions.map((q) => q.questionId));
  expect(third.id).not.toBe(voided.id);
  expect(ids(third)).toEqual(ids(voided));
});

test('voided attempts are deleted once they have no effect', async () => {
  const { calls, id } = await world.person();
  const quiz = await makeQuiz(world);
  const { id: attemptId } = await calls.attempt.start({ quizId: quiz.id });
  await calls.attempt.leave({ attemptId });
  world.clock.advance(48 * hour - 1);
  await inTransaction(world.db, (tx) => dropOldVoids(tx, world.clock.now()));
  expect(await countAttempts(id)).toBe(1);
  world.clock.advance(1);
  await inTransaction(world.db, (tx) => dropOldVoids(tx, world.clock.now()));
  expect(await countAttempts(id)).toBe(0);
});

test('the number of starts of one member is limited', async () => {
  const { limits } = world.services.config;
  await using small = await createWorld({ limits: { ...limits, starts: 2 } });
  const [person, other] = [await small.person(), await small.person()];
  const quiz = await makeQuiz(small);
  await person.calls.attempt.start({ quizId: quiz.id });
  await person.calls.attempt.start({ quizId: quiz.id });
  await expect(person.calls.attempt.start({ quizId: quiz.id })).rejects.toEqual(
    failure('too-many-requests'),
  );
  await other.calls.attempt.start({ quizId: quiz.id });
});

test('the wait after a voided attempt whose time ran out is ended by an administrator, or by a teacher for a member', async () => {
  const admin = await world.person({ isAdmin: true });
  const learner = await world.person();
  const { calls } = learner;
  const quiz = await makeQuiz(world, { timeLimit: 10 });
  const start = () => calls.attempt.start({ quizId: quiz.id });
  const canBeStarted = async () =>
    (await calls.attempt.retakeStatus({ quizIds: [quiz.id] }))[0]?.canRetake;
  /** Leaves at once, and comes back when the time of the attempt is over. */
  const leaveAndWait = async () => {
    const { id: attemptId } = await start();
    world.clock.advance(second);
    expect(await calls.attempt.leave({ attemptId })).toMatchObject({ kind: 'void' });
    world.clock.advance(11 * minute);
    await expect(start()).rejects.toEqual(failure('cooldown'));
    return attemptId;
  };
  const learnerRef = { userId: learner.id };
  const first = await leaveAndWait();
  const [wait] = await admin.calls.attempt.waits(learnerRef);
  expect(wait).toMatchObject({ quiz: { id: quiz.id } });
  expect(Date.parse(wait?.waitsUntil ?? '')).toBe(now() + 19 * minute);
  for (const _ of ['once', 'again'])
    expect(await admin.calls.attempt.endWait({ ...learnerRef, quizId: quiz.id })).toEqual([]);
  expect(await canBeStarted()).toBe(true);
  // A new clock and a new paper; the next early leave is not voided.
  const { id: attemptId } = await start();
  expect(attemptId).not.toBe(first);
  world.clock.advance(second);
  expect(await calls.attempt.leave({ attemptId })).toMatchObject({ kind: 'abandoned' });

  world.clock.advance(49 * hour);
  await leaveAndWait();
  const { id: classId } = await admin.calls.classroom.create({ name: 'Chemistry' });
  const { class: made } = await admin.calls.classroom.gradebook({ classId });
  await calls.classroom.join({ joinCode: made.joinCode });
  const startsAt = world.clock.now().toISOString();
  await admin.calls.classroom.assign({ classId, quizId: quiz.id, startsAt, dueAt: null });
  const member = { ...learnerRef, classId };
  const { quizzes } = await admin.calls.classroom.exceptions(member);
  expect(Date.parse(quizzes[0]?.waitsUntil ?? '')).toBe(now() + 19 * minute);
  expect(await admin.calls.classroom.endWait({ ...member, quizId: quiz.id })).toMatchObject({
    quizzes: [{ waitsUntil: null }],
  });
  await start();
});

test('a voided attempt that goes on is no wait, and nothing is ended', async () => {
  const admin = await world.person({ isAdmin: true });
  const { calls, id: userId } = await world.person();
  const quiz = await makeQuiz(world, { timeLimit: 10 });
  const { id: attemptId, deadline } = await calls.attempt.start({ quizId: quiz.id });
  world.clock.advance(second);
  await calls.attempt.leave({ attemptId });
  expect(await admin.calls.attempt.waits({ userId })).toEqual([]);
  await admin.calls.attempt.endWait({ userId, quizId: quiz.id });
  expect(await calls.attempt.start({ quizId: quiz.id })).toMatchObject({ id: attemptId, deadline });
});
