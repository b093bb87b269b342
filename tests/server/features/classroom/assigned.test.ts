import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runNotices } from '#server/jobs/work.ts';
import { makeQuiz, makeSeries, takeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const log = pino({ level: 'silent' });
const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(world.clock.now().getTime() + days * day).toISOString();

async function makeClass(members: number) {
  const teacher = await world.person({ roles: ['teacher'] });
  const { id: classId } = await teacher.calls.classroom.create({ name: 'Biology 7b' });
  const { class: made } = await teacher.calls.classroom.gradebook({ classId });
  const join = async () => {
    const person = await world.person();
    await person.calls.classroom.join({ joinCode: made.joinCode });
    return person;
  };
  const people: Person[] = [];
  for (let count = 0; count < members; count += 1) people.push(await join());
  return { teacher, classId, people, join };
}

/** A class of three with a quiz for the first two, due in seven days. */
async function assignedToTwo() {
  const { teacher, classId, people, join } = await makeClass(3);
  const [ann, bob, cleo] = people;
  if (!ann || !bob || !cleo) throw new Error('There are three members');
  const quiz = await makeQuiz(world, { questions: 10 });
  const { id: assignmentId } = await teacher.calls.classroom.assign({
    ...{ classId, quizId: quiz.id, startsAt: inDays(0), dueAt: inDays(7) },
    memberIds: [ann.id, bob.id],
  });
  const ref = { classId, assignmentId };
  const stateOf = async (person: Person) =>
    (await teacher.calls.classroom.cell({ ...ref, userId: person.id })).state;
  return { teacher, ref, quizId: quiz.id, ann, bob, cleo, join, stateOf };
}

const own = async (person: Person) =>
  (await person.calls.classroom.own()).flatMap(({ assignments }) => assignments);

const kindsOf = async (person: Person) =>
  (await person.calls.notice.page({})).items.map(({ content }) => content.kind);

describe('an assignment for chosen members', () => {
  test('is shown and noticed to them alone, and not to those who join later', async () => {
    const { teacher, ref, ann, bob, cleo, join, stateOf } = await assignedToTwo();
    const late = await join();
    for (const person of [ann, bob]) {
      expect(await own(person)).toMatchObject([{ id: ref.assignmentId, state: 'open' }]);
      expect(await kindsOf(person)).toEqual(['assignment-given']);
    }
    for (const person of [cleo, late]) {
      expect(await own(person)).toEqual([]);
      expect(await kindsOf(person)).toEqual([]);
      expect(await stateOf(person)).toBe('not_assigned');
    }
    world.clock.advance(6.5 * day);
    await runNotices(world.services, log);
    world.clock.advance(day);
    await runNotices(world.services, log);
    expect(await kindsOf(ann)).toEqual([
      ...['assignment-overdue', 'assignment-due', 'assignment-given'],
    ]);
    expect(await kindsOf(cleo)).toEqual([]);
    const [assignment] = await teacher.calls.classroom.assignments({ classId: ref.classId });
    expect(assignment?.memberIds).toEqual([ann.id, bob.id]);
    expect(JSON.stringify(await own(ann))).not.toContain('member');
  });

  test('can be given to others: what was earned is kept, counts no more, and comes back', async () => {
    const { teacher, ref, quizId, ann, bob, cleo, stateOf } = await assignedToTwo();
    const attemptId = await takeQuiz(ann, quizId, 9);
    await teacher.calls.classroom.override({
      ...{ ...ref, userId: bob.id, percentage: 70, reason: 'Oral exam' },
    });
    const { changeAssignment, setMemberConditions } = teacher.calls.classroom;
    await setMemberConditions({ ...ref, userId: bob.id, dueAt: inDays(9) });
    expect(await changeAssignment({ ...ref, memberIds: [cleo.id] })).toMatchObject({
      ...{ memberIds: [cleo.id], memberConditions: [{ userId: bob.id }] },
    });
    expect(await own(ann)).toEqual([]);
    expect(await ann.calls.classroom.remarks({ id: attemptId })).toEqual([]);
    expect(await kindsOf(cleo)).toEqual(['assignment-given']);
    for (const person of [ann, bob])
      expect(await teacher.calls.classroom.cell({ ...ref, userId: person.id })).toMatchObject({
        state: 'not_assigned',
        mark: null,
        attempts: [],
        isOverridden: false,
      });
    await expect(
      teacher.calls.classroom.attempt({ classId: ref.classId, attemptId }),
    ).rejects.toThrow('not found');
    await changeAssignment({ ...ref, memberIds: null });
    expect(await own(ann)).toMatchObject([{ state: 'done', mark: { percentage: 90 } }]);
    expect(await own(bob)).toMatchObject([{ mark: { percentage: 70 }, isOverridden: true }]);
    expect(await stateOf(cleo)).toBe('open');
    expect(await kindsOf(ann)).toEqual(['assignment-given']);
  });

  test('keeps a choice and dates of who has left, for the day this member comes back', async () => {
    const { teacher, ref, ann, bob, cleo } = await assignedToTwo();
    const { changeAssignment, setMemberConditions, gradebook } = teacher.calls.classroom;
    await setMemberConditions({ ...ref, userId: bob.id, dueAt: inDays(9) });
    const { class: left } = await gradebook({ classId: ref.classId });
    await bob.calls.classroom.leave({ classId: left.id });
    const { memberIds, memberConditions } = await teacher.calls.classroom.assignment(ref);
    expect([memberIds, memberConditions]).toEqual([[ann.id], []]);
    await changeAssignment({ ...ref, note: 'Read it twice', memberIds, memberConditions });
    await changeAssignment({ ...ref, memberIds: [cleo.id] });
    await bob.calls.classroom.join({ joinCode: left.joinCode });
    expect(await own(bob)).toMatchObject([{ dueAt: inDays(9), hasOwnDates: true }]);
    expect(await own(ann)).toEqual([]);
  });

  test('has at least one, all of them in the class', async () => {
    const { teacher, ref, quizId } = await assignedToTwo();
    const outsider = await world.person();
    const { assign, changeAssignment } = teacher.calls.classroom;
    for (const memberIds of [[], [outsider.id]]) {
      await expect(changeAssignment({ ...ref, memberIds })).rejects.toThrow(/member/);
      const made = { classId: ref.classId, quizId, startsAt: inDays(0), dueAt: null };
      await expect(assign({ ...made, memberIds })).rejects.toThrow(/member/);
    }
    const [first, ...others] = await teacher.calls.classroom.assignments({
      classId: ref.classId,
    });
    expect([first?.memberIds, others]).toEqual([expect.any(Array), []]);
  });

  test('is watched for them alone, and others who write it get no time added', async () => {
    const { teacher, ref, quizId, ann, bob, cleo } = await assignedToTwo();
    await ann.calls.attempt.start({ quizId });
    const { id: attemptId } = await cleo.calls.attempt.start({ quizId });
    const live = await teacher.calls.classroom.live({ id: ref.assignmentId });
    const watched = live.members.map(({ userId }) => userId);
    expect(watched.toSorted((one, other) => one - other)).toEqual([ann.id, bob.id]);
    const addTime = (chosen: number | null) =>
      teacher.calls.classroom.addTime({ id: ref.assignmentId, attemptId: chosen, minutes: 5 });
    expect(await addTime(null)).toEqual({ attempts: 1 });
    await expect(addTime(attemptId)).rejects.toThrow('not found');
    const sign = await cleo.calls.classroom.presence({ attemptId, place: 0 });
    expect(sign.deadline).toBeNull();
  });
});

describe('dates of one member', () => {
  test('move what is late, due and overdue for this member alone', async () => {
    const { teacher, ref, quizId, ann, bob, stateOf } = await assignedToTwo();
    const { updatedAt } = await teacher.calls.classroom.assignment(ref);
    const cell = { ...ref, userId: bob.id };
    const set = await teacher.calls.classroom.setMemberConditions({
      ...{ ...cell, dueAt: inDays(9), loadedUpdatedAt: updatedAt },
    });
    expect(set).toMatchObject({ startsAt: null, dueAt: inDays(9), isExcused: false });
    expect(await teacher.calls.classroom.memberConditions(cell)).toEqual(set);
    expect(await teacher.calls.classroom.cell(cell)).toMatchObject({
      hasOwnDates: true,
      dates: { dueAt: inDays(9) },
    });
    expect(await own(bob)).toMatchObject([{ dueAt: inDays(9), hasOwnDates: true }]);
    expect(await own(ann)).toMatchObject([{ dueAt: inDays(7), hasOwnDates: false }]);
    world.clock.advance(7.5 * day);
    await runNotices(world.services, log);
    expect(await kindsOf(ann)).toContain('assignment-overdue');
    expect(await kindsOf(bob)).toEqual(['assignment-given']);
    expect([await stateOf(ann), await stateOf(bob)]).toEqual(['missing', 'open']);
    world.clock.advance(day);
    await runNotices(world.services, log);
    expect(await kindsOf(bob)).toEqual(['assignment-due', 'assignment-given']);
    await takeQuiz(ann, quizId, 9);
    await takeQuiz(bob, quizId, 9);
    expect([await stateOf(ann), await stateOf(bob)]).toEqual(['late', 'done']);
  });

  test('decide over deductions and the last date', async () => {
    const { teacher, ref, quizId, ann, bob } = await assignedToTwo();
    await teacher.calls.classroom.changeAssignment({
      ...{ ...ref, late: { policy: 'deducted_daily', percent: 10, maxPercent: 50 } },
      cutOffAt: inDays(8),
      memberConditions: [{ userId: bob.id, dueAt: inDays(9), cutOffAt: inDays(12) }],
    });
    world.clock.advance(9.5 * day);
    await takeQuiz(ann, quizId, 10);
    await takeQuiz(bob, quizId, 10);
    expect(await own(ann)).toMatchObject([{ state: 'missing', mark: null }]);
    expect(await own(bob)).toMatchObject([{ state: 'late', mark: { percentage: 90 } }]);
  });

  test('let a member begin earlier or later than the class', async () => {
    const { teacher, ref, quizId, ann, bob } = await assignedToTwo();
    await teacher.calls.classroom.changeAssignment({ ...ref, startsAt: inDays(2) });
    const set = (userId: number, startsAt: string) =>
      teacher.calls.classroom.setMemberConditions({ ...ref, userId, startsAt });
    await set(ann.id, inDays(0));
    await set(bob.id, inDays(4));
    await takeQuiz(ann, quizId, 10);
    expect(await own(ann)).toMatchObject([{ state: 'done', mark: { percentage: 100 } }]);
    world.clock.advance(3 * day);
    expect(await own(bob)).toMatchObject([{ state: 'upcoming' }]);
    await takeQuiz(bob, quizId, 10);
    expect(await own(bob)).toMatchObject([{ state: 'upcoming', mark: null }]);
  });

  test('are later than those of the assignment, and an assignment that is moved overtakes them', async () => {
    const { teacher, ref, ann, bob } = await assignedToTwo();
    const { setMemberConditions, changeAssignment } = teacher.calls.classroom;
    const set = (conditions: object) =>
      setMemberConditions({ ...ref, userId: bob.id, ...conditions });
    for (const conditions of [
      ...[{ dueAt: inDays(6) }, { cutOffAt: inDays(9) }, { startsAt: inDays(7) }],
    ])
      await expect(set(conditions)).rejects.toThrow(/later|before/);
    await expect(
      setMemberConditions({ ...ref, userId: teacher.id, dueAt: inDays(9) }),
    ).rejects.toThrow('not found');
    await set({ dueAt: inDays(9) });
    await changeAssignment({ ...ref, dueAt: inDays(14) });
    for (const person of [ann, bob])
      expect(await own(person)).toMatchObject([{ dueAt: inDays(14), hasOwnDates: false }]);
    await changeAssignment({ ...ref, dueAt: null });
    expect(await own(bob)).toMatchObject([{ dueAt: null }]);
    await changeAssignment({ ...ref, dueAt: inDays(7), memberConditions: [] });
    expect(await own(bob)).toMatchObject([{ dueAt: inDays(7) }]);
    await set({ startsAt: inDays(5) });
    expect(await own(bob)).toMatchObject([{ startsAt: inDays(5), hasOwnDates: true }]);
    await changeAssignment({ ...ref, dueAt: inDays(5) });
    expect(await own(bob)).toMatchObject([{ startsAt: inDays(0), hasOwnDates: false }]);
    await changeAssignment({ ...ref, cutOffAt: inDays(8) });
    await set({ cutOffAt: inDays(10) });
    expect(await own(bob)).toMatchObject([{ cutOffAt: inDays(10), hasOwnDates: true }]);
    await changeAssignment({ ...ref, cutOffAt: inDays(12) });
    expect(await own(bob)).toMatchObject([{ cutOffAt: inDays(12), hasOwnDates: false }]);
  });

  test('of two teachers at once the second gets a conflict', async () => {
    const { teacher, ref, bob } = await assignedToTwo();
    const { updatedAt: loadedUpdatedAt } = await teacher.calls.classroom.assignment(ref);
    const set = (days: number) =>
      teacher.calls.classroom.setMemberConditions({
        ...{ ...ref, userId: bob.id, dueAt: inDays(days), loadedUpdatedAt },
      });
    world.clock.advance(1000);
    await set(9);
    await expect(set(10)).rejects.toThrow('Nothing was overwritten');
  });
});

test('the work of a member who is excused counts for nothing, is not to do, and comes back', async () => {
  const { teacher, ref, quizId, bob } = await assignedToTwo();
  await takeQuiz(bob, quizId, 2);
  const cell = { ...ref, userId: bob.id };
  const excuse = async (isExcused: boolean) => {
    await teacher.calls.classroom.setMemberConditions({ ...cell, isExcused });
    return teacher.calls.classroom.cell(cell);
  };
  const reason = 'Handed in on paper';
  const written = await teacher.calls.classroom.override({ ...cell, percentage: 90, reason });
  expect(await excuse(true)).toMatchObject({ state: 'excused', mark: null });
  // The reason of a mark that does not count would be read as that of the excuse.
  expect(await own(bob)).toMatchObject([
    { state: 'excused', mark: null, remarks: { override: null } },
  ]);
  const { content } = await teacher.calls.classroom.gradebookFile({
    ...{ classId: ref.classId, format: 'csv' as const },
  });
  expect(Buffer.from(content, 'base64').toString()).toContain(',,excused,');
  const back = { state: 'done', mark: { percentage: 90 }, remarks: { override: { reason } } };
  expect(await excuse(false)).toMatchObject(back);
  const { updatedAt: loadedUpdatedAt } = written;
  expect(await teacher.calls.classroom.takeBack({ ...cell, loadedUpdatedAt })).toMatchObject({
    mark: { percentage: 20 },
  });
});

test('a member who is excused is not reminded', async () => {
  const { teacher, ref, bob } = await assignedToTwo();
  const excused = { ...ref, userId: bob.id, isExcused: true };
  await teacher.calls.classroom.setMemberConditions(excused);
  world.clock.advance(7.5 * day);
  await runNotices(world.services, log);
  expect(await kindsOf(bob)).toEqual(['assignment-given']);
});

test('a series is for chosen members too, each with dates of their own', async () => {
  const { teacher, classId, people } = await makeClass(2);
  const [ann, bob] = people;
  if (!ann || !bob) throw new Error('There are two members');
  const quiz = await makeQuiz(world, { questions: 2 });
  const { id: seriesId } = await makeSeries(world, [quiz.id]);
  await teacher.calls.classroom.assign({
    ...{ classId, seriesId, startsAt: inDays(0), dueAt: inDays(7), memberIds: [ann.id] },
    memberConditions: [{ userId: ann.id, dueAt: inDays(9) }],
  });
  world.clock.advance(8 * day);
  await takeQuiz(ann, quiz.id, 2);
  expect(await own(ann)).toMatchObject([{ state: 'done', progress: { passed: 1 } }]);
  expect(await own(bob)).toEqual([]);
});

test('what is different for a member is in the export of this member', async () => {
  const { teacher, ref, bob } = await assignedToTwo();
  await teacher.calls.classroom.setMemberConditions({
    ...{ ...ref, userId: bob.id, dueAt: inDays(9) },
  });
  expect((await bob.http('GET', '/api/export-data')).body).toMatchObject({
    assignments: [{ className: 'Biology 7b', isChosen: true, dueAt: inDays(9), isExcused: false }],
  });
});
