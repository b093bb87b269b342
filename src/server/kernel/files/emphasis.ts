/*
 * Converts bold, italic and struck-through words to Markdown. Whether Markdown reads `*` as emphasis depends on the
 * characters around it, so emphasis is written only when the text on both sides is known. Until then, private-use
 * characters mark its beginning and end.
 */

const kinds = [
  { mark: '**', open: '\ue0f5', close: '\ue0f8', tags: ['b', 'strong'] },
  { mark: '*', open: '\ue0f6', close: '\ue0f9', tags: ['i', 'em'] },
  { mark: '~~', open: '\ue0f7', close: '\ue0fa', tags: ['s', 'del'] },
];

/** The placeholders around the text of an element; undefined for any other element. */
export const emphasisOf = (tagName: string) => kinds.find(({ tags }) => tags.includes(tagName));

/** The placeholders, which are removed from texts that contain them. */
export const emphasisSigns = /[\ue0f5-\ue0fa]/g;

/** Characters without a meaning in Markdown, before or after emphasis; `![` begins a picture. */
const plainSign = String.raw`(?:!(?!\[)|[:;,.?"'%“”„‘’‚«»‹›…–—、。，：；！？「」『』（）《》〈〉【】・،؛؟])`;
/** Or a formula, which is a placeholder until it is put back. */
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

/** A pair can have other pairs of placeholders inside. */
function without(text: string, signsOf: (kind: (typeof kinds)[number]) => string): string {
  const left = kinds.reduce((each, kind) => each.replaceAll(signsOf(kind), ''), text);
  return left === text ? text : without(left, signsOf);
}

/** Two placeholders that belong together, by their indexes. */
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

/** Markdown reads no emphasis between a letter outside and a punctuation character inside, such as a backtick. */
const isReadable = ({ signs, from, to }: Pair): boolean =>
  !(isLetter(next(signs, from, -1)) && isSign(next(signs, from, 1))) &&
  !(isLetter(next(signs, to, 1)) && isSign(next(signs, to, -1)));

const isLetter = (sign: string): boolean => new RegExp(letter, 'u').test(sign);
const isSign = (sign: string): boolean => /[\p{P}\p{S}]/u.test(sign);

/** The next character in a direction that is part of the text, not a placeholder. */
function next(signs: readonly string[], at: number, step: 1 | -1): string {
  let index = at + step;
  while (kindOf(signs[index] ?? '')) index += step;
  return signs[index] ?? '';
}
