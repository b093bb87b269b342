import { afterAll, beforeAll, expect, test } from 'vitest';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function learnerWithMemory() {
  const learner = await world.person();
  const quiz = await makeQuiz(world, { questions: 4 });
  const { id, questions } = await learner.calls.attempt.start({ quizId: quiz.id });
  await learner.calls.attempt.submit({ attemptId: id, answers: answersFor(questions, 0) });
  return { learner, quiz };
}

interface Given {
  questionId: number | undefined;
  sprintId: number;
  right: boolean;
}

const answer = (learner: Person, { questionId = 0, sprintId, right }: Given) =>
  learner.calls.practice.answer({
    ...{ questionId, sprintId, version: 1, selectedOption: right ? 1 : 0 },
    answerId: crypto.randomUUID(),
  });

test('a sprint lasts five minutes by the clock of the server, and has no keys', async () => {
  const { learner, quiz } = await learnerWithMemory();
  const sprint = await learner.calls.practice.startSprint();
  expect(Date.parse(sprint.endsAt) - world.clock.now().getTime()).toBe(5 * 60_000);
  expect(sprint.questions).toHaveLength(4);
  expect(JSON.stringify(sprint)).not.toContain('correctOption');
  const [a, b, c] = quiz.questionIds;
  await answer(learner, { questionId: a, sprintId: sprint.id, right: true });
  await answer(learner, { questionId: b, sprintId: sprint.id, right: false });
  expect(await learner.calls.practice.sprint({ id: sprint.id })).toEqual({
    ...{ answers: 2, right: 1, best: null },
  });
  world.clock.advance(5 * 60_000 + 1);
  await answer(learner, { questionId: c, sprintId: sprint.id, right: true });
  expect(await learner.calls.practice.sprint({ id: sprint.id })).toMatchObject({ right: 1 });
  // The late answer is practice all the same.
  expect((await learner.calls.practice.summary()).week.answers).toBe(3);
});

test('the first answer to each question counts, and the best sprint is kept', async () => {
  const { learner, quiz } = await learnerWithMemory();
  const [a, b] = quiz.questionIds;
  const first = await learner.calls.practice.startSprint();
  for (const right of [true, true, true])
    await answer(learner, { questionId: a, sprintId: first.id, right });
  for (const right of [false, true])
    await answer(learner, { questionId: b, sprintId: first.id, right });
  expect(await learner.calls.practice.sprint({ id: first.id })).toMatchObject({
    ...{ answers: 2, right: 1 },
  });
  world.clock.advance(60_000);
  const second = await learner.calls.practice.startSprint();
  expect(await learner.calls.practice.sprint({ id: second.id })).toEqual({
    ...{ answers: 0, right: 0, best: 1 },
  });
  await answer(learner, { questionId: a, sprintId: second.id, right: false });
  world.clock.advance(60_000);
  const third = await learner.calls.practice.startSprint();
  expect(await learner.calls.practice.sprint({ id: third.id })).toMatchObject({ best: 1 });
  expect(await learner.calls.progress.ownPlace()).toBeNull();
});

test('a sprint of another learner is not found, and none begins without questions', async () => {
  const { learner } = await learnerWithMemory();
  const { id } = await learner.calls.practice.startSprint();
  const { learner: other, quiz } = await learnerWithMemory();
  await expect(other.calls.practice.sprint({ id })).rejects.toThrow('not found');
  const [questionId] = quiz.questionIds;
  await expect(answer(other, { questionId, sprintId: id, right: true })).rejects.toThrow(
    'not found',
  );
  const newcomer = await world.person();
  await expect(newcomer.calls.practice.startSprint()).rejects.toThrow('nothing to practise');
});
