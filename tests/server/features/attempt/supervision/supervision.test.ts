import { afterAll, beforeAll, expect, test } from 'vitest';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
});
afterAll(() => world.close());

const minute = 60_000;

async function takeAll(person: Person, quizId: number, right: number) {
  const { id, questions } = await person.calls.attempt.start({ quizId });
  await person.calls.attempt.submit({ attemptId: id, answers: answersFor(questions, right) });
  return id;
}

test('an administrator opens a locked quiz for a learner at once', async () => {
  const quiz = await makeQuiz(world);
  const [person, other] = [await world.person(), await world.person()];
  const id = await takeAll(person, quiz.id, 2);
  await takeAll(other, quiz.id, 2);
  await expect(person.calls.attempt.start({ quizId: quiz.id })).rejects.toThrow('wait');
  await admin.calls.attempt.unlock({ id });
  await expect(person.calls.attempt.start({ quizId: quiz.id })).resolves.toBeDefined();
  await expect(other.calls.attempt.start({ quizId: quiz.id })).rejects.toThrow('wait');
});

test('who writes a quiz now is listed with what they have answered, and nobody else', async () => {
  const quiz = await makeQuiz(world);
  const [writer, done, late] = [await world.person(), await world.person(), await world.person()];
  await late.calls.attempt.start({ quizId: quiz.id });
  world.clock.advance(11 * minute);
  await takeAll(done, quiz.id, 3);
  const { id, questions } = await writer.calls.attempt.start({ quizId: quiz.id });
  await writer.calls.attempt.save({ attemptId: id, answers: answersFor(questions, 4).slice(0, 4) });
  const { attempts } = await admin.calls.attempt.running({ quizId: quiz.id });
  expect(attempts).toMatchObject([
    {
      id,
      name: writer.username,
      answered: 4,
      totalQuestions: 10,
      lastSavedAt: world.clock.now().toISOString(),
    },
  ]);
});

test('added time is for one or for all who write, counts, and is stored with the attempt', async () => {
  const quiz = await makeQuiz(world);
  const [one, other, done] = [await world.person(), await world.person(), await world.person()];
  const ended = await takeAll(done, quiz.id, 3);
  const first = await one.calls.attempt.start({ quizId: quiz.id });
  const second = await other.calls.attempt.start({ quizId: quiz.id });
  const add = (attemptId: number | null, minutes: number) =>
    admin.calls.attempt.addTime({ quizId: quiz.id, attemptId, minutes });
  expect(await add(first.id, 5)).toEqual({ attempts: 1 });
  expect(await add(null, 3)).toEqual({ attempts: 2 });
  expect(await add(ended, 5)).toEqual({ attempts: 0 });
  const elsewhere = await makeQuiz(world);
  expect(
    await admin.calls.attempt.addTime({ quizId: elsewhere.id, attemptId: first.id, minutes: 5 }),
  ).toEqual({ attempts: 0 });
  const stored = await world.db
    .selectFrom('quizAttempts')
    .where('id', 'in', [first.id, second.id])
    .select(['deadline', 'rules'])
    .orderBy('id')
    .execute();
  const later = ({ deadline }: { deadline: Date | string }, minutes: number) =>
    new Date(new Date(deadline).getTime() + minutes * minute);
  expect(stored).toMatchObject([
    { deadline: later(first, 8), rules: { addedMinutes: 8 } },
    { deadline: later(second, 3), rules: { addedMinutes: 3 } },
  ]);

  world.clock.advance(12 * minute);
  const saved = await one.calls.attempt.save({
    attemptId: first.id,
    answers: answersFor(first.questions, 2).slice(0, 1),
  });
  expect(new Date(saved.deadline)).toEqual(later(first, 8));
  const submit = (person: Person, { id, questions }: typeof first) =>
    person.calls.attempt.submit({ attemptId: id, answers: answersFor(questions, 10, 2) });
  expect(await submit(one, first)).toMatchObject({ kind: 'submitted', result: { score: 10 } });
  expect(await submit(other, second)).toMatchObject({ kind: 'submitted' });
});

