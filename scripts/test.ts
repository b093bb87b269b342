import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';

/**
 * Runs everything and ends with one line, `N passed, N failed`. Independent stages run in parallel; each
 * line of output begins with its stage. `--fast` leaves out slow tests: API tests other than those of
 * access, the browser, processes and the contract.
 */
const fast = process.argv.includes('--fast');
const reports = path.join(import.meta.dirname, '../test-results');

interface Totals {
  passed: number;
  failed: number;
}

interface Command {
  name: string;
  command: string;
  args: string[];
}

/** A command that either succeeds or fails as a whole: it counts as one. */
async function step(stage: Command): Promise<Totals> {
  const status = await run(stage);
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A test runner that reports each test; one that breaks without a failing test counts as one failure. */
async function suite(stage: Command, count: (report: unknown) => Totals): Promise<Totals> {
  const file = reportOf(stage.name);
  rmSync(file, { force: true });
  const status = await run(stage, { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  const found = readReport(file, count);
  return { ...found, failed: found.failed === 0 && status !== 0 ? 1 : found.failed };
}

const reportOf = (name: string) => path.join(reports, `${name}.json`);

function readReport(file: string, count: (report: unknown) => Totals): Totals {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`No report of the tests was written: ${String(error)}`);
    return { passed: 0, failed: 1 };
  }
}

/** @returns the exit code, or null when a signal ended the command */
async function run({ name, command, args }: Command, environment = {}): Promise<number | null> {
  const started = performance.now();
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => console.log(`${name} │ ${line}`));
  const status = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      console.error(`${name} │ ${error.message}`);
      resolve(1);
    });
    child.once('close', resolve);
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`── ${name}: ${status === 0 ? 'done' : 'FAILED'} after ${seconds} s ──`);
  return status;
}

const VitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
});

/** A skipped test is a test that did not run: it counts as failed. */
function countVitest(report: unknown): Totals {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } =
    VitestReport.parse(report);
  return { passed: numPassedTests, failed: numFailedTests + numPendingTests + numTodoTests };
}

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
});

function countPlaywright(report: unknown): Totals {
  const { expected, unexpected, flaky, skipped } = PlaywrightReport.parse(report).stats;
  if (flaky > 0)
    console.log(`${flaky} of the journeys passed only on a retry; they are listed above.`);
  return { passed: expected + flaky, failed: unexpected + skipped };
}

function vitest(name: string, args: string[]): Promise<Totals> {
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`];
  return suite({ name, command: 'vitest', args: ['run', ...args, ...output] }, countVitest);
}

const projects = (...names: string[]) => names.flatMap((name) => ['--project', name]);
const lint = () => step({ name: 'lint', command: 'biome', args: ['ci', '--error-on-warnings'] });
const unused = () => step({ name: 'unused', command: 'knip', args: ['--no-progress'] });
// One thread: several threads check common types more than once and take twice the processor time.
const types = () => step({ name: 'types', command: 'tsc', args: ['--singleThreaded'] });
const script = (name: string, ...args: string[]) => step({ name, command: process.execPath, args });

async function check(): Promise<Totals[]> {
  return Promise.all([
    lint(),
    unused(),
    types(),
    vitest('unit', projects('unit')),
    vitest('access', [...projects('pglite'), 'tests/access.test.ts']),
  ]);
}

/**
 * The journeys take longest. What runs beside them takes about as long with the remaining processors; the rest has all
 * processors afterwards.
 */
async function everything(): Promise<Totals[]> {
  // The pages that tests render and browse are the built ones.
  const first = await Promise.all([
    lint(),
    unused(),
    types(),
    script('generated', 'scripts/generate-table-types.ts', '--verify'),
    script('docs/settings.md', 'scripts/generate-settings-page.ts', '--verify'),
    script('build', 'scripts/build.ts'),
  ]);
  const others = Math.max(1, os.availableParallelism() - 1);
  const beside = await Promise.all([
    suite({ name: 'journeys', command: 'playwright', args: ['test'] }, countPlaywright),
    vitest('tests', [...projects('postgres', 'process', 'unit'), `--maxWorkers=${others}`]),
  ]);
  return [...first, ...beside, await vitest('contract', projects('contract', 'pglite'))];
}

const totals = await (fast ? check() : everything());
const passed = totals.reduce((sum, stage) => sum + stage.passed, 0);
const failed = totals.reduce((sum, stage) => sum + stage.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
