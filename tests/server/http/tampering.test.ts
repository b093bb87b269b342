import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { maxAsked } from '#shared/features/quiz/max-asked.ts';
import {
  absentId,
  type Call,
  isForRole,
  procedures,
  restCall,
  rules,
  trpcCall,
} from '#tests/support/access-rules.ts';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { createStage } from '#tests/support/stage.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

/** What a dishonest client can send is refused or ignored: the stored rows are those of an honest client. */
type Procedure = (typeof procedures)[number];

const minute = 60_000;

let world: World;
beforeAll(async () => {
  world = await createWorld();
  for (const limiter of Object.values(world.services.limits)) limiter.points = 1_000_000;
});
afterAll(() => world.close());

/** A learner with an open attempt of ten of the quiz's twelve questions. */
async function begin(quizId?: number) {
  const person = await world.person();
  const quiz = quizId ?? (await makeQuiz(world, { questions: 12, questionsPerAttempt: 10 })).id;
  const { id, questions } = await person.calls.attempt.start({ quizId: quiz });
  return { person, quizId: quiz, id, questions };
}
type Begun = Awaited<ReturnType<typeof begin>>;

/** Everything that is stored of an attempt, except when an answer came too late, which its receipt shows. */
async function storedOf(attemptId: number) {
  const { rows } = await sql<{ stored: string }>`select jsonb_build_object(
    'attempt', (select to_jsonb(a) from quiz_attempts a where id = ${attemptId}),
    'answers', (select jsonb_agg(to_jsonb(a) - 'late_at' order by id) from answers a where quiz_attempt_id = ${attemptId}),
    'events', (select count(*) from answer_events where quiz_attempt_id = ${attemptId}))::text as stored`.execute(
    world.db,
  );
  return rows[0]?.stored;
}

/** The calls that write answers, by both interfaces. */
function writes(attemptId: unknown, answers: object[]): Call[] {
  const rest = (call: string) => ({
    method: 'POST' as const,
    url: `/api/quiz-attempts/${encodeURIComponent(String(attemptId))}/${call}`,
    body: { answers },
  });
  const [first = {}] = answers;
  return [
    ...['attempt.save', 'attempt.submit'].map((name) =>
      trpcCall({ name, type: 'mutation' }, { attemptId, answers }),
    ),
    rest('answers'),
    rest('submit'),
    { method: 'POST', url: '/api/answers', body: { ...first, attemptId } },
  ];
}

/** Expects that every write of an answer is refused, and that the attempt stays as it is. */
async function expectRefused(by: Person, calls: Call[], attemptId: number): Promise<void> {
  const before = await storedOf(attemptId);
  for (const { method, url, body } of calls) {
    const { status, text } = await by.http(method, url, body);
    expect([400, 401, 404, 409], `${url} ${JSON.stringify(body)}: ${text}`).toContain(status);
  }
  expect(await storedOf(attemptId)).toBe(before);
}

