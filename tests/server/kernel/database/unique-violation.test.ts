import { expect, test } from 'vitest';
import { failureData, publicMessage } from '#server/kernel/error-data.ts';
import { untranslated } from '#shared/kernel/refusals/translate.ts';
import { createWorld } from '#tests/support/world.ts';

test('a unique value that another call stored first is a conflict in every table', async () => {
  await using world = await createWorld();
  const row = { name: 'history', displayName: 'History' };
  await world.db.insertInto('categories').values(row).execute();
  const error = await world.db
    .insertInto('categories')
    .values(row)
    .execute()
    .then(
      () => new Error('stored twice'),
      (cause: unknown) => new Error('procedure failed', { cause }),
    );
  expect(failureData(error, 'id')).toMatchObject({ failure: 'conflict', httpStatus: 409 });
  expect(publicMessage(error, untranslated)).toMatch(/stored by another call/);
});

test('the failure for a number below its minimum contains the minimum', async () => {
  await using world = await createWorld();
  const answer = await world.guest.http('GET', '/api/quizzes/-1');
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ fields: { id: 'id must be more than 0' } });
});
