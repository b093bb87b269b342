import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { migrations } from '#db/migrations/registry.ts';
import { recountTallies, tallyAttempts } from '#server/features/progress/workflows/tally.ts';
import { attemptRules } from '#shared/features/attempt/rules.ts';
import { standardRules } from '#shared/features/quiz/rules.ts';
import { makeCategory } from '#tests/support/catalogue.ts';
import { createWorld, type Person, password, type World } from '#tests/support/world.ts';

const questions = [
  { text: 'One', type: 'single_choice', options: ['a', 'b', 'c'], correctOption: 2 },
  { text: 'Many', type: 'multiple_choice', options: ['a', 'b', 'c'], correctOptions: [0, 2] },
  { text: 'Fact', type: 'true_false', options: ['True', 'False'], correctOption: 1 },
  {
    text: 'Word',
    type: 'fill_blank',
    options: ['3.14|pi'],
    correctOption: 0,
    caseSensitive: true,
    numericTolerance: 0.01,
  },
] as const;

/** Without the events of answers, which a migration back deletes. */
const ExportedAnswer = z.looseObject({}).transform(({ received: _, ...answer }) => answer);
const Exported = z.object({
  attempts: z.array(z.looseObject({ answers: z.array(ExportedAnswer) })),
});

const given = {
  One: { selectedOption: 2 },
  Many: { selectedOptions: [0, 1] },
  Fact: { selectedOption: 1 },
  Word: { answerText: ' 3,14' },
};

/** A quiz of every type, a draft that is not finished, and attempts in every state. */
async function fill(world: World) {
  const admin = await world.person({ isAdmin: true });
  const categoryId = await makeCategory(world);
  const create = (title: string, status: 'active' | 'draft', list: readonly object[]) =>
    admin.http('POST', '/api/admin/quizzes', { title, categoryId, status, questions: list });
  await create('Every type', 'active', questions);
  await create('Unfinished', 'draft', [
    { text: '', options: [] },
    { text: 'No key', type: 'multiple_choice', options: ['', 'b'] },
    { text: 'No answer', type: 'fill_blank', options: [] },
  ]);
  const [quiz, draft] = await world.db
    .selectFrom('quizzes')
    .select('id')
    .orderBy('id')
    .execute()
    .then((rows) => rows.map(({ id }) => id));
  const quizId = quiz ?? 0;
  const start = async (person: Person) => {
    const attempt = await person.calls.attempt.start({ quizId });
    const answers = attempt.questions.map(({ questionId, text }, index) => ({
      questionId,
      seq: 1,
      flagged: index === 0,
      ...(text === 'One' || text === 'Many' || text === 'Fact' || text === 'Word'
        ? given[text]
        : {}),
    }));
    return { attemptId: attempt.id, answers };
  };
  const [done, late, left, open, blank, gone] = await Promise.all(
    Array.from({ length: 6 }, () => world.person()),
  );
  if (!done || !late || !left || !open || !blank || !gone) throw new Error('Six people.');
  await done.calls.attempt.submit(await start(done));
  await late.calls.attempt.save(await start(late));
  const { attemptId } = await start(gone);
  await gone.calls.attempt.leave({ attemptId });
  world.clock.advance(3_600_000);
  await late.calls.attempt.list();
  const half = await start(left);
  await left.calls.attempt.save({ ...half, answers: half.answers.slice(0, 2) });
  world.clock.advance(10_000);
  await left.calls.attempt.leave({ attemptId: half.attemptId });
  await open.calls.attempt.save(await start(open));
  await start(blank);
  await tallyAttempts(world.db, world.clock.now());

  return async () => {
    const finished = [done, late, left].map(async ({ calls }) => {
      const list = await calls.attempt.list();
      const reviews = await Promise.all(list.map(({ id }) => calls.attempt.review({ id })));
      // Without events there is no receipt.
      return reviews.map(({ hasSignedReceipt: _, ...review }) => review);
    });
    const taking = [open, blank].map(({ calls }) => calls.attempt.start({ quizId }));
    // The clock was moved since the sign-in.
    await done.http('POST', '/api/confirm-owner', { password });
    return {
      authored: await Promise.all(
        [quiz, draft].map(async (id) => (await admin.http('GET', `/api/quizzes/${id}`)).body),
      ),
      shown: (await done.http('GET', `/api/quizzes/${quizId}`)).body,
      finished: await Promise.all(finished),
      taking: await Promise.all(taking),
      retake: await gone.calls.attempt.retakeStatus({ quizIds: [quizId] }),
      stats: await world.guest.calls.quiz.stats({ id: quizId }),
      leaders: await world.guest.calls.progress.leaderboard(),
      exported: (await done.http('GET', '/api/export-data')).read(Exported),
    };
  };
}

