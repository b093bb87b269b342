import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  answering,
  type GivenAnswer,
  unanswered,
} from '#shared/features/question/question-types/answering.ts';
import type { QuestionType } from '#shared/features/question/question-types/registry.ts';

/** The answer after these options were chosen one after the other. */
function chosenBy(type: QuestionType, options: readonly number[], from = unanswered): GivenAnswer {
  let given = from;
  for (const option of options) given = { ...given, ...answering[type].choose(given, option, 2) };
  return given;
}
const options = fc.array(fc.nat({ max: 4 }), { maxLength: 12 });
/** Those that were chosen and not taken back, in the order of their last choice. */
const kept = (list: readonly number[]) =>
  list.filter(
    (option, index) =>
      list.filter((each) => each === option).length % 2 === 1 && list.lastIndexOf(option) === index,
  );

test('one option replaces the other', () => {
  for (const type of ['single_choice', 'true_false'] as const)
    expect(chosenBy(type, [1, 0, 0])).toEqual({ ...unanswered, selectedOption: 0 });
});

test('of several options each is chosen and taken back, whatever the order', () => {
  fc.assert(
    fc.property(options, (list) => {
      const { selectedOptions } = chosenBy('multiple_choice', list);
      expect(selectedOptions).toEqual(kept(list).toSorted((a, b) => a - b));
    }),
  );
});

test('items are put in the order in which they are chosen; one that is chosen again is taken out', () => {
  fc.assert(
    fc.property(options, (list) => {
      expect(chosenBy('ordering', list).selectedOptions).toEqual(kept(list));
    }),
  );
});

test('names of regions replace spots, are as many as the question asks for, and can be taken back', () => {
  const spots = [{ x: 1, y: 2 }];
  const named = chosenBy('hotspot', [3, 1], { ...unanswered, spots });
  expect(named).toMatchObject({ selectedOptions: [1, 3], spots: [] });
  expect(chosenBy('hotspot', [0], named)).toEqual(named);
  expect(chosenBy('hotspot', [1, 0], named).selectedOptions).toEqual([0, 3]);
});

test('what is written or given targets is not chosen', () => {
  for (const type of ['fill_blank', 'numeric', 'essay', 'matching', 'categorise', 'cloze'] as const)
    expect(chosenBy(type, [1])).toEqual(unanswered);
});
