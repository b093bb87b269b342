import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { startIdentityProvider } from '#scripts/dev-identity-provider.ts';
import { buildApp } from '#server/app.ts';
import { hashSessionId, sessionCookie } from '#server/features/account/sessions/mutations.ts';
import { loggerOptions } from '#server/kernel/log/log.ts';
import { GoogleVisit } from '#tests/support/google-visit.ts';
import { tokenIn } from '#tests/support/post-office.ts';
import { createWorkingWorld } from '#tests/support/working-world.ts';
import { createWorld, password } from '#tests/support/world.ts';

test('no response, log line or mail contains a hash, a token of another purpose or a session id', async () => {
  await using world = await createWorkingWorld();
  const lines: string[] = [];
  const log = pino(
    loggerOptions('trace'),
    new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    }),
  );
  const app = await buildApp({ services: world.services, log });
  const answers: string[] = [];
  let cookie = '';
  const call = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
    const answer = await app.inject({
      method,
      url,
      headers: { cookie },
      ...(payload ? { payload } : {}),
    });
    const fresh = [answer.headers['set-cookie']]
      .flat()
      .find((line) => line?.startsWith(sessionCookie));
    if (fresh) cookie = fresh.split(';')[0] ?? '';
    answers.push(answer.body);
    return answer;
  };
  const email = 'leaky@example.com';
  const session = () => cookie.slice(sessionCookie.length + 1);
  const secrets: Record<string, string> = {};

  await call('POST', '/api/register', { username: 'leaky', email, password });
  secrets['the first session'] = session();
  const verification = await world.post.receive(email);
  const verificationToken = tokenIn(verification);
  await call('GET', '/api/user');
  await call('GET', '/api/profile');
  await call('GET', '/api/export-data');
  await call('POST', '/api/forgot-password', { email });
  const resetMail = await world.post.receive(email, 'Choose a new password');
  const resetToken = tokenIn(resetMail);
  secrets['the hash of a token'] = String(
    (await world.db.selectFrom('users').selectAll().executeTakeFirstOrThrow())
      .emailVerificationToken,
  );
  secrets['the hash of a password'] = String(
    (await world.db.selectFrom('users').selectAll().executeTakeFirstOrThrow()).password,
  );
  await call('GET', `/verify-email?token=${verificationToken}`);
  await call('POST', '/api/verify-email', { token: verificationToken });
  await call('POST', '/api/verify-email', { token: resetToken });
  await call('GET', '/api/export-data');
  const copy = await world.post.receive(email, 'Your data export');
  await call('POST', '/api/update-password', {
    currentPassword: password,
    newPassword: 'secret 2',
  });
  await call('POST', '/api/reset-password', { token: 'nonsense', password: 'secret 3' });
  await call('POST', '/api/login', { email, password: 'secret 2' });
  secrets['the second session'] = session();
  await call('POST', '/api/delete-account', { password: 'secret 2' });
  await call('POST', '/api/login', { email, password: 'secret 2' });
  await app.close();

  secrets['the hash of a session'] = hashSessionId(secrets['the second session'] ?? '');
  secrets['a password'] = password;
  secrets['another password'] = 'secret 2';
  const published = `${answers.join('\n')}\n${lines.join('\n')}`;
  const mails = world.post.mails
    .flatMap((mail) => [mail.text, mail.html, mail.subject])
    .concat(JSON.stringify(copy.attachments))
    .join('\n');
  expect(lines.length).toBeGreaterThan(10);
  for (const [what, secret] of Object.entries(secrets)) {
    expect(secret.length, what).toBeGreaterThan(5);
    expect(published.includes(secret) ? `${what} was published` : 'kept').toBe('kept');
    expect(mails.includes(secret) ? `${what} was mailed` : 'kept').toBe('kept');
  }
  for (const token of [verificationToken, resetToken]) {
    expect(published.includes(token) ? 'a token was published' : 'kept').toBe('kept');
  }
  expect(`${verification.text}${verification.html}`).not.toContain(resetToken);
  expect(`${resetMail.text}${resetMail.html}`).not.toContain(verificationToken);
  expect(published).not.toContain('$argon2');
  expect(mails).not.toContain('$argon2');
});

test('an ID token that is refused leaves nothing of the person in the log', async () => {
  const provider = await startIdentityProvider({ publicUrl: 'http://localhost:3000' });
  const lines: string[] = [];
  const log = pino(loggerOptions('info'), { write: (line: string) => lines.push(line) });
  await using world = await createWorld({ google: provider }, undefined, log);
  const visit = new GoogleVisit(world);
  const back = await visit.signIn('ida.rhodes@example.com');
  // The token is from the future for a server whose clock is behind.
  world.clock.advance(-5 * 60_000);
  expect((await visit.open(back)).body).toContain('"kind":"failed"');
  await provider.stop();
  const text = lines.join('');
  expect(text).toContain('sign-in with a provider failed');
  expect(text).not.toMatch(/rhodes/i);
});
