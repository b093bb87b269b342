import { z } from 'zod';
import type { Chance } from '../chance.ts';
import type { SentAnswer, StoredResponse } from './ledger.ts';

/** The types of the catalogue's questions; the product may have more. */
export const CatalogueType = z.enum([
  'single_choice',
  'multiple_choice',
  'true_false',
  'fill_blank',
  'ordering',
  'numeric',
  'matching',
  'categorise',
  'cloze',
]);

/** A question as a learner gets it. */
export const AskedQuestion = z.object({
  questionId: z.int(),
  type: CatalogueType,
  options: z.array(z.object({ index: z.int(), text: z.string() })),
  targets: z.array(z.string()),
  gaps: z.array(z.object({ options: z.array(z.string()) })),
});
export type AskedQuestion = z.infer<typeof AskedQuestion>;

/** What the catalogue calls the correct options; the learners' guesses prefer them. */
export const rightText = 'right';

/** What the catalogue's numeric questions ask for, within one. */
export const rightNumber = 42;

/** A guess: correct more often than not, so that learners pass and fail. */
export function guess(question: AskedQuestion, chance: Chance): StoredResponse {
  const { type, options, targets } = question;
  const knows = chance.isLucky(0.8);
  const named = options.filter(({ text }) => text.startsWith(rightText) === knows);
  const [first = { index: 0 }] = chance.shuffled(named);
  if (type === 'fill_blank') return { answerText: knows ? rightText : 'something else' };
  if (type === 'numeric') return { answerText: String(knows ? rightNumber : rightNumber + 2) };
  if (type === 'ordering') {
    // The right order is that of the alphabet.
    const sorted = options.toSorted((one, other) => (one.text < other.text ? -1 : 1));
    return { selectedOptions: (knows ? sorted : sorted.reverse()).map(({ index }) => index) };
  }
  if (type === 'matching' || type === 'categorise') {
    // The target of an item begins with the same letter.
    const own = (text: string) => targets.findIndex((target) => target[0] === text[0]);
    const matched = options
      .toSorted((one, other) => one.index - other.index)
      .map(({ text }) => own(text));
    return { selectedOptions: knows ? matched : matched.map((index) => (index === 0 ? 1 : 0)) };
  }
  if (type === 'cloze')
    return {
      answerText: knows ? rightText : 'something else',
      selectedOptions: question.gaps.map(({ options: list }) =>
        list.findIndex((text) => text.startsWith(rightText)),
      ),
    };
  if (type === 'multiple_choice') {
    const indexes = (knows ? named : [first]).map(({ index }) => index);
    return { selectedOptions: indexes.sort((one, other) => one - other) };
  }
  if (type === 'true_false') return { selectedOption: knows ? 0 : 1 };
  return { selectedOption: first.index };
}

/** An answer as a client sends it. */
export const toInput = (questionId: number, { seq, response, flagged }: SentAnswer) => ({
  questionId,
  seq,
  flagged,
  ...response,
});
