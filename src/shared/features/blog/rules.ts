const wordsPerMinute = 200;
/** Of Chinese and Japanese, which do not separate words. Two of them count as one. */
const unspacedLetters = /(?=\p{L})[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/gu;
const maxReadingMinutes = 60;
/** Used when there is no content. */
export const defaultReadingMinutes = 5;

export const metaTitleLength = 60;
export const metaDescriptionLength = 160;

/** Whole minutes that reading takes, from 1 to 60. */
export function readingMinutes(content: string): number {
  const spaced = content.split(/\s+/).filter((word) => word !== '').length;
  const words = spaced + (content.match(unspacedLetters) ?? []).length / 2;
  return Math.min(maxReadingMinutes, Math.max(1, Math.ceil(words / wordsPerMinute)));
}

/**
 * Makes the address of a post from ASCII text: lower case, only letters and digits, words joined by single
 * hyphens. Empty when no character remains.
 */
export function slugOf(asciiText: string): string {
  return asciiText
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** `wanted`, or the first of `wanted-2`, `wanted-3`, … that is not taken. */
export function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  for (let n = 2; ; n += 1) {
    if (!taken.has(`${wanted}-${n}`)) return `${wanted}-${n}`;
  }
}
