import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { purgeAccounts } from '#server/features/account/erasure/workflows/purge-accounts.ts';
import {
  rateAnswers,
  recountRatings,
} from '#server/features/practice/rating/workflows/rate-answers.ts';
import { tallyAttempts } from '#server/features/progress/workflows/tally.ts';
import { runRegrade } from '#server/features/regrade/workflows/run.ts';
import { standardRules } from '#shared/features/quiz/rules.ts';
import { answersFor, makeCategory, makeQuiz } from '#tests/support/catalogue.ts';
import { makeEssayQuiz, takeEssayQuiz } from '#tests/support/essays.ts';
import { createWorld, type Person, password, type World } from '#tests/support/world.ts';

const day = 24 * 60 * 60 * 1000;

async function take(world: World, person: Person, quizId: number, correct: number) {
  const attempt = await person.calls.attempt.start({ quizId });
  await person.calls.attempt.submit({
    attemptId: attempt.id,
    answers: answersFor(attempt.questions, correct),
  });
  world.clock.advance(60_000);
  await tallyAttempts(world.db, world.clock.now());
}

const practise = (person: Person, questionId: number, isRight: boolean) =>
  person.calls.practice.answer({
    ...{ questionId, version: 1, answerId: crypto.randomUUID() },
    selectedOption: isRight ? 1 : 0,
  });

const ratings = async ({ db }: World) => ({
  questions: await db.selectFrom('questionRatings').selectAll().orderBy('questionId').execute(),
  learners: await db
    .selectFrom('learnerRatings')
    .select(['userId', 'categoryId', 'tagId', 'rating', 'deviation', 'answers', 'ratedAt'])
    .orderBy('userId')
    .orderBy('categoryId')
    .orderBy('tagId')
    .execute(),
  sure: await db.selectFrom('questions').select(['id', 'sureRating']).orderBy('id').execute(),
});

