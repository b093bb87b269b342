import type { AttemptSummary } from '#shared/features/attempt/schema.ts';
import type { Format } from '#shared/kernel/language/format.ts';
import { shownScore } from '#shared/kernel/points.ts';
import { protectedCell } from '#shared/kernel/text/protected-cell.ts';
import type { MessagesOf } from '#web/language/message-file.ts';
import type { reviewMessages } from '../review/messages/messages.ts';
import { verdictOf } from '../review/verdict.tsx';
import type { resultsMessages } from './messages/messages.ts';

type Row = Pick<
  AttemptSummary,
  | 'quiz'
  | 'status'
  | 'passed'
  | 'selfReported'
  | 'score'
  | 'points'
  | 'totalQuestions'
  | 'timeTaken'
> & { completedAt: string };

interface Words {
  results: MessagesOf<typeof resultsMessages>;
  review: MessagesOf<typeof reviewMessages>;
  format: Format;
}

/**
 * Results as a table that spreadsheets in the reader's language open: UTF-8 with a byte order mark, with the line ends
 * of RFC 4180. It has a column of points if any result has them.
 */
export function resultsCsv(
  attempts: readonly Row[],
  { results: m, review, format }: Words,
): string {
  const hasPoints = attempts.some(({ points }) => points !== undefined);
  const head = [
    m.quiz,
    m.verdict,
    m.score,
    m.correct,
    m.csv.questions,
    m.csv.seconds,
    m.finished,
    m.csv.reportedBy,
    ...(hasPoints ? [m.csv.points] : []),
  ];
  const rows = attempts.map((attempt) => [
    attempt.quiz.title,
    review.verdict[verdictOf(attempt)],
    inSpreadsheet(format.percent(shownScore(attempt), attempt.totalQuestions)),
    attempt.score,
    attempt.totalQuestions,
    attempt.timeTaken ?? '',
    attempt.completedAt,
    attempt.selfReported ? m.csv.you : m.csv.server,
    ...(hasPoints ? [attempt.points === undefined ? '' : format.count(attempt.points)] : []),
  ]);
  // Where numbers have a decimal comma, spreadsheets open a file in columns only with semicolons between the cells.
  const separator = format.count(0.5).includes(',') ? ';' : ',';
  const lines = [head, ...rows].map((cells) => cells.map(csvCell).join(separator));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** Without direction marks (Arabic) and no-break spaces, with which a spreadsheet would not read a number. */
const inSpreadsheet = (percent: string): string => percent.replaceAll(/[\s\p{Cf}]/gu, '');

function csvCell(value: string | number): string {
  const text = typeof value === 'string' ? protectedCell(value) : String(value);
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
