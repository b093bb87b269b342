import { afterAll, beforeAll, expect, test } from 'vitest';
import { standardRules } from '#shared/features/quiz/rules.ts';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, password, type World } from '#tests/support/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
});
afterAll(() => world.close());

const minute = 60_000;
const hour = 60 * minute;

interface Allowed {
  quizId: number | null;
  extraTimePercent: number;
  extraAttempts: number;
  closesAt: string | null;
}

const nothing: Allowed = { quizId: null, extraTimePercent: 0, extraAttempts: 0, closesAt: null };

async function allow(person: Person, change: Partial<Allowed>) {
  await admin.calls.exception.set({ ...nothing, userId: person.id, ...change });
}

async function takeAll(person: Person, quizId: number, right: number) {
  const { id, questions } = await person.calls.attempt.start({ quizId });
  await person.calls.attempt.submit({ attemptId: id, answers: answersFor(questions, right) });
  return id;
}

const ruled = (quizId: number, change: object) =>
  world.db.updateTable('quizzes').set(change).where('id', '=', quizId).execute();

test('extra time for every quiz lengthens attempts that begin afterwards, and is stored with them', async () => {
  const [quiz, other] = [await makeQuiz(world), await makeQuiz(world, { timeLimit: 30 })];
  const [slow, usual] = [await world.person(), await world.person()];
  const before = await slow.calls.attempt.start({ quizId: quiz.id });
  await allow(slow, { extraTimePercent: 50 });
  const length = ({ startedAt, deadline }: { startedAt: Date | string; deadline: Date | string }) =>
    (new Date(deadline).getTime() - new Date(startedAt).getTime()) / minute;
  expect(length(await slow.calls.attempt.start({ quizId: quiz.id }))).toBe(10);
  expect(length(before)).toBe(10);
  const longer = await slow.calls.attempt.start({ quizId: other.id });
  expect(length(longer)).toBe(45);
  expect(length(await usual.calls.attempt.start({ quizId: other.id }))).toBe(30);
  const [status] = await slow.calls.attempt.retakeStatus({ quizIds: [quiz.id] });
  expect(status).toMatchObject({ extraTimePercent: 50, closesAt: null });
  const { rules } = await world.db
    .selectFrom('quizAttempts')
    .where('id', '=', longer.id)
    .select('rules')
    .executeTakeFirstOrThrow();
  expect(rules).toMatchObject({ timeLimitMinutes: 45, extraTimePercent: 50 });

  world.clock.advance(40 * minute);
  const { questions, id } = longer;
  const outcome = await slow.calls.attempt.submit({
    attemptId: id,
    answers: answersFor(questions, 10),
  });
  expect(outcome).toMatchObject({ kind: 'submitted', result: { score: 10 } });
});

test('more attempts and a later date are for one person and one quiz', async () => {
  const quiz = await makeQuiz(world);
  const closesAt = new Date(world.clock.now().getTime() + hour);
  const rules = { ...standardRules, maxAttempts: 1, cooldownHours: { passed: 0, failed: 0 } };
  await ruled(quiz.id, { rules: JSON.stringify(rules), closesAt });
  const [helped, usual] = [await world.person(), await world.person()];
  const action = async (person: Person) => {
    const [status] = await person.calls.attempt.retakeStatus({ quizIds: [quiz.id] });
    return status?.action;
  };
  await takeAll(helped, quiz.id, 2);
  await takeAll(usual, quiz.id, 2);
  expect(await action(helped)).toBe('used-up');
  await expect(helped.calls.attempt.start({ quizId: quiz.id })).rejects.toThrow('used all');

  await allow(helped, { quizId: quiz.id, extraAttempts: 1 });
  expect([await action(helped), await action(usual)]).toEqual(['retake', 'used-up']);
  world.clock.advance(2 * hour);
  expect(await action(helped)).toBe('closed');
  const later = new Date(world.clock.now().getTime() + 5 * minute).toISOString();
  await allow(helped, { quizId: quiz.id, extraAttempts: 1, closesAt: later });
  expect([await action(helped), await action(usual)]).toEqual(['retake', 'closed']);
  const { deadline } = await helped.calls.attempt.start({ quizId: quiz.id });
  // Shorter than the ten minutes of the quiz.
  expect(new Date(deadline).toISOString()).toBe(later);
  await expect(usual.calls.attempt.start({ quizId: quiz.id })).rejects.toThrow('closed');
});

