import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loggerOptions } from '#server/kernel/log/log.ts';
import type { PeopleQuery } from '#shared/features/account/people.ts';
import { tokenIn } from '#tests/support/post-office.ts';
import { createWorkingWorld, type WorkingWorld } from '#tests/support/working-world.ts';
import { createWorld, type Person, password } from '#tests/support/world.ts';

let world: WorkingWorld;
let admin: Person;
beforeAll(async () => {
  world = await createWorkingWorld();
  admin = await world.person({ isAdmin: true, username: 'root' });
});
afterAll(() => world.close());

const change = (id: number, columns: object) =>
  world.db.updateTable('users').set(columns).where('id', '=', id).execute();

describe('the list of accounts', () => {
  const found = async (query: Partial<PeopleQuery>) =>
    (await admin.calls.account.people(query)).items.map(({ username }) => username);

  test('is searched by name and address, without accents, and by no pattern of its own', async () => {
    const zoe = await world.person({ username: 'zoe_1', email: 'z.o@school.example' });
    await change(zoe.id, { displayName: 'Zoë Ångström', lastName: 'Quist' });
    for (const q of ['zoe ang', 'O@SCHOOL', 'quist', 'zoe_1'])
      expect(await found({ q }), q).toEqual(['zoe_1']);
    expect(await found({ q: '%zoe%' })).toEqual([]);
    expect(await found({ q: 'zoe.1' })).toEqual([]);
  });

  test('is filtered by role, address and status, and sorted', async () => {
    const names = ['f_a', 'f_b', 'f_c', 'f_d'] as const;
    const [a, b, c, d] = [
      await world.person({ username: 'f_a', isAdmin: true }),
      await world.person({ username: 'f_b' }),
      await world.person({ username: 'f_c' }),
      await world.person({ username: 'f_d' }),
    ];
    await change(b.id, { emailVerified: false });
    await admin.calls.account.suspendPeople({ ids: [c.id], reason: 'spam' });
    await admin.calls.account.deletePerson({ id: d.id });
    const q = 'f_';
    expect(await found({ q, role: 'administrator' })).toEqual(['f_a']);
    expect(await found({ q, verified: 'no' })).toEqual(['f_b']);
    expect(await found({ q, status: 'suspended' })).toEqual(['f_c']);
    expect(await found({ q, status: 'leaving' })).toEqual(['f_d']);
    expect(await found({ q, status: 'active', sort: 'name' })).toEqual(['f_a', 'f_b']);
    expect(await found({ q, sort: 'name', direction: 'desc' })).toEqual([...names].reverse());
    await change(a.id, { lastLoginAt: null });
    expect((await found({ q, sort: 'seen' })).at(-1)).toBe('f_a');
    const second = await admin.calls.account.people({ q, sort: 'name', page: 2, perPage: 3 });
    expect(second).toMatchObject({ total: 4, page: 2, items: [{ username: 'f_d' }] });
  });

  test('is a file in which no cell is a formula', async () => {
    const bad = await world.person({ username: 'formula' });
    await change(bad.id, { displayName: '=HYPERLINK("http://evil.example")' });
    const { csv } = await admin.calls.account.peopleFile({ q: 'formula' });
    const [titles, row, end] = csv.replace('\ufeff', '').split('\r\n');
    expect(titles).toMatch(/^id,username,display_name,email,email_verified,roles,status,/);
    expect(row).toContain(`${bad.id},formula,"'=HYPERLINK(""http://evil.example"")",${bad.email}`);
    expect(end).toBe('');
  });
});

describe('one account', () => {
  test('shows facts and devices, and no secret and no private part of the profile', async () => {
    const ann = await world.person();
    await change(ann.id, { firstName: 'Ann', phoneNumber: '123', bio: 'private' });
    const person = await admin.calls.account.person({ id: ann.id });
    expect(person).toMatchObject({
      id: ann.id,
      email: ann.email,
      firstName: 'Ann',
      status: 'active',
      hasPassword: true,
      providers: [],
      hasSecondFactor: false,
      suspension: null,
      sessions: [{ device: expect.any(String) }],
    });
    expect(JSON.stringify(person)).not.toMatch(/argon2|private|phone|idHash/);
  });

  test('gets a mail with a password link, which works', async () => {
    const ann = await world.person();
    await admin.calls.account.mailReset({ id: ann.id });
    const token = tokenIn(await world.post.receive(ann.email, 'Choose a new password'));
    const answer = await world.guest.http('POST', '/api/reset-password', {
      token,
      password: 'quite another',
    });
    expect(answer.status).toBe(200);
  });

  test('is signed out everywhere; the caller stays signed in here', async () => {
    const ann = await world.person();
    const ids = [ann.id, admin.id, 999_999];
    const answer = await admin.http('POST', '/trpc/account.endSessionsOf', { ids });
    expect(answer.body).toMatchObject({
      result: {
        data: [
          { id: admin.id, outcome: 'unchanged' },
          { id: ann.id, outcome: 'done' },
          { id: 999_999, outcome: 'missing' },
        ],
      },
    });
    expect((await ann.http('GET', '/api/user')).status).toBe(401);
    expect((await admin.http('GET', '/api/user')).status).toBe(200);
  });

  test('is deleted after the days of grace, with a mail that names an administrator, unless it is kept', async () => {
    const ann = await world.person();
    await admin.calls.account.deletePerson({ id: ann.id });
    expect((await ann.http('GET', '/api/user')).status).toBe(401);
    const mail = await world.post.receive(ann.email, 'Your account will be deleted');
    expect(mail.text).toContain('An administrator has deactivated your account.');
    expect(mail.text).not.toContain('requested');
    await expect(admin.calls.account.deletePerson({ id: ann.id })).rejects.toThrow('already');
    await admin.calls.account.keepPerson({ id: ann.id });
    const login = { email: ann.email, password };
    expect((await world.guest.http('POST', '/api/login', login)).status).toBe(200);
    await expect(admin.calls.account.deletePerson({ id: admin.id })).rejects.toThrow('profile');
  });
});

