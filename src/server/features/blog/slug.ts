import anyAscii from 'any-ascii';
import { slugOf } from '#shared/features/blog/rules.ts';

/** The address that a title asks for, whatever script it is written in. */
export function wantedSlug(text: string): string {
  // Words of a script without spaces come back joined by capitals, accents come back as base letters.
  return slugOf(anyAscii(text)).slice(0, 200).replace(/-$/, '') || 'post';
}
