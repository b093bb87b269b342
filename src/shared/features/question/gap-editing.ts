import { type Gap, maxGaps } from './question-types/gap-schema.ts';
import { gapsIn, keyOfGap, markerOf, withMarkers } from './question-types/gaps.ts';

/** The parts of a question that change when a gap does. */
export interface WithGaps {
  text: string;
  gaps: Gap[];
}

const textGap = (answers: string[]): Gap => ({
  kind: 'text',
  answers,
  caseSensitive: false,
  tolerance: null,
});

/**
 * Makes a gap of a part of the text, which becomes its accepted answer. Gaps after it are counted anew.
 * @returns undefined where there can be no gap: the part has one, or there are enough
 */
export function withGapFrom<Q extends WithGaps>(
  question: Q,
  { from, to }: { from: number; to: number },
): { question: Q; gap: number; end: number } | undefined {
  const { text, gaps } = question;
  const chosen = text.slice(from, to);
  const outside = gapsIn(text.slice(0, from)).length + gapsIn(text.slice(to)).length;
  const overlaps = outside < gapsIn(text).length;
  if (gaps.length >= maxGaps || overlaps || /[\r\n]/.test(chosen.trim())) return undefined;
  // Space around a selected word stays in the text.
  const start = from + chosen.length - chosen.trimStart().length;
  const word = chosen.trim();
  const [before, after] = [text.slice(0, start), text.slice(start + word.length)];
  const gap = Math.max(-1, ...gapsIn(before)) + 1;
  const shifted = (part: string) =>
    withMarkers(part, (index) => markerOf(index < gap ? index : index + 1));
  const marked = shifted(before) + markerOf(gap);
  return {
    question: {
      ...question,
      text: marked + shifted(after),
      gaps: gaps.toSpliced(gap, 0, textGap([word])),
    },
    gap,
    end: marked.length,
  };
}

/** Removes a gap; what is right in it is then in the text. */
export function withoutGap<Q extends WithGaps>(question: Q, removed: number): Q {
  const { text, gaps } = question;
  const gap = gaps[removed];
  const [word = ''] = gap ? keyOfGap(gap) : [];
  return {
    ...question,
    text: withMarkers(text, (index) =>
      index === removed ? word : markerOf(index > removed ? index - 1 : index),
    ),
    gaps: gaps.filter((_, index) => index !== removed),
  };
}

/** The gap with another way to fill it in; its answers become options, the right option the answer. */
export function withKind(gap: Gap, kind: Gap['kind']): Gap {
  if (gap.kind === kind) return gap;
  return gap.kind === 'text'
    ? { kind: 'choice', options: [...gap.answers], correctOption: 0 }
    : textGap(keyOfGap(gap));
}

/**
 * The list of options after it was edited. The key stays with its option, also while its text is typed; if the option
 * is removed, no option is right until the author marks one.
 */
export const withGapOptions = (gap: Gap & { kind: 'choice' }, options: string[]): Gap => ({
  ...gap,
  options,
  correctOption: keyIn(options, gap),
});

function keyIn(after: readonly string[], { options, correctOption }: Gap & { kind: 'choice' }) {
  if (correctOption === null) return null;
  const shorter = Math.min(after.length, options.length);
  let same = 0;
  while (same < shorter && after[same] === options[same]) same += 1;
  let sameAtEnd = 0;
  while (sameAtEnd < shorter - same && after.at(-1 - sameAtEnd) === options.at(-1 - sameAtEnd))
    sameAtEnd += 1;
  if (correctOption < same) return correctOption;
  if (correctOption >= options.length - sameAtEnd)
    return correctOption + after.length - options.length;
  const changed = after.slice(same, after.length - sameAtEnd);
  const isOne = changed.length === 1 && options.length - same - sameAtEnd === 1;
  const found = isOne ? 0 : changed.indexOf(options[correctOption] ?? '');
  return found < 0 ? null : same + found;
}
