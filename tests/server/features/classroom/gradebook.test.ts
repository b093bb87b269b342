import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseDeletedQuizzes } from '#server/features/quiz/bulk/mutations.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type { LateRule } from '#shared/features/classroom/assignments/schema.ts';
import { rulePresets } from '#shared/features/quiz/rules.ts';
import { makeQuiz, takeQuiz } from '#tests/support/catalogue.ts';
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

/** A class of one learner with a quiz of ten questions. */
async function classWithLearner(late: LateRule = { policy: 'marked' }) {
  const teacher = await world.person({ roles: ['teacher'] });
  const learner = await world.person();
  const { id: classId } = await teacher.calls.classroom.create({ name: 'Biology 7b' });
  const { class: made } = await teacher.calls.classroom.gradebook({ classId });
  await learner.calls.classroom.join({ joinCode: made.joinCode });
  const quiz = await makeQuiz(world, { questions: 10 });
  const { id: assignmentId } = await teacher.calls.classroom.assign({
    ...{ classId, quizId: quiz.id, startsAt: inDays(0), dueAt: inDays(7), late },
  });
  const cell = { classId, assignmentId, userId: learner.id };
  const own = async () => {
    const [found] = (await learner.calls.classroom.own())[0]?.assignments ?? [];
    if (!found) throw new Error('The learner sees no assignment');
    return found;
  };
  return { teacher, learner, quiz, cell, own, joinCode: made.joinCode };
}