test('what a closing date withholds is shown to each learner at the own closing date', async () => {
  const quiz = await makeQuiz(world, { questions: 2 });
  const inHours = (hours: number) => new Date(world.clock.now().getTime() + hours * hour);
  const feedback = { atOnce: null, atEnd: 'score', afterClosing: 'explanations' } as const;
  const rules = { ...standardRules, maxAttempts: 1, feedback };
  await ruled(quiz.id, { rules: JSON.stringify(rules), closesAt: inHours(1) });
  const [helped, usual] = [await world.person(), await world.person()];
  const seen = async (person: Person, id: number) => {
    const { feedback: shown } = await person.calls.attempt.review({ id });
    const practised = await person.calls.practice.summary();
    await person.calls.account.confirmOwner({ password });
    const { attempts } = await person.calls.account.exportData();
    const marks = attempts.flatMap(({ answers }) => answers.map(({ isCorrect }) => isCorrect));
    return { shown, practised: practised.questions, hasMarks: !marks.includes(null) };
  };
  const [first, other] = [await takeAll(helped, quiz.id, 1), await takeAll(usual, quiz.id, 1)];
  const closesAt = inHours(3).toISOString();
  await allow(helped, { quizId: quiz.id, extraAttempts: 1, closesAt });

  world.clock.advance(2 * hour);
  const everything = {
    ...{ shown: { level: 'explanations', more: null }, practised: 2, hasMarks: true },
  };
  expect(await seen(usual, other)).toEqual(everything);
  expect(await seen(helped, first)).toMatchObject({
    shown: { level: 'score', more: { level: 'explanations', at: closesAt } },
    ...{ practised: 0, hasMarks: false },
  });
  world.clock.advance(hour + minute);
  expect(await seen(helped, first)).toEqual(everything);
});

test('an administrator lists, replaces and removes exceptions', async () => {
  const quiz = await makeQuiz(world, { title: 'Sums' });
  const person = await world.person();
  const list = async () => (await admin.calls.exception.list({ userId: person.id })).exceptions;
  await allow(person, { quizId: quiz.id, extraAttempts: 1 });
  await allow(person, { extraTimePercent: 25 });
  await allow(person, { quizId: quiz.id, extraTimePercent: 100 });
  const listed = await list();
  expect(listed).toMatchObject([
    { quiz: null, extraTimePercent: 25 },
    { quiz: { id: quiz.id, title: 'Sums' }, extraTimePercent: 100, extraAttempts: 0 },
  ]);
  await admin.calls.exception.remove({ id: listed[0]?.id ?? 0 });
  expect(await list()).toHaveLength(1);
  await expect(allow(person, { extraAttempts: 1 })).rejects.toThrow('Choose a quiz');
  await expect(allow(person, { quizId: quiz.id })).rejects.toThrow('Choose what is allowed');
});

test('of two administrators who change what a person is allowed, the second is refused and nothing is overwritten', async () => {
  const other = await world.person({ isAdmin: true });
  const person = await world.person();
  const userId = person.id;
  const list = () => admin.calls.exception.list({ userId });
  const first = await list();
  expect(first.exceptions).toEqual([]);
  world.clock.advance(minute);
  const given = await other.calls.exception.set({
    ...{ ...nothing, userId, extraTimePercent: 25 },
    loadedUpdatedAt: first.updatedAt,
  });
  expect(given).toEqual(await list());
  expect(given.exceptions).toMatchObject([{ extraTimePercent: 25, byName: other.username }]);

  const change = { ...nothing, userId, extraTimePercent: 100 };
  const outdated = admin.calls.exception.set({ ...change, loadedUpdatedAt: first.updatedAt });
  await expect(outdated).rejects.toThrow(`${other.username} has changed this list of exceptions`);
  const id = given.exceptions[0]?.id ?? 0;
  const removal = admin.calls.exception.remove({ id, loadedUpdatedAt: first.updatedAt });
  await expect(removal).rejects.toThrow('Nothing was overwritten');
  expect(await list()).toEqual(given);

  world.clock.advance(minute);
  const removed = await admin.calls.exception.remove({ id, loadedUpdatedAt: given.updatedAt });
  expect(removed.exceptions).toEqual([]);
  const again = other.calls.exception.set({ ...change, loadedUpdatedAt: given.updatedAt });
  await expect(again).rejects.toThrow('since you opened it');
});
