import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { procedures, restCall, rules, trpcCall } from '#tests/support/access-rules.ts';
import { setup as buildWhenStale } from '#tests/support/built-app.ts';
import { type Damage, damaged, damages } from '#tests/support/malformed-call.ts';
import { MeasuredApp, type RawRequest } from '#tests/support/measured-app.ts';
import { createStage } from '#tests/support/stage.ts';
import { createWorld, type Method, type Person, type World } from '#tests/support/world.ts';

/**
 * Malformed calls to every procedure and every REST path: a valid input with one value damaged, or text in its
 * place. None is answered with a server error or with details of the server. MALFORMED_CALLS is their number;
 * from 100,000 on, they go over HTTP to a process of its own, whose memory and event loop are measured.
 * MALFORMED_SEED changes the calls.
 */
const wanted = Number(process.env.MALFORMED_CALLS ?? 10_000);
const seed = Number(process.env.MALFORMED_SEED ?? 20261122);
const isLong = wanted >= 100_000;
const atOnce = 8;
/** Milliseconds of processor time that one request may take from all others. */
const stalledMs = 100;
const growthBytes = 64 * 2 ** 20;
/** By then, everything that is loaded or cached once has been. */
const warmAfter = 100_000;

const targets = procedures.flatMap((procedure) => [
  ...(procedure.onTrpc ? [{ procedure, by: 'tRPC' }] : []),
  ...(procedure.rest ? [{ procedure, by: 'plain HTTP' }] : []),
]);
const perTarget = Math.ceil(wanted / targets.length);

let world: World;
let people: Record<'owner' | 'other' | 'admin', Person>;
const statuses = new Map<number, number>();
/** In the long form. */
let measured: MeasuredApp | undefined;
const heaps: { calls: number; bytes: number }[] = [];
/** Requests that stalled the process alone, and the long turns that no request repeated. */
const stalls: { alone: string[]; others: number[] } = { alone: [], others: [] };

beforeAll(async () => {
  world = await createWorld();
  for (const limiter of Object.values(world.services.limits)) limiter.points = 1_000_000_000;
  people = {
    owner: await world.person(),
    other: await world.person(),
    admin: await administrator(),
  };
  if (isLong) {
    measured = await startMeasuredApp();
    // The turns of its start are not the calls'.
    seenTurns = measured.turns().length;
  }
}, 300_000);
afterAll(async () => {
  await measured?.close();
  await world.close();
});

async function startMeasuredApp(): Promise<MeasuredApp> {
  buildWhenStale();
  const { rows } = await world.opened.runSql('select current_database() as name');
  const [{ name }] = z.tuple([z.object({ name: z.string() })]).parse(rows);
  return MeasuredApp.start(inject('postgresUrl').replace(/\/postgres$/, `/${name}`));
}

const administrator = () => world.person({ isAdmin: true });

/** Replaces accounts that a call has signed out or deleted. */
async function stillSignedIn(): Promise<void> {
  for (const who of ['owner', 'other', 'admin'] as const) {
    const { status, body } = await people[who].http('GET', '/api/user');
    const isRight =
      status === 200 &&
      z.object({ isAdmin: z.boolean() }).parse(body).isAdmin === (who === 'admin');
    if (!isRight) people[who] = who === 'admin' ? await administrator() : await world.person();
  }
}

interface Request {
  method: Method;
  url: string;
  payload?: string;
  contentType?: string;
}

/** The request for one damage. */
function requestFor(
  { procedure, by }: (typeof targets)[number],
  input: object,
  damage: Damage,
): Request {
  const given = damage.how === 'raw' || damage.how === 'query' ? input : damaged(input, damage);
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given);
  const call =
    by === 'plain HTTP' && procedure.rest
      ? restCall(procedure.rest, isObject ? given : input)
      : trpcCall(procedure, isObject ? given : { given });
  const url =
    damage.how === 'query'
      ? `${call.url}${call.url.includes('?') ? '&' : '?'}input=${encodeURIComponent(damage.text)}&batch=1&page=${encodeURIComponent(damage.text.slice(0, 200))}`
      : call.url;
  if (!call.body) return { method: call.method, url };
  const text = damage.how === 'raw' ? damage.text : JSON.stringify(isObject ? call.body : given);
  const payload = damage.how === 'cut' ? text.slice(0, damage.at % (text.length + 1)) : text;
  return { method: call.method, url, payload, contentType: damage.contentType };
}

