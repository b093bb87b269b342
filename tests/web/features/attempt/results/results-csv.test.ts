import { describe, expect, it } from 'vitest';
import { Format } from '#shared/kernel/language/format.ts';
import { messages as results } from '#web/features/attempt/results/messages/en.ts';
import { csvCell, resultsCsv } from '#web/features/attempt/results/results-csv.ts';
import { messages as review } from '#web/features/attempt/review/messages/en.ts';

const words = { results, review, format: new Format('en') };

describe('a cell', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '\r=1'])(
    'that a spreadsheet would evaluate is written as text: %j',
    (text) => expect(csvCell(text)).toMatch(/^"?'/),
  );

  it('with a comma, a quote or a line break is quoted', () => {
    expect(csvCell('a, "b"')).toBe('"a, ""b"""');
    expect(csvCell('a\nb')).toBe('"a\nb"');
    expect(csvCell('plain = plain')).toBe('plain = plain');
  });

  it('with a number stays a number', () => expect(csvCell(-3)).toBe('-3'));
});

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
