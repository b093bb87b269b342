import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { listWork } from '#server/jobs/work.ts';
import { rulePresets } from '#shared/features/quiz/rules.ts';
import { standardSettings } from '#shared/features/setting/schema.ts';
import { createWorkingWorld } from '#tests/support/working-world.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
});
afterAll(() => world.close());

const change = (changes: object, by: Person = admin) =>
  by.http('PUT', '/api/admin/settings', changes);

test('without a choice, everything is as specified', async () => {
  await using fresh = await createWorld();
  const { http } = await fresh.person({ isAdmin: true });
  const read = await http('GET', '/api/admin/settings');
  expect(read).toMatchObject({ status: 200, body: { ...standardSettings, fixed: [] } });
  expect(standardSettings).toMatchObject({
    siteName: 'Quizwright',
    passwordMinimum: 6,
    secondFactorRoles: [],
    auditRetentionDays: 365,
  });
});

test('a change keeps all other settings, and is known to the next call', async () => {
  expect((await change({ siteName: '  Night School ' })).body).toMatchObject({
    siteName: 'Night School',
    passwordMinimum: 6,
  });
  expect((await change({ passwordMinimum: 9 })).status).toBe(200);
  expect((await admin.http('GET', '/api/admin/settings')).body).toMatchObject({
    siteName: 'Night School',
    passwordMinimum: 9,
  });
  const register = (password: string) =>
    world.guest.http('POST', '/api/register', {
      username: 'reg_one',
      email: 'reg_one@example.com',
      password,
    });
  expect((await register('8 signs!')).body).toMatchObject({
    fields: { password: 'Password must be at least 9 characters' },
  });
  // The name of the site can be guessed.
  expect((await register('night school')).status).toBe(400);
  expect((await register('nine signs')).status).toBe(201);
  await change({ siteName: 'Quizwright', passwordMinimum: 6 });
});

test.each([
  [{ siteName: ' ' }, 'siteName'],
  [{ contactEmail: 'office' }, 'contactEmail'],
  [{ passwordMinimum: 5 }, 'passwordMinimum'],
  [{ auditRetentionDays: 29 }, 'auditRetentionDays'],
])('%j is refused at its field', async (wrong, field) => {
  expect(await change(wrong)).toMatchObject({
    status: 400,
    body: { fields: { [field]: expect.any(String) } },
  });
});

test('a changed setting is in the audit trail, one that is the same is not', async () => {
  await change({ auditRetentionDays: 100 });
  await change({ auditRetentionDays: 200, siteName: 'Quizwright' });
  await change({ auditRetentionDays: 200 });
  const { items } = await admin.calls.audit.page({ kind: 'settings' });
  const entries = items.filter(({ label }) => label === 'auditRetentionDays');
  expect(entries).toMatchObject([
    { action: 'changed', before: { value: 100 }, after: { value: 200 }, actorId: admin.id },
    { action: 'created', after: { value: 100 } },
  ]);
});

test('what the environment sets wins, is named, and cannot be changed', async () => {
  await using fixed = await createWorld({ settings: { passwordMinimum: 12 } });
  const person = await fixed.person({ isAdmin: true });
  await fixed.db
    .insertInto('settings')
    .values({ name: 'passwordMinimum', value: '8', updatedAt: new Date() })
    .execute();
  await fixed.services.publicVersions.refresh();
  expect((await person.http('GET', '/api/admin/settings')).body).toMatchObject({
    passwordMinimum: 12,
    fixed: [{ name: 'passwordMinimum', variable: 'PASSWORD_MINIMUM' }],
  });
  const refused = await person.http('PUT', '/api/admin/settings', {
    passwordMinimum: 7,
    siteName: 'Not this either',
  });
  expect(refused).toMatchObject({
    status: 409,
    body: {
      fields: {
        passwordMinimum: 'The environment variable PASSWORD_MINIMUM fixes this setting',
      },
    },
  });
  expect((await person.http('GET', '/api/admin/settings')).body).toMatchObject({
    siteName: 'Quizwright',
  });
  // A form that sends it back unchanged is not refused.
  expect((await person.http('PUT', '/api/admin/settings', { passwordMinimum: 12 })).status).toBe(
    200,
  );
});

test('administrators need a second factor from the next call on', async () => {
  await using strict = await createWorld();
  const owner = await strict.person({ isAdmin: true });
  const other = await strict.person({ isAdmin: true });
  expect((await other.http('GET', '/api/admin/settings')).status).toBe(200);
  await owner.http('PUT', '/api/admin/settings', { secondFactorRoles: ['administrator'] });
  expect((await other.http('GET', '/api/admin/settings')).status).toBe(403);
  expect((await other.http('GET', '/api/second-factor')).body).toMatchObject({ isRequired: true });
});

