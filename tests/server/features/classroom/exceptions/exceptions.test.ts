import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { standardAccessibility } from '#shared/features/account/accessibility.ts';
import { standardRules } from '#shared/features/quiz/rules.ts';
import { answersFor, makeQuiz, makeSeries } from '#tests/support/catalogue.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
});
afterAll(() => world.close());

const minute = 60_000;
const hour = 60 * minute;

const later = (milliseconds: number) =>
  new Date(world.clock.now().getTime() + milliseconds).toISOString();

interface Allowed {
  quizId: number | null;
  extraTimePercent?: number;
  extraAttempts?: number;
  closesAt?: string | null;
  loadedUpdatedAt?: string;
}

/** A class with a teacher, a learner, and what the teacher does in it. */
async function makeClass(learner?: Person) {
  const teacher = await world.person({ roles: ['teacher'] });
  const member = learner ?? (await world.person());
  const { id: classId } = await teacher.calls.classroom.create({ name: 'Physics' });
  const { class: made } = await teacher.calls.classroom.gradebook({ classId });
  await member.calls.classroom.join({ joinCode: made.joinCode });
  const ref = { classId, userId: member.id };
  const { calls } = teacher;
  return {
    ...{ teacher, member, classId, ref, joinCode: made.joinCode },
    assign: (quizId: number, startsAt = world.clock.now().toISOString()) =>
      calls.classroom.assign({ classId, quizId, startsAt, dueAt: null }),
    allow: (allowed: Allowed, who = teacher) =>
      who.calls.classroom.setException({ ...ref, ...allowed }),
    read: () => calls.classroom.exceptions(ref),
  };
}

const minutesOf = ({
  startedAt,
  deadline,
}: {
  startedAt: string | Date;
  deadline: string | Date;
}) => (new Date(deadline).getTime() - new Date(startedAt).getTime()) / minute;

/** How long an attempt that begins now lasts. */
const minutesFor = async (person: Person, quizId: number) =>
  minutesOf(await person.calls.attempt.start({ quizId }));

async function takeAll(person: Person, quizId: number) {
  const { id, questions } = await person.calls.attempt.start({ quizId });
  await person.calls.attempt.submit({ attemptId: id, answers: answersFor(questions, 0) });
}

const ruled = (quizId: number, change: object) =>
  world.db.updateTable('quizzes').set(change).where('id', '=', quizId).execute();

const strict = JSON.stringify({
  ...standardRules,
  ...{ maxAttempts: 1, cooldownHours: { passed: 0, failed: 0 } },
});

const storedRules = async (attemptId: number) => {
  const row = await world.db
    .selectFrom('quizAttempts')
    .where('id', '=', attemptId)
    .select('rules')
    .executeTakeFirstOrThrow();
  return row.rules;
};

