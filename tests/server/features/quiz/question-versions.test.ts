import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** A stored question and its administrator. */
async function begin() {
  const admin = await world.person({ isAdmin: true });
  const quiz = await makeQuiz(world, { questions: 0, status: 'draft' });
  const question = await admin.calls.quiz.addQuestion({
    quizId: quiz.id,
    text: 'First wording',
    options: ['a', 'b'],
    correctOption: 0,
  });
  const versions = () => admin.calls.quiz.questionVersions({ id: question.id });
  const save = async (changes: Record<string, unknown>) => {
    const stored = await admin.calls.quiz.getForAuthor({ id: quiz.id });
    return admin.calls.quiz.save({
      id: quiz.id,
      quiz: {},
      loadedUpdatedAt: stored.updatedAt,
      questions: [{ id: question.id, ...changes }],
    });
  };
  return { admin, quiz, question, versions, save };
}

test('each change of what an author wrote is a version, with its author', async () => {
  const { admin, versions, save } = await begin();
  world.clock.advance(60_000);
  await save({ text: 'Second wording', options: ['a', 'b', 'c'], correctOption: 2 });
  await save({ text: 'First wording', options: ['a', 'b'], correctOption: 0 });
  const [third, second, first, ...others] = await versions();
  expect(others).toEqual([]);
  expect(first).toMatchObject({ number: 1, text: 'First wording', options: ['a', 'b'] });
  expect(second).toMatchObject({ number: 2, text: 'Second wording', correctOption: 2 });
  expect(third).toMatchObject({ number: 3, text: 'First wording', correctOption: 0 });
  expect(second?.createdByName).toBe(admin.username);
  expect(second?.createdAt).toBe(world.clock.now().toISOString());
});

test('a save without a change, a move and statistics make no version', async () => {
  const { question, versions, save } = await begin();
  await save({});
  await save({ text: 'First wording' });
  await world.db
    .updateTable('questions')
    .set({ timesAnswered: 7, position: 5, calculatedDifficulty: 'hard' })
    .where('id', '=', question.id)
    .execute();
  expect(await versions()).toHaveLength(1);
});

test('a version is never changed; an erased author leaves it without a name', async () => {
  const { admin, question, versions } = await begin();
  const changed = world.db
    .updateTable('questionVersions')
    .set({ text: 'Rewritten' })
    .where('questionId', '=', question.id)
    .execute();
  await expect(changed).rejects.toThrow('never changed');
  await sql`update question_versions set created_by = null where created_by = ${admin.id}`.execute(
    world.db,
  );
  expect(await versions()).toMatchObject([{ text: 'First wording', createdByName: null }]);
});
