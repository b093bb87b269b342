import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endOverdueAttempts } from '#server/features/attempt/workflows/end-overdue.ts';
import { publishDueQuizzes } from '#server/features/quiz/workflows/publish-due.ts';
import { runNotices } from '#server/jobs/work.ts';
import { rulePresets } from '#shared/features/quiz/rules.ts';
import { answersFor, makeQuiz, makeSeries, takeQuiz } from '#tests/support/catalogue.ts';
import { openNeighbour } from '#tests/support/neighbour.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
});
afterAll(() => world.close());
// What another test has left waiting is found by no later one.
beforeEach(() => world.clock.advance(40 * day));

const log = pino({ level: 'silent' });
const hour = 3_600_000;
const day = 24 * hour;
const inHours = (hours: number) =>
  new Date(world.clock.now().getTime() + hours * hour).toISOString();
const run = () => runNotices(world.services, log);

async function makeClass(members: number) {
  const { id: classId } = await admin.calls.classroom.create({ name: 'Biology 7b' });
  const { class: made } = await admin.calls.classroom.gradebook({ classId });
  const people: Person[] = [];
  for (let count = 0; count < members; count += 1) {
    const person = await world.person();
    await person.calls.classroom.join({ joinCode: made.joinCode });
    people.push(person);
  }
  const assign = async (hours: { start?: number; due: number | null }) => {
    const { id: quizId } = await makeQuiz(world, { questions: 2, title: 'Cells' });
    const { id } = await admin.calls.classroom.assign({
      ...{ classId, quizId, startsAt: inHours(hours.start ?? 0) },
      dueAt: hours.due === null ? null : inHours(hours.due),
    });
    return { id, quizId };
  };
  return { classId, people, assign, joinCode: made.joinCode };
}

async function makePair() {
  const made = await makeClass(2);
  const [learner, other] = made.people;
  if (!learner || !other) throw new Error('There are two members');
  return { ...made, learner, other };
}

const kindsOf = async (person: Person) =>
  (await person.calls.notice.page({})).items.map(({ content }) => content.kind);

