import { expect, test } from 'vitest';
import { recountTallies, tallyAttempts } from '#server/features/progress/workflows/tally.ts';
import { answersFor, makeQuiz, pinnedRules } from '#tests/support/catalogue.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

const hours = 3_600_000;

async function take(world: World, person: Person, quizId: number, correct: number) {
  const attempt = await person.calls.attempt.start({ quizId });
  await person.calls.attempt.submit({
    attemptId: attempt.id,
    answers: answersFor(attempt.questions, correct),
  });
  world.clock.advance(1000);
}

const sums = async ({ db }: World) => ({
  levels: await db
    .selectFrom('quizzes')
    .select(['id', 'meanRating', 'shownLevel'])
    .orderBy('id')
    .execute(),
  stats: await db.selectFrom('quizStats').selectAll().orderBy('quizId').execute(),
  bests: await db.selectFrom('quizBests').selectAll().orderBy('userId').orderBy('quizId').execute(),
  standings: await db.selectFrom('standings').selectAll().orderBy('userId').execute(),
  questions: await db
    .selectFrom('questions')
    .select([
      'id',
      'timesAnswered',
      'timesCorrect',
      'timesSkipped',
      'difficultyScore',
      'calculatedDifficulty',
    ])
    .orderBy('id')
    .execute(),
});

test('the tally adds the submits, and a recount gives the same numbers (decisions 16, 17, 18, 120)', async () => {
  await using world = await createWorld();
  const [ann, ben] = [await world.person(), await world.person()];
  const quizzes = [await makeQuiz(world), await makeQuiz(world, { questions: 4 })] as const;
  await take(world, ann, quizzes[0].id, 9);
  await take(world, ann, quizzes[1].id, 1);
  await tallyAttempts(world.db, world.clock.now());
  await take(world, ben, quizzes[0].id, 5);
  world.clock.advance(49 * hours);
  await take(world, ann, quizzes[1].id, 4);
  const abandoned = await ben.calls.attempt.start({ quizId: quizzes[1].id });
  world.clock.advance(5000);
  await ben.calls.attempt.leave({ attemptId: abandoned.id });
  await tallyAttempts(world.db, world.clock.now());

  expect(await world.guest.calls.quiz.stats({ id: quizzes[0].id })).toMatchObject({
    totalUsers: 2,
    attemptCount: 2,
    topScore: 90,
    averageScore: 70,
    passRate: 50,
  });
  expect(await world.guest.calls.quiz.stats({ id: quizzes[1].id })).toMatchObject({
    totalUsers: 1,
    attemptCount: 2,
    topScore: 100,
  });
  expect(await world.guest.calls.progress.leaderboard()).toEqual([
    { name: ann.username, quizzesCompleted: 2, score: 13 },
    { name: ben.username, quizzesCompleted: 1, score: 5 },
  ]);
  expect(await tallyAttempts(world.db, world.clock.now())).toBe(0);

  const before = await sums(world);
  expect(before.questions.some((question) => question.difficultyScore !== 500)).toBe(true);
  await recountTallies(world.db, world.clock.now());
  expect(await sums(world)).toEqual(before);
});

test('several batches, finished in another order than begun: a recount gives the same numbers', async () => {
  await using world = await createWorld();
  const quiz = await makeQuiz(world, { questions: 1 });
  const people = [await world.person(), await world.person(), await world.person()];
  const start = world.clock.now().getTime();
  const rows = Array.from({ length: 250 }, (_, index) => ({
    quizId: quiz.id,
    userId: people[index % 3]?.id ?? 0,
    status: 'submitted' as const,
    startedAt: new Date(start),
    deadline: new Date(start + hours),
    // Attempts that begin later end earlier.
    completedAt: new Date(start + hours - index * 1000),
    totalQuestions: 1,
    score: index % 2,
    paper: '[]',
    rules: pinnedRules,
  }));
  const attempts = await world.db.insertInto('quizAttempts').values(rows).returning('id').execute();
  const answers = attempts.map(({ id }, index) => ({
    quizAttemptId: id,
    questionId: quiz.questionIds[0] ?? 0,
    response: JSON.stringify({ selectedOption: index % 2 }),
    isCorrect: index % 2 === 1,
  }));
  await world.db.insertInto('answers').values(answers).execute();
  expect(await tallyAttempts(world.db, world.clock.now())).toBe(250);
  const before = await sums(world);
  await recountTallies(world.db, world.clock.now());
  expect(await sums(world)).toEqual(before);
});

