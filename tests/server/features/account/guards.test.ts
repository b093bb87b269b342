import { expect, test } from 'vitest';
import { looksLikeStaff } from '#server/features/account/guards.ts';
import { createWorld } from '#tests/support/world.ts';

test.each(['Quizwright Admin', 'quiz_wright', 'ADMIN 2', 'аdmin', 'Site Moderators', 'Ａｄｍｉｎ'])(
  '%s looks like staff',
  (name) => {
    expect(looksLikeStaff(name)).toBe(true);
  },
);

test.each(['Badminton fan', 'Adminah', 'Ann', 'Quiz Wizard', 'Moderato'])('%s does not', (name) => {
  expect(looksLikeStaff(name)).toBe(false);
});

test('only administrators can have such names, and no name is an address (decision 120)', async () => {
  await using world = await createWorld();
  const person = await world.person();
  const admin = await world.person({ isAdmin: true });
  const save = (who: typeof person, displayName: string) =>
    who.http('PUT', '/api/profile', {
      firstName: 'A',
      lastName: 'B',
      displayName,
      email: who.email,
    });
  for (const name of ['Quizwright Admin', person.email, '\u200B\u202E']) {
    expect(await save(person, name)).toMatchObject({
      status: 400,
      body: { fields: { displayName: expect.any(String) } },
    });
  }
  expect((await save(admin, 'Quizwright Admin')).status).toBe(200);
  expect((await save(person, 'Ann\u202E')).body).toMatchObject({ displayName: 'Ann' });
  const register = {
    username: 'quizwright_admin',
    email: 'x@example.com',
    password: 'a quiet secret',
  };
  expect((await world.guest.http('POST', '/api/register', register)).status).toBe(400);
  const words = { role: 'Learner', content: 'Long enough to be read', rating: 5 };
  const testimonial = { name: person.email, ...words };
  expect((await person.http('POST', '/api/testimonials', testimonial)).status).toBe(400);
});
