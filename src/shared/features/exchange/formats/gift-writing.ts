import type { Gap } from '#shared/features/question/question-types/gap-schema.ts';
import { keyOfGap, markerOf, textsOfGap } from '#shared/features/question/question-types/gaps.ts';
import type { QuestionInput } from '#shared/features/question/schema.ts';
import { withPictureInText } from '../picture.ts';
import {
  acceptedIn,
  asWrittenNumber,
  escapedStars,
  isWrittenNumber,
  type Pair,
  pairsOf,
  sharesOf,
} from '../question-of.ts';
import { formatOf } from './gift.ts';

/* `gift.ts` describes the notation. */

const escaped = (text: string): string =>
  text
    .replace(/[~=#{}:\\]/g, '\\$&')
    .replace(/\r?\n/g, '\\n')
    .replaceAll('->', '-\\>');

/** A text of an answer, with a format before it if it begins with what would be read as a format. */
const escapedPart = (text: string): string =>
  `${formatOf(text) ? '[markdown]' : ''}${escaped(text)}`;

/** Questions as a GIFT text with Markdown. Its tags have the difficulty. */
export function writeGift(questions: readonly QuestionInput[]): string {
  return questions
    .map((question) => {
      const text = escaped(withPictureInText(question));
      const explanation = question.explanation ? `\n####${escapedPart(question.explanation)}` : '';
      const answers = answersOf(asWrittenNumber(question));
      const [before, after] = aroundAnswers(question, text);
      return `// [tag:${question.difficulty}]\n[markdown]${before} {${answers}${explanation}\n}${after}\n`;
    })
    .join('\n');
}

/** A text with one gap has its answers in the gap; with more, they are matched to the numbers of the gaps. */
function aroundAnswers({ gaps }: QuestionInput, text: string): [before: string, after: string] {
  const at = gaps.length === 1 ? text.indexOf(markerOf(0)) : -1;
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + markerOf(0).length)];
}

/** What belongs to each gap, and the options that belong to none. */
function pairsOfGaps(gaps: readonly Gap[]): Pair[] {
  const pairs = gaps.map((gap, index) => ({
    item: markerOf(index),
    target: keyOfGap(gap)[0] ?? '',
  }));
  const right = new Set(pairs.map(({ target }) => target));
  const others = gaps.flatMap((gap) => (gap.kind === 'choice' ? gap.options : []));
  const wrong = [...new Set(others.map((text) => text.trim()))].filter((text) => !right.has(text));
  return [...pairs, ...wrong.map((target) => ({ item: '', target }))];
}

/**
 * The default weight of `=` or `~`, written so that a percentage at the beginning of the text is not read as a weight.
 */
const neutralWeight = (sign: string): string =>
  sign === '=' ? '%100%' : sign === '~' ? '%0%' : '';

function answersOf(question: QuestionInput): string {
  const { type, options, correctOption, correctOptions, numericTolerance } = question;
  if (type === 'essay') return '';
  if (type === 'true_false') return ['TRUE', 'FALSE'][correctOption ?? -1] ?? '';
  const part = (sign: string, text: string) =>
    `\n${sign}${text.trimStart().startsWith('%') ? neutralWeight(sign) : ''}${escapedPart(text)}`;
  // A line that begins with // would be a comment.
  const line = (item: string) => part(/^\s*\/\//.test(item) ? '[markdown]' : '', item);
  if (type === 'ordering') return `>0 ALL VERTICAL${options.map(line).join('')}`;
  const [gap] = question.gaps;
  if (gap && question.gaps.length === 1)
    return textsOfGap(gap)
      .map((each, index) =>
        part(gap.kind === 'text' || index === gap.correctOption ? '=' : '~', each),
      )
      .join('');
  if (type === 'matching' || type === 'categorise' || type === 'cloze')
    return (type === 'cloze' ? pairsOfGaps(question.gaps) : pairsOf(question))
      .map(({ item, target }) => `${part('=', item)} -> ${escapedPart(target)}`)
      .join('');
  // GIFT has no regions: what remains is a question without an answer.
  if (type === 'hotspot') return '';
  if (type === 'single_choice')
    return options
      .map((option, index) => part(index === correctOption ? '=' : '~', option))
      .join('');
  if (type === 'multiple_choice') {
    const shares = sharesOf(correctOptions.length);
    return options
      .map((option, index) => part(`~%${shares[correctOptions.indexOf(index)] ?? -100}%`, option))
      .join('');
  }
  const accepted = acceptedIn(options);
  if (isWrittenNumber(question))
    return `#${accepted.map((text) => `\n=${text}:${numericTolerance}`).join('')}`;
  return accepted.map((text) => part('=', escapedStars(text))).join('');
}
