import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildApp } from '#server/app.ts';
import { endOverdueAttempts } from '#server/features/attempt/workflows/end-overdue.ts';
import { recountTallies, tallyAttempts } from '#server/features/progress/workflows/tally.ts';
import { KnownSessions } from '#server/kernel/known-sessions.ts';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { tokenIn } from '#tests/support/post-office.ts';
import { createWorkingWorld, type WorkingWorld } from '#tests/support/working-world.ts';
import { createWorld, type Person, password } from '#tests/support/world.ts';

let world: WorkingWorld;
let admin: Person;
beforeAll(async () => {
  world = await createWorkingWorld();
  admin = await world.person({ isAdmin: true });
});
afterAll(() => world.close());

const suspend = ({ id }: Person, note: string | null = null) =>
  admin.calls.account.suspendPeople({ ids: [id], reason: 'cheating', note });
const lift = ({ id }: Person) => admin.calls.account.liftSuspensions({ ids: [id] });
const logIn = ({ email }: Person, headers = {}) =>
  world.guest.http('POST', '/api/login', { email, password }, headers);

test('a suspended person is signed out at once and reads why in the language of the browser', async () => {
  const ann = await world.person();
  expect(await suspend(ann, 'See exam 3.')).toEqual([{ id: ann.id, outcome: 'done' }]);
  expect((await ann.http('GET', '/api/user')).status).toBe(401);
  expect(await logIn(ann)).toMatchObject({
    status: 403,
    body: {
      message:
        'This account has been suspended because of cheating. Note of an administrator: See exam 3.',
    },
  });
  expect(await logIn(ann, { 'accept-language': 'de' })).toMatchObject({
    body: {
      message:
        'Dieses Konto wurde wegen Täuschung gesperrt. Anmerkung der Administration: See exam 3.',
    },
  });
  const wrong = { email: ann.email, password: 'wrong' };
  expect((await world.guest.http('POST', '/api/login', wrong)).text).not.toContain('suspended');
  expect(await suspend(ann)).toEqual([{ id: ann.id, outcome: 'unchanged' }]);
  await lift(ann);
  // Its sessions do not come back with it.
  expect((await ann.http('GET', '/api/user')).status).toBe(401);
  expect((await logIn(ann)).status).toBe(200);
  expect(await lift(ann)).toEqual([{ id: ann.id, outcome: 'unchanged' }]);
});

test('several are suspended at once, but no account suspends itself', async () => {
  const people = [await world.person(), await world.person({ isAdmin: true })];
  const ids = [...people.map(({ id }) => id), admin.id, 999_999];
  const outcomes = await admin.calls.account.suspendPeople({ ids, reason: 'spam' });
  expect(Object.fromEntries(outcomes.map(({ id, outcome }) => [id, outcome]))).toEqual({
    [people[0]?.id ?? 0]: 'done',
    [people[1]?.id ?? 0]: 'done',
    [admin.id]: 'refused',
    999999: 'missing',
  });
});

test('in another process a session of a suspended person is refused within a second', async () => {
  await using two = await createWorld();
  let elapsed = 1;
  const sessions = () => new KnownSessions(1000, { now: () => elapsed });
  const app = () => buildApp({ services: { ...two.services, sessions: sessions() } });
  const [here, elsewhere] = await Promise.all([app(), app()]);
  const [root, ann] = [await two.person({ isAdmin: true }), await two.person()];
  const statusOn = async (on: typeof here) =>
    (await on.inject({ url: '/api/user/open-attempts', headers: { cookie: ann.cookie } }))
      .statusCode;
  expect([await statusOn(here), await statusOn(elsewhere)]).toEqual([200, 200]);
  await here.inject({
    method: 'POST',
    url: '/trpc/account.suspendPeople',
    headers: { cookie: root.cookie },
    payload: { ids: [ann.id], reason: 'other' },
  });
  expect(await statusOn(here)).toBe(401);
  elapsed += 1001;
  expect(await statusOn(elsewhere)).toBe(401);
  await Promise.all([here.close(), elsewhere.close()]);
});

test('access tokens are refused while their owner is suspended, and work again afterwards', async () => {
  const ann = await world.person();
  const { token } = (
    await ann.http('POST', '/api/access-tokens', {
      name: 'A script',
      scope: 'read',
      expiresInDays: 7,
      password,
    })
  ).read(z.object({ token: z.string() }));
  const use = async () => {
    const headers = { authorization: `Bearer ${token}` };
    return (await world.guest.http('GET', '/api/profile', undefined, headers)).status;
  };
  expect(await use()).toBe(200);
  await suspend(ann);
  expect(await use()).toBe(401);
  await lift(ann);
  expect(await use()).toBe(200);
});