describe('what a class allows a member', () => {
  test('holds for assigned quizzes from the start of the assignment on, and for no other quiz or person', async () => {
    const { member, allow, assign, classId, teacher, joinCode } = await makeClass();
    const usual = await world.person();
    await usual.calls.classroom.join({ joinCode });
    const [assigned, future, elsewhere, never] = await Promise.all(
      [1, 2, 3, 4].map(() => makeQuiz(world, { timeLimit: 10 })),
    );
    if (!assigned || !future || !elsewhere || !never) throw new Error('four quizzes');
    await assign(assigned.id);
    // In another class, whose teacher has allowed nothing.
    await (await makeClass(member)).assign(elsewhere.id);
    const begins = later(hour);
    await assign(future.id, begins);
    const { quizzes } = await allow({ quizId: null, extraTimePercent: 50 });
    expect(quizzes.map(({ extraTimePercent }) => extraTimePercent)).toEqual([50, 0]);

    const [status] = await member.calls.attempt.retakeStatus({ quizIds: [assigned.id] });
    expect(status).toMatchObject({ extraTimePercent: 50 });
    const { id, ...attempt } = await member.calls.attempt.start({ quizId: assigned.id });
    expect(minutesOf(attempt)).toBe(15);
    expect(await storedRules(id)).toMatchObject({ timeLimitMinutes: 15, extraTimePercent: 50 });
    expect(await minutesFor(usual, assigned.id)).toBe(10);
    expect(await minutesFor(member, elsewhere.id)).toBe(10);

    const [early] = await member.calls.attempt.retakeStatus({ quizIds: [future.id] });
    expect(early?.extraTimePercent).toBe(0);
    world.clock.advance(hour);
    expect(await minutesFor(member, future.id)).toBe(15);

    // What is no longer assigned is as it was.
    const { id: last } = await assign(never.id);
    await teacher.calls.classroom.unassign({ classId, assignmentId: last });
    expect(await minutesFor(member, never.id)).toBe(10);
  });

  test('withholds until the later date what others are shown at the closing date, also before the own start', async () => {
    const { teacher, member, classId, allow, joinCode } = await makeClass();
    const usual = await world.person();
    await usual.calls.classroom.join({ joinCode });
    const { id: quizId } = await makeQuiz(world);
    const feedback = { atOnce: null, atEnd: 'score', afterClosing: 'explanations' } as const;
    const rules = JSON.stringify({ ...standardRules, maxAttempts: 1, feedback });
    await ruled(quizId, { rules, closesAt: later(hour) });
    for (const person of [member, usual]) await takeAll(person, quizId);
    const { id: assignmentId } = await teacher.calls.classroom.assign({
      ...{ classId, quizId, startsAt: later(3 * hour), dueAt: null },
    });
    await allow({ quizId, extraAttempts: 1, closesAt: later(5 * hour) });
    world.clock.advance(2 * hour);
    const levelFor = async (person: Person) => {
      const [last] = await person.calls.attempt.list();
      return (await person.calls.attempt.review({ id: last?.id ?? 0 })).feedback.level;
    };
    expect([await levelFor(member), await levelFor(usual)]).toEqual(['score', 'explanations']);
    // Then the later date has no effect any more.
    await teacher.calls.classroom.unassign({ classId, assignmentId });
    expect(await levelFor(member)).toBe('explanations');
  });

  test('holds only for what is assigned to the member, from the own start on', async () => {
    const { teacher, member, classId, allow, read, joinCode } = await makeClass();
    const other = await world.person();
    await other.calls.classroom.join({ joinCode });
    const [chosen, postponed, notChosen] = [
      await makeQuiz(world),
      await makeQuiz(world),
      await makeQuiz(world),
    ];
    const startsAt = world.clock.now().toISOString();
    const own = { dueAt: null, cutOffAt: null, isExcused: false };
    const give = (quizId: number, conditions: object) =>
      teacher.calls.classroom.assign({ classId, quizId, startsAt, dueAt: null, ...conditions });
    await give(chosen.id, { memberIds: [member.id] });
    await give(postponed.id, {
      memberConditions: [{ userId: member.id, startsAt: later(hour), ...own }],
    });
    await give(notChosen.id, { memberIds: [other.id] });
    await allow({ quizId: null, extraTimePercent: 50 });
    expect((await read()).quizzes).toMatchObject([
      { id: chosen.id, extraTimePercent: 50 },
      { id: postponed.id, extraTimePercent: 0 },
    ]);
    await expect(allow({ quizId: notChosen.id, extraAttempts: 1 })).rejects.toThrow(
      'Quiz not found',
    );
    expect(await minutesFor(member, chosen.id)).toBe(15);
    expect(await minutesFor(member, postponed.id)).toBe(10);
    expect(await minutesFor(member, notChosen.id)).toBe(10);
  });

  test('holds for each quiz of an assigned series', async () => {
    const { teacher, member, classId, allow } = await makeClass();
    const quizzes = [await makeQuiz(world), await makeQuiz(world), await makeQuiz(world)] as const;
    const { id: seriesId } = await makeSeries(
      world,
      quizzes.map(({ id }) => id),
    );
    const startsAt = world.clock.now().toISOString();
    await teacher.calls.classroom.assign({ classId, seriesId, startsAt, dueAt: null });
    for (const { id: quizId } of quizzes.slice(1)) await allow({ quizId, extraTimePercent: 100 });
    expect(await minutesFor(member, quizzes[0].id)).toBe(10);
    expect(await minutesFor(member, quizzes[1].id)).toBe(20);
    await admin.calls.series.removeMany({ ids: [seriesId] });
    expect(await minutesFor(member, quizzes[2].id)).toBe(10);
  });

  test('is put together with what administrators and other classes allow; each changes only its own', async () => {
    const first = await makeClass();
    const second = await makeClass(first.member);
    const { member } = first;
    const quiz = await makeQuiz(world, { timeLimit: 10 });
    await ruled(quiz.id, { rules: strict, closesAt: new Date(later(hour)) });
    for (const { assign } of [first, second]) await assign(quiz.id);
    const [day, week] = [later(24 * hour), later(168 * hour)];
    await admin.calls.exception.set({
      ...{ userId: member.id, quizId: quiz.id, extraTimePercent: 25, extraAttempts: 1 },
      closesAt: null,
    });
    await first.allow({ quizId: quiz.id, extraAttempts: 1, closesAt: day });
    await second.allow({ quizId: quiz.id, extraTimePercent: 50, extraAttempts: 2, closesAt: week });
    await second.allow({ quizId: null, extraTimePercent: 100 });

    const own = await first.read();
    expect(own.given).toMatchObject([
      { quiz: { id: quiz.id }, extraAttempts: 1, byName: first.teacher.username },
    ]);
    expect(own.quizzes).toMatchObject([
      {
        ...{ id: quiz.id, timeLimitMinutes: 20, extraTimePercent: 100 },
        ...{ attempts: 0, maxAttempts: 5, waitsUntil: null },
        exceptions: [
          { source: 'administrator', extraTimePercent: 25 },
          { source: 'class', extraAttempts: 1 },
          { source: 'other-class', extraTimePercent: 100 },
          { source: 'other-class', extraAttempts: 2 },
        ],
      },
    ]);
    expect(new Date(own.quizzes[0]?.closesAt ?? 0).toISOString()).toBe(week);
    // The name of another class is not for this teacher.
    expect(JSON.stringify(own)).not.toContain(second.teacher.username);

    const { id: others = 0 } = (await second.read()).given[0] ?? {};
    await expect(
      first.teacher.calls.classroom.removeException({ ...first.ref, id: others }),
    ).rejects.toThrow('Exception not found');
    await first.teacher.calls.classroom.removeException({
      ...first.ref,
      id: own.given[0]?.id ?? 0,
    });
    expect((await first.read()).quizzes).toMatchObject([{ maxAttempts: 4 }]);
    const { exceptions } = await admin.calls.exception.list({ userId: member.id });
    expect(exceptions).toMatchObject([
      { class: null, extraTimePercent: 25 },
      { class: { id: second.classId, name: 'Physics' }, quiz: null, extraTimePercent: 100 },
      { class: { id: second.classId }, quiz: { id: quiz.id }, extraAttempts: 2 },
    ]);
  });

  test('is shown with the time that the member has chosen, from the first own start on', async () => {
    const { teacher, member, classId, assign, read } = await makeClass();
    const [timed, untimed] = [await makeQuiz(world, { timeLimit: 20 }), await makeQuiz(world)];
    await ruled(untimed.id, { rules: JSON.stringify({ ...standardRules, untimed: true }) });
    const [startsAt, soon] = [world.clock.now().toISOString(), later(hour)];
    for (const quiz of [timed, untimed]) await assign(quiz.id, soon);
    const own = { startsAt, dueAt: null, cutOffAt: null, isExcused: false };
    await teacher.calls.classroom.assign({
      ...{ classId, quizId: timed.id, startsAt: later(2 * hour), dueAt: null },
      memberConditions: [{ userId: member.id, ...own }],
    });
    const profile = { ...standardAccessibility, extraTimePercent: 25 } as const;
    await member.calls.account.saveAccessibility(profile);
    const { quizzes } = await read();
    expect(quizzes).toMatchObject([
      { id: timed.id, timeLimitMinutes: 25, exceptions: [{ source: 'learner' }] },
      { id: untimed.id, timeLimitMinutes: null },
    ]);
    expect(quizzes.map((quiz) => new Date(quiz.startsAt).toISOString())).toEqual([startsAt, soon]);
  });

  test('more attempts and a later date let a member take a quiz that is used up or closed', async () => {
    const { member, assign, allow, read } = await makeClass();
    const quiz = await makeQuiz(world);
    await ruled(quiz.id, { rules: strict, closesAt: new Date(later(hour)) });
    await assign(quiz.id);
    await takeAll(member, quiz.id);
    await expect(takeAll(member, quiz.id)).rejects.toThrow('used all your attempts');
    await allow({ quizId: quiz.id, extraAttempts: 1 });
    world.clock.advance(2 * hour);
    await expect(takeAll(member, quiz.id)).rejects.toThrow('closed');
    // Replaced as a whole, and repeating it changes nothing.
    for (const closesAt of [later(hour), later(hour)])
      await allow({ quizId: quiz.id, extraAttempts: 1, closesAt });
    await takeAll(member, quiz.id);
    const [status] = await member.calls.attempt.retakeStatus({ quizIds: [quiz.id] });
    expect(status).toMatchObject({ extraAttempts: 1, action: 'used-up' });
    expect(await read()).toMatchObject({
      given: [{ extraAttempts: 1 }],
      quizzes: [{ attempts: 2, maxAttempts: 2 }],
    });
  });

  test('goes with the membership; an open attempt keeps what it began with', async () => {
    const { teacher, member, assign, allow, read, ref, joinCode } = await makeClass();
    const [quiz, other] = [await makeQuiz(world), await makeQuiz(world)];
    for (const { id } of [quiz, other]) await assign(id);
    await allow({ quizId: null, extraTimePercent: 50 });
    const open = await member.calls.attempt.start({ quizId: quiz.id });
    expect((await member.calls.account.exportData()).exceptions).toMatchObject([
      { className: 'Physics', quizId: null, extraTimePercent: 50 },
    ]);
    await member.calls.classroom.leave({ classId: ref.classId });
    await expect(read()).rejects.toThrow('Member not found');
    expect(await member.calls.attempt.start({ quizId: quiz.id })).toMatchObject({
      ...{ id: open.id, deadline: open.deadline, resumed: true },
    });
    expect(await minutesFor(member, other.id)).toBe(10);
    await member.calls.classroom.join({ joinCode });
    expect((await read()).given).toEqual([]);
    await allow({ quizId: null, extraTimePercent: 50 });
    await teacher.calls.classroom.removeMember(ref);
    expect((await member.calls.account.exportData()).exceptions).toEqual([]);
  });
});

