import { expect, test } from 'vitest';
import { findQuizForAuthor } from '#server/features/quiz/cards/queries.ts';
import { lockQuiz } from '#server/features/quiz/mutations.ts';
import { orNotFound } from '#server/kernel/failure.ts';
import { inGuardedTransaction, requireUnchanged } from '#server/kernel/unchanged.ts';
import { makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld } from '#tests/support/world.ts';

test('a document cannot change between the refusal of a save and its reading', async () => {
  await using world = await createWorld();
  const { id } = await makeQuiz(world);
  const countUnlocked = async () => {
    const { rows } = await world.opened.runSql('select from quizzes for update skip locked');
    return rows.length;
  };
  let unlockedWhileRead: number | undefined;
  const readStored = async () => {
    unlockedWhileRead = await countUnlocked();
  };
  const save = inGuardedTransaction({ db: world.db, readStored }, async (tx) => {
    await lockQuiz(tx, id);
    const stored = orNotFound(await findQuizForAuthor(tx, id), 'Quiz');
    requireUnchanged('quiz', stored, '2001-01-01T00:00:00.000Z');
  });
  await expect(save).rejects.toMatchObject({ failure: 'stale' });
  expect(unlockedWhileRead).toBe(0);
  expect(await countUnlocked()).toBe(1);
});
