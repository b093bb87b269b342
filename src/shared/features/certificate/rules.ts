import type { PassedQuiz } from './schema.ts';

const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/i;
const jwt = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** What a text is that was pasted to be verified. */
export type Pasted =
  | { is: 'credential'; jwt: string }
  | { is: 'certificate'; id: string }
  | { is: 'other-site' }
  | { is: 'unreadable' };

/** Reads a credential, or the address or id of a certificate of this site. */
export function readPasted(text: string, publicUrl: string): Pasted {
  const compact = text.replaceAll(/\s/g, '');
  if (jwt.test(compact)) return { is: 'credential', jwt: compact };
  const id = uuid.exec(compact)?.[0];
  if (!id) return { is: 'unreadable' };
  const isAddress = /^https?:/i.test(compact);
  if (isAddress && !isBelow(compact, publicUrl)) return { is: 'other-site' };
  return { is: 'certificate', id: id.toLowerCase() };
}

const isBelow = (address: string, publicUrl: string): boolean =>
  URL.canParse(address) && new URL(address).origin === new URL(publicUrl).origin;

/** The DID of a site, by the method `did:web`. */
export const didOf = (publicUrl: string): string =>
  `did:web:${encodeURIComponent(new URL(publicUrl).host)}`;

/** How many certificates one status list has: the least that the standard allows, so that no list shows who is in it. */
export const statusListLength = 131_072;

/** The status list of a certificate, and its index there. */
export const statusEntry = (index: number) => ({
  list: Math.floor(index / statusListLength),
  index: index % statusListLength,
});

/**
 * The bits of a status list, from the left: set where an index was given out and has no valid certificate. Verifiers keep a
 * list for a while, and meanwhile the next certificates must not count as revoked.
 * @param given how many indexes of the list were given out
 */
export function statusBits(given: number, validIndexes: Iterable<number>): Uint8Array {
  const bits = new Uint8Array(statusListLength / 8).fill(255, 0, given >> 3);
  if (given & 7) bits[given >> 3] = 256 - (256 >> (given & 7));
  for (const index of validIndexes) {
    const byte = index >> 3;
    bits[byte] = (bits[byte] ?? 0) & ~(128 >> (index & 7));
  }
  return bits;
}

/** Whether two series ask the same of a learner, under the same title. */
export const isSameVersion = (
  a: { title: string; description: string; language: string; quizzes: readonly PassedQuiz[] },
  b: typeof a,
): boolean =>
  a.title === b.title &&
  a.description === b.description &&
  a.language === b.language &&
  a.quizzes.length === b.quizzes.length &&
  a.quizzes.every((quiz, index) => {
    const other = b.quizzes[index];
    return (
      quiz.quizId === other?.quizId &&
      quiz.title === other.title &&
      quiz.language === other.language
    );
  });
