import { defineConfig } from '@playwright/test';

/** Journeys in a real Chromium, against the real server; each file starts its own on a free port with its own data. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: 'tests/e2e/support/global-setup.ts',
  outputDir: 'test-results/browser',
  fullyParallel: false,
  // On two processors: what a browser waits for, its server computes.
  workers: 2,
  // A browser on a machine with little to spare may miss a moment; what passes only then is named.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    trace: 'off',
    locale: 'en-US',
    timezoneId: 'UTC',
    // Drawing what moves takes a tenth of the processor time or more; files in which motion matters use `inMotion`.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
