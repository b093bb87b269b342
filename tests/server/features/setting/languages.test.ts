import { expect, test } from 'vitest';
import { createWorkingWorld } from '#tests/support/working-world.ts';
import { createWorld } from '#tests/support/world.ts';

test('at least one language is offered', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  expect(await admin.http('PUT', '/api/admin/settings', { languages: [] })).toMatchObject({
    status: 400,
    body: { fields: { languages: 'Please offer at least one language' } },
  });
});

test('calls, choices and mails keep to the offered languages', async () => {
  await using world = await createWorkingWorld();
  const admin = await world.person({ isAdmin: true });
  const reader = await world.person();
  expect((await reader.calls.account.setLanguage({ language: 'ru' })).language).toBe('ru');
  const { status } = await admin.http('PUT', '/api/admin/settings', { languages: ['fr', 'de'] });
  expect(status).toBe(200);
  await expect(reader.calls.account.setLanguage({ language: 'ru' })).rejects.toThrow(
    'This language is not offered here',
  );
  const registered = await world.guest.http(
    'POST',
    '/api/register',
    { username: 'nina', email: 'nina@example.com', password: 'a quiet secret' },
    { 'accept-language': 'ru, fr;q=0.5' },
  );
  expect(registered.body).toMatchObject({ preferredLanguage: 'fr' });
  // Neither the reader's language nor English is offered.
  await world.guest.http('POST', '/api/forgot-password', { email: reader.email });
  expect((await world.post.receive(reader.email)).html).toContain('<html lang="fr"');
});
