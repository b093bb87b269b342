import { expect, test } from 'vitest';
import { dropOldMessages } from '#server/features/contact/mutations.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { createWorkingWorld } from '#tests/support/working-world.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

const form = {
  name: 'Ann Reader',
  email: 'ann@example.com',
  subject: 'A question',
  category: 'quiz',
  message: 'Is question four really right?',
} as const;
const hour = 3_600_000;

async function sendTo(world: World, change: { subject?: string } = {}) {
  const { reference = 0 } = await world.guest.calls.contact.send({ ...form, ...change });
  return reference;
}

const idsOf = async (admin: Person, query: Parameters<Person['calls']['contact']['list']>[0]) =>
  (await admin.calls.contact.list(query)).items.map(({ id }) => id);

test('open messages are listed the oldest first, others the newest first, and all are found by their text', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const first = await sendTo(world, { subject: 'Über den Käfer' });
  const second = await sendTo(world);
  const third = await sendTo(world);
  await admin.calls.contact.decide({ id: third, status: 'spam' });
  expect(await idsOf(admin, { status: 'new' })).toEqual([first, second]);
  expect(await idsOf(admin, { status: 'spam' })).toEqual([third]);
  expect(await idsOf(admin, {})).toEqual([third, second, first]);
  expect(await idsOf(admin, { q: 'uber den KAFER' })).toEqual([first]);
  expect(await idsOf(admin, { q: String(second) })).toEqual([second]);
  expect(await idsOf(admin, { q: '100%' })).toEqual([]);
  const page = await admin.calls.contact.list({ page: 2, perPage: 2 });
  expect(page).toMatchObject({ total: 3, page: 2, items: [{ id: first }] });
});

test('an answer is promised within 24 hours; open messages without one count as overdue after that', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const ids = [await sendTo(world), await sendTo(world), await sendTo(world)] as const;
  const { answerDueAt, createdAt } = await admin.calls.contact.get({ id: ids[0] });
  expect(Date.parse(answerDueAt) - Date.parse(createdAt)).toBe(24 * hour);
  expect(await admin.calls.contact.counts()).toEqual({ open: 3, overdue: 0 });
  world.clock.advance(24 * hour + 1000);
  expect(await admin.calls.contact.counts()).toEqual({ open: 3, overdue: 3 });
  await admin.calls.contact.reply({ id: ids[0], text: 'Yes.', resolves: false });
  await admin.calls.contact.decide({ id: ids[1], status: 'resolved' });
  expect(await admin.calls.contact.counts()).toEqual({ open: 2, overdue: 1 });
  await admin.calls.contact.decide({ id: ids[1], status: 'new' });
  const reopened = await admin.calls.contact.get({ id: ids[1] });
  expect(reopened).toMatchObject({ status: 'new', resolvedAt: null });
});

test('an answer is mailed in the language of the form, with the contact address for replies, and kept', async () => {
  await using world = await createWorkingWorld();
  const admin = await world.person({ isAdmin: true, username: 'ada_admin' });
  const headers = { 'accept-language': 'de' };
  await world.guest.http('POST', '/api/contact', form, headers);
  const [message] = (await admin.calls.contact.list({})).items;
  const id = message?.id ?? 0;
  const text = 'It is right.\n<b>Thank you</b> for asking.';
  const thread = await admin.calls.contact.reply({ id, text });
  expect(thread).toMatchObject({ status: 'resolved', replies: [{ text, author: 'ada_admin' }] });

  const mail = await world.post.receive(form.email, 'Re: A question');
  expect(mail.replyTo?.[0]?.address).toBe('contact@quizwright.test');
  expect(mail.text).toContain('It is right.');
  expect(mail.text).toContain(`> ${form.message}`);
  expect(mail.text).toContain('Du hast geschrieben:');
  expect(mail.text).toContain(String(id));
  expect(mail.html).toContain('&lt;b&gt;Thank you&lt;/b&gt;');
});

