import { afterAll, beforeAll, expect, test } from 'vitest';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { statementsOf } from '#tests/support/statements.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

/* The time that these take is measured by `npm run bench -- results`; it depends on the machine. */

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
});
afterAll(() => world.close());

async function takenQuiz({ questions, people }: { questions: number; people: number }) {
  const quiz = await makeQuiz(world, { questions, questionsPerAttempt: Math.ceil(questions / 2) });
  for (let number = 0; number < people; number += 1) {
    const person = await world.person();
    const { id, questions: asked } = await person.calls.attempt.start({ quizId: quiz.id });
    await person.calls.attempt.submit({
      attemptId: id,
      answers: answersFor(asked, number % asked.length),
    });
  }
  return quiz.id;
}

test('the statistics of a quiz take the same few statements, whatever its size', async () => {
  const { resultsSummary, questionResults } = admin.calls.progress;
  for (const size of [
    { questions: 4, people: 3 },
    { questions: 40, people: 24 },
  ]) {
    const id = await takenQuiz(size);
    // The quiz; takers, scores, credits and totals.
    expect(await statementsOf(() => resultsSummary({ id, basis: 'all' }))).toBe(5);
    // The quiz; scores, answers and texts. Questions with several right options or with parts take one more each.
    expect(await statementsOf(() => questionResults({ id, basis: 'all' }))).toBe(4);
  }
});

test('a gradebook takes the same few statements, whatever the size of the class', async () => {
  const teacher = await world.person({ roles: ['teacher'] });
  const classOf = async ({ members, quizzes }: { members: number; quizzes: number }) => {
    const { id: classId } = await teacher.calls.classroom.create({ name: 'Physics' });
    const { class: made } = await teacher.calls.classroom.gradebook({ classId });
    const people: Person[] = [];
    for (let number = 0; number < members; number += 1) {
      const person = await world.person();
      await person.calls.classroom.join({ joinCode: made.joinCode });
      people.push(person);
    }
    for (let number = 0; number < quizzes; number += 1) {
      const { id: quizId } = await makeQuiz(world, { questions: 2 });
      await teacher.calls.classroom.assign({
        ...{ classId, quizId, dueAt: null },
        startsAt: world.clock.now().toISOString(),
      });
      for (const { calls } of people.slice(number % 2)) {
        const { id, questions } = await calls.attempt.start({ quizId });
        await calls.attempt.submit({ attemptId: id, answers: answersFor(questions, 1) });
      }
    }
    return classId;
  };
  const counts: number[] = [];
  for (const size of [
    { members: 2, quizzes: 1 },
    { members: 12, quizzes: 6 },
  ]) {
    const classId = await classOf(size);
    counts.push(await statementsOf(() => teacher.calls.classroom.shownGradebook({ classId })));
  }
  const [small = 0, large] = counts;
  expect(large).toBe(small);
  expect(small).toBeLessThanOrEqual(9);
});
