import type { DraftQuestion } from './found.ts';

/** The question with every text that an author writes changed: also those of gaps, and of what is for markers. */
export function mapTexts<Q extends DraftQuestion>(
  question: Q,
  change: (text: string) => string,
): Q {
  const { text, options, targets, gaps, explanation, imageAlt, essay } = question;
  return {
    ...question,
    text: change(text),
    options: options.map(change),
    ...(targets && { targets: targets.map(change) }),
    ...(gaps && { gaps: gaps.map((gap) => changedGap(gap, change)) }),
    ...(explanation && { explanation: change(explanation) }),
    ...(imageAlt && { imageAlt: change(imageAlt) }),
    ...(essay && { essay: changedEssay(essay, change) }),
  };
}

type DraftGap = NonNullable<DraftQuestion['gaps']>[number];

const changedGap = (gap: DraftGap, change: (text: string) => string): DraftGap =>
  gap.kind === 'text'
    ? { ...gap, answers: gap.answers.map(change) }
    : { ...gap, options: gap.options.map(change) };

type DraftEssay = NonNullable<DraftQuestion['essay']>;

function changedEssay(essay: DraftEssay, change: (text: string) => string): DraftEssay {
  const { template, sampleAnswer, markerNotes, rubric } = essay;
  return {
    ...essay,
    ...(template && { template: change(template) }),
    ...(sampleAnswer && { sampleAnswer: change(sampleAnswer) }),
    ...(markerNotes && { markerNotes: change(markerNotes) }),
    ...(rubric && {
      rubric: rubric.map(({ name, levels }) => ({
        name: change(name),
        levels: levels.map((level) => ({ ...level, description: change(level.description) })),
      })),
    }),
  };
}
