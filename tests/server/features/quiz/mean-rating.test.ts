import { expect, test } from 'vitest';
import { tallyAttempts } from '#server/features/progress/workflows/tally.ts';
import { authorRating, quizDifficulty } from '#shared/features/quiz/rules.ts';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type World } from '#tests/support/world.ts';

/** The mean of the current ratings of the quiz's questions, by learners or else by the author. */
async function meanOf({ db }: World, quizId: number): Promise<number | null> {
  const rows = await db
    .selectFrom('questions')
    .where('quizId', '=', quizId)
    .where('archivedAt', 'is', null)
    .select(['difficulty', 'difficultyScore', 'lastDifficultyUpdate'])
    .execute();
  const ratings = rows.map((row) =>
    row.lastDifficultyUpdate ? row.difficultyScore : authorRating[row.difficulty],
  );
  return ratings.length === 0 ? null : ratings.reduce((sum, next) => sum + next) / ratings.length;
}

/** Compares the stored values with the questions and with the rule. @returns the level that lists show */
async function requireTrue(world: World, quizId: number): Promise<string> {
  const mean = await meanOf(world, quizId);
  const stored = await world.db
    .selectFrom('quizzes')
    .where('id', '=', quizId)
    .select(['meanRating', 'difficulty', 'shownLevel'])
    .executeTakeFirstOrThrow();
  if (mean === null) expect(stored.meanRating).toBeNull();
  else expect(stored.meanRating).toBeCloseTo(mean, 8);
  const { difficulty } = await world.guest.calls.quiz.card({ id: quizId });
  expect(stored.shownLevel).toBe(difficulty.toLowerCase());
  expect(difficulty).toBe(quizDifficulty(stored.difficulty, stored.meanRating));
  return stored.shownLevel;
}

test('the stored mean rating follows authors and learners, and the level follows it', async () => {
  await using world = await createWorld();
  const [admin, ann] = [await world.person({ isAdmin: true }), await world.person()];
  const { id } = await makeQuiz(world, { questions: 4 });
  await requireTrue(world, id);

  const questions = world.db.updateTable('questions').where('quizId', '=', id);
  await questions.set({ difficulty: 'hard' }).execute();
  expect(await requireTrue(world, id)).toBe('advanced');
  await questions.set({ difficulty: 'easy' }).execute();
  expect(await requireTrue(world, id)).toBe('beginner');

  const attempt = await ann.calls.attempt.start({ quizId: id });
  await ann.calls.attempt.submit({
    attemptId: attempt.id,
    answers: answersFor(attempt.questions, 1),
  });
  await tallyAttempts(world.db, world.clock.now());
  expect(await requireTrue(world, id)).toBe('intermediate');

  const [removed] = attempt.questions;
  await admin.calls.quiz.removeQuestion({ id: removed?.questionId ?? 0 });
  await requireTrue(world, id);
  await admin.calls.quiz.update({ id, difficultyOverride: 'advanced' });
  expect(await requireTrue(world, id)).toBe('advanced');
});

test.each([
  [419.999, 'beginner'],
  [420, 'intermediate'],
  [580, 'intermediate'],
  [580.001, 'advanced'],
])('a mean rating of %d is shown as %s', async (rating, level) => {
  await using world = await createWorld();
  const { id } = await makeQuiz(world, { questions: 1 });
  await world.db
    .updateTable('questions')
    .where('quizId', '=', id)
    .set({ difficultyScore: rating, lastDifficultyUpdate: world.clock.now() })
    .execute();
  expect(await requireTrue(world, id)).toBe(level);
});
