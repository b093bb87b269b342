import { expect, test } from 'vitest';
import { PostInput } from '#shared/features/blog/schema.ts';
import { NewCategory } from '#shared/features/category/schema.ts';

const messages = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message);

test('admin 16: the message for a text that is too long names its label', () => {
  const long = 'x'.repeat(501);
  const category = { name: 'a', displayName: long, description: long };
  expect(messages(NewCategory.safeParse(category))).toEqual([
    'Display name must have at most 80 characters',
    'Description must have at most 500 characters',
  ]);
  const post = { title: 'a', excerpt: 'a', content: 'a', tags: ['a', long], slug: long };
  expect(messages(PostInput.safeParse(post))).toEqual([
    'Tags: at most 60 characters each',
    'Slug must have at most 240 characters',
  ]);
});
