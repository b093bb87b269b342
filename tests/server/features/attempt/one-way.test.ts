import { afterAll, beforeAll, expect, test } from 'vitest';
import { standardRules } from '#shared/features/quiz/rules.ts';
import { makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** An open attempt at a quiz of four questions without a way back. */
async function scene({ oneWay = true } = {}) {
  const admin = await world.person({ isAdmin: true });
  const quiz = await makeQuiz(world, { questions: 4, questionsPerAttempt: 4 });
  const rules = { ...standardRules, oneWay };
  const changed = await admin.http('PUT', `/api/quizzes/${quiz.id}`, { rules });
  expect(changed.status, changed.text).toBe(200);
  const learner = await world.person();
  const attempt = await learner.calls.attempt.start({ quizId: quiz.id });
  const given = (index: number, selectedOption: number, seq?: number) => ({
    questionId: attempt.questions[index]?.questionId ?? 0,
    selectedOption,
    ...(seq !== undefined && { seq }),
  });
  const save = (answers: ReturnType<typeof given>[], reached?: number) =>
    learner.calls.attempt.save({
      attemptId: attempt.id,
      answers,
      ...(reached !== undefined && { reached }),
    });
  const stored = async () => {
    const again = await learner.calls.attempt.start({ quizId: quiz.id });
    const byId = new Map(again.answers.map((answer) => [answer.questionId, answer.selectedOption]));
    return {
      reached: again.reached,
      options: attempt.questions.map(({ questionId }) => byId.get(questionId)),
    };
  };
  return { admin, quizId: quiz.id, learner, attempt, given, save, stored };
}

test('a question that was passed keeps its answer, and the others of the same save are stored', async () => {
  const { attempt, given, save, stored, learner } = await scene();
  expect(attempt).toMatchObject({ oneWay: true, reached: 0 });
  await save([given(0, 1, 1)]);
  expect(await save([given(0, 1, 2)], 1)).toMatchObject({ reached: 1, refused: [] });
  const mixed = await save([given(0, 2, 3), given(1, 1, 3)]);
  expect(mixed.refused).toEqual([attempt.questions[0]?.questionId]);
  expect(mixed.answers.map(({ selectedOption }) => selectedOption).sort()).toEqual([1, 1]);
  expect(await stored()).toEqual({ reached: 1, options: [1, 1, -1, -1] });
  const single = await learner.http('POST', '/api/answers', {
    attemptId: attempt.id,
    ...given(0, 3),
  });
  expect(single.status, single.text).toBe(409);
  expect(single.text).toContain('This question was passed');
});

test('an answer closes the questions before it, for clients that do not name the place', async () => {
  const { given, save, stored } = await scene();
  expect(await save([given(2, 1, 1)])).toMatchObject({ reached: 2 });
  expect((await save([given(1, 1, 2)])).refused).toHaveLength(1);
  expect(await save([given(2, 0, 2)])).toMatchObject({ reached: 2, refused: [] });
  expect(await stored()).toEqual({ reached: 2, options: [-1, -1, 0, -1] });
});

test('answers are stored before the same save closes their questions; repeated and late saves are not refused', async () => {
  const { given, save, stored } = await scene();
  const early = [given(0, 0, 1)];
  const all = [given(0, 1, 2), given(1, 1, 2), given(2, 1, 2)];
  expect(await save(all, 3)).toMatchObject({ reached: 3, refused: [] });
  expect(await save(all, 3)).toMatchObject({ reached: 3, refused: [] });
  expect(await save(early, 0)).toMatchObject({ reached: 3, refused: [] });
  expect(await save([given(3, 1, 1)], 999)).toMatchObject({ reached: 3, refused: [] });
  expect(await stored()).toEqual({ reached: 3, options: [1, 1, 1, 1] });
});

test('a submit grades a passed question by its stored answer, and takes every other answer', async () => {
  const { attempt, given, save, learner } = await scene();
  await save([given(0, 0, 1)], 1);
  const answers = [given(0, 1, 9), given(1, 1, 9), given(3, 1, 9)];
  const outcome = await learner.calls.attempt.submit({ attemptId: attempt.id, answers });
  expect(outcome).toMatchObject({ kind: 'submitted', result: { score: 2 } });
});

test('saves at the same time never lose one that was sent before the move', async () => {
  const { given, save, stored } = await scene();
  await Promise.all([
    save([given(0, 1, 5)], 1),
    save([given(0, 0, 3)], 0),
    save([given(0, 1, 5), given(1, 1, 6)], 2),
  ]);
  expect(await stored()).toEqual({ reached: 2, options: [1, 1, -1, -1] });
});

test('an open attempt keeps its rule, and elsewhere every answer can be changed', async () => {
  const pinned = await scene();
  await pinned.admin.http('PUT', `/api/quizzes/${pinned.quizId}`, { rules: standardRules });
  await pinned.save([pinned.given(0, 1, 1)], 1);
  expect((await pinned.save([pinned.given(0, 2, 2)])).refused).toHaveLength(1);

  const free = await scene({ oneWay: false });
  await free.save([free.given(3, 1, 1)], 3);
  expect(await free.save([free.given(0, 1, 1)])).toMatchObject({ reached: 0, refused: [] });
  expect(await free.stored()).toEqual({ reached: 0, options: [1, -1, -1, 1] });
});
