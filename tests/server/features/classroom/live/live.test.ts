import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notePresence } from '#server/features/classroom/live/mutations.ts';
import { answersFor, makeQuiz, makeSeries, pinnedRules } from '#tests/support/catalogue.ts';
import { statementsOf } from '#tests/support/statements.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let teacher: Person;
beforeAll(async () => {
  world = await createWorld();
  teacher = await world.person({ roles: ['teacher'] });
});
afterAll(() => world.close());

const minute = 60_000;

/** A class of a teacher with learners and a quiz that is assigned to them. */
async function makeClass(members: readonly Person[], by = teacher, quizId?: number) {
  const { id: classId } = await by.calls.classroom.create({ name: 'Physics' });
  const { class: made } = await by.calls.classroom.gradebook({ classId });
  for (const member of members) await member.calls.classroom.join({ joinCode: made.joinCode });
  const assigned = quizId ?? (await makeQuiz(world, { questions: 4 })).id;
  const { id } = await by.calls.classroom.assign({
    ...{ classId, quizId: assigned, dueAt: null },
    startsAt: world.clock.now().toISOString(),
  });
  return { classId, id, quizId: assigned };
}

const people = (count: number) => Promise.all(Array.from({ length: count }, () => world.person()));

describe('who writes an assignment now', () => {
  test('each member is shown: not started, writing with the question on screen, ended with the score', async () => {
    const [waiting, writing, done] = await people(3);
    if (!waiting || !writing || !done) throw new Error('Nobody');
    const { id, quizId } = await makeClass([waiting, writing, done]);
    const open = await writing.calls.attempt.start({ quizId });
    const first = answersFor(open.questions, 1).slice(0, 1);
    await writing.calls.attempt.save({ attemptId: open.id, answers: first });
    const report = await writing.calls.classroom.presence({ attemptId: open.id, place: 2 });
    expect(report.deadline).toBe(open.deadline);
    const other = await done.calls.attempt.start({ quizId });
    const answers = answersFor(other.questions, 3);
    await done.calls.attempt.submit({ attemptId: other.id, answers });
    const { members } = await teacher.calls.classroom.live({ id });
    expect(members).toMatchObject([
      { userId: waiting.id, state: 'not_started', attemptId: null, score: null },
      {
        ...{ userId: writing.id, state: 'writing', attemptId: open.id, place: 2, answered: 1 },
        quiz: { id: quizId },
        ...{ totalQuestions: 4, deadline: open.deadline, isConnected: true, score: null },
      },
      { userId: done.id, state: 'ended', score: 3, totalQuestions: 4, isConnected: false },
    ]);
    // Where parts of answers count, what they earn is shown, as in the result.
    const byPoints = world.db.updateTable('quizAttempts').set({ points: 350 });
    await byPoints.where('id', '=', other.id).execute();
    const { members: scored } = await teacher.calls.classroom.live({ id });
    expect(scored.map(({ points }) => points)).toEqual([undefined, undefined, 3.5]);
  });

  test('the connection counts as lost half a minute after the last report or answer, until the next', async () => {
    const learner = await world.person();
    const { id, quizId } = await makeClass([learner]);
    const open = await learner.calls.attempt.start({ quizId });
    const member = async () => (await teacher.calls.classroom.live({ id })).members[0];
    world.clock.advance(29_000);
    expect(await member()).toMatchObject({ isConnected: true });
    await learner.calls.classroom.presence({ attemptId: open.id, place: 0 });
    world.clock.advance(29_000);
    expect(await member()).toMatchObject({ isConnected: true });
    world.clock.advance(2000);
    expect(await member()).toMatchObject({ isConnected: false, state: 'writing' });
    await learner.calls.attempt.save({
      attemptId: open.id,
      answers: answersFor(open.questions, 1).slice(0, 1),
    });
    expect(await member()).toMatchObject({ isConnected: true });
  });

  test('reports count only of the own open attempt at assigned work that began after its start', async () => {
    const [learner, stranger] = await people(2);
    if (!learner || !stranger) throw new Error('Nobody');
    const quiz = await makeQuiz(world, { questions: 2 });
    const early = await learner.calls.attempt.start({ quizId: quiz.id });
    world.clock.advance(minute);
    const { id } = await makeClass([learner], teacher, quiz.id);
    const elsewhere = await stranger.calls.attempt.start({ quizId: quiz.id });
    const report = ({ calls }: Person, attemptId: number) =>
      calls.classroom.presence({ attemptId, place: 1 });
    expect((await report(learner, early.id)).deadline).toBeNull();
    expect((await report(stranger, elsewhere.id)).deadline).toBeNull();
    expect((await report(learner, 2_000_000_000)).deadline).toBeNull();
    const { members } = await teacher.calls.classroom.live({ id });
    expect(members).toMatchObject([{ userId: learner.id, state: 'not_started', place: null }]);
    await learner.calls.attempt.leave({ attemptId: early.id });
    world.clock.advance(10 * 24 * 60 * minute);
    const open = await learner.calls.attempt.start({ quizId: quiz.id });
    expect((await report(stranger, open.id)).deadline).toBeNull();
    const questionNow = async () => (await teacher.calls.classroom.live({ id })).members[0]?.place;
    expect(await questionNow()).toBeNull();
    expect((await report(learner, open.id)).deadline).toBe(open.deadline);
    expect(await questionNow()).toBe(1);
    await learner.calls.attempt.submit({ attemptId: open.id });
    expect((await report(learner, open.id)).deadline).toBeNull();
  });
});

