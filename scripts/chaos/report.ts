import type { Finding } from './checker/finding.ts';
import { describeRecoveries, type Recovery } from './recovery.ts';

/** What a run has shown. */
export interface Report {
  database: string;
  /** How often each fault was made, by its name. */
  made: Map<string, number>;
  learners: number;
  attempts: number;
  acknowledgements: number;
  mails: number;
  /** Public pages and calls asked for while the database was away. */
  pages: { served: number; failed: number };
  /** From the moment at which something was back to the next acknowledgement. */
  recoveries: Recovery[];
  findings: Finding[];
}

export function printReport(report: Report, say: (line: string) => void): void {
  const { database, made, findings, pages } = report;
  const faults = [...made.values()].reduce((sum, count) => sum + count, 0);
  say(`\n${database}: ${faults} faults of ${made.size} kinds`);
  say(
    `${report.acknowledgements} acknowledgements to ${report.learners} learners in ${report.attempts} attempts; ${report.mails} mails`,
  );
  say(
    `public pages while the database was away: ${pages.served} served, ${pages.failed} not served`,
  );
  for (const line of describeRecoveries(report.recoveries)) say(line);
  say(`losses and broken promises: ${findings.length}`);
  for (const { kind, text } of findings.slice(0, 100)) say(`  ${kind}: ${text}`);
}
