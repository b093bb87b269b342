import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { describeApi } from '#server/http/openapi/document.ts';
import { resolveAnswer } from '#server/http/openapi/refusals.ts';
import type { ApiOperation } from '#server/http/openapi/shapes.ts';
import { createStage } from '#tests/support/stage.ts';
import {
  createWorld,
  type Method,
  type Person,
  password,
  type World,
} from '#tests/support/world.ts';
import { type ApiRequest, requestsTo } from './requests.ts';

/**
 * Every request to every operation gets a documented response: never a server error, a stack trace or
 * data of another account. FUZZ_SEED changes the generated requests, FUZZ_RUNS their number per
 * operation: a count and not a time, so that a busy machine tests as much as an idle one.
 */
const seed = Number(process.env.FUZZ_SEED ?? 20250123);
const runs = Number(process.env.FUZZ_RUNS ?? 16);
const document = describeApi('http://localhost');
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).parse(method.toUpperCase()),
    operation,
  })),
);

/** Part of all private data of the victim. */
const secret = 'belongs-to-somebody-else';
/** Part of the keys of every quiz. */
const key = 'secret explanation';

/** A request that changed this would have every later call of an administrator refused. */
const settings = { secondFactorRoles: [] };

let world: World;
let member: Person;
let admin: Person;
let victim: Person;
const tally = { requests: 0, succeeded: new Set<string>() };

beforeAll(async () => {
  world = await createWorld({ settings });
  for (const limiter of Object.values(world.services.limits)) limiter.points = 1_000_000_000;
  admin = await world.person({ isAdmin: true });
  member = await world.person();
  victim = await world.person({ username: 'victim', email: `${secret}@example.com` });
  await world.db
    .updateTable('users')
    .set({ firstName: secret, bio: secret, phoneNumber: secret, homeCountry: secret })
    .where('id', '=', victim.id)
    .execute();
  for (const title of ['First post', 'Second post']) {
    await admin.calls.blog.create({ title, excerpt: 'E', content: 'C', status: 'published' });
  }
});
afterAll(() => world.close());

/** Creates rows of every kind that requests name, because earlier calls may have deleted them. @returns their ids */
async function setStage(
  path: string,
  operation: ApiOperation,
): Promise<Record<string, (number | string)[]>> {
  const named = namesOfIds(path, operation);
  const when = async <Id>(isWanted: boolean, ...makers: (() => Promise<Id>)[]): Promise<Id[]> => {
    const made: Id[] = [];
    for (const make of isWanted ? makers : []) made.push(await make());
    return made;
  };
  const stage = createStage(world, { owner: victim, admin });
  const theirs = await stage.openAttempt();
  const answer = { questionId: theirs.questionId, seq: 1, answerText: secret };
  await victim.calls.attempt.save({ attemptId: theirs.attemptId, answers: [answer] });
  await victim.calls.attempt.submit({ attemptId: theirs.attemptId });
  const stillTheirs = await stage.openAttempt();
  const own = createStage(world, { owner: member, admin });
  const open = await own.openAttempt();
  const { id: past, questionId: answered } = await own.askedQuestion();
  if ((await world.guest.http('GET', '/api/blog/first-post')).status === 404)
    await admin.calls.blog.create({
      title: 'First post',
      excerpt: 'E',
      content: 'C',
      status: 'published',
    });
  const draft = await admin.calls.quiz.create(await stage.quizFields());
  const quiz = await stage.quiz();
  const areTagsNamed =
    path.includes('/tags') || ['tagIds', 'ids', 'into'].some((name) => named.has(name));
  const tags = await when(areTagsNamed, stage.tagId, stage.tagId);
  const rows = path.includes('/classes') ? [await own.classWithException()] : [];
  const ids = {
    classId: rows.map(({ classId }) => classId),
    assignmentId: rows.map(({ assignmentId }) => assignmentId),
    quizId: rows.length > 0 ? rows.map(({ quizId }) => quizId) : [quiz.id, draft.id],
    quizIds: [quiz.id],
    questionId: [answered, open.questionId, ...quiz.questionIds],
    categoryId: [quiz.categoryId],
    subCategoryId: await when(
      named.has('subCategoryId'),
      async () => (await stage.subCategory()).id,
    ),
    seriesId: await when(named.has('seriesId'), stage.seriesId),
    attemptId: [open.attemptId, stillTheirs.attemptId],
    userId: rows.length > 0 ? [member.id] : [member.id, victim.id],
    translationId: await when(
      named.has('translationId'),
      async () => (await stage.germanQuiz()).id,
    ),
    tagIds: tags,
    ids: tags,
    into: tags,
    // Of every question here.
    version: [1],
  };
  // The path determines of which table `{id}` is the id.
  const byPath: [string, () => (number | string)[] | Promise<(number | string)[]>][] = [
    ['/exceptions/', () => rows.map(({ exceptionId }) => exceptionId)],
    ['/quiz-attempts/', () => [past, open.attemptId, theirs.attemptId]],
    ['/questions/{id}/comments', () => [answered]],
    ['/questions/', () => ids.questionId],
    ['/practice/', () => [answered]],
    ['/comments/', async () => [await own.commentId()]],
    ['/quizzes/', () => ids.quizId],
    ['/tags/', () => tags],
    ['/imports/', async () => [await stage.importId()]],
    ['/pictures/', async () => [await stage.pictureId()]],
    ['/subcategories/', async () => [(await stage.subCategory()).id]],
    ['/categories/', async () => [await stage.categoryId(), quiz.categoryId]],
    ['/series/', async () => [await stage.seriesId()]],
    ['/testimonials/', async () => [await stage.testimonialId()]],
    ['/admin/blog/', async () => [(await stage.post()).id]],
    ['/access-tokens/', async () => [await accessTokenOf(member), await accessTokenOf(victim)]],
    ['/contact-messages/', async () => [await stage.contactMessageId()]],
    ['/people/', async () => [await stage.memberId()]],
    ['/remarks/', async () => [await stage.remarkId()]],
    [
      '/marking/',
      async () => (path.includes('/marking/answers/') ? [(await stage.answerToMark()).id] : []),
    ],
    ['/certificates/', someCertificates],
    ['/regrades/', async () => [await stage.regradeId()]],
  ];
  const meant = await byPath.find(([part]) => `${path}/`.includes(part))?.[1]();
  return { ...ids, id: meant ?? [] };
}

