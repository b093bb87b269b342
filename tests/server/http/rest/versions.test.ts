import { expect, test } from 'vitest';
import { describeConflict } from '#server/http/rest/versions.ts';
import { requireUnchanged } from '#server/kernel/unchanged.ts';

const first = '2026-01-01T10:00:00.000Z';
const second = '2026-01-01T10:00:01.000Z';

/** The refusal of a save that began from an older version than Ada's. */
function refusal(): unknown {
  try {
    requireUnchanged(
      'quiz',
      { updatedAt: new Date(first), updatedByName: 'Ada' },
      '2001-01-01T00:00:00.000Z',
    );
  } catch (error) {
    return error;
  }
  return undefined;
}

const described = (document: unknown) =>
  describeConflict(refusal(), { hasIfMatch: false, read: async () => document });

test('a conflict names the version of the document that it carries, and who wrote that version', async () => {
  for (const document of [{ updatedAt: first }, { updated_at: first }])
    expect(await described(document)).toMatchObject({
      failure: 'stale',
      details: { current: { updatedAt: first, updatedBy: 'Ada', document } },
    });
});

test('a document that was changed again before it was read is not said to be of the earlier writer', async () => {
  const document = { updatedAt: second };
  expect(await described(document)).toMatchObject({
    details: { current: { updatedAt: second, updatedBy: null, document } },
  });
});

test('a conflict about a document that is gone says who changed it and when', async () => {
  const conflict = await describeConflict(refusal(), {
    hasIfMatch: true,
    read: () => Promise.reject(new Error('gone')),
  });
  expect(conflict).toMatchObject({
    failure: 'precondition',
    details: { current: { updatedAt: first, updatedBy: 'Ada', document: undefined } },
  });
});