const migrator = (world: World) =>
  new Migrator({ db: world.db, provider: { getMigrations: async () => migrations } });

async function migrateTo(world: World, name: string): Promise<void> {
  const { error } = await migrator(world).migrateTo(name);
  if (error) throw error;
}

/** Rows of the tables that the migration changes, as they were before it. */
async function rowsBefore(world: World) {
  const table = async (name: string) =>
    (await sql`select to_jsonb(t) as row from ${sql.table(name)} t order by id`.execute(world.db))
      .rows;
  return {
    questions: await table('questions'),
    attempts: await table('quiz_attempts'),
    answers: await table('answers'),
  };
}

test('questions, papers, answers and rules of the old shape read the same after the upgrade', async () => {
  await using world = await createWorld();
  const read = await fill(world);
  const before = await read();
  expect(before.finished).toMatchObject([[{ score: 3, totalQuestions: 4 }], [{ score: 3 }], [{}]]);
  await migrateTo(world, '0023-back-office');

  const old = await sql<{ text: string; row: object }>`
    select text, jsonb_build_array(options, correct_option, correct_options, case_sensitive,
      numeric_tolerance) as row from questions where text <> '' order by id`.execute(world.db);
  expect(old.rows).toEqual([
    { text: 'One', row: [['a', 'b', 'c'], 2, [], false, null] },
    { text: 'Many', row: [['a', 'b', 'c'], null, [0, 2], false, null] },
    { text: 'Fact', row: [['True', 'False'], 1, [], false, null] },
    { text: 'Word', row: [['3.14|pi'], 0, [], true, 0.01] },
    { text: 'No key', row: [['', 'b'], null, [], false, null] },
    { text: 'No answer', row: [[], null, [], false, null] },
  ]);
  // Older papers have no text alternatives of pictures.
  await sql`update quiz_attempts set paper = (
    select jsonb_agg(question - 'imageAlt' order by place)
    from jsonb_array_elements(paper) with ordinality as asked(question, place))
    where paper <> '[]'`.execute(world.db);
  const paper = await sql<{ word: object }>`
    select question as word from quiz_attempts, jsonb_array_elements(paper) as question
    where question ->> 'text' = 'Word' limit 1`.execute(world.db);
  expect(paper.rows).toEqual([
    {
      word: {
        questionId: expect.any(Number),
        type: 'fill_blank',
        text: 'Word',
        imageUrl: null,
        options: ['3.14|pi'],
        order: [0],
        correctOption: 0,
        correctOptions: [],
        explanation: null,
        difficulty: 'medium',
        caseSensitive: true,
        numericTolerance: 0.01,
      },
    },
  ]);

  await migrator(world).migrateToLatest();
  expect(await read()).toEqual(before);
  const rules = await world.db.selectFrom('quizAttempts').select('rules').distinct().execute();
  expect(rules).toEqual([{ rules: attemptRules(standardRules, 30) }]);
  await recountTallies(world.db, world.clock.now());
  expect(await read()).toEqual(before);
});

test('the upgrade loses nothing: when it is reverted, every row is as before', async () => {
  await using world = await createWorld();
  await fill(world);
  await migrateTo(world, '0023-back-office');
  const before = await rowsBefore(world);
  await migrator(world).migrateToLatest();
  await migrateTo(world, '0023-back-office');
  expect(await rowsBefore(world)).toEqual(before);
});
