import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCategory } from '#tests/support/catalogue.ts';
import { createWorld, type Method, type Person, type World } from '#tests/support/world.ts';

let world: World;
let admin: Person;
let categoryId: number;
let subCategoryId: number;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
  categoryId = await makeCategory(world);
  const sub = { name: 'sub', displayName: 'Sub', categoryId };
  subCategoryId = (await admin.calls.category.createSub(sub)).id;
});
afterAll(() => world.close());

const question = {
  text: 'How many metres are a kilometre?',
  type: 'fill_blank' as const,
  options: ['1000'],
  correctOption: 0,
  correctOptions: [],
  difficulty: 'hard' as const,
  explanation: 'Kilo means a thousand',
  imageUrl: 'https://example.com/one.png',
  imageAlt: 'A ruler',
  caseSensitive: true,
  numericTolerance: 0.5,
};

/** A document with no field at its default, ways to change it, and a new value for each field. */
interface Document {
  make: () => Promise<number>;
  read: (id: number) => Promise<Record<string, unknown>>;
  changes: Record<string, unknown>;
  updates: Record<string, (id: number, change: object) => [Method, string, object]>;
}

const quizDocument = {
  make: async () => {
    const quiz = await admin.calls.quiz.createWithQuestions({
      title: 'Lengths',
      description: 'About metres',
      categoryId,
      subCategoryId,
      timeLimit: 7,
      status: 'draft',
      questionsPerAttempt: 3,
      imageUrl: 'https://example.com/quiz.png',
      imageAlt: 'A milestone',
      difficultyOverride: 'advanced',
      questions: [question],
    });
    return quiz.id;
  },
  read: (id: number) => admin.calls.quiz.getForAuthor({ id }),
};

const both = (path: string) => ({
  PUT: (id: number, change: object): [Method, string, object] => [
    'PUT',
    path.replace('{id}', String(id)),
    change,
  ],
  PATCH: (id: number, change: object): [Method, string, object] => [
    'PATCH',
    path.replace('{id}', String(id)),
    change,
  ],
});

const questionChanges = {
  text: 'How many metres make a kilometre?',
  options: ['1000|one thousand'],
  difficulty: 'easy',
  explanation: null,
  imageUrl: null,
  imageAlt: null,
  caseSensitive: false,
  numericTolerance: null,
};

const seriesChanges = {
  displayName: 'Units, step by step',
  description: 'From metres to miles',
  imageUrl: null,
  imageAlt: 'A ruler',
  difficulty: 'intermediate',
  estimatedDuration: null,
  prerequisites: ['Counting'],
  learningOutcomes: [],
  status: 'active',
};

async function makeSeries() {
  const { id } = await admin.calls.series.create({
    name: 'units',
    displayName: 'Units',
    description: 'From metres to yards',
    categoryId,
    imageUrl: 'https://example.com/series.png',
    difficulty: 'advanced',
    estimatedDuration: 'Two days',
    prerequisites: ['Numbers'],
    learningOutcomes: ['Reading a ruler'],
    status: 'archived',
  });
  return id;
}

const documents: Record<string, Document> = {
  'the fields of a quiz': {
    ...quizDocument,
    changes: {
      title: 'Distances',
      description: 'About miles',
      subCategoryId: null,
      timeLimit: null,
      status: 'active',
      questionsPerAttempt: 4,
      imageUrl: null,
      imageAlt: null,
      difficultyOverride: null,
    },
    updates: {
      ...both('/api/quizzes/{id}'),
      'bulk-update': (id, change) => [
        'PUT',
        `/api/quizzes/${id}/bulk-update`,
        { quizData: change, questions: [] },
      ],
      'the app’s save': (id, change) => [
        'POST',
        '/trpc/quiz.save',
        { id, quiz: change, questions: [{}] },
      ],
    },
  },
  'a question': {
    make: async () =>
      (await admin.calls.quiz.getForAuthor({ id: await quizDocument.make() })).questions[0]?.id ??
      0,
    read: async (id) => {
      const { body } = await admin.http('GET', `/api/questions/${id}`);
      return { ...(typeof body === 'object' ? body : {}) };
    },
    changes: questionChanges,
    updates: {
      ...both('/api/questions/{id}'),
    },
  },
  'a series': {
    make: makeSeries,
    read: (id) => admin.calls.series.get({ id }),
    changes: seriesChanges,
    updates: {
      ...both('/api/series/{id}'),
      'the app’s call': (id, change) => ['POST', '/trpc/series.update', { id, ...change }],
    },
  },
  'a category': {
    make: async () =>
      (await admin.calls.category.create({ name: 'c', displayName: 'C', description: 'Things' }))
        .id,
    read: (id) => admin.calls.category.get({ id }),
    changes: { displayName: 'D', description: null },
    updates: both('/api/categories/{id}'),
  },
  'a sub-category': {
    make: async () => {
      const sub = await admin.calls.category.createSub({
        name: 's',
        displayName: 'S',
        description: 'Things',
        imageUrl: 'https://example.com/sub.png',
        categoryId,
      });
      await admin.calls.category.updateSub({ id: sub.id, status: 'archived' });
      return sub.id;
    },
    read: async (id) =>
      (await admin.calls.category.listSub({})).find((each) => each.id === id) ?? {},
    changes: { displayName: 'T', description: null, imageUrl: null, status: 'active' },
    updates: both('/api/subcategories/{id}'),
  },
  'a blog post': {
    make: async () =>
      (
        await admin.calls.blog.create({
          title: 'Rulers',
          excerpt: 'On rulers',
          content: 'A ruler measures.',
          featuredImage: 'https://example.com/post.png',
          featuredImageAlt: 'A ruler',
          categoryId,
          tags: ['units'],
          status: 'archived',
          metaTitle: 'Rulers of old',
          metaDescription: 'On old rulers',
          readingTimeMinutes: 9,
          slug: 'of-rulers',
        })
      ).id,
    read: (id) => admin.calls.blog.getForAuthor({ id }),
    changes: {
      title: 'Yardsticks',
      excerpt: 'On yardsticks',
      content: 'A yardstick measures.',
      featuredImage: null,
      featuredImageAlt: null,
      categoryId: null,
      tags: [],
      status: 'draft',
      metaTitle: 'Other',
      metaDescription: 'Other words',
      readingTimeMinutes: 10,
      slug: 'of-yardsticks',
    },
    updates: both('/api/admin/blog/{id}'),
  },
};