test('a teacher ends the wait of a member at an assigned quiz, which the trail has', async () => {
  const { teacher, member, assign, read, ref } = await makeClass();
  const [quiz, other] = [await makeQuiz(world), await makeQuiz(world)];
  for (const { id } of [quiz, other]) await takeAll(member, id);
  const endWait = (quizId: number) => teacher.calls.classroom.endWait({ ...ref, quizId });
  await expect(endWait(quiz.id)).rejects.toThrow('Quiz not found');
  // The wait after an attempt that was made before counts too: it keeps the member from the assigned work.
  await assign(quiz.id);
  expect((await read()).quizzes[0]?.waitsUntil).not.toBeNull();
  await assign(other.id, later(hour));
  await expect(endWait(other.id)).rejects.toThrow('Quiz not found');
  await expect(takeAll(member, quiz.id)).rejects.toThrow();
  for (const _ of ['once', 'again'])
    expect((await endWait(quiz.id)).quizzes).toMatchObject([
      { id: quiz.id, waitsUntil: null },
      { id: other.id },
    ]);
  await takeAll(member, quiz.id);
  const { items } = await admin.calls.audit.page({ kind: 'classes', rowId: ref.classId });
  expect(items.filter(({ call }) => call === 'classroom.endWait')).toMatchObject([
    { actorName: teacher.username, after: { member: member.id, quiz_id: quiz.id } },
  ]);
});

