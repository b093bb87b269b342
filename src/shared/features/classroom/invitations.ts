import { z } from 'zod';
import { Email } from '../account/schema.ts';

/** Addresses that are invited at a time. */
export const mostInvited = 100;

export const ClassInvitation = z.object({
  emails: z
    .array(Email)
    .min(1, 'Enter at least one email address')
    .max(mostInvited, `At most ${mostInvited} addresses at a time`)
    .describe('The addresses that are invited'),
});

/** The same whether or not an address has an account. */
export const InvitedAddresses = z.object({
  addresses: z.int().describe('How many addresses were given, each counted once'),
});

/** What is no code leads to no class. */
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
  /** What is no address. */
  unreadable: string[];
}

/**
 * The addresses in a pasted list: with commas, semicolons or line breaks between them, each with or without a name,
 * as in `Ann Lee <ann@example.com>`.
 */
export function addressesIn(text: string): FoundAddresses {
  const emails = new Set<string>();
  const unreadable: string[] = [];
  for (const entry of text.split(/[,;\n\r\t]+/)) {
    const written = entry.trim();
    if (written === '') continue;
    const bracketed = /<([^<>]*)>\s*$/.exec(written)?.[1] ?? written;
    for (const part of bracketed.split(/\s+/).filter(Boolean)) {
      const email = Email.safeParse(part);
      if (email.success) emails.add(email.data);
      else unreadable.push(part);
    }
  }
  return { emails: [...emails], unreadable };
}