describe('a mark that is set by hand', () => {
  test('counts for teacher and learner, beside the computed one, until it is taken back', async () => {
    const { teacher, learner, quiz, cell, own } = await classWithLearner();
    await takeQuiz(learner, quiz.id, 6);
    const set = await teacher.calls.classroom.override({
      ...{ ...cell, percentage: 85.5, reason: 'Oral exam', loadedUpdatedAt: null },
    });
    expect(set).toMatchObject({
      mark: { percentage: 85.5, passed: true },
      result: { percentage: 60, passed: false },
      remarks: { override: { reason: 'Oral exam' } },
      ...{ isOverridden: true, hasChanged: false, computedThen: 60 },
      history: [{ kind: 'override', percentage: 85.5, byName: teacher.username }],
    });
    expect(await own()).toMatchObject({
      mark: { percentage: 85.5, passed: true },
      result: { percentage: 60 },
      remarks: { override: { reason: 'Oral exam' } },
    });
    const { cells } = await teacher.calls.classroom.gradebook({ classId: cell.classId });
    expect(cells).toMatchObject([{ mark: { percentage: 85.5 }, isOverridden: true }]);
    const loadedUpdatedAt = set.updatedAt;
    world.clock.advance(1000);
    const back = await teacher.calls.classroom.takeBack({ ...cell, loadedUpdatedAt });
    expect(back).toMatchObject({
      ...{ mark: { percentage: 60, passed: false }, isOverridden: false },
      remarks: { override: null },
      history: [{ kind: 'override_removed' }, { kind: 'override' }],
    });
  });

  test('stays when a later attempt changes the computed one, and the teacher sees that it has changed', async () => {
    const { teacher, learner, quiz, cell } = await classWithLearner();
    await takeQuiz(learner, quiz.id, 3);
    await teacher.calls.classroom.override({
      ...cell,
      percentage: 50,
      reason: 'Half a group work',
    });
    world.clock.advance(3 * day);
    await takeQuiz(learner, quiz.id, 9);
    expect(await teacher.calls.classroom.cell(cell)).toMatchObject({
      mark: { percentage: 50, passed: false },
      ...{ result: { percentage: 90 }, hasChanged: true, computedThen: 30 },
    });
    const { cells } = await teacher.calls.classroom.gradebook({ classId: cell.classId });
    expect(cells).toMatchObject([{ mark: { percentage: 50 }, hasChanged: true }]);
  });

  test('makes work without an attempt done', async () => {
    const { teacher, cell, own } = await classWithLearner();
    expect(await own()).toMatchObject({ state: 'open', mark: null });
    await teacher.calls.classroom.override({ ...cell, percentage: 100, reason: 'Did it on paper' });
    expect(await own()).toMatchObject({
      ...{ state: 'done', result: null, mark: { percentage: 100, passed: true } },
    });
    expect((await own()).hasChanged).toBe(false);
  });

  test('passes from the pass mark of the attempt on, else that of the quiz', async () => {
    const { teacher, learner, quiz, cell } = await classWithLearner();
    const setPassMark = async (passMarkPercent: number) => {
      const rules = { ...rulePresets.practice, passMarkPercent };
      const { status } = await admin.http('PUT', `/api/quizzes/${quiz.id}`, { rules });
      expect(status).toBe(200);
    };
    const passesWith = async (percentage: number) => {
      const given = { ...cell, percentage, reason: 'Oral exam' };
      return (await teacher.calls.classroom.override(given)).mark?.passed;
    };
    await setPassMark(60);
    expect([await passesWith(59.9), await passesWith(60)]).toEqual([false, true]);
    await takeQuiz(learner, quiz.id, 1);
    await setPassMark(90);
    expect([await passesWith(59.9), await passesWith(60)]).toEqual([false, true]);
  });

  test('has a reason, and is a percentage with one decimal', async () => {
    const { teacher, cell } = await classWithLearner();
    const { override } = teacher.calls.classroom;
    await expect(override({ ...cell, percentage: 50, reason: ' ' })).rejects.toThrow('Reason');
    for (const percentage of [-1, 100.1, 33.33])
      await expect(override({ ...cell, percentage, reason: 'Oral exam' })).rejects.toThrow();
  });

  test('of two teachers at once the second gets a conflict, and nothing is overwritten', async () => {
    const { teacher, cell } = await classWithLearner();
    const { updatedAt } = await teacher.calls.classroom.override({
      ...{ ...cell, percentage: 50, reason: 'First', loadedUpdatedAt: null },
    });
    const other = admin.calls.classroom;
    const second = { ...cell, percentage: 60, reason: 'Second' };
    await expect(other.override({ ...second, loadedUpdatedAt: null })).rejects.toThrow(
      `${teacher.username} has changed this cell`,
    );
    world.clock.advance(1000);
    await other.comment({ ...cell, text: 'Seen', loadedUpdatedAt: updatedAt });
    for (const call of [
      () => teacher.calls.classroom.takeBack({ ...cell, loadedUpdatedAt: updatedAt }),
      () => teacher.calls.classroom.override({ ...second, loadedUpdatedAt: updatedAt }),
      () => teacher.calls.classroom.comment({ ...cell, text: 'x', loadedUpdatedAt: updatedAt }),
    ])
      await expect(call()).rejects.toThrow('Nothing was overwritten');
    expect(await other.cell(cell)).toMatchObject({
      ...{ mark: { percentage: 50 }, remarks: { comment: { text: 'Seen' } } },
    });
  });

  test('two first writes at the same time do not overwrite one another', async () => {
    const { teacher, cell } = await classWithLearner();
    const writes = await Promise.allSettled(
      [10, 20, 30].map((percentage) =>
        teacher.calls.classroom.override({
          ...{ ...cell, percentage, reason: 'At once', loadedUpdatedAt: null },
        }),
      ),
    );
    expect(writes.map(({ status }) => status).sort()).toEqual([
      ...['fulfilled', 'rejected', 'rejected'],
    ]);
    expect((await teacher.calls.classroom.cell(cell)).history).toHaveLength(1);
  });
});

