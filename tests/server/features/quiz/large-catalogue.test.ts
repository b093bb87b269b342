import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeCategory } from '#tests/support/catalogue.ts';
import { statementsOf } from '#tests/support/statements.ts';
import { createWorld, type World } from '#tests/support/world.ts';

const quizzes = 2000;
const questionsEach = 5;

/** 2,000 quizzes with 10,000 questions under one category, every other one a draft. */
async function fill(world: World): Promise<number> {
  const categoryId = await makeCategory(world);
  await sql`
    insert into quizzes (title, category_id, total_questions, status)
    select 'Quiz number ' || n, ${categoryId}, 0,
      case when n % 2 = 0 then 'active' else 'draft' end::quiz_status
    from generate_series(1, ${quizzes}::int) as n`.execute(world.db);
  await sql`
    insert into questions (quiz_id, position, text, body)
    select quizzes.id, n, 'Question ' || n, '{"options": ["a", "b", "c", "d"], "correctOption": 1}'::jsonb
    from quizzes, generate_series(1, ${questionsEach}::int) as n`.execute(world.db);
  await sql`analyze`.execute(world.db);
  return categoryId;
}

/* The time that these take is measured by `npm run bench -- results`; it depends on the machine. */
test('the lists of an administrator take a few statements with 2,000 quizzes and 10,000 questions', async () => {
  await using world = await createWorld();
  const { calls } = await world.person({ isAdmin: true });
  const categoryId = await fill(world);
  const asked: Record<string, () => Promise<unknown>> = {
    totals: () => calls.quiz.totals(),
    recent: () => calls.quiz.recent(),
    hierarchy: () => calls.category.hierarchy(),
    firstPage: () => calls.quiz.pageForAuthor({ sort: 'updated' }),
    lastPage: () => calls.quiz.pageForAuthor({ categoryId, unsorted: true, page: 84 }),
    search: () => calls.quiz.pageForAuthor({ q: 'number 1999', status: 'draft' }),
    contents: () => calls.category.contents({ kind: 'category', id: categoryId }),
  };
  const answers: Record<string, unknown> = {};
  const statements: Record<string, number> = {};
  for (const [name, ask] of Object.entries(asked))
    statements[name] = await statementsOf(async () => {
      answers[name] = await ask();
    });
  expect(statements).toEqual({
    ...{ totals: 1, recent: 1, hierarchy: 4, firstPage: 3, lastPage: 3, search: 3, contents: 3 },
  });
  expect(answers).toMatchObject({
    totals: { totalQuizzes: 2000, activeQuizzes: 1000, totalQuestions: 10_000 },
    hierarchy: [{ quizCount: 2000, activeQuizCount: 1000, questionCount: 10_000 }],
    firstPage: { total: 2000 },
    lastPage: { total: 2000, page: 84, items: { length: 2000 - 83 * 24 } },
    search: { total: 1, items: [{ title: 'Quiz number 1999' }] },
    contents: { quizzes: 2000, questions: 10_000, quizzesTaken: 0 },
  });

  const target = { kind: 'category', id: categoryId } as const;
  const { displayName } = await calls.category.contents(target);
  const removing = await statementsOf(() =>
    calls.quiz.removeWithContents({ target, typedName: displayName, quizzes }),
  );
  expect(await calls.quiz.totals()).toMatchObject({ totalQuizzes: 0, totalQuestions: 0 });
  expect(removing).toBe(22);
}, 120_000);
