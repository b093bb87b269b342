import { createHash, randomBytes } from 'node:crypto';
import type { Updateable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { forgetPublicChanges } from '#db/changes/public-changes.ts';
import type { Users } from '#db/schema.ts';
import { sessionCookie } from '#server/features/account/sessions/mutations.ts';
import {
  absentId,
  baseOf,
  idsIn,
  isForRole,
  type Level,
  malformedIds,
  procedures,
  type Rule,
  restCall,
  rules,
  trpcCall,
  withId,
} from './support/access-rules.ts';
import { createStage } from './support/stage.ts';
import { createWorld, type Person, password, type World } from './support/world.ts';

/**
 * The matrix of access: every procedure and every REST path, called by every kind of caller, with the id of an own
 * row, of another's, of none and with what is no id. A new procedure fails until `rules` has its level.
 */
test('the list contains every procedure and every REST operation', () => {
  const places = procedures.map(
    ({ key, rest }) => `${key}: ${rest ? `${rest.method} ${rest.path}` : 'app only'}`,
  );
  const listed = Object.entries(rules).map(([key, { rest }]) => `${key}: ${rest ?? 'app only'}`);
  expect(listed.toSorted()).toEqual(places.toSorted());
});

test.each(procedures.map(({ key, access }) => [key, access] as const))(
  '%s is built on the base procedure of its level (%s)',
  (key, access) => {
    const level = rules[key]?.level;
    expect(access).toBe(level && baseOf[level]);
  },
);

/** Kinds of callers. Those with a session that is not valid count as guests. */
const kinds = [
  'guest',
  'owner',
  'other',
  'unverified',
  'author',
  'otherAuthor',
  'teacher',
  'coTeacher',
  'otherTeacher',
  'admin',
  'deactivated',
  'leaving',
  'suspended',
  'expired',
  'forged',
  'readToken',
  'writeToken',
  'writeTokenOfAdmin',
  'authorToken',
  'otherAuthorToken',
  'writeTokenOfAuthor',
  'adminToken',
] as const;
type Kind = (typeof kinds)[number];
const optionsOf = {
  owner: {},
  other: {},
  author: { roles: ['author'] },
  otherAuthor: { roles: ['author'] },
  teacher: { roles: ['teacher'] },
  coTeacher: { roles: ['teacher'] },
  otherTeacher: { roles: ['teacher'] },
  admin: { isAdmin: true },
} as const;
type Role = keyof typeof optionsOf;
type Cast = Record<Role, Person>;
type Http = Person['http'];
interface Caller {
  person: Person | undefined;
  http: Http;
}

let world: World;
let cast: Cast;
const callers = new Map<Kind, Caller>();

beforeAll(async () => {
  // As in production, a session is not looked up again in each call. One that is not valid is never kept.
  world = await createWorld({ sessionsKnownFor: 60_000 });
  // The calls of this file would exceed the rate limits.
  for (const limiter of Object.values(world.services.limits)) limiter.points = 1_000_000;
  cast = await newCast();
  for (const kind of kinds) callers.set(kind, await callerOf(kind, cast));
});
afterAll(() => world.close());

/** The caller of a kind, made once. */
function caller(kind: Kind): Caller {
  const found = callers.get(kind);
  if (!found) throw new Error(`No caller of kind ${kind}`);
  return found;
}

const newPerson = (role: Role) => world.person(optionsOf[role]);

const newCast = async (): Promise<Cast> => ({
  owner: await newPerson('owner'),
  other: await newPerson('other'),
  author: await newPerson('author'),
  otherAuthor: await newPerson('otherAuthor'),
  teacher: await newPerson('teacher'),
  coTeacher: await newPerson('coTeacher'),
  otherTeacher: await newPerson('otherTeacher'),
  admin: await newPerson('admin'),
});

/** The cast with another person in place of the one who calls as this kind. */
async function castFor(kind: Kind): Promise<Cast> {
  const role = roleOf(kind);
  return role ? { ...cast, [role]: await newPerson(role) } : cast;
}

/** The one of the cast who calls as this kind, or whose session or token it has. */
function roleOf(kind: Kind): Role | undefined {
  switch (kind) {
    case 'guest':
    case 'unverified':
    case 'deactivated':
    case 'leaving':
    case 'suspended':
    case 'forged':
      return undefined;
    case 'readToken':
    case 'writeToken':
      return 'owner';
    case 'authorToken':
    case 'writeTokenOfAuthor':
      return 'author';
    case 'otherAuthorToken':
      return 'otherAuthor';
    case 'expired':
    case 'writeTokenOfAdmin':
    case 'adminToken':
      return 'admin';
    default:
      return kind;
  }
}

async function callerOf(kind: Kind, people: Cast): Promise<Caller> {
  const { owner, author, otherAuthor, admin } = people;
  const as = (person: Person): Caller => ({ person, http: person.http });
  const withHeader = (name: string, value: string, person?: Person): Caller => ({
    person,
    http: (method, url, body) => world.guest.http(method, url, body, { [name]: value }),
  });
  const withToken = async (person: Person, scope: 'read' | 'write' | 'admin') =>
    withHeader('authorization', `Bearer ${await accessTokenOf(person, scope)}`, person);
  switch (kind) {
    case 'guest':
      return { person: undefined, http: world.guest.http };
    case 'unverified':
      return as(await personWith({ emailVerified: false }));
    case 'deactivated':
    case 'suspended':
      return as(await personWith({ accountStatus: kind }));
    case 'leaving': {
      const scheduledDeletionDate = new Date(world.clock.now().getTime() + 86_400_000);
      return as(await personWith({ accountStatus: 'pending_deletion', scheduledDeletionDate }));
    }
    case 'expired':
      return withHeader('cookie', await expiredSession(admin));
    case 'forged':
      return withHeader('cookie', `${sessionCookie}=${randomBytes(20).toString('hex')}`);
    case 'readToken':
      return withToken(owner, 'read');
    case 'writeToken':
      return withToken(owner, 'write');
    case 'writeTokenOfAdmin':
      return withToken(admin, 'write');
    case 'authorToken':
      return withToken(author, 'admin');
    case 'otherAuthorToken':
      return withToken(otherAuthor, 'admin');
    case 'writeTokenOfAuthor':
      return withToken(author, 'write');
    case 'adminToken':
      return withToken(admin, 'admin');
    default:
      return as(people[kind]);
  }
}

/** A signed-in account whose row is changed afterwards, while its session is kept. */
async function personWith(columns: Updateable<Users>): Promise<Person> {
  const person = await world.person();
  await world.db.updateTable('users').set(columns).where('id', '=', person.id).execute();
  return person;
}

async function accessTokenOf(person: Person, scope: 'read' | 'write' | 'admin'): Promise<string> {
  const { body } = await person.http('POST', '/api/access-tokens', {
    name: scope,
    scope,
    expiresInDays: 7,
    password,
  });
  return z.object({ token: z.string() }).parse(body).token;
}

/** A cookie of a session that was valid and is over. */
async function expiredSession({ id }: Person): Promise<string> {
  const session = randomBytes(20).toString('hex');
  await world.db
    .insertInto('sessions')
    .values({
      idHash: createHash('sha256').update(session).digest('base64url'),
      userId: id,
      expiresAt: new Date(world.clock.now().getTime() - 1000),
    })
    .execute();
  return `${sessionCookie}=${session}`;
}

/** The status for callers with a session; `ok` is the status for callers with access. */
const expected: Record<Level, Record<'guest' | Role, number | 'ok'>> = {
  guest: everybody('ok', 'ok'),
  member: everybody(401, 'ok'),
  own: { ...everybody(401, 404), owner: 'ok' },
  author: { ...everybody(401, 403), author: 'ok', otherAuthor: 'ok', admin: 'ok' },
  ownQuiz: { ...everybody(401, 403), author: 'ok', otherAuthor: 404, admin: 'ok' },
  teacher: { ...teachers('ok', 'ok'), otherTeacher: 'ok', admin: 'ok' },
  ownClass: { ...teachers('ok', 'ok'), admin: 'ok' },
  ledClass: { ...teachers('ok', 403), admin: 'ok' },
  addedTeacher: { ...teachers(404, 'ok'), admin: 404 },
  marker: { ...markers('ok'), author: 'ok' },
  ownMarking: { ...markers(404), author: 'ok' },
  admin: { ...everybody(401, 403), admin: 'ok' },
};

function everybody(guest: number | 'ok', member: number | 'ok') {
  return {
    ...{ guest, owner: member, other: member, admin: member },
    ...{ author: member, otherAuthor: member },
    ...{ teacher: member, coTeacher: member, otherTeacher: member },
  };
}

/** For the author of a quiz and administrators; to others who mark it is as here. */
function markers(others: 404 | 'ok') {
  return {
    ...everybody(401, 403),
    ...{ otherAuthor: others, teacher: others, coTeacher: others, otherTeacher: others },
    admin: 'ok' as const,
  };
}

/** For the teacher who made the class and one who was added; to another one it is missing. */
function teachers(teacher: number | 'ok', coTeacher: number | 'ok') {
  return { ...everybody(401, 403), teacher, coTeacher, otherTeacher: 404 };
}

type Procedure = (typeof procedures)[number];

/** The status that a caller gets; access tokens exist for plain HTTP only. */
function wantedFor(kind: Kind, level: Level, { type, sessionOnly }: Procedure): number | 'ok' {
  const byRole = expected[level];
  switch (kind) {
    case 'guest':
    case 'deactivated':
    case 'leaving':
    case 'suspended':
    case 'expired':
    case 'forged':
      return byRole.guest;
    case 'unverified':
      return byRole.other;
    case 'readToken':
      return sessionOnly || type === 'mutation' ? 403 : byRole.owner;
    case 'writeToken':
      return sessionOnly ? 403 : byRole.owner;
    case 'writeTokenOfAdmin':
      return sessionOnly || isForRole(level) ? 403 : byRole.admin;
    case 'writeTokenOfAuthor':
      return sessionOnly || isForRole(level) ? 403 : byRole.author;
    case 'authorToken':
      return sessionOnly ? 403 : byRole.author;
    case 'otherAuthorToken':
      return sessionOnly ? 403 : byRole.otherAuthor;
    case 'adminToken':
      return sessionOnly ? 403 : byRole.admin;
    default:
      return byRole[kind];
  }
}

const isToken = (kind: Kind) => kind.toLowerCase().includes('token');

describe.each(procedures.map((each) => [each.key, each] as const))('%s', (key, procedure) => {
  const rule = rules[key];
  if (!rule) throw new Error(`Name who may call ${key} in tests/support/access-rules.ts`);
  const interfaces = [
    ...(procedure.onTrpc ? ['tRPC'] : []),
    ...(procedure.rest ? ['plain HTTP'] : []),
  ];
  // As a job does. Each change of public data counts those that are left.
  afterAll(() => forgetPublicChanges(world.db, new Date(world.clock.now().getTime() + 3_600_000)));

  /** What refused calls and queries name: they change nothing, so it is made once. */
  let unchanging: Promise<object> | undefined;
  const unchangingInput = () => (unchanging ??= inputFor(rule, cast, caller('owner').person));
  describe.each(interfaces)('by %s', (by) => {
    const isRest = by === 'plain HTTP';
    const send = async ({ http }: Caller, input: object): Promise<number> => {
      const call =
        isRest && procedure.rest ? restCall(procedure.rest, input) : trpcCall(procedure, input);
      return (await http(call.method, call.url, call.body)).status;
    };
    const some = kinds.filter((kind) => isRest || !isToken(kind));

    test('every kind of caller gets what the level says', async () => {
      const common = await unchangingInput();
      const wrong: string[] = [];
      for (const kind of some) {
        const wanted = wantedFor(kind, rule.level, procedure);
        const changes = wanted === 'ok' && procedure.type === 'mutation';
        const isSeparate = changes && rule.endsSessions;
        const people = isSeparate ? await castFor(kind) : cast;
        const calling = isSeparate ? await callerOf(kind, people) : caller(kind);
        const input = changes ? await inputFor(rule, people, calling.person) : common;
        const status = await send(calling, input);
        const allowed = wanted === 'ok' ? successesOf(rule, kind) : [wanted];
        if (!allowed.includes(status))
          wrong.push(`${kind}: ${status}, not ${allowed.join(' or ')}`);
      }
      expect(wrong).toEqual([]);
    });

    test('an id that is absent or malformed is refused, and reveals nothing to callers without access', async () => {
      const input = await (procedure.type === 'mutation'
        ? inputFor(rule, cast, caller('owner').person)
        : unchangingInput());
      const wrong: string[] = [];
      for (const place of idsIn(input)) {
        for (const kind of ['guest', 'owner', 'author', 'teacher', 'admin'] as const) {
          const level = baseOf[rule.level];
          const wanted = wantedFor(kind, level, procedure);
          const refused = wanted === 'ok' ? [400, 404] : [wanted];
          const absent = { id: absentId, allowed: rule.perRow ? [200, ...refused] : refused };
          const tries = [absent, ...malformedIds.map((id) => ({ id, allowed: refused }))];
          // One malformed id is enough where no id is read.
          for (const { id, allowed } of wanted === 'ok' ? tries : tries.slice(0, 2)) {
            const status = await send(caller(kind), withId(input, place, id));
            if (!allowed.includes(status))
              wrong.push(
                `${kind}, ${place.join('.')} = ${id}: ${status}, not ${allowed.join(' or ')}`,
              );
          }
        }
      }
      expect(wrong).toEqual([]);
    });
  });
});

const successesOf = ({ status, unverified }: Rule, kind: Kind): number[] => {
  if (kind === 'unverified' && unverified) return [unverified];
  return status ? [status] : [200, 201];
};

const inputFor = async (rule: Rule, people: Cast, caller: Person | undefined): Promise<object> =>
  (await rule.input?.(createStage(world, people), caller)) ?? {};
