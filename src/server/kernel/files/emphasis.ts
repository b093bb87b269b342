/*
 * Bold, italic and struck words as they become Markdown. Markdown takes a mark for one only by the signs around it, so marks
 * are written once the text on both sides is known. Until then single signs, which usual texts do not have, are where they will be.
 */

const kinds = [
  { mark: '**', open: '\ue0f5', close: '\ue0f8', tags: ['b', 'strong'] },
  { mark: '*', open: '\ue0f6', close: '\ue0f9', tags: ['i', 'em'] },
  { mark: '~~', open: '\ue0f7', close: '\ue0fa', tags: ['s', 'del'] },
];

/** The signs around a text in an element; undefined if the element is none of these. */
export const emphasisOf = (tagName: string) => kinds.find(({ tags }) => tags.includes(tagName));

/** Signs that a text must not have of its own. */
export const emphasisSigns = /[\ue0f5-\ue0fa]/g;

/** Signs that mean nothing in Markdown, wherever they are moved; an exclamation mark can begin a picture. */
const plainSign = String.raw`(?:!(?!\[)|[:;,.?"'%“”„‘’‚«»‹›…–—、。，：；！？「」『』（）《》〈〉【】・،؛؟])`;
/** Or a formula, which has signs of its own until it is put back. */
const letter = String.raw`[\p{L}\p{N}\ue0f2\ue0f3]`;
const endsWithSign = new RegExp(
  `(?<!${plainSign})(${plainSign}+)([\\ue0f8-\\ue0fa]+)(?=[\\ue0f5-\\ue0f7]*${letter})`,
  'gu',
);
const beginsWithSign = new RegExp(
  `(?<=${letter}[\\ue0f8-\\ue0fa]*)([\\ue0f5-\\ue0f7]+)(${plainSign}+)`,
  'gu',
);

/** The text with its marks; those that Markdown would show as asterisks are left out and reported with their tag. */
export function withMarks(text: string, onLost: (tag: string) => void): string {
  const once = withoutPairs(text, ({ isNested }) => isNested);
  const moved = joined(once).replace(endsWithSign, '$2$1').replace(beginsWithSign, '$2$1');
  const readable = withoutPairs(withoutEmpty(moved), (pair) => {
    const isLost = !isReadable(pair);
    if (isLost) onLost(pair.tag);
    return isLost;
  });
  return readable.replace(emphasisSigns, (sign) => kindOf(sign)?.mark ?? '');
}

const kindOf = (sign: string) => kinds.find(({ open, close }) => sign === open || sign === close);

/** Neighbours with the same mark are one. */
const joined = (text: string): string => without(text, ({ open, close }) => close + open);

const withoutEmpty = (text: string): string => without(text, ({ open, close }) => open + close);

/** Signs can have other pairs of signs between them. */
function without(text: string, signsOf: (kind: (typeof kinds)[number]) => string): string {
  const left = kinds.reduce((each, kind) => each.replaceAll(signsOf(kind), ''), text);
  return left === text ? text : without(left, signsOf);
}

/** Two signs that belong together, by their indexes. */
interface Pair {
  signs: readonly string[];
  from: number;
  to: number;
  tag: string;
  /** Whether the same mark is around them. */
  isNested: boolean;
}

function withoutPairs(text: string, isUnwanted: (pair: Pair) => boolean): string {
  const signs = [...text];
  const opened: number[] = [];
  const gone = new Set<number>();
  for (const [to, sign] of signs.entries()) {
    const kind = kindOf(sign);
    if (sign === kind?.open) opened.push(to);
    if (sign !== kind?.close) continue;
    const from = opened.pop() ?? to;
    const isNested = opened.some((index) => signs[index] === kind.open);
    const [tag = ''] = kind.tags;
    if (isUnwanted({ signs, from, to, tag, isNested })) gone.add(from).add(to);
  }
  return signs.filter((_, index) => !gone.has(index)).join('');
}

/** Markdown reads no mark between a letter outside of it and another sign within it, such as that of code. */
const isReadable = ({ signs, from, to }: Pair): boolean =>
  !(isLetter(next(signs, from, -1)) && isSign(next(signs, from, 1))) &&
  !(isLetter(next(signs, to, 1)) && isSign(next(signs, to, -1)));

const isLetter = (sign: string): boolean => new RegExp(letter, 'u').test(sign);
const isSign = (sign: string): boolean => /[\p{P}\p{S}]/u.test(sign);

/** The next sign in a direction that is part of the text. */
function next(signs: readonly string[], at: number, step: 1 | -1): string {
  let index = at + step;
  while (kindOf(signs[index] ?? '')) index += step;
  return signs[index] ?? '';
}
