import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Tx } from '#db/open.ts';
import { tallyAttempts } from '#server/features/progress/workflows/tally.ts';
import { lockQuiz } from '#server/features/quiz/mutations.ts';
import { saveQuiz } from '#server/features/quiz/workflows/save.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type World } from '#tests/support/world.ts';

type Quiz = Awaited<ReturnType<typeof makeQuiz>>;

/** A save of every question but the removed ones, last question first, each with a new text. */
function saveOf(quiz: Quiz, round: number, removedIds: number[] = []) {
  const question = (id: number) => ({
    id,
    changes: { text: `Question ${id}, round ${round}`, correctOption: 1 },
  });
  const kept = quiz.questionIds.filter((id) => !removedIds.includes(id));
  return {
    id: quiz.id,
    quiz: {
      title: 'A quiz',
      description: 'For tests',
      categoryId: quiz.categoryId,
      subCategoryId: null,
      timeLimit: 10,
      questionsPerAttempt: 1,
      status: 'active' as const,
      imageUrl: null,
      imageAlt: null,
      difficultyOverride: null,
    },
    questions: kept.map(question).reverse(),
    removedIds,
  };
}

async function untilOneWaits({ opened }: World): Promise<void> {
  const waiting = async () =>
    (
      await opened.runSql(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
    ).rows.length;
  await expect.poll(waiting).toBe(1);
}

const lockQuestion = (tx: Tx, id: number | undefined) =>
  sql`select from questions where id = ${id} for no key update nowait`.execute(tx);

test('a change of a question that is moved meanwhile is refused, not lost', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const from = await makeQuiz(world, { questions: 2 });
  const into = await makeQuiz(world, { questions: 1 });
  const [id = 0] = from.questionIds;
  const held = Promise.withResolvers<void>();
  const changeWaits = Promise.withResolvers<void>();
  const move = inTransaction(world.db, async (tx) => {
    await lockQuiz(tx, from.id);
    held.resolve();
    await changeWaits.promise;
    await tx.updateTable('questions').set({ quizId: into.id }).where('id', '=', id).execute();
  });
  await held.promise;
  const change = admin.http('PUT', `/api/questions/${id}`, { text: 'Changed' });
  await untilOneWaits(world);
  changeWaits.resolve();
  await move;
  const message = 'This question has just been moved. Nothing was overwritten.';
  expect(await change).toMatchObject({ status: 409, body: { message } });
  // Sent again, it is made.
  const again = await admin.http('PUT', `/api/questions/${id}`, { text: 'Changed' });
  expect(again).toMatchObject({ status: 200, body: { text: 'Changed' } });
});

test('M1: a save locks its questions in the order of their ids, as the tally does: it locks none while it waits for an earlier one', async () => {
  await using world = await createWorld();
  const quiz = await makeQuiz(world, { questions: 30 });
  const by = { writer: (await world.person()).id, now: world.clock.now() };
  const [first] = quiz.questionIds;
  const last = quiz.questionIds.at(-1);
  const held = Promise.withResolvers<void>();
  const saveWaits = Promise.withResolvers<void>();
  const sums = inTransaction(world.db, async (tx) => {
    await lockQuestion(tx, first);
    held.resolve();
    await saveWaits.promise;
    await lockQuestion(tx, last);
  });
  await held.promise;
  const save = inTransaction(world.db, (tx) =>
    saveQuiz(tx, saveOf(quiz, 1, last === undefined ? [] : [last]), by),
  );
  await untilOneWaits(world);
  saveWaits.resolve();
  await sums;
  expect(await save).toMatchObject({ updatedQuestions: 29, removedQuestions: 1 });
});

test('M1: counting an answer does not lock the quiz, which a save locks before its questions', async () => {
  await using world = await createWorld(
    {},
    { statement: 5000, lock: 100, idleInTransaction: 5000 },
  );
  const quiz = await makeQuiz(world, { questions: 2 });
  const held = Promise.withResolvers<void>();
  const counted = Promise.withResolvers<void>();
  const save = inTransaction(world.db, async (tx) => {
    await lockQuiz(tx, quiz.id);
    held.resolve();
    await counted.promise;
  });
  await held.promise;
  const { numUpdatedRows } = await world.db
    .updateTable('questions')
    .set({ timesAnswered: 1 })
    .where('quizId', '=', quiz.id)
    .executeTakeFirst()
    .finally(counted.resolve);
  expect(numUpdatedRows).toBe(2n);
  await save;
});

test('M1: questions added to one quiz at the same time are all counted', async () => {
  await using world = await createWorld();
  const quiz = await makeQuiz(world, { questions: 2 });
  const add = (tx: Tx, text: string) =>
    tx
      .insertInto('questions')
      .values({
        quizId: quiz.id,
        position: 9,
        text,
        body: '{"options": ["a", "b"], "correctOption": 0}',
      })
      .execute();
  const added = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const first = inTransaction(world.db, async (tx) => {
    await add(tx, 'first');
    added.resolve();
    await goOn.promise;
  });
  await added.promise;
  const second = inTransaction(world.db, (tx) => add(tx, 'second'));
  await untilOneWaits(world);
  goOn.resolve();
  await Promise.all([first, second]);
  const counts = await world.db.selectFrom('quizzes').select('totalQuestions').execute();
  expect(counts).toEqual([{ totalQuestions: 4 }]);
});

test('M1: two transactions that deadlock both succeed: one is repeated', async () => {
  await using world = await createWorld();
  const quiz = await makeQuiz(world, { questions: 2 });
  const [a = 0, b = 0] = quiz.questionIds;
  const bothHoldOne = Promise.withResolvers<void>();
  let holding = 0;
  let runs = 0;
  const change = (ids: number[]) =>
    inTransaction(world.db, async (tx) => {
      runs += 1;
      for (const id of ids) {
        await sql`update questions set times_answered = times_answered + 1 where id = ${id}`.execute(
          tx,
        );
        holding += 1;
        if (holding === 2) bothHoldOne.resolve();
        await bothHoldOne.promise;
      }
    });
  await Promise.all([change([a, b]), change([b, a])]);
  // Three, or more where the repeated one comes before the other one has gone on.
  expect(runs).toBeGreaterThan(2);
  const rows = await world.db.selectFrom('questions').select('timesAnswered').execute();
  expect(rows).toEqual([{ timesAnswered: 2 }, { timesAnswered: 2 }]);
});

test('M1: quizzes are saved in a loop next to submits and tallies without a failure', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const quiz = await makeQuiz(world, { questions: 40 });
  const learners = await Promise.all(Array.from({ length: 6 }, () => world.person()));
  let saving = true;
  const sums = (async () => {
    while (saving) await tallyAttempts(world.db, world.clock.now());
  })();
  const learning = learners.map(async ({ calls }) => {
    const { id, questions } = await calls.attempt.start({ quizId: quiz.id });
    await calls.attempt.submit({ attemptId: id, answers: answersFor(questions, 20) });
  });
  const saves = [1, 2, 3].map(async (editor) => {
    const statuses: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      const answer = await admin.http(
        'POST',
        '/trpc/quiz.save',
        saveOf(quiz, editor * 100 + round),
      );
      statuses.push(answer.status);
    }
    return statuses;
  });
  await Promise.all(learning);
  const statuses = (await Promise.all(saves)).flat();
  saving = false;
  await sums;
  expect(statuses).toEqual(Array(36).fill(200));
});