describe('an assignment', () => {
  test('is noticed to every member in the transaction that gives it, and never again', async () => {
    const { people, assign } = await makeClass(3);
    const { id, quizId } = await assign({ due: 100 });
    for (const person of people) {
      const { items } = await person.calls.notice.page({});
      expect(items).toMatchObject([
        {
          readAt: null,
          content: {
            kind: 'assignment-given',
            data: { assignmentId: id, quizId, title: 'Cells', className: 'Biology 7b' },
          },
        },
      ]);
      expect(await person.calls.notice.unread()).toEqual({ unread: 1 });
    }
    await run();
    await run();
    expect(await kindsOf(people[0] ?? admin)).toEqual(['assignment-given']);
  });

  test('is noticed to a member who is excused no more, if there was no notice of it', async () => {
    const { classId, learner, other, assign } = await makePair();
    const { id: quizId } = await makeQuiz(world, { questions: 2, title: 'Cells' });
    const { id: assignmentId } = await admin.calls.classroom.assign({
      ...{ classId, quizId, startsAt: inHours(0), dueAt: null },
      memberConditions: [learner, other].map(({ id }) => ({ userId: id, isExcused: true })),
    });
    await assign({ due: null });
    world.clock.advance(2 * day);
    await run();
    expect([await kindsOf(learner), await kindsOf(other)]).toEqual([
      ['assignment-given'],
      ['assignment-given'],
    ]);
    const ref = { classId, assignmentId };
    const excuse = (isExcused: boolean) =>
      admin.calls.classroom.setMemberConditions({ ...ref, userId: learner.id, isExcused });
    await excuse(false);
    const both = ['assignment-given', 'assignment-given'];
    expect(await kindsOf(learner)).toEqual(both);
    await excuse(true);
    await excuse(false);
    expect(await kindsOf(learner)).toEqual(both);
    await admin.calls.classroom.changeAssignment({ ...ref, memberConditions: [] });
    expect([await kindsOf(learner), await kindsOf(other)]).toEqual([both, both]);
  });

  test('that begins later is noticed when it begins', async () => {
    const { learner, assign } = await makePair();
    await assign({ start: 5, due: 200 });
    await run();
    expect(await kindsOf(learner)).toEqual([]);
    world.clock.advance(5 * hour);
    await run();
    expect(await kindsOf(learner)).toEqual(['assignment-given']);
  });

  test('of a draft is noticed when it is published at its opening date, and not called to mind at once', async () => {
    const { classId, joinCode, learner, assign } = await makePair();
    const { id: quizId } = await makeQuiz(world, { questions: 2, title: 'Cells' });
    const opensAt = inHours(72);
    const draft = { opensAt, status: 'draft', publishesWhenOpen: true } as const;
    await admin.calls.quiz.update({ id: quizId, ...draft });
    await admin.calls.classroom.assign({
      ...{ classId, quizId, startsAt: inHours(0), dueAt: inHours(80) },
    });
    const later = await assign({ due: null });
    await admin.calls.quiz.update({ id: later.quizId, opensAt: inHours(200) });
    world.clock.advance(hour);
    const joined = await world.person();
    await joined.calls.classroom.join({ joinCode });
    world.clock.advance(71 * hour);
    await run();
    expect([await kindsOf(learner), await kindsOf(joined)]).toEqual([['assignment-given'], []]);
    await publishDueQuizzes(world.db, world.clock.now());
    world.clock.advance(60_000);
    const after = await world.person();
    await after.calls.classroom.join({ joinCode });
    await run();
    await run();
    expect([await kindsOf(learner), await kindsOf(joined), await kindsOf(after)]).toEqual([
      ['assignment-given', 'assignment-given'],
      ['assignment-given'],
      [],
    ]);
  });

  test('of a draft is noticed when it is published by hand, once, to those who are in the class by then', async () => {
    const { classId, joinCode, learner } = await makePair();
    const { id: quizId } = await makeQuiz(world, { questions: 2, title: 'Cells', status: 'draft' });
    await admin.calls.classroom.assign({
      ...{ classId, quizId },
      startsAt: inHours(0),
      dueAt: null,
    });
    // Longer than what begins is looked for.
    world.clock.advance(10 * day);
    await run();
    expect(await kindsOf(learner)).toEqual([]);
    await admin.calls.quiz.update({ id: quizId, status: 'active' });
    world.clock.advance(60_000);
    const after = await world.person();
    await after.calls.classroom.join({ joinCode });
    await run();
    await run();
    expect([await kindsOf(learner), await kindsOf(after)]).toEqual([['assignment-given'], []]);
    await admin.calls.quiz.setStatuses({ changes: [{ id: quizId, status: 'draft' }] });
    await admin.calls.quiz.setStatuses({ changes: [{ id: quizId, status: 'active' }] });
    await run();
    expect(await kindsOf(learner)).toEqual(['assignment-given']);
  });

  test('of a draft whose publication is undone is noticed when it is published again', async () => {
    const { classId, joinCode, learner } = await makePair();
    const { id: quizId } = await makeQuiz(world, { questions: 2, title: 'Cells', status: 'draft' });
    await admin.calls.classroom.assign({
      ...{ classId, quizId },
      startsAt: inHours(0),
      dueAt: null,
    });
    world.clock.advance(day);
    const joined = await world.person();
    await joined.calls.classroom.join({ joinCode });
    const setStatus = (status: 'draft' | 'active') =>
      admin.calls.quiz.setStatuses({ changes: [{ id: quizId, status }] });
    await setStatus('active');
    world.clock.advance(20_000);
    await setStatus('draft');
    await run();
    expect(await kindsOf(learner)).toEqual([]);
    world.clock.advance(10 * day);
    await setStatus('active');
    await run();
    expect([await kindsOf(learner), await kindsOf(joined)]).toEqual([
      ['assignment-given'],
      ['assignment-given'],
    ]);
  });

  test('of a quiz that is made a draft for a while is not noticed by those who joined meanwhile', async () => {
    const { classId, joinCode, learner } = await makePair();
    const { id: quizId } = await makeQuiz(world, { questions: 2, title: 'Cells' });
    const setStatus = (status: 'draft' | 'active') =>
      admin.calls.quiz.setStatuses({ changes: [{ id: quizId, status }] });
    const assign = (id: number) =>
      admin.calls.classroom.assign({
        ...{ classId: id, quizId },
        startsAt: inHours(0),
        dueAt: null,
      });
    await assign(classId);
    await run();
    world.clock.advance(10 * day);
    const after = await world.person();
    await after.calls.classroom.join({ joinCode });
    await setStatus('draft');
    world.clock.advance(60_000);
    // To another class it is assigned while it is a draft.
    const other = await makePair();
    await assign(other.classId);
    world.clock.advance(10 * day);
    await setStatus('active');
    await run();
    expect([await kindsOf(learner), await kindsOf(after)]).toEqual([['assignment-given'], []]);
    expect(await kindsOf(other.learner)).toEqual(['assignment-given']);
  });

  test('of a quiz that is a draft when it is to be mailed is mailed once it is published again', async () => {
    const { learner, assign } = await makePair();
    const { quizId } = await assign({ due: null });
    const setStatus = (status: 'draft' | 'active') =>
      admin.calls.quiz.setStatuses({ changes: [{ id: quizId, status }] });
    const mailed = async () => (await queued()).filter(({ userId }) => userId === learner.id);
    world.clock.advance(5 * 60_000);
    await setStatus('draft');
    world.clock.advance(hour);
    await run();
    expect(await mailed()).toEqual([]);
    await setStatus('active');
    world.clock.advance(hour);
    await run();
    expect(await mailed()).toHaveLength(1);
    await setStatus('draft');
    await setStatus('active');
    world.clock.advance(2 * day);
    await run();
    expect(await mailed()).toHaveLength(1);
  });

  test('is called to mind a day before it is due, and again once it is overdue', async () => {
    const { learner, other, assign } = await makePair();
    const { quizId } = await assign({ due: 72 });
    world.clock.advance(48 * hour - 60_000);
    await run();
    expect(await kindsOf(learner)).toEqual(['assignment-given']);
    world.clock.advance(60_000);
    await takeQuiz(other, quizId);
    await run();
    await run();
    expect(await kindsOf(learner)).toEqual(['assignment-due', 'assignment-given']);
    expect(await kindsOf(other)).toEqual(['assignment-given']);
    world.clock.advance(24 * hour);
    await run();
    await run();
    expect(await kindsOf(learner)).toEqual([
      'assignment-overdue',
      'assignment-due',
      'assignment-given',
    ]);
  });

  test('is not overdue for a learner whose attempt ended with the due date and is still to be graded', async () => {
    const { classId, learner, other } = await makePair();
    const late = await world.person();
    const { class: made } = await admin.calls.classroom.gradebook({ classId });
    await late.calls.classroom.join({ joinCode: made.joinCode });
    const { id: quizId } = await makeQuiz(world, { questions: 2, title: 'Cells', timeLimit: 30 });
    await admin.calls.classroom.assign({
      ...{ classId, quizId, startsAt: inHours(0), dueAt: inHours(100) },
    });
    const begin = async (person: Person) => {
      const { id: attemptId, questions } = await person.calls.attempt.start({ quizId });
      await person.calls.attempt.save({ attemptId, answers: answersFor(questions, 2) });
    };
    world.clock.advance(99.5 * hour);
    await begin(learner);
    world.clock.advance(0.1 * hour);
    await begin(late);
    world.clock.advance(0.4 * hour);
    const overdue = async (person: Person) =>
      (await kindsOf(person)).filter((kind) => kind === 'assignment-overdue').length;
    const counts = async () => [await overdue(learner), await overdue(late), await overdue(other)];
    await run();
    // An attempt that goes on is late.
    expect(await counts()).toEqual([0, 1, 1]);
    world.clock.advance(60_000);
    await endOverdueAttempts(world.db, world.clock.now());
    await run();
    expect(await counts()).toEqual([0, 1, 1]);
  });

  test('is called to mind as many days before as the learner has chosen', async () => {
    const { learner, other, assign } = await makePair();
    await learner.calls.notice.saveTimes({ rhythm: 'daily', quiet: null, dueDays: 3 });
    await assign({ due: 100 });
    world.clock.advance(28 * hour);
    await run();
    expect(await kindsOf(learner)).toEqual(['assignment-due', 'assignment-given']);
    expect(await kindsOf(other)).toEqual(['assignment-given']);
  });

  test('is not called to mind before it is due where its quiz has closed', async () => {
    const { learner, assign } = await makePair();
    const [closed, open] = [await assign({ due: 100 }), await assign({ due: 100 })];
    await world.db
      .updateTable('quizzes')
      .set({ closesAt: inHours(50) })
      .where('id', '=', closed.quizId)
      .execute();
    world.clock.advance(80 * hour);
    await run();
    const { items } = await learner.calls.notice.page({});
    const due = items.filter(({ content }) => content.kind === 'assignment-due');
    expect(due.map(({ content }) => content.data)).toMatchObject([{ quizId: open.quizId }]);
  });

  test('is not called to mind before it is due where the attempts are used up', async () => {
    const { classId, learner, other, assign } = await makePair();
    const { id: quizId } = await makeQuiz(world, { questions: 2, title: 'Cells' });
    const author = await world.person({ isAdmin: true });
    const rules = rulePresets.exam;
    const changed = await author.http('PUT', `/api/quizzes/${quizId}`, { rules });
    expect(changed.status, changed.text).toBe(200);
    await takeQuiz(learner, quizId);
    world.clock.advance(hour);
    await admin.calls.classroom.assign({
      ...{ classId, quizId, startsAt: inHours(0), dueAt: inHours(100) },
    });
    const open = await assign({ due: 100 });
    world.clock.advance(80 * hour);
    await run();
    const dueFor = async (person: Person) =>
      (await person.calls.notice.page({})).items
        .filter(({ content }) => content.kind === 'assignment-due')
        .map(({ content }) => ('quizId' in content.data ? content.data.quizId : null));
    expect(await dueFor(learner)).toEqual([open.quizId]);
    expect((await dueFor(other)).toSorted()).toEqual([quizId, open.quizId].toSorted());
  });

  test('is not mailed before it is due when its quiz has closed since the notice, or its date was moved', async () => {
    const { classId, learner, assign } = await makePair();
    const quiet = { from: '00:00', until: '23:59' };
    await learner.calls.notice.saveTimes({ rhythm: 'each', quiet, dueDays: 1 });
    const [closing, moved] = [await assign({ due: 100 }), await assign({ due: 100 })];
    const open = await assign({ due: 100 });
    world.clock.advance(80 * hour);
    await run();
    const { changeAssignment } = admin.calls.classroom;
    await changeAssignment({ classId, assignmentId: moved.id, dueAt: inHours(100) });
    await world.db
      .updateTable('quizzes')
      .set({ closesAt: inHours(0) })
      .where('id', '=', closing.quizId)
      .execute();
    await learner.calls.notice.saveTimes({ rhythm: 'each', quiet: null, dueDays: 1 });
    world.clock.advance(hour);
    await run();
    const mailed = (await queued())
      .filter(({ userId }) => userId === learner.id)
      .flatMap(({ noticeIds }) => noticeIds);
    const { items } = await learner.calls.notice.page({});
    const quizzes = items
      .filter(({ id, content }) => mailed.includes(id) && content.kind === 'assignment-due')
      .map(({ content }) => ('quizId' in content.data ? content.data.quizId : null));
    expect(quizzes).toEqual([open.quizId]);
  });

  test('that has a mark by hand is not called to mind; one whose date was moved is, before the new date', async () => {
    const { classId, learner, other, assign } = await makePair();
    const { id: assignmentId } = await assign({ due: 72 });
    await admin.calls.classroom.override({
      ...{ classId, assignmentId, userId: other.id },
      ...{ percentage: 80, reason: 'Done on paper' },
    });
    world.clock.advance(50 * hour);
    await run();
    expect(await kindsOf(learner)).toEqual(['assignment-due', 'assignment-given']);
    expect(await kindsOf(other)).toEqual(['assignment-given']);
    await world.db
      .updateTable('assignments')
      .set({ dueAt: new Date(inHours(100)) })
      .where('id', '=', assignmentId)
      .execute();
    world.clock.advance(30 * hour);
    await run();
    expect(await kindsOf(learner)).toEqual(['assignment-due', 'assignment-given']);
    world.clock.advance(50 * hour);
    await run();
    expect(await kindsOf(learner)).toEqual([
      'assignment-due',
      'assignment-due',
      'assignment-given',
    ]);
  });

  test('that is overdue again after its date was moved is mailed once', async () => {
    const { classId, learner, assign } = await makePair();
    const quiet = { from: '00:00', until: '23:59' };
    await learner.calls.notice.saveTimes({ rhythm: 'each', quiet, dueDays: 1 });
    const { id: assignmentId } = await assign({ due: 30 });
    world.clock.advance(31 * hour);
    await run();
    await admin.calls.classroom.changeAssignment({ classId, assignmentId, dueAt: inHours(2) });
    world.clock.advance(3 * hour);
    await run();
    await learner.calls.notice.saveTimes({ rhythm: 'each', quiet: null, dueDays: 1 });
    await run();
    const { items } = await learner.calls.notice.page({});
    const mailed = (await queued())
      .filter(({ userId }) => userId === learner.id)
      .flatMap(({ noticeIds }) => noticeIds);
    expect(items.filter(({ content }) => content.kind === 'assignment-overdue')).toHaveLength(2);
    expect(
      items.filter(({ id }) => mailed.includes(id)).map(({ id, content }) => [id, content.kind]),
    ).toEqual([[items[0]?.id, 'assignment-overdue']]);
  });

  test('of a series is to do until each of its quizzes was taken', async () => {
    const { classId, learner, other } = await makePair();
    const quizzes = [
      await makeQuiz(world, { questions: 2, title: 'Cells' }),
      await makeQuiz(world, { questions: 2, title: 'Tissues' }),
    ];
    const { id: seriesId } = await makeSeries(
      world,
      quizzes.map(({ id }) => id),
    );
    await admin.calls.classroom.assign({
      ...{ classId, seriesId, startsAt: inHours(0), dueAt: inHours(72) },
    });
    const { items } = await learner.calls.notice.page({});
    expect(items.map(({ content }) => content.data)).toMatchObject([{ quizId: null }]);
    for (const { id } of quizzes) await takeQuiz(other, id);
    await takeQuiz(learner, quizzes[0]?.id ?? 0);
    world.clock.advance(50 * hour);
    await run();
    await run();
    expect(await kindsOf(learner)).toEqual(['assignment-due', 'assignment-given']);
    expect(await kindsOf(other)).toEqual(['assignment-given']);
  });

  test('given on the last day is noticed once, not called to mind at once', async () => {
    const { learner, assign } = await makePair();
    world.clock.advance(5 * day);
    await assign({ due: 10 });
    await run();
    expect(await kindsOf(learner)).toEqual(['assignment-given']);
  });

  test('is not noticed as overdue a day after, as after an outage', async () => {
    const { learner, assign } = await makePair();
    await assign({ due: 30 });
    world.clock.advance(30 * hour + day);
    await run();
    expect(await kindsOf(learner)).toEqual(['assignment-given']);
  });

  test('is not noticed to whom it concerns no more', async () => {
    const { classId, people, assign } = await makeClass(4);
    const [leaver, suspended, deleted, stays] = people;
    if (!leaver || !suspended || !deleted || !stays) throw new Error('There are four members');
    const { quizId } = await assign({ due: 72 });
    await leaver.calls.classroom.leave({ classId });
    await admin.calls.account.suspendPeople({ ids: [suspended.id], reason: 'spam' });
    await admin.calls.account.deletePerson({ id: deleted.id });
    world.clock.advance(50 * hour);
    await run();
    const noticed = async () =>
      (
        await world.db
          .selectFrom('notices')
          .where('kind', '=', 'assignment-due')
          .where(
            'userId',
            'in',
            people.map(({ id }) => id),
          )
          .select('userId')
          .execute()
      ).map(({ userId }) => userId);
    expect(await noticed()).toEqual([stays.id]);
    await world.db
      .updateTable('quizzes')
      .set({ status: 'draft' })
      .where('id', '=', quizId)
      .execute();
    world.clock.advance(30 * hour);
    await run();
    expect(await kindsOf(stays)).toEqual(['assignment-due', 'assignment-given']);
  });

  test('two processes that look at the same time write and mail everything once', async () => {
    const { people, assign } = await makeClass(8);
    await assign({ due: 72 });
    world.clock.advance(49 * hour);
    const neighbour = await openNeighbour(world.opened);
    const there = { ...world.services, db: neighbour.db };
    await Promise.all([run(), runNotices(there, log), run(), runNotices(there, log)]);
    world.clock.advance(hour);
    await Promise.all([run(), runNotices(there, log), run(), runNotices(there, log)]);
    for (const person of people)
      expect(await kindsOf(person)).toEqual(['assignment-due', 'assignment-given']);
    const ids = people.map(({ id }) => id);
    await neighbour.close();
    const mails = (await queued()).filter(({ userId }) => ids.includes(userId));
    expect(mails.map(({ userId }) => userId).sort((a, b) => a - b)).toEqual(ids);
  });
});

/** The mails in the queue, the oldest first. */
async function queued() {
  const { rows } = await sql<{ data: { userId: number; noticeIds: number[] } }>`
    select data from pgboss.job where name = 'mail' and data ->> 'mail' = 'notices'
    order by created_on, id`.execute(world.db);
  return rows.map(({ data }) => data);
}
