import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeCategory } from '#tests/support/catalogue.ts';
import { createWorld, type World } from '#tests/support/world.ts';

const quizzes = 2000;
const questionsEach = 25;

/** 2,000 quizzes with 50,000 questions under one category, every other one a draft. */
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

/** What `work` returns, and how many milliseconds it took. */
async function timed<T>(work: () => Promise<T>): Promise<{ result: T; took: number }> {
  const startedAt = performance.now();
  const result = await work();
  return { result, took: performance.now() - startedAt };
}

test('the lists of an administrator are fast with 2,000 quizzes and 50,000 questions', async () => {
  await using world = await createWorld();
  const { calls } = await world.person({ isAdmin: true });
  // The limits are multiples of what filling took, so that they do not depend on the machine and its other work.
  const filled = await timed(() => fill(world));
  const categoryId = filled.result;
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
  const slow: string[] = [];
  for (const [name, ask] of Object.entries(asked)) {
    const { result, took } = await timed<unknown>(ask);
    answers[name] = result;
    if (took > filled.took) slow.push(`${name} took ${took} ms, filling ${filled.took} ms`);
  }
  expect(slow).toEqual([]);
  expect(answers).toMatchObject({
    totals: { totalQuizzes: 2000, activeQuizzes: 1000, totalQuestions: 50_000 },
    hierarchy: [{ quizCount: 2000, activeQuizCount: 1000, questionCount: 50_000 }],
    firstPage: { total: 2000 },
    lastPage: { total: 2000, page: 84, items: { length: 2000 - 83 * 24 } },
    search: { total: 1, items: [{ title: 'Quiz number 1999' }] },
    contents: { quizzes: 2000, questions: 50_000, quizzesTaken: 0 },
  });

  const target = { kind: 'category', id: categoryId } as const;
  const { displayName } = await calls.category.contents(target);
  const { took } = await timed(() =>
    calls.quiz.removeWithContents({ target, typedName: displayName, quizzes }),
  );
  expect(await calls.quiz.totals()).toMatchObject({ totalQuizzes: 0, totalQuestions: 0 });
  expect(took).toBeLessThan(10 * filled.took);
}, 120_000);