test('a value that this version does not know counts as not chosen', async () => {
  await using newer = await createWorld();
  await newer.db
    .insertInto('settings')
    .values([
      { name: 'passwordMinimum', value: '"long"', updatedAt: new Date() },
      { name: 'unheardOf', value: 'true', updatedAt: new Date() },
      { name: 'siteName', value: '"Night School"', updatedAt: new Date() },
    ])
    .execute();
  await newer.services.publicVersions.refresh();
  expect(newer.services.settings.current).toEqual({
    ...standardSettings,
    siteName: 'Night School',
  });
});

test('mails have the name of the site, and contact messages go to its address', async () => {
  await using working = await createWorkingWorld({ settings: { contactEmail: undefined } });
  const person = await working.person({ isAdmin: true });
  const changed = await person.http('PUT', '/api/admin/settings', {
    siteName: 'Night <School>',
    contactEmail: 'office@example.com',
  });
  expect(changed.status).toBe(200);
  await working.guest.http('POST', '/api/forgot-password', { email: person.email });
  const reset = await working.post.receive(person.email);
  expect(reset.text).toContain('Night <School> · http');
  expect(reset.html).toContain('Night &lt;School&gt;');
  expect(`${reset.text}${reset.html}`).not.toMatch(/Quizwright ·|\{\{/);
  await working.guest.http('POST', '/api/contact', {
    name: 'Ann Other',
    email: 'ann@example.com',
    subject: 'A question of mine',
    category: 'general',
    message: 'Where is the school, and when does it open?',
  });
  expect((await working.post.receive('office@example.com')).text).toContain(
    'the contact address of Night <School>',
  );
});

test('a new quiz has the rules of the settings, unless it says otherwise', async () => {
  await using school = await createWorld();
  const author = await school.person({ isAdmin: true });
  const exam = { ...rulePresets.exam, shuffleOptions: false };
  expect((await author.http('PUT', '/api/admin/settings', { quizRules: exam })).status).toBe(200);
  const rulesOf = async (fields: object) => {
    const made = await author.http('POST', '/api/admin/quizzes', {
      title: 'New',
      status: 'draft',
      questions: [],
      ...fields,
    });
    return made.read(z.object({ rules: z.unknown() })).rules;
  };
  expect(await rulesOf({})).toEqual(exam);
  expect(await rulesOf({ rules: rulePresets.homework })).toEqual(rulePresets.homework);
  const { added } = await author.calls.exchange.importFile({
    fileName: 'x.gift',
    content: Buffer.from('One and one {=2 ~3}').toString('base64'),
    newQuiz: { title: 'Imported' },
  });
  const imported = await author.http('GET', `/api/quizzes/${added?.quizId}`);
  expect(imported.body).toMatchObject({ rules: exam });
  expect((await author.http('PUT', '/api/admin/settings', { quizRules: exam })).status).toBe(200);
  // The same rules, whose fields the database has in another order, are no change.
  const { items } = await author.calls.audit.page({ kind: 'settings' });
  expect(items).toHaveLength(1);
});

test('deleted accounts and content can be restored for as long as the settings say', async () => {
  await using world = await createWorld();
  const owner = await world.person({ isAdmin: true });
  const leaving = await world.person();
  const wrong = await owner.http('PUT', '/api/admin/settings', { deletionGraceDays: 29 });
  expect(wrong.status).toBe(400);
  const changes = { deletionGraceDays: 7, restoreDays: 2 };
  expect((await owner.http('PUT', '/api/admin/settings', changes)).status).toBe(200);
  const { scheduledDeletionDate } = await owner.calls.account.deletePerson({ id: leaving.id });
  const day = 86_400_000;
  expect(new Date(scheduledDeletionDate).getTime() - world.clock.now().getTime()).toBe(7 * day);

  const made = await owner.http('POST', '/api/admin/quizzes', {
    title: 'Gone',
    status: 'draft',
    questions: [],
  });
  const { id } = made.read(z.object({ id: z.int() }));
  await world.db
    .updateTable('quizzes')
    .set({ archivedAt: world.clock.now() })
    .where('id', '=', id)
    .execute();
  const mailer = { send: async () => {}, close: () => {} };
  const log = pino({ level: 'silent' });
  const clear = listWork(world.services, mailer, log).find(({ name }) => name === 'clear-expired');
  const isLeft = async (days: number) => {
    world.clock.advance(days * day);
    await clear?.run({}, 'job');
    const row = await world.db
      .selectFrom('quizzes')
      .where('id', '=', id)
      .select('id')
      .executeTakeFirst();
    return row !== undefined;
  };
  expect(await isLeft(1.5)).toBe(true);
  expect(await isLeft(1)).toBe(false);
});
