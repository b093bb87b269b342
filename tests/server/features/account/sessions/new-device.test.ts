import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '#tests/support/browser.ts';
import { createWorkingWorld, type WorkingWorld } from '#tests/support/working-world.ts';
import { type Person, password } from '#tests/support/world.ts';

let world: WorkingWorld;
beforeAll(async () => {
  world = await createWorkingWorld();
});
afterAll(() => world.close());

const subject = 'New sign-in to your account';
const mailsTo = ({ email }: Person) =>
  world.post.mails.filter(
    (mail) => mail.subject === subject && mail.to?.some(({ address }) => address === email),
  );

test('a sign-in on a new device is mailed with device and network; the first one and known devices are not', async () => {
  const owner = await world.person();
  const browser = openBrowser(world);
  const logIn = () => browser.http('POST', '/api/login', { email: owner.email, password });
  await logIn();
  const mail = await world.post.receive(owner.email, subject);
  expect(mail.text).toContain('network 127.0.0.0/24');
  await logIn();
  // Mails are sent in order: this one comes after those that the sign-ins would have sent.
  await browser.http('POST', '/api/update-password', {
    currentPassword: password,
    newPassword: 'a quieter secret',
  });
  await world.post.receive(owner.email, 'Your password was changed');
  expect(mailsTo(owner)).toHaveLength(1);
});

test('an unverified address gets no mail about devices', async () => {
  const owner = await world.person();
  await world.db
    .updateTable('users')
    .set({ emailVerified: false })
    .where('id', '=', owner.id)
    .execute();
  const browser = openBrowser(world);
  await browser.http('POST', '/api/login', { email: owner.email, password });
  await browser.http('POST', '/api/update-password', {
    currentPassword: password,
    newPassword: 'a quieter secret',
  });
  await world.post.receive(owner.email, 'Your password was changed');
  expect(mailsTo(owner)).toHaveLength(0);
});