async function tagAll({ db }: World, questionIds: readonly number[]): Promise<number> {
  const { id } = await db
    .insertInto('tags')
    .values({ name: `Tag ${crypto.randomUUID().slice(0, 8)}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('questionTags')
    .values(questionIds.map((questionId) => ({ questionId, tagId: id })))
    .execute();
  return id;
}

test('every answer is rated once, those given before too; a recount gives the same ratings', async () => {
  await using world = await createWorld();
  const quizzes = [
    await makeQuiz(world, { questions: 4 }),
    await makeQuiz(world, { questions: 3 }),
  ];
  const [one, two] = quizzes;
  if (!one || !two) throw new Error('There are two quizzes.');
  await tagAll(world, one.questionIds);
  const people = [await world.person(), await world.person(), await world.person()];
  for (const [index, person] of people.entries()) await take(world, person, one.id, index + 1);
  const [ann, ben] = people;
  if (!ann || !ben) throw new Error('There are three people.');
  await practise(ann, one.questionIds[0] ?? 0, true);
  // What was answered so far is rated together; the rest as it comes.
  await rateAnswers(world.db);
  await take(world, ben, two.id, 2);
  await rateAnswers(world.db);
  await practise(ann, one.questionIds[1] ?? 0, false);
  world.clock.advance(6 * day);
  await take(world, ben, one.id, 4);
  await rateAnswers(world.db);

  const before = await ratings(world);
  expect(before.questions.map(({ answers }) => answers)).toEqual([3, 3, 3, 3, 1, 1, 1]);
  const annInCategory = before.learners.find(
    ({ userId, categoryId }) => userId === ann.id && categoryId !== null,
  );
  expect(annInCategory?.answers).toBe(6);
  expect(before.learners.filter(({ tagId }) => tagId !== null)).toHaveLength(3);
  await rateAnswers(world.db);
  expect(await ratings(world)).toEqual(before);
  await recountRatings(world.db);
  expect(await ratings(world)).toEqual(before);
});

test('two processes at once rate each answer once', async () => {
  await using world = await createWorld();
  const quiz = await makeQuiz(world, { questions: 2 });
  const learner = await world.person();
  await take(world, learner, quiz.id, 1);
  await Promise.all([rateAnswers(world.db), rateAnswers(world.db)]);
  await rateAnswers(world.db);
  const { questions, learners } = await ratings(world);
  expect(questions.map(({ answers }) => answers)).toEqual([1, 1]);
  expect(learners.map(({ answers }) => answers)).toEqual([2]);
});

test('a learner moves a question by the first answer only: not by practice, not by another attempt', async () => {
  await using world = await createWorld();
  const quiz = await makeQuiz(world, { questions: 1 });
  const [questionId = 0] = quiz.questionIds;
  const learner = await world.person();
  await take(world, learner, quiz.id, 0);
  await rateAnswers(world.db);
  const first = (await ratings(world)).questions;
  for (let time = 0; time < 12; time += 1) await practise(learner, questionId, false);
  world.clock.advance(6 * day);
  await take(world, learner, quiz.id, 0);
  await rateAnswers(world.db);
  const after = await ratings(world);
  expect(after.questions).toEqual(first);
  expect(after.learners[0]?.answers).toBe(14);
});

test('two accounts of one person count as one after they are merged', async () => {
  await using world = await createWorld();
  const quiz = await makeQuiz(world, { questions: 1 });
  const [keep, gone] = [await world.person(), await world.person()];
  for (const person of [keep, gone]) await take(world, person, quiz.id, 0);
  await rateAnswers(world.db);
  expect((await ratings(world)).questions[0]?.answers).toBe(2);
  const admin = await world.person({ isAdmin: true });
  await admin.calls.merge.run({ keepId: keep.id, goneId: gone.id, password });
  await recountRatings(world.db);
  const { questions, learners } = await ratings(world);
  expect(questions[0]?.answers).toBe(1);
  expect(learners.map(({ userId, answers }) => [userId, answers])).toEqual([[keep.id, 2]]);
});

test('answers to questions of a draft without a category are rated by their tags alone', async () => {
  await using world = await createWorld();
  const quiz = await makeQuiz(world, { questions: 2 });
  const [first = 0] = quiz.questionIds;
  const tagId = await tagAll(world, [first]);
  const learner = await world.person();
  await take(world, learner, quiz.id, 1);
  await world.db
    .updateTable('quizzes')
    .set({ status: 'draft', categoryId: null })
    .where('id', '=', quiz.id)
    .execute();
  const other = await makeQuiz(world, { questions: 1 });
  await take(world, learner, other.id, 1);

  await rateAnswers(world.db);
  const { questions, learners } = await ratings(world);
  expect(questions.map(({ answers }) => answers)).toEqual([1, 1, 1]);
  expect(learners.map((row) => [row.categoryId, row.tagId, row.answers])).toEqual([
    [other.categoryId, null, 1],
    [null, tagId, 1],
  ]);
});

test('what an erased learner has answered stays in the ratings of questions', async () => {
  await using world = await createWorld();
  const quiz = await makeQuiz(world, { questions: 2 });
  const [gone, other] = [await world.person(), await world.person()];
  for (const person of [gone, other]) await take(world, person, quiz.id, 1);
  await rateAnswers(world.db);
  const before = await ratings(world);
  await world.db
    .updateTable('quizAttempts')
    .set({ userId: null, anonymousKey: crypto.randomUUID() })
    .where('userId', '=', gone.id)
    .execute();
  await world.db.deleteFrom('learnerRatings').where('userId', '=', gone.id).execute();
  await recountRatings(world.db);
  const after = await ratings(world);
  expect(after.questions).toEqual(before.questions);
  expect(after.learners.map(({ userId }) => userId)).toEqual([other.id]);
});

test('levels show no more of a result than the score, where its learner sees the score alone', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const [learner, other] = [await world.person(), await world.person()];
  const feedback = { ...standardRules.feedback, atEnd: 'score' as const };
  const rules = { ...standardRules, feedback };
  const plain = await makeQuiz(world, { questions: 3 });
  await tagAll(world, plain.questionIds.slice(0, 1));
  const mixed = await makeQuiz(world, { questions: 1 });
  for (const { id } of [plain, mixed]) await admin.calls.quiz.update({ id, rules });
  const slots = [{ kind: 'link' as const, questionId: plain.questionIds[0] ?? 0, position: 1 }];
  await admin.calls.quiz.setSlots({ id: mixed.id, slots });
  await take(world, learner, plain.id, 2);
  await take(world, other, mixed.id, 1);
  await rateAnswers(world.db);
  const { learners, questions } = await ratings(world);
  expect(learners.map((row) => [row.userId, row.categoryId, row.tagId, row.answers])).toEqual([
    [learner.id, plain.categoryId, null, 3],
  ]);
  expect(questions.map(({ answers }) => answers)).toEqual([2, 1, 1, 1]);
  await recountRatings(world.db);
  expect(await ratings(world)).toMatchObject({ learners, questions });
});

test('an attempt that is complete only after its account was erased is not rated, in a recount neither', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const [gone, other] = [await world.person(), await world.person()];
  const quiz = await makeQuiz(world, { questions: 6 });
  for (const person of [gone, other]) await take(world, person, quiz.id, 6);
  const essays = await makeEssayQuiz(world, { categoryId: quiz.categoryId });
  const { questionId } = await takeEssayQuiz(world, gone, essays);
  await tallyAttempts(world.db, world.clock.now());
  await rateAnswers(world.db);
  await world.db
    .updateTable('users')
    .set({ accountStatus: 'pending_deletion', scheduledDeletionDate: world.clock.now() })
    .where('id', '=', gone.id)
    .execute();
  expect(await purgeAccounts(world.db, world.clock.now())).toBe(1);
  const before = await ratings(world);
  // It is not marked any more; a regrade completes it.
  const choice = { questionId, method: 'full_credit' as const, takesPasses: false };
  const { version } = await admin.calls.regrade.preview(choice);
  await admin.calls.regrade.begin({ ...choice, version, sendsMails: false });
  const [latest] = (await admin.calls.regrade.question({ id: questionId })).regrades;
  await runRegrade(world.services, latest?.id ?? 0);
  await tallyAttempts(world.db, world.clock.now());
  const waiting = world.db.selectFrom('quizAttempts').where('talliedAt', 'is', null).select('id');
  expect(await waiting.execute()).toEqual([]);
  await rateAnswers(world.db);
  const running = await ratings(world);
  expect(running).toEqual(before);
  await recountRatings(world.db);
  expect(await ratings(world)).toEqual(running);
});

test('an answer that a person has marked is no answer before the next one, in a recount neither', async () => {
  await using world = await createWorld();
  const [admin, learner] = [await world.person({ isAdmin: true }), await world.person()];
  const quiz = await makeEssayQuiz(world);
  const { id, questionId } = await takeEssayQuiz(world, learner, quiz);
  await admin.calls.marking.mark({ id, number: 0, credit: 50 });
  await tallyAttempts(world.db, world.clock.now());
  await rateAnswers(world.db);
  world.clock.advance(6 * day);
  // The second one is never marked: everyone gets full credit.
  await takeEssayQuiz(world, learner, quiz);
  const choice = { questionId, method: 'full_credit' as const, takesPasses: false };
  const { version } = await admin.calls.regrade.preview(choice);
  await admin.calls.regrade.begin({ ...choice, version, sendsMails: false });
  const [latest] = (await admin.calls.regrade.question({ id: questionId })).regrades;
  await runRegrade(world.services, latest?.id ?? 0);
  await rateAnswers(world.db);
  const before = await ratings(world);
  expect(before.questions.map((row) => [row.questionId, row.answers])).toContainEqual([
    questionId,
    1,
  ]);
  await recountRatings(world.db);
  expect(await ratings(world)).toEqual(before);
  // Without the full credit it waits for its mark, and is neither right nor wrong.
  await admin.calls.regrade.undo({ id: latest?.id ?? 0 });
  await runRegrade(world.services, latest?.id ?? 0);
  await recountRatings(world.db);
  const { questions, learners } = await ratings(world);
  expect(questions.some((row) => row.questionId === questionId)).toBe(false);
  expect(learners.map(({ answers }) => answers)).toEqual([2]);
});

/** As if a question had been answered by very many. */
const believe = ({ db }: World, questionId: number, rating: number, deviation: number) =>
  db
    .insertInto('questionRatings')
    .values({
      ...{ questionId, rating, deviation, answers: 500 },
      ...{ day: '2020-01-01', dayRating: rating, dayDeviation: deviation },
    })
    .execute();

const shown = async ({ guest }: World, id: number) =>
  (await guest.calls.quiz.card({ id })).difficulty;

test('cards show the level by ratings once they are sure, and pages change only with the level', async () => {
  await using world = await createWorld();
  const quiz = await makeQuiz(world, { questions: 1 });
  const [questionId = 0] = quiz.questionIds;
  await believe(world, questionId, 1700, 90);
  const changes = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from public_changes where topic = 'results'`.execute(world.db);
    return rows[0]?.count;
  };
  const rateNext = async () => {
    await take(world, await world.person(), quiz.id, 1);
    const before = await changes();
    await rateAnswers(world.db);
    return (await changes()) !== before;
  };
  expect(await rateNext()).toBe(false);
  expect(await shown(world, quiz.id)).toBe('Intermediate');
  await world.db.updateTable('questionRatings').set({ deviation: 60 }).execute();
  expect(await rateNext()).toBe(true);
  expect(await shown(world, quiz.id)).toBe('Advanced');
  expect(await rateNext()).toBe(false);
  expect(await shown(world, quiz.id)).toBe('Advanced');
  // A recount knows of the answers only: three do not make a question sure.
  await recountRatings(world.db);
  expect(await shown(world, quiz.id)).toBe('Intermediate');
});