describe('an answer', () => {
  test('to a question that was not asked is refused, whichever id is sent', async () => {
    const { person, quizId, id, questions } = await begin();
    const asked = questions.map(({ questionId }) => questionId);
    const unasked = await world.db
      .selectFrom('questions')
      .where('quizId', '=', quizId)
      .where('id', 'not in', asked)
      .select('id')
      .execute();
    expect(unasked).toHaveLength(2);
    const other = await makeQuiz(world, { questions: 1 });
    const [right] = answersFor(questions, 1);
    for (const questionId of [
      ...unasked.map((question) => question.id),
      other.questionIds[0],
      absentId,
      0,
      -1,
      1.5,
      2 ** 31,
      2 ** 53,
      `${asked[0]} or 1=1`,
      null,
      [asked[0]],
    ]) {
      await expectRefused(person, writes(id, [{ questionId, seq: 1, selectedOption: 1 }]), id);
      // Together with an honest one, which is not accepted without it.
      const both = [right ?? {}, { questionId, seq: 1, selectedOption: 1 }];
      await expectRefused(person, writes(id, both).slice(0, 4), id);
    }
  });

  test('with an option, a number or a text out of range is refused', async () => {
    const { person, id, questions } = await begin();
    const questionId = questions[0]?.questionId;
    const forged = [
      ...[4, 99, 100, -2, 1.5, 1e12, '1', true, [1], null].map((selectedOption) => ({
        selectedOption,
      })),
      ...[[4], [-1], [0, 99], [0.5], Array.from({ length: 21 }, () => 1), '1', { 0: 1 }].map(
        (selectedOptions) => ({ selectedOptions }),
      ),
      ...[0, -1, 1.5, 2 ** 53, 1e300, '9', null].map((seq) => ({ seq })),
      ...['x'.repeat(1001), '\u0000', 1, { toString: 'right' }].map((answerText) => ({
        answerText,
      })),
      ...['yes', 1, null].map((flagged) => ({ flagged })),
    ];
    for (const part of forged) {
      const answer = { questionId, seq: 1, selectedOption: 1, ...part };
      await expectRefused(person, writes(id, [answer]), id);
    }
    const many = Array.from({ length: maxAsked + 1 }, (_, seq) => ({ questionId, seq: seq + 1 }));
    await expectRefused(person, writes(id, many).slice(0, 4), id);
  });

  test('for an attempt of another person is refused, also from an administrator', async () => {
    const { id, questions, quizId } = await begin();
    const stranger = await begin(quizId);
    const admin = await world.person({ isAdmin: true });
    const answers = answersFor(questions, 10);
    for (const by of [stranger.person, admin]) await expectRefused(by, writes(id, answers), id);
    for (const forged of [-1, 0, absentId, 2 ** 31, 1.5, `${id} `, `${id}x`, [id], { id }, null])
      await expectRefused(stranger.person, writes(forged, answers), id);
    await expectRefused(
      stranger.person,
      [
        { method: 'POST', url: `/api/quiz-attempts/${id}/leave` },
        trpcCall({ name: 'attempt.leave', type: 'mutation' }, { attemptId: id }),
      ],
      id,
    );
    // The own attempt in the address and another's in the body, and the other way round.
    const own = `/api/quiz-attempts/${stranger.id}`;
    const before = await storedOf(id);
    await stranger.person.http('POST', `${own}/answers`, { attemptId: id, answers });
    await stranger.person.http('POST', `${own}/submit?attemptId=${id}`, { attemptId: id, answers });
    expect(await storedOf(id)).toBe(before);
  });

  test('after the deadline or the end is not counted, whatever times the client sends', async () => {
    const late = await begin();
    const answers = answersFor(late.questions, 10);
    world.clock.advance(11 * minute);
    const times = {
      now: '2000-01-01T00:00:00.000Z',
      answeredAt: '2000-01-01T00:00:00.000Z',
      deadline: '2100-01-01T00:00:00.000Z',
    };
    const forged = answers.map((answer) => ({ ...answer, ...times }));
    const before = await storedOf(late.id);
    for (const { method, url, body } of writes(late.id, forged).filter(
      ({ url }) => !url.endsWith('submit'),
    )) {
      const { status } = await late.person.http(method, url, body, {
        date: 'Sat, 01 Jan 2000 00:00:00 GMT',
      });
      // The REST call for several answers refuses fields that it does not know.
      expect([400, 409]).toContain(status);
    }
    expect(await storedOf(late.id)).toBe(before);
    await late.person.http('POST', `/api/quiz-attempts/${late.id}/submit`, {
      answers: forged,
      ...times,
    });
    expect(await attemptOf(late)).toMatchObject({ score: 0, passed: false });

    const done = await begin();
    await done.person.calls.attempt.submit({
      attemptId: done.id,
      answers: answersFor(done.questions, 3),
    });
    const result = await storedOf(done.id);
    for (const { method, url, body } of writes(done.id, answersFor(done.questions, 10, 99)))
      await done.person.http(method, url, body);
    await done.person.http('POST', `/api/quiz-attempts/${done.id}/leave`);
    expect(await storedOf(done.id)).toBe(result);
    expect(await attemptOf(done)).toMatchObject({ status: 'submitted', score: 3 });
  });

  test('that is sent twice, late or in another order leaves what the honest order leaves', async () => {
    const honest = await begin();
    const forged = await begin(honest.quizId);
    const messages = ({ questions }: Begun) =>
      [1, 2, 3].map((seq) =>
        questions
          .slice(0, 4)
          .map(({ questionId }) => ({ questionId, seq, selectedOption: seq === 3 ? 0 : 1 })),
      );
    for (const answers of messages(honest))
      await honest.person.calls.attempt.save({ attemptId: honest.id, answers });
    const [first = [], second = [], third = []] = messages(forged);
    for (const answers of [third, first, second, third, second, first])
      await forged.person.calls.attempt.save({ attemptId: forged.id, answers });
    const left = async ({ id }: Begun) =>
      world.db
        .selectFrom('answers')
        .where('quizAttemptId', '=', id)
        .where('seq', '>', 0)
        .select(['seq', 'response'])
        .execute();
    expect(await left(forged)).toEqual(await left(honest));
    expect(await left(honest)).toHaveLength(4);
    const outcome = await forged.person.calls.attempt.submit({ attemptId: forged.id });
    expect(outcome).toMatchObject({ result: { score: 0 } });
  });
});

