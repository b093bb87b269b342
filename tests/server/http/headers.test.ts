import { afterAll, beforeAll, expect, test } from 'vitest';
import { headersOfPages } from '#server/http/headers.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let member: Person;

beforeAll(async () => {
  world = await createWorld({ publicUrl: 'https://quiz.example' });
  member = await world.person();
});
afterAll(() => world.close());

const directives = (policy: unknown) => String(policy).split(';');

test('every response forbids sniffing, embedding and running, and asks for TLS', async () => {
  for (const path of [
    '/api/categories',
    '/api/user',
    '/api/none',
    '/trpc/account.me',
    '/health',
    '/none',
  ]) {
    const { headers } = await member.http('GET', path);
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'referrer-policy': 'no-referrer',
    });
    expect(directives(headers['content-security-policy']), path).toEqual([
      "default-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "object-src 'none'",
    ]);
  }
});

test('pages have their own policy, and switch off what they do not use', () => {
  const headers = headersOfPages(world.services.config, ['sha256-x']);
  expect(directives(headers['content-security-policy'])).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "script-src 'self' 'sha256-x'",
    ]),
  );
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': expect.stringContaining('camera=(), '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
  });
});

test('personal responses and refusals are stored nowhere', async () => {
  for (const path of [
    '/api/user',
    '/api/profile',
    '/api/export-data',
    '/api/user/quiz-attempts',
    '/api/none',
    '/trpc/account.me',
    '/trpc/account.profile',
    '/trpc/none',
  ]) {
    const { headers } = await member.http('GET', path);
    expect(headers['cache-control'], path).toMatch(/no-store/);
  }
});
