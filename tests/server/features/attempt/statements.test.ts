import { afterAll, beforeAll, expect, test } from 'vitest';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { statementsOf } from '#tests/support/statements.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function taking(learner?: Person) {
  const quiz = await makeQuiz(world, { questions: 4 });
  const { attempt: calls } = (learner ?? (await world.person())).calls;
  return { quiz, calls, attempt: await calls.start({ quizId: quiz.id }) };
}

test('starting a quiz takes four statements', async () => {
  const quiz = await makeQuiz(world);
  const { attempt: calls } = (await world.person()).calls;
  expect(await statementsOf(() => calls.start({ quizId: quiz.id }))).toBe(4);
});

test('a save takes one statement if the paper is cached, and many concurrent ones take few', async () => {
  const { calls, attempt } = await taking();
  const save = () =>
    calls.save({ attemptId: attempt.id, answers: answersFor(attempt.questions, 1) });
  expect(await statementsOf(save)).toBe(2);
  expect(await statementsOf(save)).toBe(1);
  const learners = await Promise.all(Array.from({ length: 20 }, () => taking()));
  const saveAll = () =>
    Promise.all(
      learners.map((learner) =>
        learner.calls.save({
          attemptId: learner.attempt.id,
          answers: answersFor(learner.attempt.questions, 1),
        }),
      ),
    );
  await saveAll();
  expect(await statementsOf(saveAll)).toBe(1);
});

test('a submit takes three statements, and so do many concurrent ones', async () => {
  const learners = await Promise.all(Array.from({ length: 20 }, () => taking()));
  const submit = ({ calls, attempt }: (typeof learners)[number]) =>
    calls.submit({ attemptId: attempt.id, answers: answersFor(attempt.questions, 4) });
  const [first, ...others] = learners;
  if (!first) throw new Error('No attempt was started');
  await Promise.all(
    learners.map(({ calls, attempt }) =>
      calls.save({ attemptId: attempt.id, answers: answersFor(attempt.questions, 1) }),
    ),
  );
  expect(await statementsOf(() => submit(first))).toBe(3);
  expect(await statementsOf(() => Promise.all(others.map(submit)))).toBe(3);
});

test('a member’s attempts take one statement each, whether quizzes can be taken two', async () => {
  const learner = await world.person();
  const { quiz, calls, attempt } = await taking(learner);
  expect(await statementsOf(() => calls.retakeStatus({ quizIds: [quiz.id] }))).toBe(2);
  expect(await statementsOf(() => calls.open())).toBe(1);
  await calls.submit({ attemptId: attempt.id, answers: [] });
  expect(await statementsOf(() => calls.list())).toBe(1);
});

test('a signed-in request looks up its session in one statement', async () => {
  const learner = await world.person();
  await learner.http('GET', '/api/user/open-attempts');
  expect(await statementsOf(() => learner.http('GET', '/api/user/open-attempts'))).toBe(2);
});

test('a list asks for its statuses in two statements once, and in none as long as nothing changes', async () => {
  await using cached = await createWorld({ responseCache: true });
  const quiz = await makeQuiz(cached);
  await cached.services.publicVersions.refresh();
  const learner = await cached.person();
  const input = encodeURIComponent(JSON.stringify({ 0: {}, 1: { quizIds: [quiz.id] } }));
  const list = () =>
    learner.http('GET', `/trpc/quiz.page,attempt.retakeStatus?batch=1&input=${input}`);
  const first = await list();
  expect(first.body).toMatchObject([
    { result: { data: { items: [{ id: quiz.id }] } } },
    { result: { data: [{ quizId: quiz.id, action: 'start' }] } },
  ]);
  // One looks up the session, which is not cached here.
  expect(await statementsOf(list)).toBe(1);
  await learner.calls.attempt.start({ quizId: quiz.id });
  expect(await statementsOf(list)).toBe(3);
});
