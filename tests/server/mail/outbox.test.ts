import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { compose } from '#server/mail/mail.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { verificationMail } from '#server/mail/templates.ts';

test('without SMTP_URL a mail is written to a file that only its owner can read, and the log names it', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'quizwright-outbox-'));
  const logged: unknown[] = [];
  const config = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'https://quiz.example' });
  const mailer = createMailer(config, { info: (...entry: unknown[]) => void logged.push(entry) });
  const url = 'https://quiz.example/verify-email?token=secret-token';
  const letter = verificationMail({ to: 'ada@example.com', username: 'ada', url });
  await mailer.send(compose(letter, { name: 'Quizwright', publicUrl: config.publicUrl }), 'job-1');
  const [name = ''] = await readdir(path.join(dataDir, 'outbox'));
  expect(name).toMatch(/job-1\.eml$/);
  const file = path.join(dataDir, 'outbox', name);
  expect((await stat(file)).mode & 0o077).toBe(0);
  const mail = await PostalMime.parse(await readFile(file));
  expect(mail).toMatchObject({
    subject: 'Confirm your email address',
    messageId: '<job-1@quiz.example>',
    to: [{ address: 'ada@example.com' }],
  });
  expect(mail.text).toContain(url);
  expect(mail.html).toContain(url);
  expect(JSON.stringify(logged)).toContain(file);
  expect(JSON.stringify(logged)).not.toContain('secret-token');
  mailer.close();
  await rm(dataDir, { recursive: true });
});
