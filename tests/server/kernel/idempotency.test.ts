import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { clearExpired } from '#server/features/account/erasure/workflows/clear-expired.ts';
import { describeProcedures } from '#server/http/rest/operations.ts';
import { restRouter } from '#server/rest-router.ts';
import { appRouter } from '#server/router.ts';
import { createStage, type Stage } from '#tests/support/stage.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

type Table =
  | 'quizzes'
  | 'questions'
  | 'categories'
  | 'subCategories'
  | 'series'
  | 'blogPosts'
  | 'testimonials'
  | 'contactMessages'
  | 'contactReplies'
  | 'questionComments'
  | 'classes'
  | 'assignments'
  | 'auditEntries'
  | 'users';

/** Every call that could create a row twice, with the table of its rows. */
const creations: Record<string, { table: Table; input: (stage: Stage) => Promise<object> }> = {
  'quiz.create': { table: 'quizzes', input: (stage) => stage.quizFields() },
  'quiz.createWithQuestions': {
    table: 'quizzes',
    input: async (stage) => ({ ...(await stage.quizFields()), questions: [stage.question] }),
  },
  'rest quiz.createWithQuestions': {
    table: 'quizzes',
    input: async (stage) => ({ ...(await stage.quizFields()), questions: [stage.question] }),
  },
  'quiz.duplicate': {
    table: 'quizzes',
    input: async (stage) => ({ id: (await stage.quiz()).id, title: `A copy ${stage.fresh()}` }),
  },
  'quiz.addQuestion': {
    table: 'questions',
    input: async (stage) => ({ ...stage.question, quizId: (await stage.quiz()).id }),
  },
  'quiz.addQuestions': {
    table: 'questions',
    input: async (stage) => ({ quizId: (await stage.quiz()).id, questions: [stage.question] }),
  },
  'exchange.importFile': {
    table: 'quizzes',
    input: async ({ fresh }) => ({
      content: Buffer.from('1. One?\n*a) yes\nb) no').toString('base64'),
      newQuiz: { title: `Imported ${fresh()}` },
    }),
  },
  'invitation.importPeople': {
    table: 'users',
    input: async ({ fresh }) => ({
      content: Buffer.from(`${fresh()}@example.com`).toString('base64'),
    }),
  },
  'classroom.addTime': {
    table: 'auditEntries',
    input: async (stage) => {
      const { assignmentId: id } = await stage.classAssignment();
      return { id, attemptId: null, minutes: 5 };
    },
  },
  'attempt.addTime': {
    table: 'auditEntries',
    input: async (stage) => ({ quizId: (await stage.quiz()).id, attemptId: null, minutes: 5 }),
  },
  'rest classroom.addTime': {
    table: 'auditEntries',
    input: async (stage) => ({ ...(await stage.classAssignment()), attemptId: null, minutes: 5 }),
  },
  'classroom.create': {
    table: 'classes',
    input: async ({ fresh }) => ({ name: fresh() }),
  },
  'classroom.assign': {
    table: 'assignments',
    input: async (stage) => {
      const { classId, quizId } = await stage.ownClass();
      return { classId, quizId, note: 'Chapter 1', startsAt: '2026-03-01T08:00:00Z', dueAt: null };
    },
  },
  'category.create': {
    table: 'categories',
    input: async ({ fresh }) => ({ name: fresh(), displayName: 'A category' }),
  },
  'category.createSub': {
    table: 'subCategories',
    input: async (stage) => ({
      name: stage.fresh(),
      displayName: 'A sub-category',
      categoryId: await stage.categoryId(),
    }),
  },
  'series.create': { table: 'series', input: seriesInput },
  'rest series.create': { table: 'series', input: seriesInput },
  'blog.create': {
    table: 'blogPosts',
    input: async () => ({ title: 'A post', excerpt: 'An excerpt', content: 'Some content' }),
  },
  'testimonial.submit': {
    table: 'testimonials',
    input: async ({ fresh }) => ({
      name: 'Ann',
      role: 'Student',
      content: `Very good indeed ${fresh()}`,
      rating: 5,
    }),
  },
  'comment.write': {
    table: 'questionComments',
    input: async (stage) => ({ id: (await stage.askedQuestion()).questionId, text: stage.fresh() }),
  },
  'contact.reply': {
    table: 'contactReplies',
    input: async (stage) => ({ id: await stage.contactMessageId(), text: stage.fresh() }),
  },
  'contact.send': {
    table: 'contactMessages',
    input: async ({ fresh }) => ({
      name: 'Ann',
      email: 'ann@example.com',
      subject: 'A subject',
      category: 'general',
      message: `A long enough message ${fresh()}`,
    }),
  },
};

