import { expect, it } from 'vitest';
import {
  parseStruckOptions,
  type StruckOptions,
  struckKey,
  withStruckOption,
} from '#web/features/attempt/taking/question/struck-options.ts';

const strike = (notes: StruckOptions, attemptId: number, option: number, isStruck = true) =>
  withStruckOption(notes, attemptId, { questionId: 5, option, isStruck });

it('options are struck out and restored per attempt', () => {
  const both = strike(strike([], 1, 0), 1, 2);
  expect(both).toEqual([{ attemptId: 1, options: [struckKey(5, 0), struckKey(5, 2)] }]);
  expect(strike(both, 1, 0, false)[0]?.options).toEqual([struckKey(5, 2)]);
  expect(strike(both, 1, 2)).toEqual(both);
  expect(strike(both, 2, 0)).toHaveLength(2);
});

it('entries of old attempts are removed, the latest are kept', () => {
  const notes = Array.from({ length: 9 }, (_, id) => id).reduce(
    (known, id) => strike(known, id, 0),
    parseStruckOptions(undefined),
  );
  expect(notes.map(({ attemptId }) => attemptId)).toEqual([8, 7, 6, 5, 4]);
});

it.each(['', 'no json', '{"a":1}', '[{"attemptId":"1"}]'])(
  'invalid values in the storage are ignored: %j',
  (text) => expect(parseStruckOptions(text)).toEqual([]),
);
