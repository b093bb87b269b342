import { expect, it } from 'vitest';
import { Format } from '#shared/kernel/language/format.ts';
import { messages as results } from '#web/features/attempt/results/messages/en.ts';
import { resultsCsv } from '#web/features/attempt/results/results-csv.ts';
import { messages as review } from '#web/features/attempt/review/messages/en.ts';

const words = { results, review, format: new Format('en') };

const attempt = {
  quiz: { id: 1, title: 'Ça va?', language: 'en', isOpen: true },
  status: 'submitted',
  passed: false,
  selfReported: false,
  score: 2,
  totalQuestions: 3,
  timeTaken: null,
  completedAt: '2026-03-01T10:00:00.000Z',
} as const;

it('the file begins with the UTF-8 byte order mark and has a line for each attempt', () => {
  expect(resultsCsv([attempt], words).split('\r\n')).toEqual([
    '\uFEFFQuiz,Verdict,Score,Correct,Questions,Seconds,Finished,Reported by',
    'Ça va?,Not passed,66.6%,2,3,,2026-03-01T10:00:00.000Z,the server',
    '',
  ]);
});

it.each([
  ['ar', '66.6%'],
  ['de', '"66,6%"'],
] as const)('a percentage in %s is a number for spreadsheets', (language, score) => {
  const text = resultsCsv([attempt], { ...words, format: new Format(language) });
  expect(text).toContain(`,${score},2,3,`);
});

it('a title is quoted where it must be, and never a formula; a number is not a text', () => {
  const titled = (title: string) => ({ ...attempt, score: -3, quiz: { ...attempt.quiz, title } });
  const titles = ['a, "b"', 'a\nb', ' =1', '＝1+1', 'plain = plain'];
  const [, ...rows] = resultsCsv(titles.map(titled), words).split('\r\n');
  expect(rows.map((row) => row.slice(0, row.indexOf(',Not passed')))).toEqual([
    ...['"a, ""b"""', '"a\nb"', "' =1", "'＝1+1", 'plain = plain', ''],
  ]);
  expect(rows[0]).toContain(',-3,3,');
});
