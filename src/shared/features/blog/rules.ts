const wordsPerMinute = 200;
const longestReading = 60;
/** Said when nothing is known of the content. */
export const defaultReadingMinutes = 5;

export const metaTitleLength = 60;
export const metaDescriptionLength = 160;

/** Whole minutes that reading takes, from 1 to 60. */
export function readingMinutes(content: string): number {
  const words = content.split(/\s+/).filter((word) => word !== '').length;
  return Math.min(longestReading, Math.max(1, Math.ceil(words / wordsPerMinute)));
}

/**
 * The address of a post made of ASCII text: lowercase, what is no letter, digit, space or hyphen left
 * out, words joined by single hyphens. Empty when nothing is left.
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
