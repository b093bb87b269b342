import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { buildWhenStale } from './build.ts';

/**
 * Runs everything and ends with one line, `N passed, N failed`. `--fast` leaves out what takes long:
 * the PostgreSQL server, the browser and the contract mutations.
 */
const fast = process.argv.includes('--fast');
const reports = path.join(import.meta.dirname, '../test-results');
const totals = { passed: 0, failed: 0 };

/** A command that either succeeds or fails as a whole: it counts as one. */
function step(title: string, command: string, args: string[]): void {
  heading(title);
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status === 0) totals.passed += 1;
  else totals.failed += 1;
}

/** A test runner that reports each test; one that breaks without a failing test counts as one failure. */
function suite(
  title: string,
  command: string,
  args: string[],
  report: string,
  count: (report: unknown) => typeof totals,
): void {
  heading(title);
  const file = path.join(reports, report);
  rmSync(file, { force: true });
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const found = readReport(file, count);
  totals.passed += found.passed;
  totals.failed += found.failed === 0 && status !== 0 ? 1 : found.failed;
}

function readReport(file: string, count: (report: unknown) => typeof totals): typeof totals {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`No report of the tests was written: ${String(error)}`);
    return { passed: 0, failed: 1 };
  }
}

const VitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  numFailedTestSuites: z.int(),
});

/** A skipped test is a test that did not run: it counts as failed. */
function countVitest(report: unknown): typeof totals {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } =
    VitestReport.parse(report);
  return { passed: numPassedTests, failed: numFailedTests + numPendingTests + numTodoTests };
}

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
});

function countPlaywright(report: unknown): typeof totals {
  const { expected, unexpected, flaky, skipped } = PlaywrightReport.parse(report).stats;
  if (flaky > 0)
    console.log(`${flaky} of the journeys passed only when tried again; they are named above.`);
  return { passed: expected + flaky, failed: unexpected + skipped };
}

function heading(title: string): void {
  console.log(`\n── ${title} ──`);
}

function vitest(title: string, report: string, projects: string[]): void {
  const chosen = projects.flatMap((project) => ['--project', project]);
  const output = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path.join(reports, report)}`,
  ];
  suite(title, 'vitest', ['run', ...chosen, ...output], report, countVitest);
}

step('Lint and format', 'biome', ['ci', '--error-on-warnings']);
step('Types', 'tsc', []);
if (fast) {
  vitest('Unit and API tests', 'fast.json', ['unit', 'pglite']);
} else {
  step('Generated files', process.execPath, ['scripts/generate-table-types.ts', '--verify']);
  // The pages that tests render and browse are the built ones.
  await buildWhenStale();
  vitest('Unit tests, and API tests on PGlite', 'pglite.json', ['unit', 'pglite']);
  vitest('The contract: document, clients, requests, types', 'contract.json', ['contract']);
  vitest('The server as a process', 'process.json', ['process']);
  vitest('API tests on PostgreSQL', 'postgres.json', ['postgres']);
  suite('Browser journeys', 'playwright', ['test'], 'browser.json', countPlaywright);
}

console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1;
