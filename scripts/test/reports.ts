import path from 'node:path';
import { z } from 'zod';

export interface Totals {
  passed: number;
  /** What failed: a title for each. */
  failures: string[];
}

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
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
  const failures = files.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative('.', name);
    // A test that passed on a retry keeps the failures of its first run.
    for (const test of assertionResults)
      if (test.status === 'passed' && test.failureMessages.length > 0)
        reportRetry(`${file}: ${test.fullName}`);
    const failed = assertionResults.filter((test) => test.status !== 'passed');
    if (failed.length === 0 && status !== 'passed') return [file];
    return failed.map(({ fullName }) => `${file}: ${fullName}`);
  });
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  return { passed: tests.filter(({ status }) => status === 'passed').length, failures };
}

const Spec = z.object({
  file: z.string(),
  title: z.string(),
  tests: z.array(z.object({ status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']) })),
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
      tests.map(({ status }) => ({ title: `${file}: ${title}`, status })),
    );
  const titles = (...statuses: string[]) =>
    journeys.filter(({ status }) => statuses.includes(status)).map(({ title }) => title);
  titles('flaky').forEach(reportRetry);
  return {
    passed: titles('expected', 'flaky').length,
    failures: titles('unexpected', 'skipped'),
  };
}

const reportRetry = (title: string) => console.log(`Passed only on a retry: ${title}`);
