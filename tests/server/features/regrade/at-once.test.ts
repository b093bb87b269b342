import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endAttempt } from '#server/features/attempt/workflows/end.ts';
import { findMarkable } from '#server/features/marking/queries.ts';
import { giveMark } from '#server/features/marking/workflows/give-mark.ts';
import { runRegrade } from '#server/features/regrade/workflows/run.ts';
import { orNotFound } from '#server/kernel/failure.ts';
import { runTogether, type Work } from '#tests/support/awaited-locks.ts';
import { makeEssayQuiz, takeEssayQuiz } from '#tests/support/essays.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
});
afterAll(() => world.close());

/** Decides that everybody gets full credit; the attempts are to be graded. */
async function fullCredit(questionId: number): Promise<Work> {
  const choice = { questionId, method: 'full_credit' as const, takesPasses: false };
  const { version } = await admin.calls.regrade.preview(choice);
  await admin.calls.regrade.begin({ ...choice, version, sendsMails: false });
  return runsLatest(questionId);
}

async function runsLatest(questionId: number): Promise<Work> {
  const { regrades } = await admin.calls.regrade.question({ id: questionId });
  const { id } = orNotFound(regrades[0], 'Regrade');
  return (db) => runRegrade({ ...world.services, db }, id);
}

async function undoes(questionId: number): Promise<Work> {
  const { regrades } = await admin.calls.regrade.question({ id: questionId });
  await admin.calls.regrade.undo({ id: orNotFound(regrades[0], 'Regrade').id });
  return runsLatest(questionId);
}

/** The mark of a person for an essay, in percent. */
async function marks(answerId: number, credit: number): Promise<Work> {
  const actor = {
    ...{ kind: 'member' as const, userId: admin.id },
    ...{ isAdmin: true, isAuthor: false, isTeacher: false },
  };
  const answer = orNotFound(await findMarkable(world.db, actor, answerId), 'Answer');
  const given = { id: answerId, number: 0, credit, levels: null, comment: null, takesPass: false };
  return (db) =>
    giveMark({ db, actor, jobs: world.services.jobs, now: world.clock.now() }, answer, given);
}

const resultOf = (id: number) =>
  world.db
    .selectFrom('quizAttempts')
    .where('id', '=', id)
    .select(['score', 'points', 'toBeMarked'])
    .executeTakeFirstOrThrow();

/** Two choices, both answered wrong, and an essay that waits for its mark. */
async function takenQuiz() {
  const quiz = await makeEssayQuiz(world, { questions: 2 });
  const taken = await takeEssayQuiz(world, await world.person(), quiz, { isRight: false });
  const [first = 0, second = 0] = quiz.questionIds;
  return { ...taken, first, second };
}

describe('an attempt keeps what both change', () => {
  test('when two questions of it are graded again at once', async () => {
    const { attemptId, first, second } = await takenQuiz();
    await runTogether(world, await fullCredit(first), await fullCredit(second));
    expect(await resultOf(attemptId)).toEqual({ score: 2, points: 200, toBeMarked: 1 });
  });

  test('when a regrade comes to it while a person marks it', async () => {
    const { attemptId, id, first } = await takenQuiz();
    await runTogether(world, await marks(id, 60), await fullCredit(first));
    expect(await resultOf(attemptId)).toEqual({ score: 1, points: 160, toBeMarked: 0 });
  });

  test('when a person marks it while a regrade has it', async () => {
    const { attemptId, id, first } = await takenQuiz();
    await runTogether(world, await fullCredit(first), await marks(id, 60));
    expect(await resultOf(attemptId)).toEqual({ score: 1, points: 160, toBeMarked: 0 });
  });

  test('when a regrade is undone while a person marks it', async () => {
    const { attemptId, id, first } = await takenQuiz();
    await (await fullCredit(first))(world.db);
    await runTogether(world, await marks(id, 60), await undoes(first));
    expect(await resultOf(attemptId)).toEqual({ score: 0, points: 60, toBeMarked: 0 });
  });

  test('when it is submitted while a regrade has it, and while one comes to it', async () => {
    for (const isRegradeFirst of [true, false]) {
      const quiz = await makeEssayQuiz(world, { questions: 2 });
      const { id: attemptId, questions } = await (await world.person()).calls.attempt.start({
        quizId: quiz.id,
      });
      const answers = questions.map(({ questionId, type }) => ({
        ...{ questionId, selectedOptions: [], flagged: false },
        ...(type === 'essay'
          ? { selectedOption: -1, answerText: 'A text' }
          : { selectedOption: 0, answerText: null }),
      }));
      const ending = { by: 'submit', answers } as const;
      const submits: Work = (db) => endAttempt(db, { attemptId, ending, now: world.clock.now() });
      const [first = 0] = quiz.questionIds;
      const regrades = await fullCredit(first);
      await (isRegradeFirst
        ? runTogether(world, regrades, submits)
        : runTogether(world, submits, regrades));
      expect(await resultOf(attemptId)).toEqual({ score: 1, points: 100, toBeMarked: 1 });
    }
  });
});
