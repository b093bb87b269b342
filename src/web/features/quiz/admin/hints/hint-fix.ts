import { type Hint, negativesIn, withBothArticles } from '#shared/features/question/hints/rules.ts';
import { isCorrectOption } from '#shared/features/question/question-types/options.ts';
import { withoutRow } from '../questions/answers/row-keys.ts';
import type { EditedQuestion } from '../questions/question-list-state.ts';

/** The question after the fix of a hint; undefined for a hint that only its author can follow. */
export function fixed(
  question: EditedQuestion,
  { kind, option }: Hint,
  language: string,
): EditedQuestion | undefined {
  if (kind === 'negativeStem') return emphasised(question, language);
  if (kind === 'article') return { ...question, text: withBothArticles(question.text) };
  if (kind === 'allOrNone' && option !== undefined && !isCorrectOption(question, option))
    return withoutRow(question, option);
  return undefined;
}

/** The last of the negative words in bold: the words are those of the last sentence. */
function emphasised(question: EditedQuestion, language: string): EditedQuestion | undefined {
  const word = negativesIn(question.text, language).at(-1);
  if (word === undefined) return undefined;
  const words = [...question.text.matchAll(/[\p{L}\p{M}]+/gu)];
  const found = words.findLast(([each]) => each === word);
  if (!found) return undefined;
  const { text } = question;
  const end = found.index + word.length;
  return { ...question, text: `${text.slice(0, found.index)}**${word}**${text.slice(end)}` };
}

/** The field that a hint is about: the end of its id, after the prefix of the question. */
export function fieldOf({ kind, option, gap }: Hint): string {
  if (option !== undefined) return `options.${option}`;
  if (gap !== undefined) return `gaps.${gap}`;
  if (kind === 'noAltText') return 'imageAlt';
  if (kind === 'noExplanation') return 'explanation';
  return kind === 'noRubric' || kind === 'outsideLimits' || kind === 'longTemplate'
    ? 'options'
    : 'text';
}
