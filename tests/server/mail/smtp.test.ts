import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { openPostOffice } from '#tests/support/post-office.ts';

const message = { to: 'ann@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello' };

test('without TLS no mail is sent, unless SMTP_TLS is optional', async () => {
  const post = await openPostOffice();
  const mailerWith = (settings: Record<string, string>) =>
    createMailer(readConfig({ SMTP_URL: post.url, ...settings }), pino({ level: 'silent' }));
  const safe = mailerWith({});
  const plain = mailerWith({ SMTP_TLS: 'optional' });
  try {
    await expect(safe.send(message, 'one')).rejects.toThrow(/STARTTLS|TLS/);
    expect(post.mails).toHaveLength(0);
    await plain.send(message, 'two');
    expect(post.mails).toHaveLength(1);
  } finally {
    safe.close();
    plain.close();
    await post.stop();
  }
});