test('a process with a slower clock, or one that waited, tallies last: a recount gives the same numbers', async () => {
  await using world = await createWorld();
  const [ann, ben] = [await world.person(), await world.person()];
  const quiz = await makeQuiz(world, { questions: 4 });
  const before = new Date(world.clock.now().getTime() - hours);
  await take(world, ann, quiz.id, 4);
  await tallyAttempts(world.db, world.clock.now());
  await take(world, ben, quiz.id, 0);
  await tallyAttempts(world.db, before);
  const tallied = await sums(world);
  await recountTallies(world.db, world.clock.now());
  expect(await sums(world)).toEqual(tallied);
});

test('RQZ-13: equal scores are ranked by fewer attempts, then by the earlier time', async () => {
  await using world = await createWorld();
  const [late, early, twice] = [await world.person(), await world.person(), await world.person()];
  const quiz = await makeQuiz(world);
  await take(world, twice, quiz.id, 3);
  await take(world, early, quiz.id, 6);
  await take(world, late, quiz.id, 6);
  world.clock.advance(49 * hours);
  await take(world, twice, quiz.id, 6);
  await tallyAttempts(world.db, world.clock.now());
  const names = (await world.guest.calls.progress.leaderboard()).map((entry) => entry.name);
  expect(names).toEqual([early.username, late.username, twice.username]);
});

test("administrators' attempts are not tallied, also after their role has changed", async () => {
  await using world = await createWorld();
  const [admin, learner] = [await world.person({ isAdmin: true }), await world.person()];
  const quiz = await makeQuiz(world);
  await take(world, admin, quiz.id, 10);
  await take(world, learner, quiz.id, 2);
  // An administrator in the middle of the attempt: the keys could be read by then.
  const promoted = await world.person();
  const attempt = await promoted.calls.attempt.start({ quizId: quiz.id });
  const role = (id: number, isAdmin: boolean) =>
    world.db.updateTable('users').set({ isAdmin }).where('id', '=', id).execute();
  await role(promoted.id, true);
  await promoted.calls.attempt.submit({
    attemptId: attempt.id,
    answers: answersFor(attempt.questions, 10),
  });
  await role(promoted.id, false);
  // An administrator when the attempt began: the keys could be read before.
  const demoted = await world.person({ isAdmin: true });
  const begun = await demoted.calls.attempt.start({ quizId: quiz.id });
  await role(demoted.id, false);
  await demoted.calls.attempt.submit({
    attemptId: begun.id,
    answers: answersFor(begun.questions, 10),
  });
  await role(admin.id, false);
  await role(learner.id, true);
  expect(await tallyAttempts(world.db, world.clock.now())).toBe(1);
  expect(await world.guest.calls.quiz.stats({ id: quiz.id })).toMatchObject({
    totalUsers: 1,
    attemptCount: 1,
    topScore: 20,
    averageScore: 20,
    passRate: 0,
  });
  const before = await sums(world);
  expect(before.questions.reduce((sum, { timesAnswered }) => sum + timesAnswered, 0)).toBe(10);
  expect(before.standings).toHaveLength(1);
  // Administrators are not ranked while they have the role.
  expect(await world.guest.calls.progress.leaderboard()).toEqual([]);
  await recountTallies(world.db, world.clock.now());
  expect(await sums(world)).toEqual(before);
  // Their own progress includes these attempts.
  expect(await admin.calls.attempt.progress({ quizId: quiz.id })).toMatchObject({ bestScore: 100 });
});

test('an attempt that cannot be tallied is skipped and blocks neither others nor a recount', async () => {
  await using world = await createWorld();
  const quiz = await makeQuiz(world);
  const people = [await world.person(), await world.person(), await world.person()];
  for (const person of people) await take(world, person, quiz.id, 5);
  const [broken] = (await people[1]?.calls.attempt.list()) ?? [];
  if (!broken) throw new Error('No attempt');
  // A score whose share is out of the range of the column.
  const huge = { score: 2_000_000_000, totalQuestions: 2_000_000_000 };
  const setNumbers = (numbers: { score: number; totalQuestions: number }) =>
    world.db.updateTable('quizAttempts').set(numbers).where('id', '=', broken.id).execute();
  await setNumbers(huge);
  const failed: number[] = [];
  const onFailed = (attemptId: number) => failed.push(attemptId);

  expect(await tallyAttempts(world.db, world.clock.now(), onFailed)).toBe(2);
  expect(failed).toEqual([broken.id]);
  expect(await tallyAttempts(world.db, world.clock.now(), onFailed)).toBe(0);
  expect(failed).toEqual([broken.id]);
  const stats = () => world.guest.calls.quiz.stats({ id: quiz.id });
  expect(await stats()).toMatchObject({ attemptCount: 2, averageScore: 50 });
  const before = await sums(world);
  await recountTallies(world.db, world.clock.now(), onFailed);
  expect(failed).toEqual([broken.id, broken.id]);
  expect(await sums(world)).toEqual(before);

  // After a repair a recount includes it; broken again, it does not block a recount.
  await setNumbers({ score: 5, totalQuestions: 10 });
  await recountTallies(world.db, world.clock.now(), onFailed);
  expect(await stats()).toMatchObject({ attemptCount: 3 });
  await setNumbers(huge);
  await recountTallies(world.db, world.clock.now(), onFailed);
  expect(await stats()).toMatchObject({ attemptCount: 2 });
});

