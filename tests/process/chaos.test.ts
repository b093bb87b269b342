import { beforeAll, expect, test } from 'vitest';
import { findSlowRecoveries } from '#scripts/chaos/recovery.ts';
import type { Report } from '#scripts/chaos/report.ts';
import { runShortForm } from '#scripts/chaos/short.ts';

let reports: Report[];
const lines: string[] = [];
beforeAll(async () => {
  try {
    reports = await runShortForm({ seed: 12, say: (line) => lines.push(line) });
  } catch (error) {
    throw new Error(`The run ended early, after:\n${lines.join('\n')}`, { cause: error });
  }
}, 1_200_000);

test('chaos: nothing acknowledged is lost or doubled, every grade and counter equals a recount', () => {
  const findings = reports.flatMap(({ database, findings: found }) =>
    found
      .filter(({ kind }) => kind !== 'slow recovery')
      .map(({ kind, text }) => `${database}: ${kind}: ${text}`),
  );
  expect(findings, [...findings, ...lines].join('\n')).toEqual([]);
});

test('chaos: the short form makes at least 40 faults of 20 kinds on both databases, under load', () => {
  const made = reports.flatMap((report) => [...report.made]);
  expect(made.reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThanOrEqual(40);
  expect(new Set(made.map(([name]) => name)).size).toBeGreaterThanOrEqual(20);
  for (const { acknowledgements, made: kinds } of reports)
    expect(acknowledgements).toBeGreaterThan(2 * kinds.size);
});

test('chaos: public pages go on being served while the database is away', () => {
  const [onPostgres] = reports;
  expect(onPostgres?.pages.served).toBeGreaterThan(0);
  expect(onPostgres?.pages.failed).toBe(0);
});

test('chaos: the next acknowledgement comes within 0.5 s after the app, 1 s after PostgreSQL is back', () => {
  const recoveries = reports.flatMap((report) => report.recoveries);
  for (const part of ['app', 'PostgreSQL'] as const) {
    const ofPart = recoveries.filter(({ of }) => of === part);
    expect(ofPart.length, part).toBeGreaterThanOrEqual(4);
    expect(findSlowRecoveries(ofPart), lines.join('\n')).toEqual([]);
  }
});
