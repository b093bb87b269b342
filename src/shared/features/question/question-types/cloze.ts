import { z } from 'zod';
import {
  defineQuestionType,
  emptyReviewedKey,
  type Key,
  type OrderOf,
  type Problem,
  type QuestionCheck,
} from './definition.ts';
import { Gap } from './gap-schema.ts';
import { gapsIn, isGapRight, keyOfGap } from './gaps.ts';

/**
 * A text with gaps, `[[1]]`, `[[2]]` and so on. Each gap is filled in by writing or by choosing from a list. A paper
 * has the options of each list in another order, because many authors write the right one first.
 */
export const cloze = defineQuestionType({
  body: z.object({ gaps: z.array(Gap) }),
  // A field that nothing was given in is absent, as in stored responses of other types.
  response: z
    .object({ selectedOptions: z.array(z.int().min(-1)), answerText: z.string().nullable() })
    .refine(
      ({ selectedOptions, answerText }) =>
        selectedOptions.some((option) => option >= 0) || hasText(answerText),
    )
    .transform(
      ({ selectedOptions, answerText }): ClozeResponse => ({
        ...(selectedOptions.some((option) => option >= 0) ? { selectedOptions } : {}),
        ...(hasText(answerText) ? { answerText } : {}),
      }),
    ),
  optionsShown: 'never',
  arranged: ({ gaps }, orderOf) => ({ gaps: gaps.map((gap) => arrangedGap(gap, orderOf)) }),
  blank: { options: [], correctOption: null },
  missing: (key, check) => [...missingMarkers(key), ...missingKeys(key, check)],
  describeKey: ({ gaps = [] }) =>
    gaps.flatMap((gap, index) => {
      const right = keyOfGap(gap);
      return right.length === 0 ? [] : [`${index + 1}: ${right.join(' | ')}`];
    }),
  isCorrect: ({ gaps }, response) =>
    gaps.length > 0 && gaps.every((gap, index) => isGapRight(gap, index, response)),
  /** The share of gaps that are right. */
  partOf: ({ gaps }, response) => ({
    part: gaps.filter((gap, index) => isGapRight(gap, index, response)).length,
    whole: Math.max(1, gaps.length),
  }),
  reviewedKey: ({ gaps }) => ({ ...emptyReviewedKey, gapKeys: gaps }),
});

export interface ClozeBody {
  gaps: Gap[];
}

export type ClozeResponse = {
  /** For each gap the index of the chosen option, -1 for none. */
  selectedOptions?: number[];
  /** One line for each gap. */
  answerText?: string;
};

const hasText = (text: string | null): text is string => /\S/.test(text ?? '');

function arrangedGap(gap: Gap, orderOf: OrderOf): Gap {
  if (gap.kind === 'text') return gap;
  const order = orderOf(gap.options);
  const { correctOption } = gap;
  return {
    ...gap,
    options: order.map((index) => gap.options[index] ?? ''),
    correctOption: correctOption === null ? null : order.indexOf(correctOption),
  };
}

function missingMarkers({ text, gaps = [] }: Key): Problem[] {
  if (gaps.length === 0) return [{ field: 'gaps', message: 'At least 1 gap is required' }];
  // An editor may ask about the key alone.
  if (text === undefined) return [];
  const named = gapsIn(text);
  const isOnce = (gap: number) => named.filter((each) => each === gap).length === 1;
  const areAll = gaps.every((_, gap) => isOnce(gap)) && named.length === gaps.length;
  return areAll
    ? []
    : [{ field: 'gaps', message: 'Each gap must be in the text once: [[1]], [[2]] and so on' }];
}

function missingKeys({ gaps = [] }: Key, check: QuestionCheck): Problem[] {
  return gaps.flatMap((gap, index) => {
    const message = gap.kind === 'text' ? missingAnswers(gap) : missingChoice(gap);
    if (message === undefined) return [];
    return [{ field: check === 'api' ? 'gaps' : `gaps.${index}`, message }];
  });
}

const missingAnswers = ({ answers }: Gap & { kind: 'text' }) =>
  answers.every((answer) => answer.trim() === '') ? 'An answer is required' : undefined;

function missingChoice({ options, correctOption }: Gap & { kind: 'choice' }) {
  const texts = options.map((option) => option.trim());
  if (texts.length < 2) return 'At least 2 options are required';
  if (texts.includes('')) return 'Option is required';
  if (new Set(texts).size < texts.length) return 'Two options are the same';
  return correctOption === null || correctOption >= texts.length
    ? 'Mark the correct answer'
    : undefined;
}
