import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { purgeAccounts } from '#server/features/account/erasure/workflows/purge-accounts.ts';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, password, type World } from '#tests/support/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
});
afterAll(() => world.close());

const newTeacher = () => world.person({ roles: ['teacher'] });

async function makeClass(teacher: Person) {
  const { id: classId } = await teacher.calls.classroom.create({ name: 'Physics' });
  const { class: made } = await teacher.calls.classroom.gradebook({ classId });
  return { classId, joinCode: made.joinCode };
}

async function coTaughtClass() {
  const [maker, added] = [await newTeacher(), await newTeacher()];
  const { classId, joinCode } = await makeClass(maker);
  await maker.calls.classroom.addTeacher({ classId, account: added.username });
  return { maker, added, classId, joinCode };
}

describe('several teachers of a class', () => {
  test('a teacher who was added does everything but delete the class and choose its teachers', async () => {
    const { maker, added, classId, joinCode } = await coTaughtClass();
    const learner = await world.person();
    await learner.calls.classroom.join({ joinCode });
    const quiz = await makeQuiz(world, { questions: 2 });
    const { calls } = added;
    expect(await calls.classroom.list()).toMatchObject([{ id: classId, isMaker: false }]);
    await calls.classroom.rename({ classId, name: 'Physics 8' });
    const assigned = await calls.classroom.assign({
      ...{ classId, quizId: quiz.id, dueAt: null },
      startsAt: world.clock.now().toISOString(),
    });
    const { id, questions } = await learner.calls.attempt.start({ quizId: quiz.id });
    const answers = answersFor(questions, 2);
    await learner.calls.attempt.submit({ attemptId: id, answers });
    expect(await calls.classroom.attempt({ classId, attemptId: id })).toMatchObject({
      learner: { id: learner.id },
    });
    await calls.classroom.unassign({ classId, assignmentId: assigned.id });
    await calls.classroom.removeMember({ classId, userId: learner.id });
    for (const refused of [
      () => calls.classroom.remove({ classId }),
      () => calls.classroom.addTeacher({ classId, account: maker.username }),
      () => calls.classroom.removeTeacher({ classId, userId: maker.id }),
    ])
      await expect(refused()).rejects.toThrow(
        'Only the teacher responsible for the class can do this.',
      );
    expect(await maker.calls.classroom.list()).toMatchObject([{ isMaker: true }]);
    const { classId: other } = await makeClass(maker);
    await expect(calls.classroom.gradebook({ classId: other })).rejects.toThrow('not found');
  });

  test('who was removed or has left no longer has access to anything of the class', async () => {
    const { maker, added, classId } = await coTaughtClass();
    const other = await newTeacher();
    await maker.calls.classroom.addTeacher({ classId, account: other.email.toUpperCase() });
    const quiz = await makeQuiz(world, { questions: 1 });
    const { id } = await other.calls.classroom.assign({
      ...{ classId, quizId: quiz.id, dueAt: null },
      startsAt: world.clock.now().toISOString(),
    });
    await maker.calls.classroom.removeTeacher({ classId, userId: added.id });
    await other.calls.classroom.stopTeaching({ classId });
    for (const { calls } of [added, other]) {
      expect(await calls.classroom.list()).toEqual([]);
      for (const refused of [
        () => calls.classroom.gradebook({ classId }),
        () => calls.classroom.teachers({ classId }),
        () => calls.classroom.setOpen({ classId, isOpen: false }),
        () => calls.classroom.unassign({ classId, assignmentId: id }),
        () => calls.classroom.stopTeaching({ classId }),
      ])
        await expect(refused()).rejects.toThrow('not found');
    }
    await expect(maker.calls.classroom.stopTeaching({ classId })).rejects.toThrow('not found');
    await expect(
      maker.calls.classroom.removeTeacher({ classId, userId: added.id }),
    ).rejects.toThrow('not found');
    const trail = await admin.calls.audit.page({ kind: 'classes', rowId: classId });
    expect(trail.items.map(({ after }) => Object.keys(after)[0])).toEqual(
      expect.arrayContaining(['added_teacher', 'removed_teacher']),
    );
  });

  test('an unknown name and an account that teaches nothing get the same answer', async () => {
    const maker = await newTeacher();
    const { classId } = await makeClass(maker);
    const learner = await world.person();
    const [unconfirmed, suspended] = [await newTeacher(), await newTeacher()];
    const set = (person: Person, columns: object) =>
      world.db.updateTable('users').set(columns).where('id', '=', person.id).execute();
    await set(unconfirmed, { emailVerified: false });
    await set(suspended, { accountStatus: 'suspended' });
    const answerTo = (account: string) =>
      maker.calls.classroom.addTeacher({ classId, account }).then(
        () => 'added',
        (error: unknown) => String(error),
      );
    const unknown = await answerTo('nobody@example.com');
    expect(unknown).toContain('Teacher not found');
    const { username, email } = learner;
    for (const account of [username, email, unconfirmed.email, suspended.username])
      expect(await answerTo(account)).toBe(unknown);
    expect(await answerTo(admin.username)).toBe('added');
    expect(await answerTo(admin.username)).toBe('added');
  });

  test('learners see who teaches them now', async () => {
    const { maker, added, classId, joinCode } = await coTaughtClass();
    const learner = await world.person();
    await learner.calls.classroom.join({ joinCode });
    const teachers = async () => (await learner.calls.classroom.own())[0]?.teachers;
    expect(await teachers()).toEqual([maker.username, added.username]);
    await admin.calls.account.setRoles({ id: added.id, roles: [] });
    expect(await teachers()).toEqual([maker.username]);
    expect(await maker.calls.classroom.teachers({ classId })).toMatchObject([
      { userId: maker.id, isMaker: true, isActive: true },
      { userId: added.id, isMaker: false, isActive: false },
    ]);
  });

  test('the class goes on with the others when the account that made it is erased', async () => {
    const { maker, added, classId, joinCode } = await coTaughtClass();
    await world.db
      .updateTable('users')
      .set({ accountStatus: 'pending_deletion', scheduledDeletionDate: world.clock.now() })
      .where('id', '=', maker.id)
      .execute();
    world.clock.advance(1000);
    await purgeAccounts(world.db, world.clock.now());
    expect(await added.calls.classroom.teachers({ classId })).toMatchObject([
      { userId: added.id, isMaker: false, isLead: true },
    ]);
    const learner = await world.person();
    await learner.calls.classroom.join({ joinCode });
    expect((await added.calls.classroom.gradebook({ classId })).members).toHaveLength(1);
    const [second, third] = [await newTeacher(), await newTeacher()];
    await added.calls.classroom.addTeacher({ classId, account: second.username });
    await admin.calls.classroom.addTeacher({ classId, account: third.username });
    const leads = async ({ calls }: Person) => (await calls.classroom.list())[0]?.isMaker;
    expect([await leads(added), await leads(second)]).toEqual([true, false]);
    // Who cannot teach now does not keep the others from running the class.
    await admin.calls.account.setRoles({ id: added.id, roles: [] });
    expect([await leads(second), await leads(third)]).toEqual([true, false]);
    await second.calls.classroom.stopTeaching({ classId });
    await third.calls.classroom.remove({ classId });
  });

  test('a merge keeps the class with the account that stays, once, and an export names it', async () => {
    const { maker, added, classId } = await coTaughtClass();
    await admin.calls.merge.run({ keepId: added.id, goneId: maker.id, password });
    expect(await added.calls.classroom.teachers({ classId })).toMatchObject([
      { userId: added.id, isMaker: true },
    ]);
    const third = await newTeacher();
    await added.calls.classroom.addTeacher({ classId, account: third.username });
    const exported = await third.calls.account.exportData();
    expect(exported.taughtClasses).toMatchObject([{ name: 'Physics' }]);
    expect((await added.calls.account.exportData()).taughtClasses).toHaveLength(1);
  });
});
