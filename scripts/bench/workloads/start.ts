import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { median } from '#scripts/quantiles.ts';
import type { Workload } from '../contest.ts';
import { startApp } from '../process/app.ts';
import { memoryOf } from '../process/cpu-seconds.ts';

const starts = 5;

/** From the start of the process until it answers, with everything built and migrated. */
export const start: Workload = {
  name: 'start',
  async *sections({ databases, app, report }) {
    const memory = memoryOf(app.pid);
    report('start: PostgreSQL');
    const onPostgres = await timeStarts({ DATABASE_URL: databases.app });
    report('start: PGlite');
    const folder = mkdtempSync(path.join(os.tmpdir(), 'quizwright-bench-pglite-'));
    const embedded = { DATABASE_URL: '', DATA_DIR: folder, SEED: 'demo' };
    await (await startApp(embedded)).stop();
    const onPglite = await timeStarts(embedded);
    rmSync(folder, { recursive: true, force: true });
    yield `### Start and memory

| what | median | range | to reach |
|---|---|---|---|
| ready on PostgreSQL | ${row(onPostgres.ready)} | 500 ms |
| ready on PGlite, reopened | ${row(onPglite.ready)} | 1,500 ms |
| memory when ready, PostgreSQL | ${median(onPostgres.memory).toFixed(0)} MB | | |
| memory after the workloads before this one | ${memory?.toFixed(0) ?? '?'} MB | | 300 MB |`;
  },
};

async function timeStarts(environment: Record<string, string>) {
  const ready: number[] = [];
  const memory: number[] = [];
  for (let count = 0; count < starts; count += 1) {
    const app = await startApp(environment);
    ready.push(app.readyAfterMs);
    memory.push(memoryOf(app.pid) ?? 0);
    await app.stop();
  }
  return { ready, memory };
}

const row = (times: number[]) =>
  `${median(times).toFixed(0)} ms | ${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)}`;