describe('a comment', () => {
  test('is read by its learner in the class and with the attempt, and by no other', async () => {
    const { teacher, learner, quiz, cell, own, joinCode } = await classWithLearner();
    const other = await world.person();
    await other.calls.classroom.join({ joinCode });
    const attemptId = await takeQuiz(learner, quiz.id, 9);
    await takeQuiz(other, quiz.id, 9);
    await teacher.calls.classroom.comment({ ...cell, text: 'Mind the units' });
    expect((await own()).remarks.comment).toMatchObject({ text: 'Mind the units' });
    expect(await learner.calls.classroom.remarks({ id: attemptId })).toMatchObject([
      {
        ...{ classId: cell.classId, className: 'Biology 7b', counts: true },
        ...{ mark: { percentage: 90 }, remarks: { comment: { text: 'Mind the units' } } },
      },
    ]);
    expect(JSON.stringify(await other.calls.classroom.own())).not.toContain('Mind the units');
    await expect(other.calls.classroom.remarks({ id: attemptId })).rejects.toThrow('not found');
    await expect(other.calls.classroom.cell(cell)).rejects.toThrow();
    const { cells } = await teacher.calls.classroom.gradebook({ classId: cell.classId });
    const commented = cells.filter(({ hasComment }) => hasComment);
    expect(commented.map(({ userId }) => userId)).toEqual([learner.id]);
    await teacher.calls.classroom.uncomment(cell);
    expect((await own()).remarks.comment).toBeNull();
  });

  test('and marks are written by who manages the class alone, about its members and its assignments', async () => {
    const { teacher, cell } = await classWithLearner();
    const elsewhere = await classWithLearner();
    const write = (person: Person, target: typeof cell) => [
      () => person.calls.classroom.override({ ...target, percentage: 1, reason: 'x' }),
      () => person.calls.classroom.comment({ ...target, text: 'x' }),
      () => person.calls.classroom.takeBack(target),
      () => person.calls.classroom.uncomment(target),
      () => person.calls.classroom.cell(target),
    ];
    const { assignmentId, classId } = elsewhere.cell;
    const wrong = [
      ...write(elsewhere.teacher, cell),
      ...write(elsewhere.teacher, { ...cell, classId }),
      ...write(teacher, { ...cell, assignmentId }),
      ...write(teacher, { ...cell, userId: elsewhere.learner.id }),
    ];
    for (const call of wrong) await expect(call()).rejects.toThrow('not found');
    expect((await teacher.calls.classroom.cell(cell)).history).toEqual([]);
  });

  test('and marks and conditions of a teacher who is a member are written by the other teachers alone', async () => {
    const { teacher, cell, joinCode } = await classWithLearner();
    const colleague = await world.person({ roles: ['teacher'] });
    await teacher.calls.classroom.addTeacher({
      ...{ classId: cell.classId, account: colleague.username },
    });
    await teacher.calls.classroom.join({ joinCode });
    const own = { ...cell, userId: teacher.id };
    const conditions = { userId: teacher.id, dueAt: inDays(9) };
    const { classroom } = teacher.calls;
    for (const refused of [
      () => classroom.override({ ...own, percentage: 100, reason: 'x' }),
      () => classroom.takeBack(own),
      () => classroom.comment({ ...own, text: 'x' }),
      () => classroom.uncomment(own),
      () => classroom.setMemberConditions({ ...own, isExcused: true }),
      () => classroom.changeAssignment({ ...cell, memberConditions: [conditions] }),
    ])
      await expect(refused()).rejects.toThrow('You cannot make an exception for yourself.');
    await colleague.calls.classroom.override({ ...own, percentage: 80, reason: 'Oral exam' });
    await colleague.calls.classroom.setMemberConditions({ ...own, dueAt: inDays(9) });
    expect(await classroom.cell(own)).toMatchObject({ mark: { percentage: 80 } });
    // What a colleague has set stays when the form sends it along with another change.
    const { memberConditions } = await classroom.changeAssignment({
      ...{ ...cell, note: 'Chapter 3', memberConditions: [conditions] },
    });
    expect(memberConditions).toMatchObject([conditions]);
    // Left out of the list, they would be taken back.
    await expect(classroom.changeAssignment({ ...cell, memberConditions: [] })).rejects.toThrow(
      'You cannot make an exception for yourself.',
    );
    // A date that the assignment overtakes changes nothing.
    const later = { ...cell, dueAt: inDays(14), memberConditions: [] };
    expect(await classroom.changeAssignment(later)).toMatchObject({ memberConditions: [] });
    await classroom.override({ ...cell, percentage: 70, reason: 'Oral exam' });
  });

  test('is in the export of its learner and not in the audit trail, which says who wrote when', async () => {
    const { teacher, learner, cell } = await classWithLearner();
    await teacher.calls.classroom.override({ ...cell, percentage: 70, reason: 'Oral exam' });
    await teacher.calls.classroom.comment({ ...cell, text: 'Mind the units' });
    expect((await learner.http('GET', '/api/export-data')).body).toMatchObject({
      gradebook: [
        { className: 'Biology 7b', kind: 'override', percentage: 70, text: 'Oral exam' },
        { kind: 'comment', percentage: null, text: 'Mind the units' },
      ],
    });
    const trail = await admin.calls.audit.page({
      ...{ kind: 'gradebook_entries', who: teacher.username },
    });
    expect(trail.items.map(({ call, action }) => [call, action])).toEqual([
      ['classroom.comment', 'changed'],
      ['classroom.override', 'created'],
    ]);
    expect(trail.items[1]?.after).toMatchObject({ override_percent: 70, user_id: learner.id });
    expect(JSON.stringify(trail)).not.toMatch(/Oral exam|Mind the units/);
  });
});