test('a teacher ends all waits of a member at the assigned quizzes at once, and no others', async () => {
  const { teacher, member, assign, read, ref } = await makeClass();
  const [one, two, notBegun, foreign] = [
    await makeQuiz(world),
    await makeQuiz(world),
    await makeQuiz(world),
    await makeQuiz(world),
  ];
  for (const { id } of [one, two, notBegun, foreign]) await takeAll(member, id);
  for (const { id } of [one, two]) await assign(id);
  await assign(notBegun.id, later(hour));
  const path = `/api/classes/${ref.classId}/members/${ref.userId}`;
  const before = await read();
  for (const _ of ['once', 'again']) {
    const ended = await teacher.http('DELETE', `${path}/waits`);
    expect(ended.status, ended.text).toBe(200);
    const waiting = new Map(
      (await read()).quizzes.map(({ id, waitsUntil }) => [id, waitsUntil !== null]),
    );
    expect(waiting).toEqual(
      new Map([
        [one.id, false],
        [two.id, false],
        [notBegun.id, true],
      ]),
    );
  }
  // A wait is no part of what is allowed, so a change that was begun before is not refused.
  expect((await read()).updatedAt).toBe(before.updatedAt);
  for (const { id } of [one, two]) await takeAll(member, id);
  for (const { id } of [notBegun, foreign]) await expect(takeAll(member, id)).rejects.toThrow();

  const { items } = await admin.calls.audit.page({ kind: 'classes', rowId: ref.classId });
  const trail = items.filter(({ call }) => call === 'classroom.endWaits');
  expect(trail.map(({ after }) => after)).toEqual(
    expect.arrayContaining(
      [one, two].map(({ id }) => expect.objectContaining({ member: member.id, quiz_id: id })),
    ),
  );
  expect(trail).toHaveLength(2);
  const self = { classId: ref.classId, userId: teacher.id };
  await expect(teacher.calls.classroom.endWaits(self)).rejects.toThrow('Member not found');
});

