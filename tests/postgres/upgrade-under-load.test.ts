import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrateToLatest } from '#db/migrate.ts';
import { migrations } from '#db/migrations/registry.ts';
import { buildApp, createServices } from '#server/app.ts';
import { openJobQueue } from '#server/jobs/queue.ts';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { openNeighbour } from '#tests/support/neighbour.ts';
import { openPrivateDatabase } from '#tests/support/private-database.ts';
import { createWorld, type World } from '#tests/support/world.ts';

/** A next version that adds a table, a column with a default, and an index. */
const next = {
  ...migrations,
  '9999-next': {
    up: async (db: Kysely<unknown>) => {
      await sql`create table next_rows (user_id integer not null references users, quiz_id integer not null)`.execute(
        db,
      );
      await sql`alter table quiz_attempts add column note text not null default ''`.execute(db);
      await sql`create index quiz_attempts_note on quiz_attempts (note) where note <> ''`.execute(
        db,
      );
    },
    down: async () => {},
  },
};

type App = World['app'];

/** Learners who take a quiz again and again until the test ends it. @returns the statuses that were not 200 */
async function takeQuizzes(world: World, apps: () => App[]) {
  const quizzes = await Promise.all([1, 2, 3, 4].map(() => makeQuiz(world, { questions: 3 })));
  let isEnding = false;
  const refused: string[] = [];
  let taken = 0;
  const take = async (turn: number) => {
    const { cookie } = await world.person();
    const call = async (name: string, payload: object) => {
      const list = apps();
      const app = list[turn % list.length];
      const answer = await app?.inject({
        method: 'POST',
        url: `/trpc/attempt.${name}`,
        headers: { cookie },
        payload,
      });
      if (answer?.statusCode !== 200)
        refused.push(`${name}: ${answer?.statusCode} ${answer?.body}`);
      return answer?.json().result?.data;
    };
    for (const quiz of quizzes) {
      const attempt = await call('start', { quizId: quiz.id });
      if (!attempt) return;
      const answers = answersFor(attempt.questions, 2);
      await call('submit', { attemptId: attempt.id, answers });
      taken += 1;
    }
  };
  const working = [1, 2].map(async (learner) => {
    for (let turn = learner; !isEnding; turn += 1) await take(turn);
  });
  return {
    taken: () => taken,
    end: async () => {
      isEnding = true;
      await Promise.all(working);
      return refused;
    },
  };
}

test('an older process serves without an error while a migration adds something and a new process starts', async () => {
  await using world = await createWorld();
  const apps = [world.app];
  const learners = await takeQuizzes(world, () => apps);
  await expect.poll(learners.taken).toBeGreaterThan(2);
  // Two new processes start at once.
  const [first, second] = [await openNeighbour(world.opened), await openNeighbour(world.opened)];
  const applied = await Promise.all([
    migrateToLatest(first.db, next),
    migrateToLatest(second.db, next),
  ]);
  expect(applied.flat()).toEqual(['9999-next']);
  const jobs = await openJobQueue(first, console);
  const { config, clock } = world.services;
  const services = createServices({ db: first.db, config, jobs, clock, sessionsKnownFor: 0 });
  const app = await buildApp({ services });
  apps.push(app);
  const before = learners.taken();
  await expect.poll(learners.taken).toBeGreaterThan(before + 4);
  expect(await learners.end()).toEqual([]);
  await app.close();
  await jobs.close();
  await first.close();
  await second.close();
});

test('a migration that waits for a table gives way: readers wait for a second at most', async () => {
  const opened = await openPrivateDatabase();
  const other = await openNeighbour(opened);
  const reading = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const longRead = opened.db.transaction().execute(async (tx) => {
    await sql`select from quiz_attempts`.execute(tx);
    reading.resolve();
    await mayEnd.promise;
  });
  await reading.promise;
  const migrated = migrateToLatest(other.db, next);
  const waits = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where wait_event_type = 'Lock' and query like '%add column note%' and datname = current_database()`;
  await expect.poll(async () => (await waits.execute(opened.db)).rows[0]?.count).toBe(1);
  // It queues behind the migration, whose wait would last as long as the long read otherwise.
  await sql`select from quiz_attempts`.execute(opened.db);
  mayEnd.resolve();
  await longRead;
  expect(await migrated).toEqual(['9999-next']);
  await other.close();
  await opened.close();
});