/** The names of fields and parameters for which a request may contain a known id. */
function namesOfIds(path: string, operation: ApiOperation): Set<string> {
  const names = new Set<string>();
  const ids = new Proxy<Record<string, (number | string)[]>>(
    {},
    {
      get: (_, name) => {
        names.add(String(name));
        return undefined;
      },
    },
  );
  requestsTo(path, operation, { schemas: document.components.schemas, ids });
  return names;
}

/** New certificates of the member; some calls revoke one. */
const someCertificates = async () => {
  const { certificateId } = createStage(world, { owner: member, admin });
  return [await certificateId(), await certificateId()];
};

/** A new access token in place of the earlier ones, so that no account has too many. */
async function accessTokenOf({ id, http }: Person): Promise<number> {
  await world.db.deleteFrom('accessTokens').where('userId', '=', id).execute();
  const { body } = await http('POST', '/api/access-tokens', {
    name: 'For the fuzz test',
    scope: 'read',
    expiresInDays: 7,
    password,
  });
  return z.object({ id: z.int() }).parse(body).id;
}

/** Replaces accounts whose session was ended by a call such as logout. */
async function stillSignedIn(): Promise<void> {
  if ((await member.http('GET', '/api/user')).status === 401) member = await world.person();
  const { status, body } = await admin.http('GET', '/api/user');
  if (status === 401 || !z.object({ isAdmin: z.boolean() }).parse(body).isAdmin)
    admin = await world.person({ isAdmin: true });
}

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema({ $id: 'https://example.com/api', components: document.components });
const absolute = (schema: object): object =>
  JSON.parse(
    JSON.stringify(schema).replaceAll('"#/components/', '"https://example.com/api#/components/'),
  );

const compiled = new Map<string, ValidateFunction>();
/** The check of a schema, compiled once for all operations with the same one: most refusals are the same. */
function checkOf(schema: object): ValidateFunction {
  const text = JSON.stringify(schema);
  const check = compiled.get(text) ?? ajv.compile(absolute(schema));
  compiled.set(text, check);
  return check;
}

test.each(operations.map((each, index) => [`${each.method} ${each.path}`, each, index] as const))(
  '%s responds as documented',
  async (name, { path, method, operation }, index) => {
    const ids = await setStage(path, operation);
    const described = new Map<number, ValidateFunction | undefined>();
    for (const [status, answer] of Object.entries(operation.responses)) {
      const schema = resolveAnswer(answer, document).content?.['application/json'].schema;
      described.set(Number(status), schema && checkOf(schema));
    }
    const mayShowKeys = operation.operationId === 'attemptReview';
    const endsSessions = operation.tags.includes('Account') && method !== 'GET';

    const property = fc.asyncProperty(
      requestsTo(path, operation, { schemas: document.components.schemas, ids }),
      async (request) => {
        const answer = await send(method, request);
        tally.requests += 1;
        if (answer.statusCode < 300) tally.succeeded.add(name);
        const received = `${answer.statusCode} ${answer.body.slice(0, 500)}`;
        // A request may miss its own address: `/api/quizzes/..` is another one.
        if (answer.statusCode === 405 || answer.statusCode === 404)
          expect(answer.json().message, received).toBeTypeOf('string');
        else expect([...described.keys()], received).toContain(answer.statusCode);
        expect(answer.statusCode === 503 ? answer.json().failure : 'unavailable', received).toBe(
          'unavailable',
        );
        expect(answer.headers['content-type'], received).toMatch(/^application\/json/);
        const matches = described.get(answer.statusCode);
        if (matches) expect(matches(answer.json()) || matches.errors, received).toBe(true);
        expect(received).not.toMatch(/node_modules|\.ts:\d|\bat \w+ \(|violates|syntax error/);
        if (request.who !== 'admin') {
          expect(answer.body).not.toContain(secret);
          if (!mayShowKeys) expect(answer.body).not.toContain(key);
        }
        if (endsSessions && answer.statusCode < 300) await stillSignedIn();
      },
    );
    // With one seed for all, each operation would get the same sequence of valid and damaged requests.
    await fc.assert(property, { seed: seed + index, numRuns: runs });
  },
);

test('every operation got its requests, and nearly every one succeeded at least once', () => {
  console.log(`${tally.requests} requests to ${operations.length} calls, seed ${seed}`);
  expect(tally.requests).toBe(operations.length * runs);
  const never = operations
    .map(({ method, path }) => `${method} ${path}`)
    .filter((name) => !tally.succeeded.has(name));
  // The others need a mail, another provider, a second factor, a file, or values that are seldom generated together.
  expect(never.length, never.join('\n')).toBeLessThan(operations.length / 4);
});

function send(method: Method, { who, url, payload, contentType }: ApiRequest) {
  const cookie = who === 'guest' ? undefined : (who === 'admin' ? admin : member).cookie;
  return world.app.inject({
    method,
    url,
    headers: {
      ...(cookie ? { cookie } : {}),
      ...(contentType ? { 'content-type': contentType } : {}),
    },
    ...(payload === undefined ? {} : { payload }),
  });
}
