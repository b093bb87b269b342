import { defineConfig } from 'vitest/config';

const onBothDatabases = [
  'tests/server/**/*.test.ts',
  'tests/db/**/*.test.ts',
  'tests/access.test.ts',
];

/** What needs no database, what starts the server as a process, and everything else on each of the two engines. */
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
          testTimeout: 30_000,
        },
      },
      {
        test: {
          // Starts the real server, which serves the built web app.
          name: 'process',
          include: ['tests/process/**/*.test.ts'],
          testTimeout: 200_000,
        },
      },
      {
        test: {
          name: 'pglite',
          include: onBothDatabases,
          globalSetup: 'tests/support/pglite-template.ts',
          env: { TEST_ENGINE: 'pglite' },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: 'tests/support/pglite-template.ts',
          env: { TEST_ENGINE: 'pglite' },
          testTimeout: 240_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'postgres',
          // Waiting for one another needs more than the one connection that PGlite has.
          include: [...onBothDatabases, 'tests/postgres/**/*.test.ts'],
          globalSetup: 'tests/support/postgres-template.ts',
          env: { TEST_ENGINE: 'postgres' },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
