import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { listWork } from '#server/jobs/work.ts';
import { compose } from '#server/mail/mail.ts';
import { clearOutbox, createMailer } from '#server/mail/mailer.ts';
import { verificationMail } from '#server/mail/templates.ts';
import { createWorld } from '#tests/support/world.ts';

const silent = pino({ level: 'silent' });

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

test('mails in files are removed as early as backups, so that an erased account is in none of them', async () => {
  await using world = await createWorld();
  const { services, clock } = world;
  const mailer = createMailer(services.config, silent);
  const outbox = path.join(services.config.dataDir, 'outbox');
  const clear = listWork(services, mailer, silent).find(({ name }) => name === 'clear-expired');
  const letter = verificationMail({
    to: 'ada@example.com',
    username: 'ada',
    url: 'https://x.example',
  });
  const { publicUrl } = services.config;
  await clear?.run({}, 'before there is an outbox');
  await mailer.send(compose(letter, { name: 'Quizwright', publicUrl }), 'old');
  await writeFile(path.join(outbox, 'of-the-operator.txt'), '');
  const age = async (days: number) => {
    const at = new Date(clock.now().getTime() - days * 86_400_000);
    for (const name of await readdir(outbox)) await utimes(path.join(outbox, name), at, at);
  };
  await age(14);
  await clear?.run({}, 'early');
  expect(await readdir(outbox)).toHaveLength(2);
  await age(16);
  await clear?.run({}, 'late');
  expect(await readdir(outbox)).toEqual(['of-the-operator.txt']);
  mailer.close();
});

test('mails are removed also while others are written, whose files get another name once they are complete', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'quizwright-outbox-'));
  const config = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'https://quiz.example' });
  const mailer = createMailer(config, silent);
  const { publicUrl } = config;
  const letter = verificationMail({ to: 'ada@example.com', username: 'ada', url: publicUrl });
  const mail = compose(letter, { name: 'Quizwright', publicUrl });
  let isWriting = true;
  const writing = (async () => {
    for (let batch = 0; batch < 20; batch += 1)
      await Promise.all(
        Array.from({ length: 20 }, (_, index) => mailer.send(mail, `${batch}-${index}`)),
      );
    isWriting = false;
  })();
  while (isWriting) {
    await clearOutbox(dataDir, new Date(0));
    await setImmediate();
  }
  await writing;
  expect(await readdir(path.join(dataDir, 'outbox'))).toHaveLength(400);
  mailer.close();
  await rm(dataDir, { recursive: true });
});