test('of two teachers who change what a member is allowed, or take it back, the second is refused with the name of the first', async () => {
  const { teacher, assign, allow, read, ref, classId } = await makeClass();
  const quiz = await makeQuiz(world);
  await assign(quiz.id);
  const coTeacher = await world.person({ roles: ['teacher'] });
  await teacher.calls.classroom.addTeacher({ classId, account: coTeacher.username });
  const more = { quizId: quiz.id, extraAttempts: 1 };
  const refusal = `${teacher.username} has changed this list of exceptions since you opened it. Nothing was overwritten.`;

  // Nothing was given when the second opened it.
  const empty = await read();
  world.clock.advance(1000);
  const first = await allow({ ...more, loadedUpdatedAt: empty.updatedAt });
  await expect(
    allow({ ...more, extraAttempts: 2, loadedUpdatedAt: empty.updatedAt }, coTeacher),
  ).rejects.toThrow(refusal);
  const { id = 0 } = first.given[0] ?? {};
  const takeBack = (loadedUpdatedAt: string) =>
    coTeacher.calls.classroom.removeException({ ...ref, id, loadedUpdatedAt });
  await expect(takeBack(empty.updatedAt)).rejects.toThrow(refusal);
  expect(await read()).toEqual(first);

  // What was taken back is not given again unknowingly.
  world.clock.advance(1000);
  await takeBack(first.updatedAt);
  await expect(allow({ ...more, loadedUpdatedAt: first.updatedAt })).rejects.toThrow(
    'This list of exceptions was changed since you opened it. Nothing was overwritten.',
  );
  expect((await read()).given).toEqual([]);
  // Another member has a version of their own, and a wait is no part of it.
  const { updatedAt } = await read();
  await teacher.calls.classroom.endWait({ ...ref, quizId: quiz.id });
  await allow({ ...more, loadedUpdatedAt: updatedAt });
});

test('teachers allow only members, only assigned quizzes, and themselves nothing; the trail has who did what', async () => {
  const { teacher, assign, allow, ref, classId, joinCode } = await makeClass();
  const quiz = await makeQuiz(world);
  const more = { quizId: quiz.id, extraAttempts: 1 };
  await expect(allow(more)).rejects.toThrow('Quiz not found');
  await assign(quiz.id);
  const stranger = await world.person();
  const forPerson = (userId: number) =>
    teacher.calls.classroom.setException({ ...more, classId, userId });
  await expect(forPerson(stranger.id)).rejects.toThrow('Member not found');
  await teacher.calls.classroom.join({ joinCode });
  await expect(forPerson(teacher.id)).rejects.toThrow('You cannot make an exception for yourself.');
  await expect(allow({ quizId: null, extraAttempts: 1 })).rejects.toThrow('Choose a quiz');
  await expect(allow({ quizId: quiz.id })).rejects.toThrow('Choose what is allowed');

  const coTeacher = await world.person({ roles: ['teacher'] });
  await teacher.calls.classroom.addTeacher({ classId, account: coTeacher.username });
  await allow(more);
  const { given } = await allow({ ...more, extraAttempts: 2 }, coTeacher);
  expect(given).toMatchObject([{ extraAttempts: 2, byName: coTeacher.username }]);
  await teacher.calls.classroom.removeException({ ...ref, id: given[0]?.id ?? 0 });
  const { items } = await admin.calls.audit.page({ kind: 'class_exceptions' });
  expect(items.slice(0, 3)).toMatchObject([
    { action: 'deleted', actorName: teacher.username, before: { extra_attempts: 2 } },
    { action: 'changed', actorName: coTeacher.username, after: { extra_attempts: 2 } },
    { action: 'created', actorName: teacher.username, after: { user_id: ref.userId } },
  ]);
});
