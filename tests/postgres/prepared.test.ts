import { sql } from 'kysely';
import pg from 'pg';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { anyLength, type Params, prepare } from '#db/statements/prepare.ts';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld } from '#tests/support/world.ts';

const plansOf = (database: Awaited<ReturnType<typeof openDatabase>>) =>
  database.runSql('select generic_plans + custom_plans as used from pg_prepared_statements');

const echo = prepare(
  (_, param: Params<{ number: number }>) =>
    sql<{ number: number }>`select ${param('number')}::int as number`,
);

test.each([
  ['once for a connection', {}, [{ used: 3 }]],
  [
    'each time behind a pooler, which shares connections',
    { directUrl: 'postgres://localhost/direct' },
    [],
  ],
])('a prepared statement is planned %s', async (_, pooler, plans) => {
  const url = inject('postgresUrl');
  const database = await openDatabase({ kind: 'postgres', url, maxConnections: 1, ...pooler });
  for (const number of [1, 2, 3]) {
    expect(await echo(database.db, { number })).toEqual([{ number }]);
    await sql`select ${number}::int as number`.execute(database.db);
  }
  expect((await plansOf(database)).rows).toEqual(plans);
  await database.close();
});

test('a statement is built once, with the values of each call wherever a parameter is named', async () => {
  await using world = await createWorld();
  const build = vi.fn(
    (_: unknown, param: Params<{ a: number; b: string | null }>) => sql<object>`
      select ${param('b')}::text as b, ${param('a')}::int as a, ${'constant'}::text as same, ${param('a')}::int + 1 as more`,
  );
  const statement = prepare(build);
  expect(await statement(world.db, { a: 1, b: 'x' })).toEqual([
    { b: 'x', a: 1, same: 'constant', more: 2 },
  ]);
  expect(await statement(world.db, { a: 5, b: null })).toEqual([
    { b: null, a: 5, same: 'constant', more: 6 },
  ]);
  expect(build).toHaveBeenCalledOnce();
});

test('after a connection did not know a name, as behind a pooler, statements get none', async () => {
  const url = inject('postgresUrl');
  const database = await openDatabase({ kind: 'postgres', url, maxConnections: 1 });
  const ask = () => echo(database.db, { number: 1 });
  await ask();
  await database.runSql('deallocate all');
  await expect(ask()).rejects.toThrow('does not exist');
  expect(await ask()).toEqual([{ number: 1 }]);
  expect((await plansOf(database)).rows).toEqual([]);
  await database.close();
});

const listNumbers = prepare(
  (_, param: Params<{ ids: readonly number[] }>) =>
    sql`select id from numbers where id = any(${anyLength(param('ids'), 'int')})`,
);

test('one plan serves lists of all lengths', async () => {
  const url = inject('postgresUrl');
  const database = await openDatabase({ kind: 'postgres', url, maxConnections: 1 });
  await database.runSql(`create temp table numbers (id int primary key);
    insert into numbers select generate_series(1, 10000); analyze numbers`);
  for (let length = 1; length <= 12; length += 1) {
    const ids = Array.from({ length }, (_, index) => index + 1);
    expect(await listNumbers(database.db, { ids })).toHaveLength(length);
  }
  // PostgreSQL compares the first five with a plan for all values.
  const { rows } = await database.runSql(
    'select generic_plans, custom_plans from pg_prepared_statements',
  );
  expect(rows).toEqual([{ generic_plans: 7, custom_plans: 5 }]);
  await database.close();
});

test('starts, saves and submits have the same few texts, however many there are at once', async () => {
  await using world = await createWorld();
  const quiz = await makeQuiz(world, { questions: 4 });
  const query = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => query.mockRestore());
  const take = async (count: number) => {
    const learners = await Promise.all(Array.from({ length: count }, () => world.person()));
    await Promise.all(
      learners.map(async ({ calls, http }) => {
        const { id, questions } = await calls.attempt.start({ quizId: quiz.id });
        const answers = answersFor(questions, count % 4);
        await calls.attempt.save({ attemptId: id, answers });
        await calls.attempt.submit({ attemptId: id, answers });
        await http('GET', '/api/user/open-attempts');
      }),
    );
  };
  for (const count of [1, 2, 9]) await take(count);
  const calls: unknown[][] = query.mock.calls;
  const names = calls.flatMap(([text]) =>
    typeof text === 'object' && text !== null && 'name' in text ? [text.name] : [],
  );
  // Sessions, own accounts, attempts on a quiz, open attempts, starts, papers, saves, and of submits the lock, the answers and
  // the end; saves and locks of several skip rows.
  expect(new Set(names).size).toBeLessThanOrEqual(12);
  expect(new Set(names).size).toBeGreaterThanOrEqual(10);
});
