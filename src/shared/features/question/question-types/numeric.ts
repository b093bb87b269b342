import { z } from 'zod';
import { defineQuestionType, emptyReviewedKey, type Key, type Problem } from './definition.ts';
import { fillBlank } from './fill-blank.ts';
import { isNumericAnswer, numberOf, partsOfKey, unitOf } from './numeric-answer.ts';

interface NumericBody {
  options: string[];
  correctOption: number | null;
}

/**
 * The answer is a number. The first option is the number with its tolerance, `9.81`, `9.81 ± 0.05` or `9.81 ± 2%`;
 * the others are the accepted units, `m` or `cm = 0.01`.
 */
export const numeric = defineQuestionType({
  body: z.object({ options: z.array(z.string()) }).transform(
    ({ options }): NumericBody => ({
      options: options.filter((option, index) => index === 0 || option.trim() !== ''),
      correctOption: options.length > 0 ? 0 : null,
    }),
  ),
  response: fillBlank.response,
  optionsShown: 'never',
  blank: { options: [''], correctOption: 0 },
  missing: (key, check) => {
    const problems = missingNumber(key);
    return check === 'api' ? problems.map((each) => ({ ...each, field: 'options' })) : problems;
  },
  describeKey: inWords,
  isCorrect: ({ options: [number = '', ...units] }, { answerText }) =>
    isNumericAnswer({ number, units }, answerText),
  reviewedKey: (body) => ({ ...emptyReviewedKey, acceptedAnswers: inWords(body) }),
});

function missingNumber({ options: [number = '', ...units] }: Pick<Key, 'options'>): Problem[] {
  const isUnit = (text: string) => text.trim() === '' || unitOf(text) !== undefined;
  return [
    ...(numberOf(number)
      ? []
      : [
          { field: 'options.0', message: 'The answer must be a number with an optional tolerance' },
        ]),
    ...(units.every(isUnit)
      ? []
      : [{ field: 'options.1', message: 'A unit is a name, or a name = a factor' }]),
  ];
}

/** The number with its unit, then its tolerance: `4808 m ± 1%`. */
function inWords({ options: [key = '', unit = ''] }: Pick<Key, 'options'>): string[] {
  const [number = '', tolerance] = partsOfKey(key);
  const name = unit.split('=', 1)[0]?.trim() ?? '';
  const within = tolerance === undefined ? '' : `± ${tolerance}`;
  return number === '' ? [] : [[number, name, within].filter(Boolean).join(' ')];
}
