import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishDueQuizzes } from '#server/features/quiz/workflows/publish-due.ts';
import { makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
});
afterAll(() => world.close());

const minutes = 60_000;
const statusOf = async (id: number) => (await admin.calls.quiz.getForAuthor({ id })).status;
const publish = () => publishDueQuizzes(world.db, world.clock.now());

/** A draft that is to be published in ten minutes. */
async function stage({ questions = 1 } = {}) {
  const quiz = await makeQuiz(world, { status: 'draft', questions });
  const opensAt = new Date(world.clock.now().getTime() + 10 * minutes).toISOString();
  await admin.calls.quiz.update({ id: quiz.id, opensAt, publishesWhenOpen: true });
  return quiz;
}

test('a draft is published at its opening date, not before, and guests find it then', async () => {
  const { id } = await stage();
  const guestSees = async () =>
    (await world.app.inject({ url: `/api/quizzes/${id}` })).statusCode === 200;
  await publish();
  expect([await statusOf(id), await guestSees()]).toEqual(['draft', false]);
  world.clock.advance(10 * minutes);
  await publish();
  expect([await statusOf(id), await guestSees()]).toEqual(['active', true]);
  const entries = await world.db
    .selectFrom('auditEntries')
    .where('kind', '=', 'quizzes')
    .where('rowId', '=', id)
    .where('call', '=', 'job.publish-due')
    .select(['actorId', 'action', 'after'])
    .execute();
  expect(entries).toMatchObject([
    { actorId: null, action: 'changed', after: { status: 'active', publishes_when_open: false } },
  ]);
  // Its author takes it back; it is not published again.
  await admin.calls.quiz.update({ id, status: 'draft' });
  await publish();
  expect(await statusOf(id)).toBe('draft');
});

test('a draft that is not complete is published once it is', async () => {
  const { id } = await stage({ questions: 0 });
  const deleted = await stage();
  await admin.calls.quiz.removeMany({ ids: [deleted.id] });
  world.clock.advance(10 * minutes);
  await publish();
  expect(await statusOf(id)).toBe('draft');
  const { questionIds } = await makeQuiz(world, { questions: 1 });
  await admin.calls.quiz.copyQuestions({ ids: questionIds, quizId: id });
  await publish();
  expect(await statusOf(id)).toBe('active');
  const row = await world.db
    .selectFrom('quizzes')
    .where('id', '=', deleted.id)
    .select('status')
    .executeTakeFirstOrThrow();
  expect(row.status).toBe('draft');
});

test('a quiz that was published by hand and is made a draft again stays one', async () => {
  type Publish = (id: number, status: 'active' | 'draft') => Promise<unknown>;
  const ways: Publish[] = [
    (id, status) => admin.calls.quiz.update({ id, status }),
    (id, status) => admin.calls.quiz.setStatuses({ changes: [{ id, status }] }),
    (id, status) => admin.calls.quiz.save({ id, quiz: { status }, questions: [], removedIds: [] }),
  ];
  for (const setStatus of ways) {
    const { id } = await stage();
    await setStatus(id, 'active');
    world.clock.advance(10 * minutes);
    await setStatus(id, 'draft');
    await publish();
    expect(await statusOf(id)).toBe('draft');
    // It gets the mark again.
    await admin.calls.quiz.update({ id, publishesWhenOpen: true });
    await publish();
    expect(await statusOf(id)).toBe('active');
  }
});

test('the undo of a publication brings the mark back', async () => {
  const { id } = await stage();
  const [outcome] = await admin.calls.quiz.setStatuses({ changes: [{ id, status: 'active' }] });
  const before = { status: 'draft', publishesWhenOpen: true } as const;
  expect(outcome).toEqual({ id, outcome: 'done', before });
  const marks = async () => (await admin.calls.quiz.getForAuthor({ id })).publishesWhenOpen;
  expect(await marks()).toBe(false);
  await admin.calls.quiz.setStatuses({ changes: [{ id, ...before }] });
  expect(await marks()).toBe(true);
  world.clock.advance(10 * minutes);
  await publish();
  expect(await statusOf(id)).toBe('active');
  // An active quiz has no such mark.
  await admin.calls.quiz.setStatuses({ changes: [{ id, status: 'draft' }] });
  await admin.calls.quiz.setStatuses({
    changes: [{ id, status: 'active', publishesWhenOpen: true }],
  });
  expect(await marks()).toBe(false);
});

test('the mark of a quiz that is published already does not count for the draft that it becomes', async () => {
  const opensAt = world.clock.now().toISOString();
  const { id } = await makeQuiz(world, { questions: 1 });
  await admin.calls.quiz.update({ id, opensAt, publishesWhenOpen: true });
  await admin.calls.quiz.update({ id, status: 'draft' });
  await publish();
  expect(await statusOf(id)).toBe('draft');
  await admin.calls.quiz.update({ id, status: 'active' });
  await admin.calls.quiz.update({ id, status: 'draft', publishesWhenOpen: true });
  await publish();
  expect(await statusOf(id)).toBe('active');
});

test('many due drafts that are not complete do not keep a later one from being published', async () => {
  const { categoryId } = await makeQuiz(world);
  const due = {
    ...{ title: 'Not complete', description: '', categoryId, status: 'draft' as const },
    ...{ totalQuestions: 0, opensAt: world.clock.now(), publishesWhenOpen: true },
  };
  await world.db
    .insertInto('quizzes')
    .values(Array.from({ length: 101 }, () => due))
    .execute();
  const { id } = await stage();
  world.clock.advance(10 * minutes);
  await publish();
  expect(await statusOf(id)).toBe('active');
});