test('each member is shown with the due date that holds, which more time may pass', async () => {
  const [first, second] = await people(2);
  if (!first || !second) throw new Error('There are two members');
  const { classId, id, quizId } = await makeClass([first, second]);
  const inMinutes = (minutes: number) =>
    new Date(world.clock.now().getTime() + minutes * minute).toISOString();
  const [due, later] = [inMinutes(30), inMinutes(300)];
  await teacher.calls.classroom.changeAssignment({
    ...{ classId, assignmentId: id, dueAt: due },
    memberConditions: [{ userId: second.id, dueAt: later }],
  });
  const { deadline } = await first.calls.attempt.start({ quizId });
  await second.calls.attempt.start({ quizId });
  expect(deadline <= due).toBe(true);
  await teacher.calls.classroom.addTime({ id, attemptId: null, minutes: 60 });
  const { members } = await teacher.calls.classroom.live({ id });
  expect(members).toMatchObject([{ dueAt: due }, { dueAt: later }]);
  expect(members.map((member) => (member.deadline ?? '') > (member.dueAt ?? ''))).toEqual([
    true,
    false,
  ]);
});

test('of a series, each member is shown at the quiz that they write', async () => {
  const learner = await world.person();
  const [first, second] = [await makeQuiz(world), await makeQuiz(world)];
  const { id: seriesId } = await makeSeries(world, [first.id, second.id]);
  const { id: classId } = await teacher.calls.classroom.create({ name: 'Physics' });
  const { class: made } = await teacher.calls.classroom.gradebook({ classId });
  await learner.calls.classroom.join({ joinCode: made.joinCode });
  const { id } = await teacher.calls.classroom.assign({
    ...{ classId, seriesId, dueAt: null },
    startsAt: world.clock.now().toISOString(),
  });
  const open = await learner.calls.attempt.start({ quizId: second.id });
  const report = await learner.calls.classroom.presence({ attemptId: open.id, place: 1 });
  expect(report.deadline).toBe(open.deadline);
  expect(await teacher.calls.classroom.live({ id })).toMatchObject({
    isSeries: true,
    members: [{ userId: learner.id, state: 'writing', place: 1, quiz: { id: second.id } }],
  });
  expect(await teacher.calls.classroom.addTime({ id, attemptId: null, minutes: 5 })).toEqual({
    attempts: 1,
  });
  // Another quiz that was begun later and is over does not hide the one that is written.
  const other = await learner.calls.attempt.start({ quizId: first.id });
  await learner.calls.attempt.submit({ attemptId: other.id });
  const memberNow = async () => (await teacher.calls.classroom.live({ id })).members[0];
  expect(await memberNow()).toMatchObject({
    ...{ state: 'writing', attemptId: open.id, quiz: { id: second.id } },
  });
  world.clock.advance(60 * minute);
  expect(await memberNow()).toMatchObject({ state: 'ended', attemptId: other.id });
});

