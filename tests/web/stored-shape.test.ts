import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SavedAnswer } from '#shared/features/attempt/schema.ts';
import { savedAnswer } from '#web/features/attempt/taking/saving/saved-answer.ts';
import {
  anyOf,
  fieldsOf,
  integer,
  listOf,
  literal,
  number,
  optional,
  orNull,
  position,
  readStored,
  text,
} from '#web/stored-shape.ts';

/** Values that are nearly what is expected. */
const answers = fc.record(
  {
    questionId: fc.oneof(fc.integer(), fc.double(), fc.constant('1')),
    seq: fc.oneof(fc.integer(), fc.constant(2 ** 60)),
    selectedOption: fc.integer(),
    selectedOptions: fc.oneof(fc.array(fc.integer()), fc.array(fc.constant(null)), fc.constant({})),
    answerText: fc.oneof(fc.string(), fc.constant(null), fc.constant(undefined)),
    flagged: fc.oneof(fc.boolean(), fc.constant(0)),
  },
  { requiredKeys: ['questionId', 'selectedOption'] },
);

it('a stored answer is accepted where its schema would accept it', () => {
  fc.assert(
    fc.property(fc.oneof(answers, fc.anything()), (value) => {
      expect(savedAnswer(value)).toBe(SavedAnswer.safeParse(value).success);
    }),
    { numRuns: 2000 },
  );
});

describe('shapes', () => {
  const shape = fieldsOf({
    kind: literal('a', 'b'),
    list: listOf(anyOf(text, orNull(position))),
    more: optional(number),
  });
  const schema = z.object({
    kind: z.enum(['a', 'b']),
    list: z.array(z.union([z.string(), z.int().min(0).nullable()])),
    more: z.number().optional(),
  });

  it.each([
    { kind: 'a', list: [] },
    { kind: 'b', list: ['x', null, 3], more: 0.5, other: 'is left alone' },
    { kind: 'c', list: [] },
    { kind: 'a', list: [-1] },
    { kind: 'a', list: [1.5] },
    { kind: 'a', list: [], more: null },
    { kind: 'a', list: [], more: Number.NaN },
    { kind: 'a' },
    { list: [] },
    [],
    null,
    'a',
    undefined,
  ])('%j', (value) => expect(shape(value)).toBe(schema.safeParse(value).success));

  it('what is stored is read if it has the shape', () => {
    expect(readStored('[1,2]', listOf(integer))).toEqual([1, 2]);
    for (const json of [undefined, null, '', '[', '["1"]', '{}'])
      expect(readStored(json, listOf(integer))).toBeUndefined();
  });
});
