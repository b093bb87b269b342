import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { z } from 'zod';
import type { Database, OpenedDatabase } from '#db/open.ts';
import type { TimeLimits } from '#db/time-limits.ts';
import { buildApp, createServices } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import { openJobQueue } from '#server/jobs/queue.ts';
import type { Context, Services } from '#server/kernel/context.ts';
import { createCaller } from '#server/router.ts';
import type { Actor } from '#shared/kernel/actor.ts';
import { type Role, roleColumns } from '#shared/kernel/roles.ts';
import { openPrivateDatabase } from './private-database.ts';

export type Caller = ReturnType<typeof createCaller>;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface HttpAnswer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
  /** The parsed JSON body. */
  body: unknown;
  /** The body, parsed by a schema; fails the test when it does not match. */
  read<Shape extends z.ZodType>(shape: Shape): z.infer<Shape>;
}

/** A guest or an account in a test. */
export interface Person {
  id: number;
  username: string;
  email: string;
  /** Calls procedures as this caller. */
  calls: Caller;
  /** REST calls with the cookie of this caller. */
  http(
    method: Method,
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<HttpAnswer>;
  cookie: string;
}

interface WorldOptions extends Partial<Config> {
  /** For how many milliseconds a session is used without a look-up; it is not kept when left out. */
  sessionsKnownFor?: number;
}

interface PersonOptions {
  isAdmin?: boolean;
  /** In place of `isAdmin`. */
  roles?: readonly Role[];
  username?: string;
  email?: string;
}

export interface World {
  db: Database;
  opened: OpenedDatabase;
  services: Services;
  app: Awaited<ReturnType<typeof buildApp>>;
  clock: { now(): Date; advance(milliseconds: number): void; set(moment: Date): void };
  guest: Pick<Person, 'calls' | 'http'>;
  /** A new account that is signed in. */
  person(options?: PersonOptions): Promise<Person>;
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

export const password = 'correct horse battery';

/** A built app on a private database, with a clock that the test sets and accounts that call it. */
export async function createWorld(
  { sessionsKnownFor = 0, ...changes }: WorldOptions = {},
  timeLimits?: TimeLimits,
  log?: FastifyBaseLogger,
): Promise<World> {
  const opened = await openPrivateDatabase(timeLimits);
  const clock = createClock();
  const config = {
    ...readConfig({
      NODE_ENV: 'test',
      LIMIT_REGISTER: '1000',
      LIMIT_REQUESTS: '100000',
      // The machine of the tests is busy.
      OVERLOAD_DELAY: '60000',
      RESPONSE_CACHE: 'off',
      // Made with the first uploaded picture.
      DATA_DIR: path.join(tmpdir(), `quizwright-world-${randomUUID()}`),
    }),
    ...changes,
  };
  const jobs = await openJobQueue(opened, pino({ level: 'silent' }));
  const services = createServices({
    db: opened.db,
    config,
    jobs,
    clock: clock.now,
    sessionsKnownFor,
  });
  const app = await buildApp({ services, ...(log ? { log } : {}) });
  await app.ready();
  const passwordHash = await services.passwords.hash(password);
  let people = 0;

  const http = httpOf(app);
  const callsAs = (actor: Actor, sessionId?: string): Caller =>
    createCaller(() => ({ ...testContext(services, actor, clock.now()), sessionId }));

  async function person(options: PersonOptions = {}): Promise<Person> {
    people += 1;
    const username = options.username ?? `person_${people}`;
    const email = options.email ?? `${username.toLowerCase()}@example.com`;
    const { isAdmin = false, roles = isAdmin ? ['administrator'] : [] } = options;
    const columns = roleColumns(roles);
    const { id } = await opened.db
      .insertInto('users')
      .values({ username, email, password: passwordHash, ...columns, emailVerified: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    const login = await http()('POST', '/api/login', { email, password });
    const cookie = [login.headers['set-cookie']]
      .flat()
      .find((line) => /^(?:__Host-)?quizwright_session=/.test(String(line)));
    const value = String(cookie).split(';')[0] ?? '';
    return {
      id,
      username,
      email,
      calls: callsAs({ kind: 'member', userId: id, ...columns }, value.split('=')[1]),
      http: http(value),
      cookie: value,
    };
  }

  async function close(): Promise<void> {
    await app.close();
    await jobs.close();
    await opened.close();
    if (changes.dataDir === undefined) await rm(config.dataDir, { recursive: true, force: true });
  }

  return {
    db: opened.db,
    opened,
    services,
    app,
    clock,
    guest: { calls: callsAs({ kind: 'guest' }), http: http() },
    person,
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** A clock that stays at one moment until it is set. */
function createClock(): World['clock'] {
  let now = new Date();
  return {
    now: () => now,
    advance: (milliseconds) => {
      now = new Date(now.getTime() + milliseconds);
    },
    set: (moment) => {
      now = moment;
    },
  };
}

/** Requests to an app without a port, as the owner of a cookie or as a guest. */
const httpOf =
  (app: World['app']) =>
  (cookie?: string): Person['http'] =>
  async (method, url, body, added = {}) => {
    const headers = { ...(cookie ? { cookie } : {}), ...added };
    const answer = await app.inject({
      method,
      url,
      ...(body === undefined
        ? { headers }
        : {
            payload: JSON.stringify(body),
            headers: { 'content-type': 'application/json', ...headers },
          }),
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const parsed: unknown = isJson && answer.body !== '' ? answer.json() : undefined;
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      body: parsed,
      read: (shape) => shape.parse(parsed),
    };
  };

function testContext(services: Services, actor: Actor, now: Date): Context {
  const jar = new Map<string, string>();
  return {
    ...services,
    now,
    actor,
    expectedUserId: undefined,
    sessionId: undefined,
    token: undefined,
    cookies: {
      get: (name) => jar.get(name),
      set: (name, value) => jar.set(name, value),
      clear: (name) => jar.delete(name),
    },
    requestId: 'test',
    network: '127.0.0.1',
    userAgent: 'test',
    language: 'en',
    log: pino({ level: 'silent' }),
  };
}
