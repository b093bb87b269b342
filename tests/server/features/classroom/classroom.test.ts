import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeClass } from '#server/features/classroom/mutations.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { rulePresets } from '#shared/features/quiz/rules.ts';
import { isAnyLockAwaited } from '#tests/support/awaited-locks.ts';
import { makeQuiz, makeSeries, pinnedRules, takeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
});
afterAll(() => world.close());

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(world.clock.now().getTime() + days * day).toISOString();

async function makeClass() {
  const { id: classId } = await admin.calls.classroom.create({ name: 'Biology 7b' });
  const { class: made } = await admin.calls.classroom.gradebook({ classId });
  return { classId, joinCode: made.joinCode };
}

const csvOf = async (classId: number) => {
  const { content } = await admin.calls.classroom.gradebookFile({ classId });
  return Buffer.from(content, 'base64').toString();
};

describe('joining', () => {
  test('a member joins by the code, whatever its case, once', async () => {
    const { classId, joinCode } = await makeClass();
    const learner = await world.person();
    for (const code of [joinCode.toLowerCase(), ` ${joinCode} `])
      expect(await learner.calls.classroom.join({ joinCode: code })).toEqual({
        id: classId,
        name: 'Biology 7b',
      });
    const { members } = await admin.calls.classroom.gradebook({ classId });
    expect(members).toMatchObject([{ userId: learner.id, isSuspended: false }]);
    await learner.calls.classroom.leave({ classId });
    expect(await learner.calls.classroom.own()).toEqual([]);
  });

  test('a wrong, an old and a closed code are not found', async () => {
    const { classId, joinCode } = await makeClass();
    const learner = await world.person();
    await expect(learner.calls.classroom.join({ joinCode: 'AAAAAAAA' })).rejects.toThrow(
      'not found',
    );
    await admin.calls.classroom.setOpen({ classId, isOpen: false });
    await expect(learner.calls.classroom.join({ joinCode })).rejects.toThrow('not found');
    await admin.calls.classroom.setOpen({ classId, isOpen: true });
    const renewed = await admin.calls.classroom.renewCode({ classId });
    await expect(learner.calls.classroom.join({ joinCode })).rejects.toThrow('not found');
    await learner.calls.classroom.join(renewed);
    await admin.calls.classroom.removeMember({ classId, userId: learner.id });
    await expect(learner.calls.classroom.leave({ classId })).rejects.toThrow('not found');
  });

  test('members are listed by name, without case and accents', async () => {
    const { classId, joinCode } = await makeClass();
    const quiz = await makeQuiz(world);
    const { id: assignmentId } = await admin.calls.classroom.assign({
      ...{ classId, quizId: quiz.id, startsAt: inDays(0), dueAt: null },
    });
    const names = ['anna bell', 'Bob', 'Émile', 'Łukasz', 'Zoe'];
    for (const displayName of names.toReversed()) {
      const { id, calls } = await world.person();
      await calls.classroom.join({ joinCode });
      await world.db.updateTable('users').set({ displayName }).where('id', '=', id).execute();
    }
    const { members } = await admin.calls.classroom.gradebook({ classId });
    expect(members.map(({ name }) => name)).toEqual(names);
    const live = await admin.calls.classroom.live({ id: assignmentId });
    expect(live.members.map(({ name }) => name)).toEqual(names);
  });
});

