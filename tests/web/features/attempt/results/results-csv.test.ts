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
  ['ar', 'Ça va?,Not passed,66.6%,2,3,,', ',2.5'],
  ['ja', 'Ça va?,Not passed,66.6%,2,3,,', ',2.5'],
  ['de', 'Ça va?;Not passed;"66,6%";2;3;;', ';"2,5"'],
  ['fr', 'Ça va?;Not passed;"66,6%";2;3;;', ';"2,5"'],
] as const)('spreadsheets in %s find the columns and the numbers', (language, begin, points) => {
  const withPoints = { ...attempt, points: 2.5, quiz: { ...attempt.quiz, title: 'a;b' } };
  const text = resultsCsv([attempt, withPoints], { ...words, format: new Format(language) });
  const [, first = '', second = ''] = text.split('\r\n');
  expect(first.slice(0, begin.length)).toBe(begin);
  expect(second.slice(0, 5)).toBe(`"a;b"`);
  expect(second.slice(-points.length)).toBe(points);
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
