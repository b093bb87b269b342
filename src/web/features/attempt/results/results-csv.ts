import type { AttemptSummary } from '#shared/features/attempt/schema.ts';
import { formatPercent } from '#web/ui/text/format.ts';
import { verdictOf, verdictWords } from '../review/verdict.tsx';

type Row = Pick<
  AttemptSummary,
  'quiz' | 'status' | 'passed' | 'selfReported' | 'score' | 'totalQuestions' | 'timeTaken'
> & { completedAt: string };

const head = [
  'Quiz',
  'Verdict',
  'Score',
  'Correct',
  'Questions',
  'Seconds',
  'Finished',
  'Reported by',
];

/** Results as a table that spreadsheets open: UTF-8 with its mark, lines ended as RFC 4180 wants them. */
export function resultsCsv(attempts: readonly Row[]): string {
  const rows = attempts.map((attempt) => [
    attempt.quiz.title,
    verdictWords[verdictOf(attempt)],
    formatPercent(attempt.score, attempt.totalQuestions),
    attempt.score,
    attempt.totalQuestions,
    attempt.timeTaken ?? '',
    attempt.completedAt,
    attempt.selfReported ? 'you' : 'the server',
  ]);
  const lines = [head, ...rows].map((cells) => cells.map(csvCell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** One cell. A text that a spreadsheet would run as a formula is kept a text by an apostrophe. */
export function csvCell(value: string | number): string {
  const text = String(value);
  const plain = typeof value === 'string' && /^\s*[=+\-@|\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
