import { expect, test } from 'vitest';
import { createWorld, type World } from '#tests/support/world.ts';

const form = {
  name: 'Ann Reader',
  email: 'ann@example.com',
  subject: 'A question',
  category: 'quiz',
  message: 'Is question four really right?',
};

const rows = (world: World) => world.db.selectFrom('contactMessages').selectAll().execute();

test('a visitor sends a message without an account; it is stored as new (CONT-04, CONT-05, RPUB-01, ENT-14)', async () => {
  await using world = await createWorld();
  const answer = await world.guest.http('POST', '/api/contact', form);
  const [row] = await rows(world);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ success: true, reference: row?.id });
  expect(answer.body).toHaveProperty('message');
  expect(row).toMatchObject({
    ...form,
    status: 'new',
    userId: null,
    resolvedAt: null,
    adminNotes: null,
  });
});

test('a message is queued for mail by its id alone, and only if it was stored (decision 109)', async () => {
  await using world = await createWorld();
  const { reference } = await world.guest.calls.contact.send({ ...form, category: 'bug' });
  await world.guest.calls.contact.send({ ...form, category: 'bug', website: 'spam' });
  const { rows: waiting } = await world.opened.runSql(
    `select data from pgboss.job where name = 'mail'`,
  );
  expect(waiting).toEqual([{ data: { mail: 'contact-message', messageId: reference } }]);
});

test('a signed-in sender is stored with the message', async () => {
  await using world = await createWorld();
  const ann = await world.person();
  await ann.calls.contact.send({ ...form, category: 'bug' });
  expect(await rows(world)).toMatchObject([{ userId: ann.id, category: 'bug' }]);
});

test('a message with the honeypot field filled in is answered as a success and not stored', async () => {
  await using world = await createWorld();
  const answer = await world.guest.http('POST', '/api/contact', {
    ...form,
    website: 'https://spam.example',
  });
  expect(answer.body).toMatchObject({ success: true });
  expect(await rows(world)).toEqual([]);
});

test('invalid input is refused with the text of its rule, and nothing is stored (VAL-12, VAL-13, VAL-14, VAL-15, VAL-16, RPUB-01)', async () => {
  await using world = await createWorld();
  for (const [change, text] of [
    [{ name: 'a' }, 'Name must be at least 2 characters'],
    [{ email: 'abc' }, 'Please enter a valid email address'],
    [{ subject: 'four' }, 'Subject must be at least 5 characters'],
    [{ category: undefined }, 'Please select a category'],
    [{ category: 'gossip' }, 'Please select a category'],
    [{ message: 'x'.repeat(9) }, 'Message must be at least 10 characters'],
  ] as const) {
    const answer = await world.guest.http('POST', '/api/contact', { ...form, ...change });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ success: false, error: text, message: text });
    expect(await rows(world)).toEqual([]);
  }
});

test('values at the bounds are accepted (VAL-12, VAL-14, VAL-16)', async () => {
  await using world = await createWorld();
  const answer = await world.guest.http('POST', '/api/contact', {
    ...form,
    name: 'ab',
    subject: 'fives',
    message: 'x'.repeat(10),
  });
  expect(answer.body).toMatchObject({ success: true });
});

test('all eight categories are accepted (CONT-02)', async () => {
  await using world = await createWorld();
  for (const category of [
    'general',
    'technical',
    'account',
    'quiz',
    'billing',
    'feature',
    'bug',
    'other',
  ] as const) {
    await world.guest.calls.contact.send({ ...form, category });
  }
  expect(await rows(world)).toHaveLength(8);
});