test('a learner sees own levels as bands: words and rounded ends, no rating', async () => {
  await using world = await createWorld();
  const quiz = await makeQuiz(world, { questions: 30 });
  await tagAll(world, quiz.questionIds.slice(0, 2));
  for (const id of quiz.questionIds) await believe(world, id, 1500, 40);
  const [learner, other] = [await world.person(), await world.person()];
  await take(world, learner, quiz.id, 27);
  await rateAnswers(world.db);
  const levels = await learner.calls.practice.levels();
  expect(levels.categories).toMatchObject([
    { answers: 30, band: { from: 'advanced', to: 'advanced' } },
  ]);
  // Two answers say too little.
  expect(levels.categories[0]?.answersMissing).toBeNull();
  expect(levels.tags).toMatchObject([{ answers: 2, band: null }]);
  expect(levels.tags[0]?.answersMissing).toBeGreaterThan(0);
  const { band } = levels.categories[0] ?? {};
  expect([(band?.low ?? 1) % 5, (band?.high ?? 1) % 5]).toEqual([0, 0]);
  const { text } = await learner.http('GET', '/api/practice/levels');
  expect(text).not.toMatch(/rating|deviation/);
  expect(await other.calls.practice.levels()).toEqual({ categories: [], tags: [] });
});

test('the export has the ratings of the person', async () => {
  await using world = await createWorld();
  const quiz = await makeQuiz(world, { questions: 3 });
  const learner = await world.person();
  await take(world, learner, quiz.id, 3);
  await rateAnswers(world.db);
  const { text } = await learner.http('GET', '/api/export-data');
  expect(JSON.parse(text).levels).toMatchObject([{ tag: null, answers: 3 }]);
});

