import { z } from 'zod';
import { Id } from '#shared/kernel/id.ts';
import { ManyIds } from '#shared/kernel/many.ts';
import { Page, Paging, SortDirection } from '#shared/kernel/paging.ts';
import { roles } from '#shared/kernel/roles.ts';
import { storable } from '#shared/kernel/text/storable.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import { OwnerPassword, Session } from './schema.ts';

/** Why an account is suspended. Each reason is a text, so that its owner reads it in the own language. */
export const SuspensionReason = z.enum(['cheating', 'abuse', 'spam', 'security', 'other']);
export type SuspensionReason = z.infer<typeof SuspensionReason>;

const reasonTexts = {
  cheating: 'This account has been suspended because of cheating.',
  abuse: 'This account has been suspended because of insulting or harmful content.',
  spam: 'This account has been suspended because of spam.',
  security: 'This account has been suspended because another person seems to use it.',
  other: 'This account has been suspended.',
} as const satisfies Record<SuspensionReason, string>;

/** What the owner of a suspended account reads after a proof of identity. */
export function suspensionText({
  reason,
  note,
}: {
  reason: SuspensionReason;
  note: string | null;
}): string {
  const text = reasonTexts[reason];
  return note ? `${text} Note of an administrator: ${note}` : text;
}

/** `leaving` is an account that is erased after the grace period. */
export const PersonStatus = z.enum(['active', 'suspended', 'leaving', 'deactivated']);
export type PersonStatus = z.infer<typeof PersonStatus>;
const PersonRole = z.enum([...roles, 'member']);
export const PeopleSort = z.enum(['joined', 'name', 'email', 'seen']);
export type PeopleSort = z.infer<typeof PeopleSort>;

/** Which people are listed. */
export const PeopleFilter = z.object({
  /** Part of the name or the address. */
  q: z.string().trim().max(200).optional(),
  role: PersonRole.optional(),
  verified: z.enum(['yes', 'no']).optional().describe('Whether the address is confirmed'),
  status: PersonStatus.optional(),
});
export type PeopleFilter = z.infer<typeof PeopleFilter>;

export const PeopleQuery = PeopleFilter.extend({
  ...Paging.shape,
  sort: PeopleSort.default('joined'),
  /** The default depends on the column: descending for dates. */
  direction: SortDirection.optional(),
  perPage: Paging.shape.perPage.default(50),
});
export type PeopleQuery = z.infer<typeof PeopleQuery>;

const PersonRow = z.object({
  id: z.int(),
  username: z.string(),
  displayName: z.string().nullable(),
  email: z.string(),
  emailVerified: z.boolean(),
  roles: z.array(z.enum(roles)),
  status: PersonStatus,
  /** When the account is erased. */
  scheduledDeletionDate: Timestamp.nullable(),
  createdAt: Timestamp,
  lastLoginAt: Timestamp.nullable(),
});

export const PeoplePage = Page(PersonRow);

/** What administrators see of one person: what they need to help, not the whole profile. */
export const PersonDetails = PersonRow.extend({
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  pendingEmail: z.string().nullable(),
  preferredLanguage: z.string(),
  hasPassword: z.boolean(),
  providers: z
    .array(z.string())
    .describe('Names of the providers with which it can be signed in to'),
  hasSecondFactor: z.boolean(),
  sessions: z.array(Session.omit({ isCurrent: true })),
  suspension: z
    .object({
      at: Timestamp.nullable().describe('Since when; null if unknown'),
      reason: SuspensionReason.describe('Why'),
      note: z.string().nullable().describe('More about it; null without'),
      by: z
        .string()
        .nullable()
        .describe(
          'The administrator; null for a command of the operator and for an erased account',
        ),
    })
    .nullable(),
});

export const Suspension = z.object({
  ids: ManyIds,
  reason: SuspensionReason,
  note: z
    .string()
    .trim()
    .max(300, 'At most 300 characters')
    .refine(storable, 'Contains a character that cannot be stored')
    .transform((note) => note || null)
    .nullable()
    .default(null),
});
export type Suspension = z.infer<typeof Suspension>;

export const RoleChange = z.object({
  id: Id,
  /** All roles that the account then has. */
  roles: z.array(z.enum(roles)).max(roles.length),
  loadedRoles: z
    .array(z.enum(roles))
    .max(roles.length)
    .optional()
    .describe(
      'The roles that the caller has seen: if the account has others now, nothing is changed',
    ),
  /** A proof of the caller; not needed shortly after signing in. */
  password: OwnerPassword,
});
