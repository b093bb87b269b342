import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { countPlaywright, countVitest, describeFailure, type Totals } from './reports.ts';

/**
 * Runs everything and ends with one line, `N passed, N failed`. Independent stages run in parallel; each
 * line of output begins with its stage. `--fast` leaves out slow tests: API tests other than those of
 * access, the browser, processes and the contract.
 */
const fast = process.argv.includes('--fast');
const reports = path.join(import.meta.dirname, '../../test-results');

interface Command {
  name: string;
  command: string;
  args: string[];
}

/** A command that either succeeds or fails as a whole: it counts as one. */
async function step(stage: Command): Promise<Totals> {
  const status = await run(stage);
  return status === 0
    ? { passed: 1, failures: [] }
    : { passed: 0, failures: [{ title: stage.name }] };
}

/** A test runner that reports each test; one that breaks without a failing test counts as one failure. */
async function suite(stage: Command, count: (report: unknown) => Totals): Promise<Totals> {
  const file = reportOf(stage.name);
  rmSync(file, { force: true });
  const status = await run(stage, { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  const found = readReport(file, count);
  if (status === 0 || found.failures.length > 0) return found;
  return { ...found, failures: [{ title: `${stage.name} ended with ${status}` }] };
}

const reportOf = (name: string) => path.join(reports, `${name}.json`);

function readReport(file: string, count: (report: unknown) => Totals): Totals {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`No report of the tests was written: ${String(error)}`);
    return { passed: 0, failures: [{ title: `no report in ${file}` }] };
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

function vitest(name: string, args: string[]): Promise<Totals> {
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`];
  return suite({ name, command: 'vitest', args: ['run', ...args, ...output] }, countVitest);
}

const projects = (...names: string[]) => names.flatMap((name) => ['--project', name]);
const lint = () => step({ name: 'lint', command: 'biome', args: ['ci', '--error-on-warnings'] });
const unused = () => step({ name: 'unused', command: 'knip', args: ['--no-progress'] });
// One thread: several threads check common types more than once and take twice the processor time. The result is kept,
// so that the next check takes a few seconds for what has changed.
const kept = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'];
const types = () =>
  step({ name: 'types', command: 'tsc', args: ['--singleThreaded', ...(fast ? kept : [])] });
const script = (name: string, ...args: string[]) => step({ name, command: process.execPath, args });

async function check(): Promise<Totals[]> {
  return Promise.all([
    lint(),
    unused(),
    types(),
    vitest('unit', projects('unit')),
    vitest('access', [...projects('postgres'), 'tests/access.test.ts']),
  ]);
}

/** The journeys take longest. Everything else runs beside them, one group after the other, with the remaining processors. */
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
  const others = `--maxWorkers=${Math.max(1, os.availableParallelism() - 1)}`;
  const besideJourneys = async () => [
    await vitest('tests', [...projects('postgres', 'process', 'unit'), others]),
    await vitest('contract', [...projects('contract', 'pglite'), others]),
  ];
  const [journeys, beside] = await Promise.all([
    suite({ name: 'journeys', command: 'playwright', args: ['test'] }, countPlaywright),
    besideJourneys(),
  ]);
  return [...first, journeys, ...beside];
}

const totals = await (fast ? check() : everything());
const passed = totals.reduce((sum, stage) => sum + stage.passed, 0);
const failures = totals.flatMap((stage) => stage.failures);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map(describeFailure).join('\n')}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1;