test('what is not there is not taken back again: the history has no such line', async () => {
  const { teacher, cell } = await classWithLearner();
  const { override, takeBack, comment, uncomment } = teacher.calls.classroom;
  expect(await takeBack(cell)).toMatchObject({ history: [], updatedAt: null });
  await override({ ...cell, percentage: 50, reason: 'Oral exam' });
  await comment({ ...cell, text: 'Mind the units' });
  for (const remove of [takeBack, takeBack, uncomment, uncomment]) await remove(cell);
  const { history } = await teacher.calls.classroom.cell(cell);
  expect(history.map(({ kind }) => kind)).toEqual([
    ...['comment_removed', 'override_removed', 'comment', 'override'],
  ]);
});

describe('late rules', () => {
  test('late work loses points, the cell shows before and after, and work in time loses nothing', async () => {
    const late = { policy: 'deducted_daily', percent: 10, maxPercent: 40 } as const;
    const [early, tardy] = [await classWithLearner(late), await classWithLearner(late)];
    await takeQuiz(early.learner, early.quiz.id, 9);
    world.clock.advance(8.5 * day);
    await takeQuiz(tardy.learner, tardy.quiz.id, 9);
    expect(await early.own()).toMatchObject({ state: 'done', mark: { percentage: 90 } });
    expect(await tardy.own()).toMatchObject({
      ...{ state: 'late', mark: { percentage: 70, passed: false } },
      result: { percentage: 70, beforeDeduction: 90 },
    });
    const { attempts } = await tardy.teacher.calls.classroom.cell(tardy.cell);
    expect(attempts).toMatchObject([
      { percentage: 70, beforeDeduction: 90, isLate: true, counts: true },
    ]);
    const { classroom } = tardy.teacher.calls;
    const shown = async () => (await classroom.shownGradebook(tardy.cell)).lines;
    const mark = { percentage: 70, passed: false };
    expect(await shown()).toEqual([[{ state: 'late', mark, beforeDeduction: 90 }]]);
    await classroom.override({ ...tardy.cell, percentage: 75, reason: 'Was ill' });
    expect(await shown()).toEqual([
      [{ state: 'late', mark: { percentage: 75, passed: false }, isOverridden: true }],
    ]);
    await classroom.setMemberConditions({ ...tardy.cell, isExcused: true });
    expect(await shown()).toEqual([[{ state: 'excused' }]]);
  });

  test('an attempt that came too late to count says so, also where no other one counts', async () => {
    const { learner, quiz, own } = await classWithLearner({ policy: 'refused' });
    const inTime = await takeQuiz(learner, quiz.id, 5);
    world.clock.advance(8 * day);
    const late = await takeQuiz(learner, quiz.id, 9);
    const remarks = (id: number) => learner.calls.classroom.remarks({ id });
    expect(await remarks(inTime)).toMatchObject([{ counts: true, isTooLate: false }]);
    expect(await remarks(late)).toMatchObject([{ counts: false, isTooLate: true }]);
    expect((await own()).mark).toMatchObject({ percentage: 50 });
    const tardy = await classWithLearner({ policy: 'refused' });
    world.clock.advance(8 * day);
    const only = await takeQuiz(tardy.learner, tardy.quiz.id, 9);
    expect(await tardy.learner.calls.classroom.remarks({ id: only })).toMatchObject([
      { mark: null, counts: false, isTooLate: true },
    ]);
  });

  test('changing the rule or the dates changes the marks at once, and a change of two teachers is noticed', async () => {
    const { teacher, learner, quiz, cell, own } = await classWithLearner();
    world.clock.advance(9 * day);
    await takeQuiz(learner, quiz.id, 10);
    expect(await own()).toMatchObject({ state: 'late', mark: { percentage: 100 } });
    const { assignments } = await teacher.calls.classroom.gradebook({ classId: cell.classId });
    const [assignment] = assignments;
    const change = (late: LateRule, dueAt: string | null, cutOffAt: string | null = null) =>
      teacher.calls.classroom.changeAssignment({
        ...{ classId: cell.classId, assignmentId: cell.assignmentId },
        ...{ startsAt: inDays(-9), dueAt, late, cutOffAt, note: 'Chapter 3' },
      });
    await change({ policy: 'refused' }, inDays(-2));
    expect(await own()).toMatchObject({ state: 'missing', mark: null, note: 'Chapter 3' });
    await change({ policy: 'deducted', percent: 25 }, inDays(-2));
    expect(await own()).toMatchObject({ state: 'late', mark: { percentage: 75 } });
    await change({ policy: 'deducted', percent: 25 }, inDays(-2), inDays(-1));
    expect(await own()).toMatchObject({ state: 'missing', mark: null });
    await change({ policy: 'deducted', percent: 25 }, inDays(1));
    expect(await own()).toMatchObject({ state: 'done', mark: { percentage: 100 } });
    await expect(
      teacher.calls.classroom.changeAssignment({
        ...{ classId: cell.classId, assignmentId: cell.assignmentId, dueAt: null },
        ...{ startsAt: inDays(0), loadedUpdatedAt: assignment?.updatedAt },
      }),
    ).rejects.toThrow('Nothing was overwritten');
    await expect(change({ policy: 'marked' }, null, inDays(3))).rejects.toThrow('last date');
  });
});

