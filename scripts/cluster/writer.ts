import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { cookiesOf } from '../identity-visit.ts';

/** Creates categories one after another, as a client does that repeats what was not acknowledged. */
export interface Writer {
  /** The longest time between two acknowledgements since the last call, in milliseconds. */
  longestGap(): number;
  /** Ends it. @returns what was acknowledged, and what of it is missing or there twice */
  end(databaseUrl: string): Promise<{ acknowledged: number; lost: string[]; doubled: string[] }>;
}

/** A client's pause before it repeats a call. */
const retryAfter = 100;

/** Signs the administrator in, once the service is not too busy. @returns the cookie */
export async function signIn(
  url: string,
  admin: { email: string; password: string },
): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  if (answer.status === 503) {
    await pause(500);
    return signIn(url, admin);
  }
  if (!answer.ok) throw new Error(`The administrator cannot sign in: ${answer.status}`);
  return cookiesOf(answer);
}

export async function startWriter(
  url: string,
  admin: { email: string; password: string },
): Promise<Writer> {
  const cookie = await signIn(url, admin);
  const acknowledged: string[] = [];
  let isEnding = false;
  let last = performance.now();
  let longest = 0;
  const note = () => {
    longest = Math.max(longest, performance.now() - last);
  };
  const work = async () => {
    while (!isEnding) {
      const name = `ledger-${randomUUID()}`;
      await createCategory(url, cookie, name);
      acknowledged.push(name);
      note();
      last = performance.now();
      await pause(20);
    }
  };
  const working = work();
  return {
    longestGap: () => {
      note();
      const gap = longest;
      longest = 0;
      return gap;
    },
    end: async (databaseUrl) => {
      isEnding = true;
      await working;
      const counts = await countCategories(databaseUrl);
      return {
        acknowledged: acknowledged.length,
        lost: acknowledged.filter((name) => !counts.has(name)),
        doubled: acknowledged.filter((name) => (counts.get(name) ?? 0) > 1),
      };
    },
  };
}

/** Repeats the call with the same idempotency key until it is acknowledged. */
async function createCategory(url: string, cookie: string, name: string): Promise<void> {
  const key = randomUUID();
  for (;;) {
    const answer = await fetch(`${url}/api/categories`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, 'idempotency-key': key },
      body: JSON.stringify({ name, displayName: name }),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    if (answer && answer.status < 500 && answer.status !== 429)
      throw new Error(`A category was refused: ${answer.status}`);
    await pause(retryAfter);
  }
}

/** How often the database has each category of the writers. */
async function countCategories(databaseUrl: string): Promise<Map<string, number>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string; count: number }>(
    `select display_name as name, count(*)::int as count from categories
      where display_name like 'ledger-%' group by display_name`,
  );
  await client.end();
  return new Map(rows.map(({ name, count }) => [name, count]));
}

/** Reads public pages without repeating anything. */
export function startReader(url: string) {
  let isEnding = false;
  let answered = 0;
  const errors: string[] = [];
  const paths = ['/', '/quizzes', '/api/categories', '/api/quizzes', '/blog'];
  const work = async () => {
    for (let turn = 0; !isEnding; turn += 1) {
      const path = paths[turn % paths.length];
      const outcome = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(20_000) }).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.ok ? undefined : String(answer.status);
        },
        (error: unknown) => String(error),
      );
      answered += 1;
      if (outcome) errors.push(`${path}: ${outcome}`);
      await pause(10);
    }
  };
  const working = work();
  return async () => {
    isEnding = true;
    await working;
    return { answered, errors };
  };
}