/** A person's mistake and one of ours look different. */
const internals =
  /node_modules|\.ts:\d|\bat \w+ \(|violates|syntax error|SELECT |invalid input syntax/;

function rawRequest({ method, url, payload, contentType }: Request, who: number): RawRequest {
  const cookie = [people.owner, people.other, people.admin, people.admin, undefined][who % 5]
    ?.cookie;
  return {
    method,
    url: url.toWellFormed(),
    headers: {
      ...(cookie ? { cookie } : {}),
      ...(contentType === undefined ? {} : { 'content-type': contentType }),
    },
    ...(payload === undefined ? {} : { payload }),
  };
}

async function answerTo(request: RawRequest): Promise<{ status: number; body: string }> {
  if (measured) return measured.send(request);
  const { statusCode, body } = await world.app.inject(request);
  return { status: statusCode, body };
}

const inWords = ({ method, url, payload = '' }: RawRequest): string =>
  `${method} ${url.slice(0, 300)} ${payload.slice(0, 300)}`;

/** @returns what is wrong with the answer */
async function send(request: RawRequest): Promise<string[]> {
  const { status, body } = await answerTo(request);
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  // Sign-in with Google is not configured here.
  const isWrong = status >= 500 && !(status === 503 && request.url.match(/google|firebase/i));
  if (!isWrong && !internals.test(body)) return [];
  return [`${inWords(request)} -> ${status} ${body.slice(0, 300)}`];
}

let seenTurns = 0;

/** After a long turn of the event loop, sends the newest requests again, each alone, to find its cause. */
async function findStalls(app: MeasuredApp, newest: RawRequest[]): Promise<void> {
  const turns = app.turns();
  const long = turns.slice(seenTurns).filter((milliseconds) => milliseconds > stalledMs);
  seenTurns = turns.length;
  if (long.length === 0) return;
  let isFound = false;
  for (const request of newest) {
    // Three times, because a turn may contain the collection of garbage or a compilation.
    const times: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const before = app.turns().length;
      await app.send(request);
      await app.send({ method: 'GET', url: '/healthz', headers: {} });
      times.push(Math.max(0, ...app.turns().slice(before)));
    }
    const shortest = Math.min(...times);
    if (shortest <= stalledMs) continue;
    isFound = true;
    stalls.alone.push(`${Math.round(shortest)} ms: ${inWords(request)}`);
  }
  if (!isFound) stalls.others.push(...long.map(Math.round));
  seenTurns = app.turns().length;
}

const sentCalls = () => [...statuses.values()].reduce((sum, count) => sum + count, 0);

/** Notes the memory once for each 100,000 calls. */
async function watchMemory(app: MeasuredApp): Promise<void> {
  if (sentCalls() < (heaps.length + 1) * warmAfter) return;
  heaps.push({ calls: sentCalls(), bytes: await app.heap() });
  console.log(JSON.stringify({ ...heaps.at(-1), stalls }));
}

describe.each(targets.map((each) => [`${each.procedure.key} by ${each.by}`, each] as const))(
  '%s',
  (_name, target) => {
    test(
      'refuses malformed calls without a server error',
      async () => {
        const stage = createStage(world, people);
        const input = (await rules[target.procedure.key]?.input?.(stage, people.owner)) ?? {};
        const wrong: string[] = [];
        const all = fc.sample(damages, { seed, numRuns: perTarget });
        let earlier: RawRequest[] = [];
        for (let from = 0; from < all.length; from += atOnce) {
          const requests = all
            .slice(from, from + atOnce)
            .map((damage, index) => rawRequest(requestFor(target, input, damage), from + index));
          wrong.push(...(await Promise.all(requests.map(send))).flat());
          if (measured) await findStalls(measured, [...earlier, ...requests]);
          earlier = requests;
        }
        expect(wrong.slice(0, 5), `${wrong.length} answers`).toEqual([]);
        if (measured) await watchMemory(measured);
        await stillSignedIn();
      },
      isLong ? 3_600_000 : undefined,
    );
  },
);

test('all calls were sent and most were refused', () => {
  const sent = sentCalls();
  console.log(`${sent} malformed calls to ${targets.length} targets`, Object.fromEntries(statuses));
  expect(sent).toBe(perTarget * targets.length);
  const refused = [...statuses].filter(([status]) => status >= 400);
  expect(refused.reduce((sum, [, count]) => sum + count, 0) / sent).toBeGreaterThan(0.5);
});

if (isLong)
  test('no request stalled the process, and its memory did not grow', async () => {
    if (!measured) throw new Error('The process is not measured');
    heaps.push({ calls: sentCalls(), bytes: await measured.heap() });
    const lines = heaps.map(
      ({ calls, bytes }) => `${calls} calls: ${(bytes / 2 ** 20).toFixed(1)} MiB`,
    );
    console.log(lines.join('\n'), stalls);
    expect(stalls.alone).toEqual([]);
    expect((heaps.at(-1)?.bytes ?? 0) - (heaps[0]?.bytes ?? 0)).toBeLessThan(growthBytes);
    expect(measured.app.crashes).toEqual([]);
  });
