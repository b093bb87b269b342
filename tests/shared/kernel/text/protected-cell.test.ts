import { expect, it } from 'vitest';
import { formulaStart, protectedCell } from '#shared/kernel/text/protected-cell.ts';

it.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '  =1',
  '\u00a0=1',
  '\t1',
  '\r=1',
  '\n=1',
  '＝1+1',
  '＠A1',
])(
  'a text that a spreadsheet may evaluate gets an apostrophe, by which it is read again: %j',
  (text) => {
    expect(protectedCell(text)).toBe(`'${text}`);
    expect(protectedCell(`'${text}`)).toBe(`''${text}`);
    expect(formulaStart.test(`'${text}`)).toBe(true);
  },
);

it.each(['plain = plain', ' a-b', "'quoted'", '| a | b |', '5 − 3', ''])(
  'another text stays: %j',
  (text) => expect(protectedCell(text)).toBe(text),
);
