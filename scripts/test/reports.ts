import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

export interface Failure {
  title: string;
  /** The beginning of its message. */
  reason?: string;
}

export interface Totals {
  passed: number;
  failures: Failure[];
}

/** A long message is a page or a list of findings: its beginning shows which. In characters. */
const maxReasonLength = 1000;

/** A failure as the last lines of a run show it: a log that was cut off at its beginning still has them. */
export const describeFailure = ({ title, reason = '' }: Failure): string => {
  const lines = stripVTControlCharacters(reason)
    .split('\n')
    .filter((line) => !/^\s*(at .*)?$/.test(line));
  return [title, ...lines].join('\n    ').slice(0, maxReasonLength);
};

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

/** A skipped test is a test that did not run: it counts as failed. So does a file that could not be loaded. */
export function countVitest(report: unknown): Totals {
  const files = VitestReport.parse(report).testResults;
  const failures = files.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative('.', name);
    // A test that passed on a retry keeps the failures of its first run.
    for (const test of assertionResults)
      if (test.status === 'passed' && test.failureMessages.length > 0)
        reportRetry(`${file}: ${test.fullName}`);
    const failed = assertionResults.filter((test) => test.status !== 'passed');
    if (failed.length === 0 && status !== 'passed') return [{ title: file, reason: message }];
    return failed.map(({ fullName, failureMessages }) => ({
      title: `${file}: ${fullName}`,
      // A hook that failed is the file's failure: its tests have none.
      reason: failureMessages.join('\n') || message,
    }));
  });
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  return { passed: tests.filter(({ status }) => status === 'passed').length, failures };
}

const Spec = z.object({
  file: z.string(),
  title: z.string(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(z.object({ error: z.object({ message: z.string() }).partial().optional() })),
    }),
  ),
});
const Suite = z.object({
  specs: z.array(Spec),
  get suites() {
    return z.array(Suite).optional();
  },
});
const PlaywrightReport = z.object({ suites: z.array(Suite) });

const specsOf = ({ specs, suites = [] }: z.infer<typeof Suite>): z.infer<typeof Spec>[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

export function countPlaywright(report: unknown): Totals {
  const journeys = PlaywrightReport.parse(report)
    .suites.flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests.map(({ status, results }) => ({
        title: `${file}: ${title}`,
        status,
        reason: results.flatMap(({ error }) => error?.message ?? []).join('\n'),
      })),
    );
  const having = (...statuses: string[]) =>
    journeys.filter(({ status }) => statuses.includes(status));
  for (const { title } of having('flaky')) reportRetry(title);
  return {
    passed: having('expected', 'flaky').length,
    failures: having('unexpected', 'skipped').map(({ title, reason }) => ({ title, reason })),
  };
}

const reportRetry = (title: string) => console.log(`Passed only on a retry: ${title}`);