test('who joins a class that is being closed waits for it, and is refused', async () => {
  const { classId, joinCode } = await makeClass();
  const learner = await world.person();
  const [isClosed, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const closing = inTransaction(world.db, async (tx) => {
    await changeClass(tx, classId, { isOpen: false });
    isClosed.resolve();
    await mayCommit.promise;
  });
  await isClosed.promise;
  const joining = learner.calls.classroom.join({ joinCode }).catch(String);
  await expect.poll(() => isAnyLockAwaited(world)).toBe(true);
  mayCommit.resolve();
  await closing;
  expect(await joining).toContain('not found');
});

describe('assignments', () => {
  test('a learner sees what is to do, and the best attempt in time counts', async () => {
    const { classId, joinCode } = await makeClass();
    const learner = await world.person();
    await learner.calls.classroom.join({ joinCode });
    const quiz = await makeQuiz(world, { questions: 4 });
    // Before the start: it does not count.
    await takeQuiz(learner, quiz.id, 4);
    world.clock.advance(6 * day);
    await admin.calls.classroom.assign({
      ...{ classId, quizId: quiz.id, note: 'Chapter 3' },
      startsAt: inDays(0),
      dueAt: inDays(7),
    });
    const own = async () => (await learner.calls.classroom.own())[0]?.assignments[0];
    expect(await own()).toMatchObject({ state: 'open', result: null, note: 'Chapter 3' });
    await takeQuiz(learner, quiz.id, 1);
    expect(await own()).toMatchObject({ state: 'done', result: { score: 1, totalQuestions: 4 } });
    world.clock.advance(3 * day);
    const best = await takeQuiz(learner, quiz.id, 3);
    expect(await own()).toMatchObject({ state: 'done', result: { attemptId: best, score: 3 } });
    world.clock.advance(9 * day);
    await takeQuiz(learner, quiz.id, 4);
    expect(await own()).toMatchObject({ state: 'done', result: { score: 3 } });
  });

  test('a quiz that has closed for its learner is nothing to take', async () => {
    const { classId, joinCode } = await makeClass();
    const [learner, other] = [await world.person(), await world.person()];
    for (const { calls } of [learner, other]) await calls.classroom.join({ joinCode });
    const { id: quizId } = await makeQuiz(world);
    await admin.calls.classroom.assign({
      ...{ classId, quizId, startsAt: inDays(0), dueAt: inDays(7) },
    });
    await admin.calls.classroom.setException({
      ...{ classId, userId: other.id, quizId, closesAt: inDays(5) },
    });
    await world.db
      .updateTable('quizzes')
      .set({ closesAt: inDays(2) })
      .where('id', '=', quizId)
      .execute();
    const nextOf = async ({ calls }: Person) =>
      (await calls.classroom.own())[0]?.assignments[0]?.next;
    expect(await nextOf(learner)).toMatchObject({ id: quizId });
    world.clock.advance(2 * day);
    expect(await nextOf(learner)).toBeNull();
    expect(await nextOf(other)).toMatchObject({ id: quizId });
    world.clock.advance(3 * day);
    expect(await nextOf(other)).toBeNull();
  });

  test('a quiz without attempts left is nothing to take, unless one is open', async () => {
    const { classId, joinCode } = await makeClass();
    const learner = await world.person();
    await learner.calls.classroom.join({ joinCode });
    const [once, after] = [await makeQuiz(world), await makeQuiz(world)];
    const change = { rules: { ...rulePresets.exam, cooldownHours: { passed: 0, failed: 0 } } };
    const author = await world.person({ isAdmin: true });
    const changed = await author.http('PUT', `/api/quizzes/${once.id}`, change);
    expect(changed.status, changed.text).toBe(200);
    const open = await learner.calls.attempt.start({ quizId: once.id });
    world.clock.advance(60_000);
    const dates = { startsAt: inDays(0), dueAt: inDays(7) };
    await admin.calls.classroom.assign({ classId, quizId: once.id, ...dates });
    const { id: seriesId } = await makeSeries(world, [once.id, after.id]);
    await admin.calls.classroom.assign({ classId, seriesId, ...dates });
    const next = async () =>
      (await learner.calls.classroom.own())[0]?.assignments.map((each) => each.next?.id);
    expect(await next()).toEqual([once.id, once.id]);
    // Begun before the start, it does not count for the assignment.
    await learner.calls.attempt.submit({ attemptId: open.id });
    expect(await next()).toEqual([undefined, after.id]);
    await admin.calls.classroom.setException({
      ...{ classId, userId: learner.id, quizId: once.id, extraAttempts: 1 },
    });
    expect(await next()).toEqual([once.id, once.id]);
  });

  test('the rules of the quiz say which attempt counts, for the learner and in the gradebook', async () => {
    const { classId, joinCode } = await makeClass();
    const learner = await world.person();
    await learner.calls.classroom.join({ joinCode });
    const quiz = await makeQuiz(world, { questions: 4 });
    const countedAttempt = 'average' as const;
    const rules = { ...rulePresets.practice, countedAttempt };
    const author = await world.person({ isAdmin: true });
    const changed = await author.http('PUT', `/api/quizzes/${quiz.id}`, { rules });
    expect(changed.status, changed.text).toBe(200);
    const { id: assignmentId } = await admin.calls.classroom.assign({
      ...{ classId, quizId: quiz.id, startsAt: inDays(0) },
      dueAt: inDays(7),
    });
    await takeQuiz(learner, quiz.id, 4);
    world.clock.advance(day);
    const newest = await takeQuiz(learner, quiz.id, 1);
    world.clock.advance(9 * day);
    await takeQuiz(learner, quiz.id, 0);
    const mark = { rule: 'average', percentage: 62.5, passed: false, attemptId: newest };
    const [own] = await learner.calls.classroom.own();
    // A quiz that was passed can be taken again.
    expect(own?.assignments[0]).toMatchObject({
      ...{ state: 'done', result: mark, next: { id: quiz.id } },
    });
    const { cells } = await admin.calls.classroom.gradebook({ classId });
    expect(cells).toMatchObject([{ state: 'done', result: mark }]);
    const cell = { classId, assignmentId, userId: learner.id };
    const { attempts } = await admin.calls.classroom.cell(cell);
    expect(attempts.map(({ counts }) => counts)).toEqual([true, true, false]);
    expect(await csvOf(classId)).toContain(',62.5,done');
  });

  test('a teacher opens the attempts of the own gradebook, and no other', async () => {
    const teacher = await world.person({ roles: ['teacher'] });
    const { id: classId } = await teacher.calls.classroom.create({ name: 'Physics' });
    const { class: made } = await teacher.calls.classroom.gradebook({ classId });
    const [member, stranger] = [await world.person(), await world.person()];
    await member.calls.classroom.join({ joinCode: made.joinCode });
    const [assigned, other] = [await makeQuiz(world), await makeQuiz(world)];
    const before = await takeQuiz(member, assigned.id, 1);
    world.clock.advance(3 * day);
    await teacher.calls.classroom.assign({
      ...{ classId, quizId: assigned.id, startsAt: inDays(0), dueAt: null },
    });
    const counted = await takeQuiz(member, assigned.id, 3);
    const open = (attemptId: number) => teacher.calls.classroom.attempt({ classId, attemptId });
    expect(await open(counted)).toMatchObject({ learner: { id: member.id } });
    const elsewhere = [
      await takeQuiz(member, other.id, 1),
      await takeQuiz(stranger, assigned.id, 1),
    ];
    for (const id of [before, ...elsewhere]) await expect(open(id)).rejects.toThrow('not found');
    await teacher.calls.classroom.removeMember({ classId, userId: member.id });
    await expect(open(counted)).rejects.toThrow('not found');
  });

  test('a teacher who is a member does not open the own attempts, whose keys may be withheld; an administrator does', async () => {
    const teacher = await world.person({ roles: ['teacher'] });
    const admin = await world.person({ isAdmin: true });
    const { id: classId } = await teacher.calls.classroom.create({ name: 'Physics' });
    const { class: made } = await teacher.calls.classroom.gradebook({ classId });
    for (const person of [teacher, admin])
      await person.calls.classroom.join({ joinCode: made.joinCode });
    const quiz = await makeQuiz(world);
    await teacher.calls.classroom.assign({
      ...{ classId, quizId: quiz.id, startsAt: inDays(0), dueAt: null },
    });
    const own = { classId, attemptId: await takeQuiz(teacher, quiz.id, 1) };
    await expect(teacher.calls.classroom.attempt(own)).rejects.toThrow('Quiz attempt not found');
    const theirs = { classId, attemptId: await takeQuiz(admin, quiz.id, 1) };
    for (const person of [teacher, admin])
      expect(await person.calls.classroom.attempt(theirs)).toMatchObject({
        learner: { id: admin.id },
      });
  });

  test('the gradebook shows every member: done, late, missing and still open', async () => {
    const { classId, joinCode } = await makeClass();
    const [punctual, tardy, absent] = [
      await world.person(),
      await world.person(),
      await world.person(),
    ];
    for (const person of [punctual, tardy, absent]) await person.calls.classroom.join({ joinCode });
    const stranger = await world.person();
    const quiz = await makeQuiz(world, { questions: 2 });
    const { id: first } = await admin.calls.classroom.assign({
      ...{ classId, quizId: quiz.id },
      startsAt: inDays(-1),
      dueAt: inDays(1),
    });
    const other = await makeQuiz(world, { questions: 2 });
    const { id: second } = await admin.calls.classroom.assign({
      ...{ classId, quizId: other.id },
      startsAt: inDays(0),
      dueAt: null,
    });
    await takeQuiz(punctual, quiz.id, 2);
    await takeQuiz(stranger, quiz.id, 2);
    world.clock.advance(2 * day);
    await takeQuiz(tardy, quiz.id, 1);
    const { cells, members } = await admin.calls.classroom.gradebook({ classId });
    expect(members).toHaveLength(3);
    const stateOf = (person: Person, assignmentId: number) =>
      cells.find((cell) => cell.userId === person.id && cell.assignmentId === assignmentId)?.state;
    expect([punctual, tardy, absent].map((person) => stateOf(person, first))).toEqual([
      'done',
      'late',
      'missing',
    ]);
    expect(stateOf(punctual, second)).toBe('open');
    const csv = await csvOf(classId);
    expect(csv.trim().split('\r\n')).toHaveLength(4);
    expect(csv).toContain(',50,late,');
  });

  test('a quiz that does not exist, and a due date before the start, are refused', async () => {
    const { classId } = await makeClass();
    const { id: quizId } = await makeQuiz(world, { questions: 1 });
    const assignment = { classId, quizId, startsAt: inDays(0), dueAt: inDays(-1) };
    await expect(admin.calls.classroom.assign(assignment)).rejects.toThrow('after the start');
    await expect(
      admin.calls.classroom.assign({ ...assignment, dueAt: null, quizId: 2_000_000_000 }),
    ).rejects.toThrow('not found');
  });

  test('a removed class takes its assignments with it, and no attempt', async () => {
    const { classId, joinCode } = await makeClass();
    const learner = await world.person();
    await learner.calls.classroom.join({ joinCode });
    const quiz = await makeQuiz(world, { questions: 2 });
    await admin.calls.classroom.assign({
      ...{ classId, quizId: quiz.id, dueAt: null },
      startsAt: inDays(0),
    });
    const attemptId = await takeQuiz(learner, quiz.id, 2);
    await admin.calls.classroom.remove({ classId });
    expect(await learner.calls.classroom.own()).toEqual([]);
    expect(await learner.calls.attempt.review({ id: attemptId })).toMatchObject({ score: 2 });
    const audit = await world.db
      .selectFrom('auditEntries')
      .where('kind', 'in', ['classes', 'assignments'])
      .where('call', '=', 'classroom.remove')
      .select('kind')
      .orderBy('kind')
      .execute();
    expect(audit).toEqual([{ kind: 'classes' }, { kind: 'assignments' }]);
  });
});

test('200 learners with 50 assignments are read at once', async () => {
  const { classId } = await makeClass();
  const quizzes = [];
  for (let count = 0; count < 50; count += 1)
    quizzes.push((await makeQuiz(world, { questions: 1 })).id);
  const now = world.clock.now();
  const people = await world.db
    .insertInto('users')
    .values(
      Array.from({ length: 200 }, (_, number) => ({
        username: `pupil${number}`,
        email: `pupil${number}@example.com`,
        password: 'x',
      })),
    )
    .returning('id')
    .execute();
  await world.db
    .insertInto('classMembers')
    .values(people.map(({ id }) => ({ classId, userId: id, joinedAt: now })))
    .execute();
  await world.db
    .insertInto('assignments')
    .values(
      quizzes.map((quizId) => ({
        ...{ classId, quizId, createdAt: now },
        startsAt: new Date(now.getTime() - day),
        dueAt: null,
      })),
    )
    .execute();
  for (const { id } of people)
    await world.db
      .insertInto('quizAttempts')
      .values(
        quizzes.map((quizId) => ({
          ...{ quizId, userId: id, totalQuestions: 10, timeTaken: 60, paper: '[]' },
          status: 'submitted' as const,
          startedAt: now,
          completedAt: now,
          deadline: new Date(now.getTime() + day),
          score: id % 11,
          passed: id % 11 >= 8,
          rules: pinnedRules,
        })),
      )
      .execute();
  // Every fifth learner has a mark by hand with a comment on every assignment, and there is a series.
  await sql`
    insert into gradebook_entries (assignment_id, user_id, override_percent, override_reason, override_at,
      computed_percent, comment, comment_at, updated_at)
    select id, user_id, 90, 'Oral exam', ${now}, 10, 'Well done', ${now}, ${now}
    from assignments join class_members using (class_id)
    where class_id = ${classId} and user_id % 5 = 0`.execute(world.db);
  // Every seventh learner has a later due date in every assignment.
  await sql`
    insert into assignment_members (assignment_id, user_id, due_at, updated_at)
    select id, user_id, ${inDays(9)}::timestamptz, ${now}
    from assignments join class_members using (class_id)
    where class_id = ${classId} and user_id % 7 = 0`.execute(world.db);
  const { id: seriesId } = await makeSeries(world, quizzes.slice(0, 10));
  await admin.calls.classroom.assign({ classId, seriesId, startsAt: inDays(-1), dueAt: null });
  // As the database does by itself after many inserts.
  await sql`analyze`.execute(world.db);
  const { cells, members, assignments } = await admin.calls.classroom.gradebook({ classId });
  expect(cells).toHaveLength(10_200);
  expect(cells.filter(({ isOverridden }) => isOverridden)).toHaveLength(2000);
  const done = cells.filter(({ progress }) => progress === null);
  expect(new Set(done.map(({ state }) => state))).toEqual(new Set(['done']));

  // The screen says the same of each cell, by member and assignment, without what it does not show.
  const { lines } = await admin.calls.classroom.shownGradebook({ classId });
  const shown = members.flatMap(({ userId }, row) =>
    assignments.map(({ id: assignmentId }, column) => ({
      ...{ userId, assignmentId },
      ...lines[row]?.[column],
    })),
  );
  expect(shown).toEqual(
    cells.map(({ mark, progress, computed, result: _, ...cell }) => ({
      ...{ userId: cell.userId, assignmentId: cell.assignmentId, state: cell.state },
      ...(mark && { mark }),
      ...(progress && { progress }),
      ...(computed && !cell.isOverridden && computed.beforeDeduction !== computed.percentage
        ? { beforeDeduction: computed.beforeDeduction }
        : {}),
      ...Object.fromEntries(
        (['isOverridden', 'hasChanged', 'hasComment', 'hasOwnDates'] as const)
          .filter((flag) => cell[flag])
          .map((flag) => [flag, true]),
      ),
    })),
  );
});
