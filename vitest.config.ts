import { defineConfig } from 'vitest/config';

const needsDatabase = ['tests/server/**/*.test.ts', 'tests/db/**/*.test.ts'];

/** What depends on the engine, and so runs on the embedded PGlite as well as on PostgreSQL. */
const dependsOnEngine = [
  // Migrations, constraints and the first start.
  'tests/db/**/*.test.ts',
  // Text search and its ranking.
  'tests/server/search.test.ts',
  'tests/server/content-language.test.ts',
  // Transactions, locks and a database that does not answer.
  'tests/server/kernel/**/*.test.ts',
  'tests/server/features/attempt/races.test.ts',
  // The job queue makes its own schema and locks rows.
  'tests/server/jobs/**/*.test.ts',
  // Questions, papers and answers are JSON; so is the export.
  'tests/server/features/attempt/attempt.test.ts',
  'tests/server/features/attempt/voids.test.ts',
  'tests/server/features/attempt/receipt.test.ts',
  'tests/server/features/attempt/events.test.ts',
  'tests/server/features/account/export/**/*.test.ts',
  // Filters, sorting and aggregates written in SQL.
  'tests/server/features/quiz/narrowing.test.ts',
  'tests/server/features/quiz/reading.test.ts',
  'tests/server/features/question/**/*.test.ts',
  'tests/server/features/progress/own-place.test.ts',
  // How far an import is can be asked while its transaction keeps the only connection.
  'tests/server/features/exchange/import.test.ts',
];

// A busy machine may need seconds until a condition is true; by default one second is enough to fail.
const polling = { expect: { poll: { timeout: 20_000 } } };

// On a busy machine a time limit of the database or of a process may be reached once. The test command names a test
// that passes only on a retry. Tests of rules are not retried: the input of many is random.
const retry = process.env.CI ? 1 : 0;

// Modules keep no state of their own, so files may share them: loading the server takes longer than most files.
const shared = { ...polling, isolate: false };

/** What needs no database, what starts the server as a process, and everything else on a real database. */
export default defineConfig({
  test: {
    // Every processor: left to itself Vitest keeps one free, which of two is half.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'tests/shared/**/*.test.ts',
            'tests/web/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
            'tests/scripts/**/*.test.ts',
          ],
          exclude: ['tests/access.test.ts'],
          testTimeout: 120_000,
          ...shared,
        },
      },
      {
        test: {
          // Starts the real server, which serves the built web app.
          name: 'process',
          retry,
          include: ['tests/process/**/*.test.ts'],
          globalSetup: ['tests/support/built-app.ts', 'tests/support/postgres-template.ts'],
          env: { TEST_ENGINE: 'postgres' },
          // Node.js loads the built files as they are: Vitest would transform each of them first, which takes a minute.
          server: { deps: { external: [/\/dist\/server\//] } },
          testTimeout: 200_000,
          ...polling,
        },
      },
      {
        test: {
          name: 'pglite',
          retry,
          include: dependsOnEngine,
          globalSetup: 'tests/support/pglite-template.ts',
          env: { TEST_ENGINE: 'pglite' },
          testTimeout: 120_000,
          hookTimeout: 120_000,
          ...shared,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: 'tests/support/postgres-template.ts',
          env: { TEST_ENGINE: 'postgres' },
          testTimeout: 240_000,
          hookTimeout: 60_000,
          ...shared,
        },
      },
      {
        test: {
          name: 'postgres',
          retry,
          // Waiting for one another needs more than the one connection that PGlite has.
          include: [...needsDatabase, 'tests/postgres/**/*.test.ts', 'tests/access.test.ts'],
          globalSetup: 'tests/support/postgres-template.ts',
          env: { TEST_ENGINE: 'postgres' },
          testTimeout: 120_000,
          hookTimeout: 120_000,
          ...shared,
        },
      },
    ],
  },
});