test('merged categories and tags keep the surest rating of each learner until a recount has rated all again', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const categoryOf = async () => await makeCategory(world, `c${crypto.randomUUID().slice(0, 8)}`);
  const [from, into] = [await categoryOf(), await categoryOf()];
  const large = await makeQuiz(world, { questions: 6, categoryId: from });
  const small = await makeQuiz(world, { questions: 2, categoryId: into });
  const [former, tag] = [
    await tagAll(world, large.questionIds),
    await tagAll(world, small.questionIds),
  ];
  const [both, one] = [await world.person(), await world.person()];
  await take(world, both, large.id, 5);
  await take(world, both, small.id, 1);
  await take(world, one, large.id, 1);
  await rateAnswers(world.db);
  const before = (await ratings(world)).learners;
  const surest = (person: Person, subject: 'categoryId' | 'tagId', id: number) =>
    before.find(({ userId, ...row }) => userId === person.id && row[subject] === id);

  await admin.calls.category.merge({
    ...{ from: { kind: 'category', id: from }, into: { kind: 'category', id: into } },
    quizzes: 1,
  });
  await admin.calls.question.mergeTags({ ids: [former], into: tag });
  const merged = (await ratings(world)).learners;
  expect(merged.map(({ userId, categoryId, tagId }) => [userId, categoryId, tagId])).toEqual(
    [both, one].flatMap(({ id }) => [
      [id, into, null],
      [id, null, tag],
    ]),
  );
  expect(merged.map(({ rating, deviation }) => [rating, deviation])).toEqual(
    [both, one].flatMap((person) =>
      [surest(person, 'categoryId', from), surest(person, 'tagId', former)].map((row) => [
        row?.rating,
        row?.deviation,
      ]),
    ),
  );
  // The job that waits counts every answer once.
  const { rows } = await sql`select from pgboss.job where name = 'recount'`.execute(world.db);
  expect(rows).toHaveLength(1);
  await recountRatings(world.db);
  const recounted = (await ratings(world)).learners;
  expect(recounted.map(({ answers }) => answers)).toEqual([8, 8, 6, 6]);
});