const attemptOf = ({ id }: Begun) =>
  world.db.selectFrom('quizAttempts').where('id', '=', id).selectAll().executeTakeFirstOrThrow();

test('the result, the times, the rules and the paper are the server’s, not the client’s', async () => {
  const { person, quizId, id, questions } = await begin();
  const before = await attemptOf({ person, quizId, id, questions });
  const forged = {
    ...{ score: 10, totalQuestions: 1, percentage: 100, passed: true, status: 'submitted' },
    ...{ passMark: 0, passMarkPercent: 0, passScore: 0, timeTaken: 1, timeLimit: 999, seconds: 1 },
    ...{ startedAt: '2000-01-01', completedAt: '2000-01-01', deadline: '2100-01-01T00:00:00Z' },
    ...{ userId: 1, quizId: 1, isCorrect: true, correctOption: 0, paper: [], rules: {} },
  };
  const answers = answersFor(questions, 3).map((answer) => ({ ...answer, ...forged }));
  world.clock.advance(minute);
  for (const { url, body } of [
    trpcCall({ name: 'attempt.start', type: 'mutation' }, { ...forged, quizId }),
    trpcCall({ name: 'attempt.save', type: 'mutation' }, { ...forged, attemptId: id, answers }),
    { url: '/api/answers', body: { ...forged, attemptId: id, ...answers[0] } },
    trpcCall({ name: 'attempt.submit', type: 'mutation' }, { ...forged, attemptId: id, answers }),
  ])
    expect((await person.http('POST', url, body)).status).toBe(200);
  const { paper, rules: ownRules, startedAt, deadline, userId } = before;
  expect(await attemptOf({ person, quizId, id, questions })).toMatchObject({
    ...{ paper, rules: ownRules, startedAt, deadline, userId, quizId },
    ...{ status: 'submitted', score: 3, totalQuestions: 10, passed: false },
    completedAt: world.clock.now(),
  });
});

test('a reported score is within its total, for oneself, and never counts as graded', async () => {
  const person = await world.person();
  const other = await world.person();
  const { id: quizId } = await makeQuiz(world);
  const honest = { quizId, score: 1, totalQuestions: 10 };
  for (const forged of [
    { score: 11 },
    { score: -1 },
    { score: 1e12 },
    { score: 0.5 },
    { score: '10' },
    { totalQuestions: -10 },
    { totalQuestions: 1001 },
    { totalQuestions: 0 },
    { timeTaken: -1 },
    { timeTaken: 1e12 },
    { userId: other.id },
    { quizId: absentId },
  ]) {
    const answer = await person.http('POST', '/api/quiz-attempts/simple', { ...honest, ...forged });
    expect([400, 403, 404], JSON.stringify(forged)).toContain(answer.status);
  }
  const attempts = () =>
    world.db
      .selectFrom('quizAttempts')
      .where('userId', 'in', [person.id, other.id])
      .select(['status', 'talliedAt'])
      .execute();
  expect(await attempts()).toEqual([]);
  const graded = {
    status: 'submitted',
    selfReported: false,
    passed: true,
    talliedAt: '2000-01-01',
  };
  const reported = await person.http('POST', '/api/quiz-attempts/simple', { ...honest, ...graded });
  expect(reported.status).toBe(201);
  expect(await attempts()).toEqual([{ status: 'self_reported', talliedAt: null }]);
});

test('a session cookie with any character changed, or with what the database stores, opens nothing', async () => {
  const { cookie, id } = await world.person({ isAdmin: true });
  const [name = '', value = ''] = cookie.split('=');
  const { rows } = await sql<{ stored: string }>`
    select id as stored from sessions where user_id = ${id}`.execute(world.db);
  const changed = [...value].map(
    (letter, at) => `${value.slice(0, at)}${letter === 'a' ? 'b' : 'a'}${value.slice(at + 1)}`,
  );
  const forged = [...changed, ...rows.map(({ stored }) => stored), '', 'undefined', `${id}`];
  expect(forged.length).toBeGreaterThan(20);
  for (const text of forged) {
    const answer = await world.guest.http('GET', '/api/user', undefined, {
      cookie: `${name}=${encodeURIComponent(text)}`,
    });
    expect(answer.status, text).toBe(401);
  }
});

const forgedText = 'forged value';
const forgedNumber = 87_654_321;
const forgedTime = '1999-12-31T23:59:59.000Z';

