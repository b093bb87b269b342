import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { writeMail } from '#server/jobs/mail.ts';
import { MailJob } from '#server/jobs/queue.ts';
import { openBrowser } from '#tests/support/browser.ts';
import { createWorkingWorld, type WorkingWorld } from '#tests/support/working-world.ts';
import { createWorld, type Person, password } from '#tests/support/world.ts';

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

test('the mail about a new device comes though its session has ended meanwhile', async () => {
  await using idle = await createWorld();
  const owner = await idle.person();
  const browser = openBrowser(idle);
  await browser.http('POST', '/api/login', { email: owner.email, password });
  const { rows } = await sql<{ data: unknown }>`
    select data from pgboss.job where name = 'mail' and data->>'mail' = 'new-device'`.execute(
    idle.db,
  );
  const job = MailJob.parse(rows[0]?.data);
  const { device: _, ...earlier } = z.looseObject({ device: z.unknown() }).parse(job);
  const mail = await writeMail(idle.services, job);
  expect(mail).toMatchObject({ to: owner.email, subject });
  // Queued by a version that wrote only the session into it.
  expect(await writeMail(idle.services, MailJob.parse(earlier))).toEqual(mail);
  await browser.http('POST', '/api/logout');
  expect(await writeMail(idle.services, job)).toEqual(mail);
});