test('an operator can restrict the leaderboard to verified addresses', async () => {
  for (const verifiedOnly of [false, true]) {
    await using world = await createWorld({ leaderboard: { verifiedOnly } });
    const [verified, unverified] = [await world.person(), await world.person()];
    await world.db
      .updateTable('users')
      .set({ emailVerified: false })
      .where('id', '=', unverified.id)
      .execute();
    const quiz = await makeQuiz(world);
    await take(world, unverified, quiz.id, 9);
    await take(world, verified, quiz.id, 2);
    await tallyAttempts(world.db, world.clock.now());
    const names = (await world.guest.calls.progress.leaderboard()).map((entry) => entry.name);
    expect(names).toEqual(
      verifiedOnly ? [verified.username] : [unverified.username, verified.username],
    );
  }
});

test('the statistics of other learners exclude the learner', async () => {
  await using world = await createWorld();
  const [first, second] = [await world.person(), await world.person()];
  const quiz = await makeQuiz(world);
  const others = async ({ calls }: Pick<Person, 'calls'>) =>
    (await calls.quiz.stats({ id: quiz.id })).others;
  const nobody = { totalUsers: 0, attemptCount: 0, averageScore: null, passRate: null };
  expect(await others(world.guest)).toBe(null);
  await take(world, first, quiz.id, 9);
  // Not tallied yet: it is neither in the sums nor subtracted from them.
  expect(await others(first)).toEqual(nobody);
  await tallyAttempts(world.db, world.clock.now());
  expect(await others(first)).toEqual(nobody);
  const ofFirst = { totalUsers: 1, attemptCount: 1, averageScore: 90, passRate: 100 };
  expect(await others(second)).toEqual(ofFirst);
  await take(world, second, quiz.id, 3);
  await tallyAttempts(world.db, world.clock.now());
  expect(await others(second)).toEqual(ofFirst);
  expect(await others(first)).toMatchObject({ averageScore: 30, passRate: 0 });
  expect(await others(world.guest)).toBe(null);
});

test('administrators, who can read the keys, are not ranked', async () => {
  await using world = await createWorld();
  const [admin, learner] = [await world.person({ isAdmin: true }), await world.person()];
  const quiz = await makeQuiz(world);
  await take(world, admin, quiz.id, 10);
  await take(world, learner, quiz.id, 2);
  await tallyAttempts(world.db, world.clock.now());
  const names = (await world.guest.calls.progress.leaderboard()).map((entry) => entry.name);
  expect(names).toEqual([learner.username]);
});

test('unanswered questions count as skipped, not as answered wrong', async () => {
  await using world = await createWorld();
  const person = await world.person();
  const quiz = await makeQuiz(world, { questions: 3 });
  const attempt = await person.calls.attempt.start({ quizId: quiz.id });
  await person.calls.attempt.submit({
    attemptId: attempt.id,
    answers: answersFor(attempt.questions.slice(0, 1), 1),
  });
  await tallyAttempts(world.db, world.clock.now());
  const { questions } = await sums(world);
  expect(questions.map((question) => question.timesAnswered).sort()).toEqual([0, 0, 1]);
  expect(questions.map((question) => question.timesSkipped).sort()).toEqual([0, 1, 1]);
});

test('a later, lower score does not change the best score', async () => {
  await using world = await createWorld();
  const learner = await world.person();
  const quiz = await makeQuiz(world);
  await take(world, learner, quiz.id, 7);
  await tallyAttempts(world.db, world.clock.now());
  const best = () =>
    world.db
      .selectFrom('quizBests')
      .select(['bestScore', 'attemptCount', 'reachedAt'])
      .executeTakeFirstOrThrow();
  const { reachedAt } = await best();
  world.clock.advance(49 * hours);
  await take(world, learner, quiz.id, 3);
  await tallyAttempts(world.db, world.clock.now());
  expect(await best()).toEqual({ bestScore: 7, attemptCount: 2, reachedAt });
});
