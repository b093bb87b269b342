import { z } from 'zod';
import { Email } from '../account/schema.ts';

/** Addresses that are invited at a time. */
export const maxInvited = 100;

export const ClassInvitation = z.object({
  emails: z
    .array(Email)
    .min(1, 'Enter at least one email address')
    .max(maxInvited, `At most ${maxInvited} addresses at a time`)
    .describe('The addresses that are invited'),
});

/** The same whether or not an address has an account. */
export const InvitedAddresses = z.object({
  addresses: z.int().describe('How many addresses were given, each counted once'),
});

/** Any other text is no valid code and finds no class. */
export const OfferInput = z.object({ joinCode: z.string().trim().toUpperCase().max(20) });

/** What a link to join a class shows before it is pressed. */
export const OfferedClass = z.object({
  id: z.int(),
  name: z.string(),
  /** Public names. */
  teachers: z.array(z.string()),
  isMember: z.boolean(),
});

interface FoundAddresses {
  /** Each once, in lower case. */
  emails: string[];
  /** The parts of the list that are not addresses. */
  unreadable: string[];
}

/**
 * The addresses in a pasted list: with commas, semicolons or line breaks between them, each with or without a name,
 * as in `Ann Lee <ann@example.com>` and `Lee, Ann <ann@example.com>`.
 */
export function addressesIn(text: string): FoundAddresses {
  const emails = new Set<string>();
  const unreadable: string[] = [];
  for (const part of text
    .replaceAll(quotedName, '')
    .split(/[;\n\r\t]+/)
    .flatMap(partsOf)) {
    const email = Email.safeParse(part);
    if (email.success) emails.add(email.data);
    else unreadable.push(part);
  }
  return { emails: [...emails], unreadable };
}

/** A name in quotation marks before its address; what separates addresses elsewhere is part of it. */
const quotedName = /"(?:[^"\\\r\n]|\\.)*"(?=\s*<)/g;

const onlyBracketed = /^(?:[^<>]*<[^<>]*>\s*)+$/;

/** What is between two semicolons or line breaks, without the names of the addresses. */
function partsOf(written: string): string[] {
  let words: string[] = [];
  const parts: string[] = [];
  for (const entry of written.split(',')) {
    if (onlyBracketed.test(entry)) {
      // A name may contain commas but no at sign.
      parts.push(...words.filter((word) => word.includes('@')));
      words = [];
      for (const [, bracketed = ''] of entry.matchAll(/<([^<>]*)>/g))
        parts.push(...bracketed.split(/\s+/));
    } else words.push(...entry.split(/\s+/));
  }
  return [...parts, ...words].filter(Boolean);
}