test('a deleted quiz without attempts keeps the marks of its gradebook column', async () => {
  const author = await world.person({ isAdmin: true });
  const learner = await world.person();
  const { classroom } = author.calls;
  const { id: classId } = await classroom.create({ name: 'On paper' });
  const { class: made } = await classroom.gradebook({ classId });
  await learner.calls.classroom.join({ joinCode: made.joinCode });
  const quizzes = [await makeQuiz(world), await makeQuiz(world)];
  const startsAt = inDays(0);
  for (const { id: quizId } of quizzes) {
    const { id: assignmentId } = await classroom.assign({ classId, quizId, startsAt, dueAt: null });
    const cell = { classId, assignmentId, userId: learner.id };
    await classroom.override({ ...cell, percentage: 79, reason: 'On paper' });
  }
  const [byRest, byApp] = quizzes.map(({ id }) => id);
  expect((await author.http('DELETE', `/api/quizzes/${byRest}`)).status).toBe(200);
  await author.calls.quiz.removeMany({ ids: [byApp ?? 0] });
  await inTransaction(world.db, (tx) =>
    eraseDeletedQuizzes(tx, new Date(inDays(1)), world.clock.now()),
  );
  const { cells } = await classroom.gradebook({ classId });
  expect(cells).toMatchObject([{ isOverridden: true }, { isOverridden: true }]);
});
