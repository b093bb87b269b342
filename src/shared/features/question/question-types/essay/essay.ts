import { z } from 'zod';
import { defineQuestionType, emptyReviewedKey, type Key, type Problem } from '../definition.ts';
import { fillBlank } from '../fill-blank.ts';
import { EssayFields, emptyEssay } from './essay-fields.ts';

/** The answer is a text, which a person marks, by a rubric if there is one. */
export const essay = defineQuestionType({
  body: z
    .object({ essay: EssayFields.nullable() })
    .transform(({ essay }) => ({ essay: essay ?? emptyEssay })),
  response: fillBlank.response,
  optionsShown: 'never',
  isMarkedByHand: true,
  blank: { options: [], correctOption: null },
  missing: (key, check) => {
    const problems = missingIn(key);
    return check === 'api' ? problems.map((each) => ({ ...each, field: 'essay' })) : problems;
  },
  describeKey: ({ essay }) => (essay?.sampleAnswer ? [essay.sampleAnswer] : []),
  isCorrect: () => false,
  reviewedKey: ({ essay: { sampleAnswer } }) => ({
    ...emptyReviewedKey,
    acceptedAnswers: sampleAnswer === null ? [] : [sampleAnswer],
  }),
});

function missingIn({ essay }: Key): Problem[] {
  if (!essay) return [];
  const { minWords, maxWords, rubric } = essay;
  return [
    ...(minWords !== null && maxWords !== null && minWords > maxWords
      ? [{ field: 'essay.maxWords', message: 'The maximum words cannot be below the minimum' }]
      : []),
    ...rubric.flatMap(({ name, levels }, index) => {
      const field = `essay.rubric.${index}`;
      if (name.trim() === '') return [{ field, message: 'Every criterion needs a name' }];
      if (levels.length < 2) return [{ field, message: 'Every criterion needs at least 2 levels' }];
      return levels.every(({ points }) => points === 0)
        ? [{ field, message: 'A level of every criterion must give points' }]
        : [];
    }),
  ];
}