test('a submit by the clock ends nothing if minutes were added before it arrives', async () => {
  const quiz = await makeQuiz(world);
  const person = await world.person();
  const { id, deadline, questions } = await person.calls.attempt.start({ quizId: quiz.id });
  const submit = (over?: string) =>
    person.calls.attempt.submit({
      attemptId: id,
      answers: answersFor(questions, 10),
      ...(over && { deadline: over }),
    });
  world.clock.advance(10 * minute + 1000);
  await admin.calls.attempt.addTime({ quizId: quiz.id, attemptId: id, minutes: 5 });
  await expect(submit(deadline)).rejects.toThrow('still open');
  const [open] = await person.calls.attempt.open();
  const moved = open?.deadline ?? '';
  expect(Date.parse(moved)).toBe(Date.parse(deadline) + 5 * minute);
  // Nor does it after a long time without a network; only the learner ends what is still open.
  await expect(submit(deadline)).rejects.toThrow('still open');
  world.clock.advance(5 * minute);
  expect(await submit(deadline)).toMatchObject({ kind: 'submitted', result: { score: 10 } });
  expect(await submit(moved)).toMatchObject({ kind: 'submitted', result: { score: 10 } });

  const other = await world.person();
  const second = await other.calls.attempt.start({ quizId: quiz.id });
  await admin.calls.attempt.addTime({ quizId: quiz.id, attemptId: second.id, minutes: 5 });
  expect(await other.calls.attempt.submit({ attemptId: second.id, answers: [] })).toMatchObject({
    kind: 'submitted',
  });
});

test('time cannot be added to an attempt that is over', async () => {
  const quiz = await makeQuiz(world);
  const person = await world.person();
  await person.calls.attempt.start({ quizId: quiz.id });
  world.clock.advance(11 * minute);
  expect(
    await admin.calls.attempt.addTime({ quizId: quiz.id, attemptId: null, minutes: 5 }),
  ).toEqual({ attempts: 0 });
});

test('all waits of a person end at once, and attempts that begin because of it say so', async () => {
  const [person, other] = [await world.person(), await world.person()];
  const quizzes = [await makeQuiz(world), await makeQuiz(world), await makeQuiz(world)];
  for (const { id } of quizzes) await takeAll(person, id, 2);
  await takeAll(other, quizzes[0]?.id ?? 0, 2);
  expect(await admin.calls.attempt.waits({ userId: person.id })).toHaveLength(3);
  expect(await admin.calls.attempt.endWait({ userId: person.id, quizId: null })).toEqual([]);
  expect(await admin.calls.attempt.waits({ userId: other.id })).toHaveLength(1);

  const [unlocked, late] = quizzes;
  const id = await takeAll(person, unlocked?.id ?? 0, 2);
  // The wait would be over by now.
  world.clock.advance(49 * 60 * minute);
  const usual = await takeAll(person, late?.id ?? 0, 2);
  const next = await takeAll(person, unlocked?.id ?? 0, 2);
  const exceptionsOf = async (quizId: number) => {
    const { items } = await admin.calls.progress.quizAttempts({ id: quizId });
    return new Map(items.map((attempt) => [attempt.id, attempt.exceptions.isUnlocked]));
  };
  const first = await exceptionsOf(unlocked?.id ?? 0);
  expect([first.get(id), first.get(next)]).toEqual([true, false]);
  expect((await exceptionsOf(late?.id ?? 0)).get(usual)).toBe(false);
  const { exceptions } = await admin.calls.attempt.timeline({ id });
  expect(exceptions).toEqual({
    ...{ extraTimePercent: 0, isTimeChosen: false, addedMinutes: 0 },
    isUnlocked: true,
  });
  const { content } = await admin.calls.progress.attemptsCsv({ id: unlocked?.id ?? 0 });
  const [titles, ...rows] = content.trim().split('\r\n');
  expect(titles).toMatch(/,extra_time_percent,added_minutes,unlocked$/);
  expect(rows.filter((row) => row.endsWith(',,,yes'))).toHaveLength(1);
  const plain = await admin.calls.progress.attemptsCsv({ id: late?.id ?? 0 });
  expect(plain.content).not.toContain('unlocked');
});

test('an attempt that begins after the wait of a voided one was ended says so, too', async () => {
  const quiz = await makeQuiz(world, { timeLimit: 10 });
  const person = await world.person();
  const { id: attemptId } = await person.calls.attempt.start({ quizId: quiz.id });
  world.clock.advance(1000);
  await person.calls.attempt.leave({ attemptId });
  world.clock.advance(11 * minute);
  await admin.calls.attempt.endWait({ userId: person.id, quizId: null });
  const id = await takeAll(person, quiz.id, 2);
  const { exceptions } = await admin.calls.attempt.timeline({ id });
  expect(exceptions).toMatchObject({ isUnlocked: true });
});