test('a repeated call with the same key answers once', async () => {
  await using world = await createWorkingWorld();
  const admin = await world.person({ isAdmin: true });
  const id = await sendTo(world);
  const answer = { id, text: 'Yes.', idempotencyKey: crypto.randomUUID() };
  await admin.calls.contact.reply(answer);
  const again = await admin.calls.contact.reply(answer);
  expect(again.replies).toHaveLength(1);
  await world.post.receive(form.email, 'Re: A question');
  const sent = world.post.mails.filter(({ subject }) => subject === 'Re: A question');
  expect(sent).toHaveLength(1);
});

test('notes are kept unless others were stored meanwhile', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const id = await sendTo(world);
  await admin.calls.contact.saveNotes({ id, notes: 'Asked Bob', before: '' });
  // The answer was lost, and they are saved again.
  await admin.calls.contact.saveNotes({ id, notes: 'Asked Bob', before: '' });
  const late = admin.calls.contact.saveNotes({ id, notes: 'Other', before: '' });
  await expect(late).rejects.toMatchObject({ failure: 'conflict' });
  expect(await admin.calls.contact.get({ id })).toMatchObject({ notes: 'Asked Bob' });
  await admin.calls.contact.saveNotes({ id, notes: 'Over REST, unasked' });
  await admin.calls.contact.saveNotes({ id, notes: '', before: 'Over REST, unasked' });
  expect(await admin.calls.contact.get({ id })).toMatchObject({ notes: null });
});

test('the audit trail says what was done to a message, without the words of answers and notes', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const id = await sendTo(world);
  await admin.calls.contact.reply({ id, text: 'my secret words' });
  await admin.calls.contact.saveNotes({ id, notes: 'my secret words', before: '' });
  await admin.calls.contact.decide({ id, status: 'spam' });
  const entries = await world.db
    .selectFrom('auditEntries')
    .where('kind', '=', 'contact_messages')
    .selectAll()
    .orderBy('id')
    .execute();
  expect(entries.map(({ call, after }) => [call, Object.keys(Object(after)).sort()])).toEqual([
    ['contact.reply', ['replied_at', 'resolved_at', 'status']],
    ['contact.saveNotes', ['notes_changed_at']],
    ['contact.decide', ['status']],
  ]);
  expect(JSON.stringify(entries)).not.toContain('secret');
});

test('spam is erased after 30 days and resolved messages after two years, open ones never', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const [open, resolved, spam] = [await sendTo(world), await sendTo(world), await sendTo(world)];
  await admin.calls.contact.reply({ id: resolved, text: 'Yes.' });
  await admin.calls.contact.decide({ id: spam, status: 'spam' });
  const left = async (days: number) => {
    const at = new Date(world.clock.now().getTime() + days * 24 * hour);
    await inTransaction(world.db, (tx) => dropOldMessages(tx, at));
    const rows = await world.db.selectFrom('contactMessages').select('id').orderBy('id').execute();
    return rows.map(({ id }) => id);
  };
  expect(await left(29)).toEqual([open, resolved, spam]);
  expect(await left(31)).toEqual([open, resolved]);
  expect(await left(729)).toEqual([open, resolved]);
  expect(await left(731)).toEqual([open]);
  expect(await world.db.selectFrom('contactReplies').selectAll().execute()).toEqual([]);
});

test('an export has what was answered, also to a message sent while signed out, and no notes', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const ann = await world.person();
  const { reference: id = 0 } = await world.guest.calls.contact.send({ ...form, email: ann.email });
  await admin.calls.contact.reply({ id, text: 'Yes, it is.' });
  await admin.calls.contact.saveNotes({ id, notes: 'Careful', before: '' });
  const data = await ann.calls.account.exportData();
  expect(data.contactReplies).toMatchObject([{ subject: form.subject, text: 'Yes, it is.' }]);
  expect(JSON.stringify(data)).not.toContain('Careful');
});