describe('more time', () => {
  test('minutes reach one or all who write in the class, and nobody of another class', async () => {
    const [first, second, other] = await people(3);
    if (!first || !second || !other) throw new Error('Nobody');
    const { id, quizId, classId } = await makeClass([first, second]);
    const neighbour = await world.person({ roles: ['teacher'] });
    const theirs = await makeClass([other], neighbour, quizId);
    const deadlines = new Map<number, number>();
    const attempts = new Map<Person, number>();
    for (const person of [first, second, other]) {
      const open = await person.calls.attempt.start({ quizId });
      attempts.set(person, open.id);
      deadlines.set(open.id, Date.parse(open.deadline));
    }
    const added = async (person: Person) => {
      const attemptId = attempts.get(person) ?? 0;
      const { deadline } = await person.calls.classroom.presence({ attemptId, place: 0 });
      return (Date.parse(deadline ?? '') - (deadlines.get(attemptId) ?? 0)) / minute;
    };
    const { addTime } = teacher.calls.classroom;
    expect(await addTime({ id, attemptId: null, minutes: 5 })).toEqual({ attempts: 2 });
    expect(await addTime({ id, attemptId: attempts.get(first) ?? 0, minutes: 2 })).toEqual({
      attempts: 1,
    });
    expect([await added(first), await added(second), await added(other)]).toEqual([7, 5, 0]);
    const foreign = { attemptId: attempts.get(other) ?? 0, minutes: 2 };
    await expect(addTime({ id, ...foreign })).rejects.toThrow('not found');
    await expect(addTime({ id: theirs.id, ...foreign })).rejects.toThrow('not found');
    for (const refused of [
      () => neighbour.calls.classroom.live({ id }),
      () => neighbour.calls.classroom.addTime({ id, attemptId: null, minutes: 2 }),
    ])
      await expect(refused()).rejects.toThrow('not found');
    const { members } = await neighbour.calls.classroom.live({ id: theirs.id });
    expect(members.map(({ userId }) => userId)).toEqual([other.id]);
    expect(await added(other)).toBe(0);
    const trail = await (await world.person({ isAdmin: true })).calls.audit.page({
      ...{ kind: 'classes', rowId: classId },
    });
    expect(trail.items[0]).toMatchObject({ after: { added_minutes: 2, attempts: 1 } });
  });

  test('a teacher who is a member gives the others time, not the own attempt', async () => {
    const learner = await world.person();
    const { id, quizId, classId } = await makeClass([learner, teacher]);
    const own = await teacher.calls.attempt.start({ quizId });
    const other = await learner.calls.attempt.start({ quizId });
    const { addTime, presence } = teacher.calls.classroom;
    await expect(addTime({ id, attemptId: own.id, minutes: 5 })).rejects.toThrow(
      'Quiz attempt not found',
    );
    const address = `/api/classes/${classId}/assignments/${id}/added-time`;
    const refused = await teacher.http('POST', address, { attemptId: own.id, minutes: 5 });
    expect(refused.status).toBe(404);
    expect(await addTime({ id, attemptId: null, minutes: 5 })).toEqual({ attempts: 1 });
    const { deadline } = await presence({ attemptId: own.id, place: 0 });
    expect(deadline).toBe(own.deadline);
    const theirs = await learner.calls.classroom.presence({ attemptId: other.id, place: 0 });
    expect(Date.parse(theirs.deadline ?? '') - Date.parse(other.deadline)).toBe(5 * minute);
  });

  test('a member who left the class is no longer seen and gets no time from its teachers', async () => {
    const learner = await world.person();
    const { id, quizId, classId } = await makeClass([learner]);
    const open = await learner.calls.attempt.start({ quizId });
    await learner.calls.classroom.leave({ classId });
    expect((await teacher.calls.classroom.live({ id })).members).toEqual([]);
    expect(await teacher.calls.classroom.addTime({ id, attemptId: null, minutes: 5 })).toEqual({
      attempts: 0,
    });
    const report = await learner.calls.classroom.presence({ attemptId: open.id, place: 0 });
    expect(report.deadline).toBeNull();
  });
});

test.each([30, 200])('%d learners who write are read in four statements', async (count) => {
  const { id, quizId, classId } = await makeClass([], teacher, (await makeQuiz(world)).id);
  const now = world.clock.now();
  const learners = await world.db
    .insertInto('users')
    .values(
      Array.from({ length: count }, (_, number) => ({
        username: `writer_${count}_${number}`,
        email: `writer_${count}_${number}@example.com`,
        password: 'x',
      })),
    )
    .returning('id')
    .execute();
  await world.db
    .insertInto('classMembers')
    .values(learners.map((learner) => ({ classId, userId: learner.id, joinedAt: now })))
    .execute();
  // Earlier attempts must not make it slow.
  const attempt = (userId: number, status: 'open' | 'submitted') => ({
    ...{ quizId, userId, status, totalQuestions: 10, paper: '[]', rules: pinnedRules },
    ...{ startedAt: now, deadline: new Date(now.getTime() + 30 * minute) },
    completedAt: status === 'open' ? null : now,
    ...(status === 'open' ? {} : { score: 5, timeTaken: 60, passed: false }),
  });
  await world.db
    .insertInto('quizAttempts')
    .values(learners.flatMap((learner) => Array(5).fill(attempt(learner.id, 'submitted'))))
    .execute();
  const opened = await world.db
    .insertInto('quizAttempts')
    .values(learners.map((learner) => attempt(learner.id, 'open')))
    .returning(['id', 'userId'])
    .execute();
  const noted = await statementsOf(() =>
    Promise.all(
      opened.map((row) =>
        notePresence(world.db, { attemptId: row.id, userId: row.userId ?? 0, place: 3, now }),
      ),
    ),
  );
  await teacher.calls.classroom.live({ id });
  const asked = await statementsOf(() => teacher.calls.classroom.live({ id }));
  const { members } = await teacher.calls.classroom.live({ id });
  expect(members).toHaveLength(count);
  expect(members.every(({ state, place }) => state === 'writing' && place === 3)).toBe(true);
  expect(noted).toBeLessThanOrEqual(2);
  expect(asked).toBe(4);
});