/** A value that is found again in a row, by the type of a column. */
function forgedFor(type: string): unknown {
  if (type === 'boolean') return true;
  if (type.startsWith('timestamp') || type === 'date') return forgedTime;
  if (/int|numeric|real|double/.test(type)) return forgedNumber;
  if (type.startsWith('json')) return { forged: forgedText };
  return type === 'ARRAY' ? [forgedText] : forgedText;
}

/** Every column of the database as a field, with a forged value, in both spellings. */
async function forgedFields(): Promise<[string, unknown][]> {
  const { rows } = await sql<{ name: string; type: string }>`
    select distinct on (column_name) column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public'`.execute(world.db);
  const fields = rows.flatMap(({ name, type }) => {
    const camel = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    return [name, camel].map((each): [string, unknown] => [each, forgedFor(type)]);
  });
  return [...fields, ['role', 'admin'], ['isTrusted', true]];
}

/** The names that a schema has anywhere. */
function namesIn(input: z.ZodType): Set<string> {
  const names = new Set<string>();
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'properties') for (const name of Object.keys(Object(value))) names.add(name);
      walk(value);
    }
  };
  walk(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }));
  return names;
}

/** The value with further fields in each of its objects. */
function withFields(value: unknown, fields: [string, unknown][]): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withFields(item, fields));
  if (typeof value !== 'object' || value === null) return value;
  const own = Object.entries(value).map(([name, each]): [string, unknown] => [
    name,
    withFields(each, fields),
  ]);
  return Object.fromEntries([...fields, ...own]);
}

/** The content of a draft is the author's own, and of any shape; it is stored as it was sent. */
const ofAnyShape = new Set(['draft.save']);

const people = async () => ({
  owner: await world.person(),
  other: await world.person(),
  admin: await world.person({ isAdmin: true }),
});

/** The calls of a mutation with forged fields, each with rows of its own. */
async function forgedCalls(procedure: Procedure, fields: [string, unknown][]) {
  const rule = rules[procedure.key];
  const { rest, input } = procedure;
  const known = input ? namesIn(input) : new Set<string>();
  const unknown = fields.filter(([name]) => !known.has(name));
  const cast = await people();
  const by = isForRole(rule?.level) ? cast.admin : cast.owner;
  const valid = async () => (await rule?.input?.(createStage(world, cast), by)) ?? {};
  const forge = async () =>
    z.record(z.string(), z.unknown()).parse(withFields(await valid(), unknown));
  if (input) {
    const honest = await valid();
    const seen = await input.safeParseAsync(withFields(honest, unknown));
    if (seen.success) expect(seen.data, procedure.key).toEqual(await input.parseAsync(honest));
  }
  const calls = [
    ...(procedure.onTrpc ? [async () => trpcCall(procedure, await forge())] : []),
    // The fields of a DELETE are in its address, which would be too long.
    ...(rest && rest.method !== 'DELETE' ? [async () => restCall(rest, await forge())] : []),
  ];
  return { by, calls };
}

/** The tables with a row that has a forged value. */
async function tablesWithForged(): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(world.db);
  const found: string[] = [];
  for (const { name } of rows) {
    const table = sql.table(name);
    const marks = [forgedText, String(forgedNumber), forgedTime.slice(0, 10)].map(
      (mark) => sql`row_to_json(t)::text like ${`%${mark}%`}`,
    );
    const { rows: hits } = await sql<{
      row: string;
    }>`select row_to_json(t)::text as row from ${table} as t
      where ${sql.join(marks, sql` or `)} limit 1`.execute(world.db);
    found.push(...hits.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

test('no mutation takes a field that it does not name, in any of its objects', async () => {
  const fields = await forgedFields();
  const mutations = procedures.filter(
    ({ type, key }) => type === 'mutation' && !ofAnyShape.has(key),
  );
  let succeeded = 0;
  for (const procedure of mutations) {
    const { by, calls } = await forgedCalls(procedure, fields);
    for (const makeCall of calls) {
      const { method, url, body } = await makeCall();
      const before = await privileged(by.id);
      const { status, text } = await by.http(method, url, body);
      expect(status, `${procedure.key}: ${text}`).not.toBe(500);
      expect(await privileged(by.id), procedure.key).toEqual(before);
      if (status < 300) succeeded += 1;
    }
  }
  expect(mutations.length).toBeGreaterThan(80);
  // Most calls succeed as if the fields were not there; the newer REST calls refuse them.
  expect(succeeded).toBeGreaterThan(mutations.length / 2);
  expect(await tablesWithForged()).toEqual([]);
}, 120_000);

/** What only the site decides of an account. */
const privileged = (id: number) =>
  world.db.selectFrom('users').where('id', '=', id).select(['id', 'isAdmin']).execute();
