import { expect, test } from 'vitest';
import type { StoredPost } from '#web/features/blog/admin/api.ts';
import {
  addressOf,
  blankPost,
  draftOf,
  postDifferences,
} from '#web/features/blog/admin/post-draft.ts';

const stored: StoredPost = {
  id: 1,
  slug: 'a-post',
  slugFollowsTitle: true,
  title: 'A post',
  excerpt: 'What it is about.',
  content: 'Some words.',
  language: 'en',
  featuredImage: null,
  featuredImageAlt: null,
  authorId: 1,
  authorName: 'Author',
  categoryId: null,
  tags: ['one'],
  status: 'draft',
  metaTitle: 'A post',
  metaDescription: 'Own description',
  readingTimeMinutes: 1,
  updatedAt: '2026-03-01T10:00:00.000Z',
  createdAt: '2026-03-01T10:00:00.000Z',
  publishedAt: null,
  viewCount: 0,
};

test('derived fields are empty in the form, so that they follow the text again', () => {
  const draft = draftOf(stored);
  expect(draft).toMatchObject({ metaTitle: '', readingTimeMinutes: null, featuredImage: '' });
  expect(draft.slug).toBe('');
  expect(draftOf({ ...stored, title: 'Привет', slug: 'privet' }).slug).toBe('');
  expect(draftOf({ ...stored, slug: 'chosen', slugFollowsTitle: false }).slug).toBe('chosen');
  expect(draft.metaDescription).toBe('Own description');
  expect(draftOf({ ...stored, readingTimeMinutes: 12 }).readingTimeMinutes).toBe(12);
});

test.each([
  ['Café am Rhein', 'cafe-am-rhein'],
  // Left to the server.
  ['Привет', ''],
])('the address of %s is shown as it will be stored', (title, address) => {
  expect(addressOf(title)).toBe(address);
  const slug = 'as-stored';
  expect(addressOf(title, { ...stored, title, slug })).toBe(slug);
  expect(addressOf(title, { ...stored, slug })).toBe(address);
});

test('two versions are compared field by field, with labels', () => {
  const mine = { ...blankPost('en'), title: 'Mine', tags: ['a', 'b'], categoryId: 3 };
  const theirs = { ...blankPost('en'), title: 'Theirs', tags: ['a'], readingTimeMinutes: 9 };
  const categoryName = (id: number | null) => (id === null ? 'None' : `Category ${id}`);
  expect(postDifferences(mine, theirs, categoryName)).toEqual([
    { field: 'title', mine: 'Mine', theirs: 'Theirs' },
    { field: 'categoryId', mine: 'Category 3', theirs: 'None' },
    { field: 'tags', mine: 'a, b', theirs: 'a' },
    { field: 'readingTimeMinutes', mine: '1', theirs: '9' },
  ]);
  expect(postDifferences(mine, mine, categoryName)).toEqual([]);
});