const cases = Object.entries(documents).flatMap(([what, document]) =>
  Object.entries(document.updates).flatMap(([way, update]) =>
    Object.entries(document.changes).map(([field, value]) => ({
      title: `${what} by ${way}: ${field}`,
      document,
      update,
      field,
      // Each slug is unique.
      value: field === 'slug' ? `of-${crypto.randomUUID()}` : value,
    })),
  ),
);

/** The time of a change does not count as a field. */
const withoutMoment = ({ updatedAt: _, ...document }: Record<string, unknown>) => document;

describe('an update of one field changes only that field (H2, H3)', () => {
  test.each(cases)('$title', async ({ document, update, field, value }) => {
    const id = await document.make();
    const before = withoutMoment(await document.read(id));
    const [method, url, change] = update(id, { [field]: value });
    // The app's editor sends every question; one with its id alone is unchanged.
    const questions = before.questions;
    const body =
      'questions' in change && url.startsWith('/trpc') && Array.isArray(questions)
        ? { ...change, questions: questions.map(({ id: questionId }) => ({ id: questionId })) }
        : change;
    const answer = await admin.http(method, url, body);
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    const after = withoutMoment(await document.read(id));
    const shown = field === 'difficultyOverride' ? { difficulty: after.difficulty } : {};
    const named = field === 'subCategoryId' ? { subCategoryName: null } : {};
    expect(after).toEqual({ ...before, ...shown, ...named, [field]: value });
    expect(after).not.toEqual(before);
  });
});

test('bulk-update with exactly the fields of section 7 keeps all others (H2)', async () => {
  const id = await quizDocument.make();
  const before = await admin.calls.quiz.getForAuthor({ id });
  const [stored] = before.questions;
  const answer = await admin.http('PUT', `/api/quizzes/${id}/bulk-update`, {
    quizData: {
      title: 'Lengths, again',
      description: before.description,
      categoryId,
      subCategoryId,
      timeLimit: 8,
      status: 'draft',
    },
    questions: [
      {
        id: stored?.id,
        text: 'How many metres are in a kilometre?',
        type: 'fill_blank',
        options: ['1000'],
        correctOption: 0,
        correctOptions: [],
      },
    ],
  });
  expect(answer.body).toMatchObject({ updatedQuestions: 1, createdQuestions: 0 });
  const after = await admin.calls.quiz.getForAuthor({ id });
  expect(after).toMatchObject({
    title: 'Lengths, again',
    timeLimit: 8,
    imageUrl: before.imageUrl,
    difficultyOverride: before.difficultyOverride,
    questionsPerAttempt: before.questionsPerAttempt,
  });
  expect(after.questions).toEqual([
    { ...stored, text: 'How many metres are in a kilometre?', updatedAt: expect.any(String) },
  ]);
});

test('PUT of a draft without a status does not publish it (H3)', async () => {
  const id = await quizDocument.make();
  await admin.http('PUT', `/api/quizzes/${id}`, { title: 'Still a draft' });
  expect(await admin.calls.quiz.getForAuthor({ id })).toMatchObject({
    title: 'Still a draft',
    status: 'draft',
    timeLimit: 7,
  });
});

