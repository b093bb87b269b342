import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { describeApi } from '#server/http/openapi/document.ts';
import { createStage, type Stage } from '#tests/support/stage.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

/** The documents that several administrators can change, with their addresses. */
const documents: Record<string, (stage: Stage) => Promise<string>> = {
  quiz: async (stage) => `/api/quizzes/${(await stage.quiz()).id}`,
  question: async (stage) => `/api/questions/${(await stage.quiz()).questionIds[0]}`,
  category: async (stage) => `/api/categories/${await stage.categoryId()}`,
  'sub-category': async (stage) => `/api/subcategories/${(await stage.subCategory()).id}`,
  series: async (stage) => `/api/series/${await stage.seriesId()}`,
  'blog post': async (stage) => `/api/admin/blog/${(await stage.post()).id}`,
  assignment: async (stage) => {
    const { classId, assignmentId } = await stage.ownClass();
    return `/api/classes/${classId}/assignments/${assignmentId}`;
  },
};

/** Have the version of their cell in a gradebook: tests/server/features/classroom/gradebook.test.ts. */
const partsOfCells = ['mark', 'comment'];

const otherChanges: Record<string, object> = {
  question: { text: 'Other words' },
  assignment: { note: 'Other words' },
};

const old = '2001-01-01T00:00:00.000Z';
const Conflict = z.object({
  failure: z.string(),
  current: z.object({ updatedAt: z.iso.datetime(), document: z.record(z.string(), z.unknown()) }),
});

let world: World;
let admin: Person;
let stage: Stage;

beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
  stage = createStage(world, { owner: await world.person(), admin });
});
afterAll(() => world.close());

const changed: Record<string, Save> = {
  ...Object.fromEntries(
    Object.entries(documents).map(([name, addressOf]): [string, Save] => [
      name,
      { addressOf, method: 'PUT', changes: otherChanges[name] ?? {} },
    ]),
  ),
  profile: { addressOf: async () => '/api/profile', method: 'PATCH', changes: { bio: 'New' } },
  testimonial: {
    addressOf: async (stage) => `/api/admin/testimonials/${await stage.testimonialId()}`,
    method: 'PATCH',
    changes: { status: 'approved' },
  },
  'quiz with questions': {
    addressOf: async (stage) => `/api/quizzes/${(await stage.quiz()).id}`,
    below: '/bulk-update',
    method: 'PUT',
    changes: { quizData: { title: 'Another title' } },
  },
  'list of questions': {
    addressOf: async (stage) => `/api/admin/quizzes/${(await stage.quiz()).id}/slots`,
    method: 'PUT',
    changes: { slots: [] },
  },
  'list of draws': {
    addressOf: async (stage) => `/api/admin/quizzes/${(await stage.quiz()).id}/draws`,
    method: 'PUT',
    changes: { draws: [] },
  },
  'list of exceptions of a member': {
    addressOf: async (stage) => {
      const { classId, joinCode } = await stage.ownClass();
      const member = await world.person();
      await member.calls.classroom.join({ joinCode });
      return `/api/classes/${classId}/members/${member.id}/exceptions`;
    },
    method: 'PUT',
    changes: { quizId: null, extraTimePercent: 25 },
  },
  'list of what is different for a member': {
    addressOf: async (stage) => {
      const { classId, assignmentId, userId } = await stage.gradebookCell();
      return `/api/classes/${classId}/assignments/${assignmentId}/members/${userId}/conditions`;
    },
    method: 'PUT',
    changes: { isExcused: true },
  },
  'series and its quizzes': {
    addressOf: async (stage) => `/api/series/${await stage.seriesId()}`,
    below: '/quizzes',
    method: 'PUT',
    changes: { quizIds: [] },
  },
};

interface Save {
  /** Where the document is read. */
  addressOf: (stage: Stage) => Promise<string>;
  /** Where it is saved, if not at the same address. */
  below?: string;
  method: 'PUT' | 'PATCH';
  changes: object;
}

describe.each(Object.entries(changed))('a %s', (_, save) => {
  const { addressOf, below = '', method, changes } = save;

  test('that was changed since: the refused save returns the stored document and its version', async () => {
    const url = await addressOf(stage);
    const stored = await admin.http('GET', url);
    const refused = await admin.http(method, url + below, { ...changes, loadedUpdatedAt: old });
    expect(refused.status, refused.text).toBe(409);
    const { failure, current } = refused.read(Conflict);
    expect(failure).toBe('stale');
    expect(current.document).toEqual(stored.body);
    expect([current.document.updatedAt, current.document.updated_at]).toContain(current.updatedAt);
    expect((await admin.http('GET', url)).body).toEqual(stored.body);
  });

  test('is saved once with the tag that it has, then refused with 412', async () => {
    const url = await addressOf(stage);
    const headers = { 'if-match': String((await admin.http('GET', url)).headers.etag) };
    world.clock.advance(1000);
    const saved = await admin.http(method, url + below, changes, headers);
    expect(saved.status, saved.text).toBe(200);
    expect((await admin.http('GET', url)).headers.etag).not.toBe(headers['if-match']);
    expect((await admin.http(method, url + below, changes, headers)).status).toBe(412);
  });
});

describe.each(Object.entries(documents))('a %s', (_, addressOf) => {
  test('that was changed since is not deleted, by If-Match (412) or by its version (409)', async () => {
    const url = await addressOf(stage);
    const stored = await admin.http('GET', url);
    const tag = `"${Date.parse(old).toString(36)}"`;
    const byTag = await admin.http('DELETE', url, undefined, { 'if-match': tag });
    expect(byTag.status, byTag.text).toBe(412);
    expect(byTag.read(Conflict)).toMatchObject({
      failure: 'precondition',
      current: { document: stored.body },
    });
    const byVersion = await admin.http('DELETE', `${url}?loadedUpdatedAt=${old}`);
    expect(byVersion.status).toBe(409);
    expect((await admin.http('GET', url)).body).toEqual(stored.body);
  });

  test('is deleted with the tag that it has', async () => {
    const url = await addressOf(stage);
    const tag = String((await admin.http('GET', url)).headers.etag);
    const deleted = await admin.http('DELETE', url, undefined, { 'if-match': tag });
    expect(deleted.status, deleted.text).toBe(200);
  });
});

test('every deletion of a document with a version accepts If-Match', () => {
  const { paths } = describeApi('http://localhost');
  const versioned = Object.values(paths).flatMap((methods) =>
    methods.delete && JSON.stringify(methods.put ?? {}).includes('If-Match')
      ? [methods.delete]
      : [],
  );
  expect(versioned).toHaveLength(Object.keys(documents).length + partsOfCells.length);
  for (const { operationId, parameters } of versioned)
    expect(
      parameters.map(({ name }) => name),
      operationId,
    ).toContain('If-Match');
});
