import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { tokenIn } from '#tests/support/post-office.ts';
import { createWorkingWorld, type WorkingWorld } from '#tests/support/working-world.ts';
import { password } from '#tests/support/world.ts';

const FormAnswer = z.object({
  success: z.boolean(),
  message: z.string().optional(),
  error: z.string().optional(),
});
const hour = 60 * 60 * 1000;

let world: WorkingWorld;
beforeAll(async () => {
  world = await createWorkingWorld();
});
afterAll(() => world.close());

const userBy = (email: string) =>
  world.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();

async function register(username: string) {
  const email = `${username}@example.com`;
  const answer = await world.guest.http('POST', '/api/register', {
    username,
    email,
    password: 'a quiet secret',
  });
  expect(answer.status).toBe(201);
  const cookie = String([answer.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
  return { email, cookie };
}

const verify = async (token: string) => {
  const answer = await world.guest.http('POST', '/api/verify-email', { token });
  expect(answer.status).toBe(200);
  return answer.read(FormAnswer);
};

test('EMAIL-09, RSES-13: the mailed link verifies the address; opened again it gives the same result (learner 9)', async () => {
  const { email } = await register('verity');
  const mail = await world.post.receive(email, 'Confirm your email address');
  expect(mail.text).toContain('verity');
  expect(mail.html).toContain('Confirm this address');
  const token = tokenIn(mail);
  const before = await userBy(email);
  expect(before.emailVerified).toBe(false);
  expect(before.emailVerificationToken).not.toContain(token);
  expect(await verify(token)).toMatchObject({ success: true });
  expect((await userBy(email)).emailVerified).toBe(true);
  expect(await verify(token)).toMatchObject({ success: true });
  // A link for the earlier address is invalid after a change of address.
  await world.db
    .updateTable('users')
    .set({ usedVerificationToken: 'a newer one' })
    .where('email', '=', email)
    .execute();
  expect(await verify(token)).toMatchObject({ success: false, error: expect.any(String) });
});

test('calls with the same token at once all report the address as verified', async () => {
  const { email } = await register('twice');
  const token = tokenIn(await world.post.receive(email));
  const answers = await Promise.all([verify(token), verify(token), verify(token)]);
  expect(answers.every((answer) => answer.success)).toBe(true);
});

test('EMAIL-08: a missing token and an invented one have different messages', async () => {
  expect(await verify('')).toMatchObject({
    success: false,
    error: 'No verification token provided',
  });
  expect(await verify('abc')).toMatchObject({ success: false, message: 'Verification failed' });
});

test('a link is valid for 24 hours', async () => {
  const { email } = await register('latecomer');
  const token = tokenIn(await world.post.receive(email));
  const now = world.clock.now();
  world.clock.advance(24 * hour + 1000);
  expect(await verify(token)).toMatchObject({ success: false });
  world.clock.set(now);
  expect(await verify(token)).toMatchObject({ success: true });
});

test('RSES-12, EMAIL-03: resend sends another link; the earlier one is invalid', async () => {
  const { email, cookie } = await register('again');
  const first = tokenIn(await world.post.receive(email));
  const answer = await world.guest.http('POST', '/api/resend-verification', undefined, { cookie });
  expect(answer.status).toBe(200);
  expect(answer.read(FormAnswer)).toEqual({ success: true, message: 'Verification email sent!' });
  const second = tokenIn(await world.post.receive(email));
  expect((await userBy(email)).emailVerificationToken).not.toBeNull();
  expect(await verify(first)).toMatchObject({ success: false });
  expect(await verify(second)).toMatchObject({ success: true });
  const more = await world.guest.http('POST', '/api/resend-verification', undefined, { cookie });
  expect(more.status).toBe(409);
});

test('verification mails are limited per hour and account', async () => {
  const { cookie } = await register('impatient');
  const ask = () => world.guest.http('POST', '/api/resend-verification', undefined, { cookie });
  for (let count = 0; count < 5; count += 1) expect((await ask()).status).toBe(200);
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('several accounts cannot send more mails to one address than one account can', async () => {
  const email = 'recipient@example.com';
  const statuses: number[] = [];
  for (let account = 0; account < 6; account += 1) {
    const person = await world.person();
    const answer = await person.http('PUT', '/api/profile', { ...whole, email, password });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('RSES-12: a guest cannot resend the mail', async () => {
  expect((await world.guest.http('POST', '/api/resend-verification')).status).toBe(401);
});

const whole = {
  firstName: 'Mo',
  lastName: 'Reader',
  displayName: 'Mo R.',
  phoneNumber: '+1 555 0100',
  homeCountry: 'Chile',
  timezone: 'Europe/Paris',
  preferredLanguage: 'fr',
  dateOfBirth: '1990-02-28',
  occupation: 'Baker',
  educationLevel: "Bachelor's Degree",
  learningGoals: 'Bread, then the world.',
  bio: 'I bake.',
};

test('RSES-08: all thirteen fields are saved and read back; null and an empty text clear the birth date', async () => {
  const person = await world.person();
  const saved = await person.http('PUT', '/api/profile', { ...whole, email: person.email });
  expect(saved.status).toBe(200);
  const read = await person.http('GET', '/api/profile');
  expect(read.body).toMatchObject({ ...whole, email: person.email, hasPassword: true });
  for (const dateOfBirth of [null, '']) {
    const cleared = await person.http('PUT', '/api/profile', {
      ...whole,
      email: person.email,
      dateOfBirth,
    });
    expect(cleared.body).toMatchObject({ dateOfBirth: null });
  }
});

test('fields that a change of the profile leaves out are unchanged, by PUT and by PATCH', async () => {
  const person = await world.person();
  await person.http('PUT', '/api/profile', { ...whole, email: person.email });
  for (const method of ['PUT', 'PATCH'] as const) {
    const saved = await person.http(method, '/api/profile', { bio: `By ${method}.` });
    expect(saved.status, saved.text).toBe(200);
    expect(saved.body).toMatchObject({ ...whole, bio: `By ${method}.` });
  }
});

test('VAL-08: names and the address are required, with the texts of the form', async () => {
  const person = await world.person();
  const answer = await person.http('PUT', '/api/profile', {
    firstName: ' ',
    lastName: '',
    displayName: '',
    email: 'abc',
  });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({
    fields: {
      firstName: 'First name is required',
      lastName: 'Last name is required',
      displayName: 'Display name is required',
      email: 'Invalid email address',
    },
  });
});

test('values outside a list, the birth date of a child and a picture without https are refused (PROF-10, PROF-11, PROF-12)', async () => {
  const person = await world.person();
  const refused = async (change: object, field: string) => {
    const answer = await person.http('PUT', '/api/profile', {
      ...whole,
      email: person.email,
      ...change,
    });
    expect(answer.status).toBe(400);
    expect(
      Object.keys(z.object({ fields: z.record(z.string(), z.string()) }).parse(answer.body).fields),
    ).toEqual([field]);
  };
  await refused({ timezone: 'Mars/Olympus' }, 'timezone');
  await refused({ preferredLanguage: 'xx' }, 'preferredLanguage');
  await refused({ educationLevel: 'Wizard' }, 'educationLevel');
  await refused({ dateOfBirth: '2020-01-01' }, 'dateOfBirth');
  await refused({ dateOfBirth: '2999-01-01' }, 'dateOfBirth');
  await refused({ dateOfBirth: '1990-02-30' }, 'dateOfBirth');
  await refused({ profilePicture: 'javascript:alert(1)' }, 'profilePicture');
});

test('a new address is pending until its link is opened; the old one gets a mail and stays until then (decision 73)', async () => {
  const person = await world.person();
  const inEnglish = { ...whole, preferredLanguage: 'en' };
  const fresh = `new.${person.email}`;
  const saved = await person.http('PUT', '/api/profile', { ...inEnglish, email: fresh });
  expect(saved.body).toMatchObject({
    email: person.email,
    pendingEmail: fresh,
    emailVerified: true,
  });
  const notice = await world.post.receive(person.email, 'Your email address is about to change');
  expect(notice.text).toContain(fresh);
  const token = tokenIn(await world.post.receive(fresh, 'Confirm your email address'));
  // Another card is saved meanwhile, with the current address.
  await person.http('PUT', '/api/profile', {
    ...inEnglish,
    bio: 'Still baking.',
    email: person.email,
  });
  expect(await verify(token)).toMatchObject({ success: true });
  expect(await userBy(fresh)).toMatchObject({
    id: person.id,
    emailVerified: true,
    pendingEmail: null,
    bio: 'Still baking.',
  });
});

test('a change of address can be cancelled; its link is then invalid', async () => {
  const person = await world.person();
  const fresh = `other.${person.email}`;
  await person.http('PUT', '/api/profile', { ...whole, email: fresh });
  const token = tokenIn(await world.post.receive(fresh));
  expect(await person.calls.account.cancelAddressChange()).toMatchObject({ pendingEmail: null });
  expect(await verify(token)).toMatchObject({ success: false });
});

test('where no change of address waits, cancelling one leaves the link that confirms the first address', async () => {
  const { email, cookie } = await register('uncancelled');
  const token = tokenIn(await world.post.receive(email, 'Confirm your email address'));
  const cancel = () =>
    world.guest.http('DELETE', '/api/profile/pending-email', undefined, { cookie });
  expect((await cancel()).status).toBe(200);
  expect(await verify(token)).toMatchObject({ success: true });
});

test('an address of another account is refused, also if that account took it meanwhile', async () => {
  const [slow, fast] = [await world.person(), await world.person()];
  const taken = await slow.http('PUT', '/api/profile', { ...whole, email: fast.email });
  expect(taken.status).toBe(409);
  const wanted = `wanted.${slow.email}`;
  await slow.http('PUT', '/api/profile', { ...whole, email: wanted });
  const token = tokenIn(await world.post.receive(wanted));
  await world.db.updateTable('users').set({ email: wanted }).where('id', '=', fast.id).execute();
  expect(await verify(token)).toMatchObject({
    success: false,
    error: 'This address belongs to another account by now.',
  });
});
