import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkIn } from '#tests/support/post-office.ts';
import { createWorkingWorld, type WorkingWorld } from '#tests/support/working-world.ts';
import { password } from '#tests/support/world.ts';

let world: WorkingWorld;
beforeAll(async () => {
  world = await createWorkingWorld();
});
afterAll(() => world.close());

test('a German registration is confirmed by a German mail, and later mails are German too', async () => {
  const email = 'greta@example.com';
  const { status } = await world.guest.http(
    'POST',
    '/api/register',
    { username: 'greta', email, password },
    { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' },
  );
  expect(status).toBe(201);
  const mail = await world.post.receive(email);
  expect(mail.subject).toBe('Bestätige deine E-Mail-Adresse');
  expect(mail.text).toContain('Hallo greta,');
  expect(mail.html).toContain('lang="de" dir="ltr"');
  expect(linkIn(mail).pathname).toBe('/verify-email');
  // Asked for from a browser in English: the language is the account's.
  await world.guest.http('POST', '/api/forgot-password', { email }, { 'accept-language': 'en' });
  expect((await world.post.receive(email)).subject).toBe('Wähle ein neues Passwort');
});

test('a mail to a member who reads Arabic is written from right to left', async () => {
  const person = await world.person();
  await world.db
    .updateTable('users')
    .set({ preferredLanguage: 'ar', timezone: 'Asia/Tokyo' })
    .where('id', '=', person.id)
    .execute();
  await world.guest.http('POST', '/api/forgot-password', { email: person.email });
  const mail = await world.post.receive(person.email);
  expect(mail.subject).toBe('اختر كلمة مرور جديدة');
  expect(mail.html).toContain('<html lang="ar" dir="rtl">');
  expect(linkIn(mail).pathname).toBe('/reset-password');
});

test('the list of devices names them in the language of the reader', async () => {
  const person = await world.person();
  const devicesIn = async (language: string) => {
    const { body } = await person.http('GET', '/api/sessions', undefined, {
      'accept-language': language,
    });
    return JSON.stringify(body);
  };
  expect(await devicesIn('en')).toContain('Unknown device');
  expect(await devicesIn('de')).toContain('Unbekanntes Gerät');
});
