import { z } from 'zod';
import { TextInput } from './text/text-input.ts';

/** Invisible characters, except those that emoji and joined scripts need. */
const unseen = /(?!\u200C|\u200D|\uFE0E|\uFE0F)\p{Default_Ignorable_Code_Point}/gu;
/** A joiner or non-joiner where nothing is joined: only marks, emoji and cursive scripts need one. */
const idleJoiner =
  /(?<!\p{M}|\p{Emoji_Modifier}|\p{Extended_Pictographic}|\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Mongolian})(?:\u200C|\u200D)|(?:\u200C|\u200D)+$/gu;
/** Begins with one character: with a repetition, a long text without `@` would be searched from each of its characters. */
const address = /[^\s@]@[^\s@]+\.[^\s@]/;

/** The name without characters that hide, reorder or imitate others, and with single spaces. */
export const cleanName = (name: string): string =>
  name.replace(unseen, '').replace(idleJoiner, '').replace(/\s+/g, ' ').trim();

export const containsAddress = (name: string): boolean => address.test(name);

/** A name that everyone sees: cleaned, and not an email address. */
export const PublicName = (max: number) =>
  z
    .string()
    .transform(cleanName)
    .pipe(TextInput(max))
    .refine((name) => !containsAddress(name), 'Please do not use an email address as a name');

/** The name to show of an account, never an address. */
export const shownName = (displayName: string | null, username: string): string => {
  const name = cleanName(displayName ?? '');
  return name === '' || containsAddress(name) ? username : name;
};
