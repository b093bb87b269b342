import { expect, test } from 'vitest';
import type { Tx } from '#db/open.ts';
import { eraseAccount } from '#server/features/account/erasure/mutations.ts';
import { lockBoth } from '#server/features/category/merging/guards.ts';
import { mergeCategory } from '#server/features/category/merging/mutations.ts';
import { removeClass } from '#server/features/classroom/mutations.ts';
import { deleteTestimonials, submitTestimonial } from '#server/features/testimonial/mutations.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { isAnyLockAwaited } from '#tests/support/awaited-locks.ts';
import { makeCategory, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type World } from '#tests/support/world.ts';

/** What a call leads to that has found its rows, and waits while another transaction removes them. */
async function whileRemoved<Answer>(
  world: World,
  remove: (tx: Tx) => Promise<unknown>,
  call: () => Promise<Answer>,
): Promise<Answer | Error> {
  const [removed, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const removal = inTransaction(world.db, async (tx) => {
    await remove(tx);
    removed.resolve();
    await mayEnd.promise;
  });
  await removed.promise;
  const answer = call().catch((error: Error) => error);
  await expect.poll(() => isAnyLockAwaited(world)).toBe(true);
  mayEnd.resolve();
  await removal;
  return answer;
}

test('what is added to something that another call has just removed is not found', async () => {
  await using world = await createWorld();
  const [teacher, quiz] = [await world.person({ roles: ['teacher'] }), await makeQuiz(world)];
  const { id: classId } = await teacher.calls.classroom.create({ name: 'Biology 7b' });
  const assign = () =>
    teacher.http('POST', `/api/classes/${classId}/assignments`, {
      ...{ quizId: quiz.id, startsAt: world.clock.now().toISOString(), dueAt: null },
    });
  expect(await whileRemoved(world, (tx) => removeClass(tx, classId), assign)).toMatchObject({
    status: 404,
    body: { failure: 'not-found', message: 'Not found' },
  });
});

test('an account that is erased while an administrator makes an exception for it is not found', async () => {
  await using world = await createWorld();
  const [admin, person] = [await world.person({ isAdmin: true }), await world.person()];
  await world.db
    .updateTable('users')
    .set({ accountStatus: 'pending_deletion', scheduledDeletionDate: world.clock.now() })
    .where('id', '=', person.id)
    .execute();
  const refused = await whileRemoved(
    world,
    (tx) => eraseAccount(tx, person.id, world.clock.now()),
    () =>
      admin.calls.exception.set({
        ...{ userId: person.id, quizId: null, extraTimePercent: 50 },
        ...{ extraAttempts: 0, closesAt: null },
      }),
  );
  expect(refused).toMatchObject({ message: 'Account not found' });
});

test('a quiz that is erased while its slots are changed is not found', async () => {
  await using world = await createWorld();
  const [admin, quiz] = [await world.person({ isAdmin: true }), await makeQuiz(world)];
  const refused = await whileRemoved(
    world,
    async (tx) => {
      await tx.deleteFrom('questions').where('quizId', '=', quiz.id).execute();
      await tx.deleteFrom('quizzes').where('id', '=', quiz.id).execute();
    },
    () => admin.calls.quiz.setSlots({ id: quiz.id, slots: [] }),
  );
  expect(refused).toMatchObject({ message: 'Quiz not found' });
});

test('a device is not added by a session that has ended', async () => {
  await using world = await createWorld();
  const person = await world.person();
  await world.db.deleteFrom('sessions').where('userId', '=', person.id).execute();
  const device = {
    endpoint: 'https://push.example/device/1',
    p256dh: Buffer.alloc(65, 4).toString('base64url'),
    auth: Buffer.alloc(16, 1).toString('base64url'),
  };
  await expect(person.calls.notice.addDevice(device)).rejects.toThrow('Please sign in');
});

test('a testimonial that its author replaces meanwhile keeps no other decision of the call from being stored', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const [ann, ben] = [await world.person(), await world.person()];
  const words = { name: 'Ann', role: 'Teacher', content: 'A calm place to learn.', rating: 5 };
  await ann.calls.testimonial.submit(words);
  await ben.calls.testimonial.submit(words);
  const rows = await world.db.selectFrom('testimonials').selectAll().orderBy('id').execute();
  const changes = rows.map(({ id, updatedAt }) => ({
    ...{ id, status: 'approved' as const, loadedUpdatedAt: updatedAt.toISOString() },
  }));
  const outcomes = await whileRemoved(
    world,
    (tx) => submitTestimonial(tx, ann.id, words, world.clock.now()),
    () => admin.calls.testimonial.setStatuses({ changes }),
  );
  expect(outcomes).toMatchObject([
    { id: rows[0]?.id, outcome: 'missing' },
    { id: rows[1]?.id, outcome: 'done' },
  ]);
});

test('a sub-category that is created while a merge brings one of its name gets another name', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const [from, into] = [await makeCategory(world), await makeCategory(world)];
  const ref = (id: number) => ({ kind: 'category' as const, id });
  const create = (categoryId: number) =>
    admin.calls.category.createSub({ name: 'shared', displayName: 'Shared', categoryId });
  await create(from);
  const pair = { from: ref(from), into: ref(into) };
  const by = { writer: admin.id, now: world.clock.now() };
  const merge = async (tx: Tx) => {
    await lockBoth(tx, pair);
    await mergeCategory(tx, pair, by);
  };
  expect(await whileRemoved(world, merge, () => create(into))).toMatchObject({ categoryId: into });
  const subs = await admin.calls.category.listSub({ categoryId: into });
  expect(subs.map(({ name }) => name)).toEqual(['shared', expect.stringMatching(/^shared./)]);
});

test('a testimonial that is deleted while it is approved replaces none', async () => {
  await using world = await createWorld();
  const [admin, ann] = [await world.person({ isAdmin: true }), await world.person()];
  const submit = async (content: string) => {
    const words = { name: 'Ann', role: 'Teacher', content, rating: 5 };
    const { id } = await ann.calls.testimonial.submit(words);
    return id;
  };
  const before = await submit('A calm place to learn.');
  await admin.calls.testimonial.decide({ id: before, status: 'approved' });
  const id = await submit('On second thoughts, it is great.');
  const remove = (tx: Tx) => deleteTestimonials(tx, [id], world.clock.now());
  const approved = { id, status: 'approved' } as const;
  expect(
    await whileRemoved(world, remove, () => admin.calls.testimonial.decide(approved)),
  ).toMatchObject({ message: 'Testimonial not found' });
  await admin.calls.testimonial.restoreMany({ ids: [id] });
  expect(
    await whileRemoved(world, remove, () =>
      admin.calls.testimonial.setStatuses({ changes: [approved] }),
    ),
  ).toEqual([{ id, outcome: 'missing' }]);
  expect(await world.guest.calls.testimonial.list()).toMatchObject([{ id: before }]);
});
