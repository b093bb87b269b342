import { afterAll, beforeAll, expect, test } from 'vitest';
import { isForRole, procedures, restCall, rules, trpcCall } from '#tests/support/access-rules.ts';
import { createStage } from '#tests/support/stage.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let owner: Person;
let admin: Person;

beforeAll(async () => {
  world = await createWorld();
  for (const limiter of Object.values(world.services.limits)) limiter.points = 1_000_000;
  owner = await world.person();
  admin = await world.person({ isAdmin: true });
});
afterAll(() => world.close());

/** Headers with which a browser sends a call of a page of another site, and the status of the refusal. */
const otherSites: [string, Record<string, string>, number[]][] = [
  ['an origin', { origin: 'https://elsewhere.example' }, [403]],
  ['an unnamed origin', { origin: 'null' }, [403]],
  ['fetch metadata', { 'sec-fetch-site': 'cross-site' }, [403]],
  ['another port of the host', { origin: 'http://localhost:1' }, [403]],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, [415]],
  ['plain text', { 'content-type': 'text/plain' }, [415]],
];

const mutations = procedures.filter(({ type }) => type === 'mutation');

test.each(mutations.map((each) => [each.key, each] as const))(
  '%s is not carried out for a page of another site, by neither interface',
  async (key, procedure) => {
    const rule = rules[key];
    const input = (await rule?.input?.(createStage(world, { owner, admin }), owner)) ?? {};
    const person = isForRole(rule?.level) ? admin : owner;
    const calls = [
      ...(procedure.onTrpc ? [trpcCall(procedure, input)] : []),
      ...(procedure.rest ? [restCall(procedure.rest, input)] : []),
    ];
    const wrong: string[] = [];
    for (const { method, url, body } of calls) {
      for (const [name, headers, allowed] of otherSites) {
        // A call without a body has no type to refuse; its origin is what protects it.
        if ('content-type' in headers && !body) continue;
        const { status } = await person.http(method, url, body, headers);
        if (!allowed.includes(status)) wrong.push(`${method} ${url} with ${name}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
    // Nothing has ended the session or changed the account.
    expect((await person.http('GET', '/api/user')).status).toBe(200);
  },
);

test('of the mutations only the export, which no other site can start, is called by GET', async () => {
  const byGet = mutations.filter(({ rest }) => rest?.method === 'GET');
  expect(byGet.map(({ key }) => key)).toEqual(['account.exportData']);
  for (const { name, onTrpc } of mutations) {
    if (!onTrpc) continue;
    expect((await admin.http('GET', `/trpc/${name}?input=%7B%7D`)).status, name).toBe(405);
  }
});