test('people are found by each of their roles', async () => {
  const [writer, coach] = [
    await world.person({ username: 'roles_writer', roles: ['author'] }),
    await world.person({ username: 'roles_coach', roles: ['author', 'teacher'] }),
  ];
  const plain = await world.person({ username: 'roles_plain' });
  const found = async (role: 'administrator' | 'author' | 'teacher' | 'member') =>
    (await admin.calls.account.people({ q: 'roles_', role })).items.map(({ id }) => id).toSorted();
  expect(await found('author')).toEqual([writer.id, coach.id]);
  expect(await found('teacher')).toEqual([coach.id]);
  expect(await found('administrator')).toEqual([]);
  expect(await found('member')).toEqual([plain.id]);
  const { items } = await admin.calls.account.people({ q: 'roles_coach' });
  expect(items[0]?.roles).toEqual(['author', 'teacher']);
});

describe('roles', () => {
  const rolesOf = async ({ id }: Person) => (await admin.calls.account.person({ id })).roles;

  test('is given to active accounts with a verified address only, after a proof of the caller', async () => {
    const [ann, ben] = [await world.person(), await world.person()];
    await change(ben.id, { emailVerified: false });
    const { setRoles } = admin.calls.account;
    world.clock.advance(11 * 60_000);
    await expect(setRoles({ id: ann.id, roles: ['administrator'] })).rejects.toThrow(
      'confirm that it is you',
    );
    await expect(
      setRoles({ id: ann.id, roles: ['administrator'], password: 'wrong' }),
    ).rejects.toThrow('not your current password');
    await setRoles({ id: ann.id, roles: ['administrator'], password });
    expect(await rolesOf(ann)).toEqual(['administrator']);
    await expect(setRoles({ id: ben.id, roles: ['administrator'], password })).rejects.toThrow(
      'not verified',
    );
    // Another administrator has seen what was before.
    await expect(
      setRoles({ id: ann.id, roles: ['teacher'], loadedRoles: [], password }),
    ).rejects.toThrow('changed meanwhile');
    // Sent twice, because the answer to the first call was lost.
    for (const _ of [1, 2])
      await setRoles({ id: ann.id, roles: [], loadedRoles: ['administrator'], password });
    expect(await rolesOf(ann)).toEqual([]);
    await expect(setRoles({ id: admin.id, roles: [], password })).rejects.toThrow('your own');
  });

  test('always has one left: two administrators cannot remove each other at once', async () => {
    await using small = await createWorld();
    const [one, two] = [
      await small.person({ isAdmin: true }),
      await small.person({ isAdmin: true }),
    ];
    const demote = (by: Person, id: number) =>
      by.http('POST', '/trpc/account.setRoles', { id, roles: [], password });
    const answers = await Promise.all([demote(one, two.id), demote(two, one.id)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await small.db
      .selectFrom('users')
      .where('isAdmin', '=', true)
      .select('id')
      .execute();
    expect(left).toHaveLength(1);
  });
});

test('what administrators do to accounts is a security event, and is in the audit trail without the note', async () => {
  const lines = new PassThrough({ encoding: 'utf8' });
  await using logged = await createWorld({}, undefined, pino(loggerOptions('info'), lines));
  const [root, ann] = [await logged.person({ isAdmin: true }), await logged.person()];
  const call = (name: string, input: object) => root.http('POST', `/trpc/account.${name}`, input);
  await call('endSessionsOf', { ids: [ann.id] });
  await call('setRoles', { id: ann.id, roles: ['author', 'administrator'], password });
  await call('setRoles', { id: ann.id, roles: [], password });
  await logged.person({ username: 'again' });
  await call('suspendPeople', { ids: [ann.id], reason: 'spam', note: 'a friend told us' });
  await call('liftSuspensions', { ids: [ann.id] });
  const log = String(lines.read());
  for (const event of ['sessions-ended', 'role-changed', 'account-suspended', 'suspension-lifted'])
    expect(log).toContain(
      `"event":"${event}","outcome":"done","userId":${ann.id},"byUserId":${root.id}`,
    );
  const entries = await logged.db
    .selectFrom('auditEntries')
    .where('kind', '=', 'users')
    .where('rowId', '=', ann.id)
    .select(['actorId', 'call', 'before', 'after'])
    .orderBy('id')
    .execute();
  expect(entries.map(({ call }) => call)).toEqual([
    'account.endSessionsOf',
    'account.setRoles',
    'account.setRoles',
    'account.suspendPeople',
    'account.liftSuspensions',
  ]);
  expect(entries[0]).toMatchObject({ before: {}, after: { sessions_ended: 1 } });
  expect(entries[1]).toMatchObject({ after: { is_admin: true, is_author: true } });
  expect(entries[3]).toMatchObject({
    actorId: root.id,
    before: { account_status: 'active' },
    after: { account_status: 'suspended', suspended_reason: 'spam' },
  });
  expect(JSON.stringify(entries)).not.toContain('a friend told us');
});