async function seriesInput(stage: Stage) {
  return { name: stage.fresh(), displayName: 'A series', categoryId: await stage.categoryId() };
}

const procedures = new Map([
  ...describeProcedures(appRouter).map((facts) => [facts.name, facts] as const),
  ...describeProcedures(restRouter).map((facts) => [`rest ${facts.name}`, facts] as const),
]);

let world: World;
let admin: Person;
let stage: Stage;
beforeAll(async () => {
  world = await createWorld();
  for (const limiter of Object.values(world.services.limits)) limiter.points = 1_000_000;
  admin = await world.person({ isAdmin: true });
  stage = createStage(world, { owner: admin, admin });
});
afterAll(() => world.close());

const newKey = () => crypto.randomUUID();

/** The newest row's id, because a new testimonial replaces a pending one and the number of rows stays. */
async function newestId(table: Table): Promise<number> {
  const { newest } = await world.db
    .selectFrom(table)
    .select(({ fn }) => fn.max('id').as('newest'))
    .executeTakeFirstOrThrow();
  return Number(newest ?? 0);
}

/** What is in the path of a REST call. */
const Ids = z.looseObject({
  id: z.int().optional(),
  classId: z.int().optional(),
  assignmentId: z.int().optional(),
});

/** Each way to make a call with a key. */
function waysOf(
  name: string,
): Record<string, (input: object, key: string) => ReturnType<Person['http']>> {
  const { rest, name: path } = procedures.get(name) ?? {};
  return {
    ...(name.startsWith('rest ')
      ? {}
      : {
          'the app’s call': (input, key) =>
            admin.http('POST', `/trpc/${path}`, { ...input, idempotencyKey: key }),
        }),
    ...(rest
      ? {
          'plain HTTP': (input, key) => {
            const { id, classId, assignmentId, ...body } = Ids.parse(input);
            const path = rest.path
              .replace('{id}', `${id}`)
              .replace('{classId}', `${classId}`)
              .replace('{assignmentId}', `${assignmentId}`);
            return admin.http(rest.method, path, body, { 'idempotency-key': key });
          },
        }
      : {}),
  };
}

const cases = Object.keys(creations).flatMap((name) =>
  Object.entries(waysOf(name)).map(([way, send]) => [name, way, send] as const),
);

describe.each(cases)('%s by %s', (name, _, send) => {
  test('five equal concurrent calls create one row, and all get its response', async () => {
    const { table, input } = creations[name] ?? {};
    if (!table || !input) throw new Error(`${name} is not in the list`);
    const body = await input(stage);
    const before = await newestId(table);
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(body, key)));
    const [first] = answers;
    expect(first?.status).toBeLessThan(300);
    for (const answer of answers) {
      expect([answer.status, answer.text]).toEqual([first?.status, first?.text]);
    }
    expect(await newestId(table)).toBe(before + 1);
    const later = await send(body, key);
    expect([later.status, later.text]).toEqual([first?.status, first?.text]);
    expect(await newestId(table)).toBe(before + 1);
  });

  test('the same key with another input is refused', async () => {
    const input = creations[name]?.input;
    if (!input) throw new Error(`${name} is not in the list`);
    const body = await input(stage);
    const key = newKey();
    await send(body, key);
    const text = {
      title: 'Another',
      text: 'Another question?',
      name: 'Another',
      message: 'Another long message',
      note: 'Another note',
      minutes: 10,
      content: Buffer.from('1. Two?\n*a) yes\nb) no').toString('base64'),
    };
    const field = Object.entries(text).find(([field]) => field in body) ?? [
      'questions',
      [stage.question, stage.question],
    ];
    const other = await send({ ...body, [field[0]]: field[1] }, key);
    expect(other.status).toBe(422);
    expect(other.text).toContain('key-reused');
  });
});

