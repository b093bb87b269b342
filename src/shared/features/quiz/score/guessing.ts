import type { HintedQuestion } from '#shared/features/question/hints/rules.ts';

const filledIn = (texts: readonly string[]) =>
  Math.max(1, texts.filter((text) => text.trim()).length);
const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** How likely an answer without any knowledge is completely right, 0 to 1. */
export function guessChance({ type, options, targets = [], gaps = [] }: HintedQuestion): number {
  switch (type) {
    case 'true_false':
      return 1 / 2;
    case 'single_choice':
      return 1 / filledIn(options);
    case 'multiple_choice':
      return 1 / (2 ** filledIn(options) - 1 || 1);
    case 'ordering':
    case 'matching':
      return 1 / factorial(filledIn(options));
    case 'categorise':
      return (1 / Math.max(1, new Set(targets).size)) ** filledIn(options);
    case 'cloze':
      return gaps.reduce(
        (chance, gap) => (gap.kind === 'choice' ? chance / filledIn(gap.options) : 0),
        gaps.length > 0 ? 1 : 0,
      );
    default:
      return 0;
  }
}