test('a password link that was mailed before is dead, and none is mailed', async () => {
  const ann = await world.person();
  const forgot = () => world.guest.http('POST', '/api/forgot-password', { email: ann.email });
  await forgot();
  const token = tokenIn(await world.post.receive(ann.email, 'Choose a new password'));
  await suspend(ann);
  const reset = { token, password: 'quite another' };
  expect((await world.guest.http('POST', '/api/reset-password', reset)).status).toBe(400);
  await expect(admin.calls.account.mailReset({ id: ann.id })).rejects.toThrow('suspended');
  const row = world.db.selectFrom('passwordResetTokens').where('userId', '=', ann.id).selectAll();
  await forgot();
  // The jobs run in order: the mail to another account comes after it.
  const ben = await world.person();
  await world.guest.http('POST', '/api/forgot-password', { email: ben.email });
  await world.post.receive(ben.email, 'Choose a new password');
  expect(await row.execute()).toEqual([]);
});

test('a person who is being deleted and suspended cannot come back; the operator and administrators can decide', async () => {
  const ann = await world.person();
  await ann.http('POST', '/api/delete-account', { password });
  const proof = [(await logIn(ann)).headers['set-cookie']].flat().map(String).join('; ');
  await suspend(ann);
  expect((await logIn(ann)).text).toContain('suspended because of cheating');
  const headers = { cookie: proof };
  const back = { email: ann.email };
  expect((await world.guest.http('POST', '/api/reactivate-account', back, headers)).status).toBe(
    409,
  );
  await admin.calls.account.keepPerson({ id: ann.id });
  expect((await logIn(ann)).status).toBe(403);
  expect(await admin.calls.account.person({ id: ann.id })).toMatchObject({
    status: 'suspended',
    scheduledDeletionDate: null,
    suspension: { reason: 'cheating', by: admin.username },
  });
  await lift(ann);
  expect((await logIn(ann)).status).toBe(200);
});

test('what was answered before stays: the open attempt goes on after the suspension, or is graded at its end', async () => {
  const [ann, ben] = [await world.person(), await world.person()];
  const { id: quizId } = await makeQuiz(world);
  const attempts = [];
  for (const person of [ann, ben]) {
    const attempt = await person.calls.attempt.start({ quizId });
    await person.calls.attempt.save({
      attemptId: attempt.id,
      answers: answersFor(attempt.questions, 8),
    });
    attempts.push(attempt);
    await suspend(person);
  }
  const [open] = attempts;
  const late = await ann.http('POST', `/api/quiz-attempts/${open?.id}/answers`, {});
  expect(late.status).toBe(401);
  await lift(ann);
  const resumed = await ann.calls.attempt.start({ quizId });
  expect(resumed.id).toBe(open?.id);
  expect(resumed.answers.filter(({ selectedOption }) => selectedOption !== null)).toHaveLength(10);
  world.clock.advance(11 * 60_000);
  await endOverdueAttempts(world.db, world.clock.now());
  expect(await ben.calls.attempt.list()).toMatchObject([{ status: 'timed_out', score: 8 }]);
});

test('a suspended person is not on the leaderboard; marks and numbers do not change', async () => {
  await using own = await createWorld();
  const [root, ann] = [await own.person({ isAdmin: true }), await own.person()];
  const { id: quizId } = await makeQuiz(own);
  const attempt = await ann.calls.attempt.start({ quizId });
  const answers = answersFor(attempt.questions, 9);
  await ann.calls.attempt.submit({ attemptId: attempt.id, answers });
  await tallyAttempts(own.db, own.clock.now());
  const leaders = () => own.guest.calls.progress.leaderboard();
  const before = await leaders();
  expect(before).toMatchObject([{ score: 9 }]);
  await root.calls.account.suspendPeople({ ids: [ann.id], reason: 'other' });
  expect(await leaders()).toEqual([]);
  expect(await own.guest.calls.quiz.stats({ id: quizId })).toMatchObject({ totalUsers: 1 });
  await recountTallies(own.db, own.clock.now());
  expect(await leaders()).toEqual([]);
  await root.calls.account.liftSuspensions({ ids: [ann.id] });
  expect(await leaders()).toEqual(before);
});

test('two administrators cannot suspend each other at once', async () => {
  await using small = await createWorld();
  const [one, two] = [await small.person({ isAdmin: true }), await small.person({ isAdmin: true })];
  const both = (by: Person, id: number) =>
    by.calls.account.suspendPeople({ ids: [id], reason: 'other' });
  const outcomes = await Promise.all([both(one, two.id), both(two, one.id)]);
  expect(
    outcomes
      .flat()
      .map(({ outcome }) => outcome)
      .sort(),
  ).toEqual(['done', 'refused']);
});