test('every creating REST operation accepts a key', () => {
  const withoutNeed = [
    'account.', // A second one changes nothing, or is refused.
    'attempt.', // A start resumes the open attempt, and repeated answers have no effect.
    'rest attempt.',
    'quiz.removeWithContents', // It removes.
    'quiz.openByLink', // A second opening changes nothing.
    'quiz.linkTranslation', // A second link changes nothing.
    'question.createTag', // It answers with the tag of that name.
    'upload.addPicture', // The same picture again gets the same address.
    'upload.addSound', // As a picture.
    'category.merge', // What is merged is not there any more.
    'question.mergeTags', // What is merged is not there any more.
    'regrade.', // One runs at a time, and a repeated one changes no mark.
    'marking.mark', // The same mark again is one mark.
    'quality.report', // A second report of a person replaces the first.
    'stars.report', // A second one changes nothing.
    'comment.report', // As of stars.
    'practice.answerDaily', // An answer has an id, and counts once.
    'classroom.invite', // An address gets few such mails an hour.
    'classroom.addTeacher', // A second one changes nothing.
    'invitation.resend', // The same invitation, whose mails are limited.
    'invitation.revoke', // It removes.
    'certificate.revoke', // A second one is refused.
    'certificate.verify', // It changes nothing.
  ];
  const creating = [...procedures]
    .filter(([, { rest }]) => rest?.method === 'POST')
    .map(([name]) => name)
    .filter((name) => !withoutNeed.some((start) => name.startsWith(start)));
  expect(Object.keys(creations)).toEqual(expect.arrayContaining(creating));
});

test('calls in one batch each have their own key', async () => {
  const before = await newestId('categories');
  const [first, second] = [newKey(), newKey()];
  const calls = [first, second, first].map((idempotencyKey, index) => [
    index,
    { name: index === 1 ? 'history' : 'geography', displayName: 'In a batch', idempotencyKey },
  ]);
  const names = calls.map(() => 'category.create').join(',');
  const answer = await admin.http('POST', `/trpc/${names}?batch=1`, Object.fromEntries(calls));
  expect(answer.status).toBe(200);
  expect(await newestId('categories')).toBe(before + 2);
});

test('without a key every call creates', async () => {
  const before = await newestId('blogPosts');
  const post = { title: 'Twice', excerpt: 'An excerpt', content: 'Some content' };
  await admin.http('POST', '/api/admin/blog', post);
  await admin.http('POST', '/api/admin/blog', post);
  expect(await newestId('blogPosts')).toBe(before + 2);
});

test('the key of a refused call can be used again', async () => {
  const key = newKey();
  const send = (title: string, categoryId: number) =>
    admin.http(
      'POST',
      '/api/quizzes',
      { title, description: 'About something', categoryId, status: 'draft' },
      { 'idempotency-key': key },
    );
  expect((await send('Corrected', 2_000_000_000)).status).toBe(400);
  expect((await send('Corrected', await stage.categoryId())).status).toBe(201);
});

test('a key belongs to the account that sent it', async () => {
  const other = await world.person({ isAdmin: true });
  const key = newKey();
  const input = { name: 'Same key', displayName: 'Same key', idempotencyKey: key };
  const mine = await admin.calls.category.create(input);
  const theirs = await other.calls.category.create(input);
  expect(theirs.id).not.toBe(mine.id);
});

test('a guest can repeat a message with its key', async () => {
  const message = {
    name: 'Ann Reader',
    email: 'ann@example.com',
    subject: 'A question',
    category: 'quiz',
    message: 'Is question four really right?',
  };
  const headers = { 'idempotency-key': newKey() };
  const before = await newestId('contactMessages');
  const first = await world.guest.http('POST', '/api/contact', message, headers);
  const again = await world.guest.http('POST', '/api/contact', message, headers);
  expect(again.body).toEqual(first.body);
  expect(await newestId('contactMessages')).toBe(before + 1);
});

test.each(['short', 'x'.repeat(201), 'with a space in it'])('an invalid key: %s', async (key) => {
  const answer = await admin.http(
    'POST',
    '/api/categories',
    { name: 'c', displayName: 'C' },
    { 'idempotency-key': key },
  );
  expect(answer.status).toBe(400);
  expect(answer.body).toHaveProperty('fields.idempotencyKey');
});

test('keys are deleted after a day, not earlier', async () => {
  await using later = await createWorld();
  const person = await later.person({ isAdmin: true });
  await person.calls.category.create({ name: 'c', displayName: 'C', idempotencyKey: newKey() });
  const count = async () =>
    (await later.db.selectFrom('idempotencyKeys').select('key').execute()).length;
  const hour = 3_600_000;
  await clearExpired(later.db, new Date(later.clock.now().getTime() + 23 * hour));
  expect(await count()).toBe(1);
  await clearExpired(later.db, new Date(later.clock.now().getTime() + 24 * hour));
  expect(await count()).toBe(0);
});
