import { lettersIn } from './key-list.ts';

/*
 * A key with its reason on the same line: `B – because …`, `B. Paris is …`, `B (see page 4)`. A letter before a word may be a
 * text: `A cat`.
 */

const separator = /\s-{1,3}\s|\s?[–—]\s|—|[.:)]{1,2}\s|[。：）]|\s(?=\()|(?=（)/gu;
const inBrackets = /^[(（]([^()（）]*)[)）][.。]?$/u;
const boldBeginning = /^(\*\*|__)(.{1,200}?)\1/;

export interface KeyWithReason {
  key: string;
  reason: string;
}

/** The longest key first, so that `B) Paris – because …` has its text. */
function divisionsOf(line: string): KeyWithReason[] {
  const text = line.replace(boldBeginning, '$2');
  // A key is short, so only the first separators of a long text are tried.
  const signs = [...text.matchAll(separator)].slice(0, 4);
  return signs
    .map(({ index, 0: sign }) => ({
      key: text.slice(0, index).trim(),
      reason: text
        .slice(index + sign.length)
        .trim()
        .replace(inBrackets, '$1'),
    }))
    .filter(({ key, reason }) => key !== '' && /[\p{L}\p{N}]/u.test(reason) && !lettersIn(reason))
    .reverse();
}

/** The key and the reason of a line that is no key as a whole. */
export const divisionOf = (
  line: string,
  canBeKey: (text: string) => boolean,
): KeyWithReason | undefined =>
  canBeKey(line) ? undefined : divisionsOf(line).find(({ key }) => canBeKey(key));
