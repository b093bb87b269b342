import type { Key, Problem, QuestionCheck } from './definition.ts';

/** What is missing of options that a learner chooses from. */
export function missingOptions({ options }: Key, check: QuestionCheck): Problem[] {
  const filled = options.filter((option) => option.trim() !== '').length;
  if (check === 'edit') {
    if (options.length < 2)
      return [{ field: 'options', message: 'At least 2 options are required' }];
    return options.flatMap((option, index) =>
      option.trim() === '' ? [{ field: `options.${index}`, message: 'Option is required' }] : [],
    );
  }
  if (filled < 2) {
    const message = 'At least 2 non-empty options are required for this question type';
    return [{ field: 'options', message }];
  }
  // The other screens drop empty options before they send.
  return check === 'api' && filled < options.length
    ? [{ field: 'options', message: 'Option is required' }]
    : [];
}

/** What is missing of the one right option. */
export function missingCorrectOption({ options, correctOption }: Key): Problem[] {
  if (correctOption === null)
    return [{ field: 'correctOption', message: 'Mark the correct answer' }];
  return isFilled(options, correctOption)
    ? []
    : [{ field: 'correctOption', message: emptyOptionIsKey }];
}

/** What is missing of the right options. */
export function missingCorrectOptions({ options, correctOptions }: Key): Problem[] {
  const message = correctOptions.length === 0 ? 'Mark the correct answers' : emptyOptionIsKey;
  return correctOptions.length > 0 && correctOptions.every((index) => isFilled(options, index))
    ? []
    : [{ field: 'correctOptions', message }];
}

const emptyOptionIsKey = 'An empty option is marked as correct';

const isFilled = (options: readonly string[], index: number) =>
  (options[index] ?? '').trim() !== '';

/** Whether the option is marked as correct. Only the field that the question's type uses has marks. */
export function isCorrectOption(
  { correctOption, correctOptions }: Pick<Key, 'correctOption' | 'correctOptions'>,
  index: number,
): boolean {
  return correctOption === index || correctOptions.includes(index);
}

/** The texts of the options at `indexes`, empty ones left out. */
export const textsOf = (options: readonly string[], indexes: readonly number[]): string[] =>
  indexes.map((index) => options[index]?.trim() ?? '').filter((text) => text !== '');

/** The numbers in ascending order, each once. */
export const ascending = (indexes: Iterable<number>) => [...new Set(indexes)].sort((a, b) => a - b);

/** Indexes of pinned options as a body stores them: not at all where there are none, as before they existed. */
export const pinnedIn = (pinned: readonly number[]): { pinnedOptions?: number[] } =>
  pinned.length > 0 ? { pinnedOptions: ascending(pinned) } : {};