test('fields of a post that are derived from another field follow it', async () => {
  const { id } = await admin.calls.blog.create({
    title: 'First title',
    excerpt: 'First excerpt',
    content: 'Few words',
  });
  const after = await admin.calls.blog.update({
    id,
    title: 'Second title',
    content: 'word '.repeat(450),
  });
  expect(after).toMatchObject({
    slug: 'second-title',
    metaTitle: 'Second title',
    metaDescription: 'First excerpt',
    readingTimeMinutes: 3,
  });
});

test('a draft needs only a title, but cannot be published with it alone (decision 90)', async () => {
  const created = await admin.http('POST', '/api/quizzes', { title: 'An idea', status: 'draft' });
  expect(created.status).toBe(201);
  expect(created.body).toMatchObject({ title: 'An idea', categoryId: null, description: '' });
  const app = await admin.calls.quiz.createWithQuestions({
    title: 'Another idea',
    status: 'draft',
    questions: [],
  });
  const page = await admin.calls.quiz.pageForAuthor({ q: 'another idea' });
  expect(page.items.map(({ id }) => id)).toEqual([app.id]);
  const published = await admin.http('PUT', `/api/quizzes/${app.id}`, { status: 'active' });
  expect(published.status).toBe(400);
  expect(published.body).toHaveProperty('fields.categoryId', 'Category is required');
  expect((await world.guest.http('GET', `/api/quizzes/${app.id}`)).status).toBe(404);
});

test('values out of range are refused and change nothing (VAL-29, VAL-40)', async () => {
  const quizId = await quizDocument.make();
  for (const timeLimit of [0, -1, 1.5, 1441]) {
    const answer = await admin.http('PUT', `/api/quizzes/${quizId}`, { timeLimit });
    expect([timeLimit, answer.status]).toEqual([timeLimit, 400]);
  }
  expect(await admin.calls.quiz.getForAuthor({ id: quizId })).toMatchObject({ timeLimit: 7 });
  const post = await admin.calls.blog.create({ title: 'T', excerpt: 'E', content: 'C' });
  for (const readingTimeMinutes of [0, 61, 2.5]) {
    const answer = await admin.http('PUT', `/api/admin/blog/${post.id}`, { readingTimeMinutes });
    expect([readingTimeMinutes, answer.status]).toEqual([readingTimeMinutes, 400]);
  }
});

describe('bulk-update refuses', () => {
  const tryIt = async (body: (own: number, foreign: number) => object) => {
    const id = await quizDocument.make();
    const other = await admin.calls.quiz.getForAuthor({ id: await quizDocument.make() });
    const own = await admin.calls.quiz.getForAuthor({ id });
    const answer = await admin.http(
      'PUT',
      `/api/quizzes/${id}/bulk-update`,
      body(own.questions[0]?.id ?? 0, other.questions[0]?.id ?? 0),
    );
    expect((await admin.calls.quiz.getForAuthor({ id })).questions).toEqual(own.questions);
    return answer;
  };

  test('a question that is named twice', async () => {
    const answer = await tryIt((own) => ({
      questions: [
        { id: own, text: 'A' },
        { id: own, text: 'B' },
      ],
    }));
    expect(answer.status).toBe(400);
    expect(answer.body).toHaveProperty(['fields', 'questions.1.id']);
  });

  test('the removal of another quiz’s question', async () => {
    const answer = await tryIt((_, foreign) => ({ removedIds: [foreign] }));
    expect(answer.status).toBe(400);
    expect(answer.body).toHaveProperty(['fields', 'removedIds.0']);
  });

  test('a question that is changed and removed at once', async () => {
    const answer = await tryIt((own) => ({ questions: [{ id: own }], removedIds: [own] }));
    expect(answer.status).toBe(400);
  });

  test('a key outside the stored options, at its place', async () => {
    const answer = await tryIt((own) => ({ questions: [{ id: own, correctOption: 3 }] }));
    expect(answer.status).toBe(400);
    expect(answer.body).toHaveProperty(['fields', 'questions.0.correctOption']);
  });
});

test('equal names in concurrent calls get different internal names (six POST /api/categories)', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      admin.http('POST', '/api/categories', { name: 'Same', displayName: 'Same' }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  const subs = await Promise.all(
    Array.from({ length: 6 }, () =>
      admin.http('POST', '/api/subcategories', { name: 'Same', displayName: 'Same', categoryId }),
    ),
  );
  expect(subs.map(({ status }) => status)).toEqual(subs.map(() => 201));
});

test('a failure of POST /api/questions names the fields of its body', async () => {
  const { id } = await admin.calls.quiz.createWithQuestions({
    title: 'Active',
    categoryId,
    questions: [{ text: 'A question?', options: ['a', 'b'], correctOption: 0 }],
  });
  const answer = await admin.http('POST', '/api/questions', {
    quizId: id,
    text: 'Another?',
    options: ['a'],
    correctOption: 0,
  });
  expect(answer.status).toBe(400);
  expect(Object.keys(Object(answer.body).fields)).toEqual(['options']);
});
