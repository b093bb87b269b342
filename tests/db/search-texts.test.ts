import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('a change of counts, ratings or levels makes no search text anew', async () => {
  const { id } = await makeQuiz(world, { questions: 2 });
  const undone = new Error('This change is rolled back.');
  const change = world.db.transaction().execute(async (tx) => {
    await sql`create or replace function folded(text text) returns text language plpgsql immutable strict
      as $$ begin raise exception 'a search text is made'; end $$`.execute(tx);
    await sql`update questions set times_answered = times_answered + 1, difficulty_score = 700,
      last_difficulty_update = now(), sure_rating = 700 where quiz_id = ${id}`.execute(tx);
    await sql`update quizzes set stars_count = 1, stars_sum = 5 where id = ${id}`.execute(tx);
    throw undone;
  });
  await expect(change).rejects.toBe(undone);
});

test('what is written is found, and no longer what was there before', async () => {
  const { id } = await makeQuiz(world, { questions: 1 });
  const found = async () => {
    const { rows } = await sql<{ title: string; text: string; hash: string; words: boolean[] }>`
      select search_title as title, search_text as text, text_hash as hash,
        array[quizzes.search_words @@ 'cafe', questions.search_words @@ 'muller', bank_words @@ 'grun'] as words
      from quizzes join questions on quiz_id = quizzes.id where quizzes.id = ${id}`.execute(
      world.db,
    );
    return rows[0];
  };
  const before = await found();
  expect(before?.words).toEqual([false, false, false]);
  await sql`update quizzes set title = 'Ein Café' where id = ${id}`.execute(world.db);
  await sql`update questions set text = 'Wer ist Müller?', explanation = 'Grün' where quiz_id = ${id}`.execute(
    world.db,
  );
  const after = await found();
  expect(after).toMatchObject({
    title: 'ein cafe',
    text: 'wer ist muller?',
    words: [true, true, true],
  });
  expect(after?.hash).not.toBe(before?.hash);
});
