import { z } from 'zod';
import { languages } from '#shared/kernel/language/languages.ts';
import { fileCharacters } from '#shared/kernel/limits.ts';
import { Page, Paging } from '#shared/kernel/paging.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';

/** People in one file. */
export const maxPeople = 2000;

/** What happens to a person of the file. */
export const InvitedStatus = z.enum(['invited', 'exists', 'invalid']);
export type InvitedStatus = z.infer<typeof InvitedStatus>;

/** Why a person is not invited. */
export const InvitationProblem = z.enum([
  'no_email',
  'bad_email',
  'twice',
  'bad_name',
  'bad_username',
  'username_taken',
  'reserved_email',
  'unknown_language',
  'unknown_class',
  'ambiguous_class',
]);
export type InvitationProblem = z.infer<typeof InvitationProblem>;

/** What opens an account. */
const Detail = z.enum(['name', 'username', 'language']);
export type Detail = z.infer<typeof Detail>;

export const PeopleFile = z.object({
  content: z
    .string()
    .min(1, 'The file is empty')
    .max(fileCharacters, 'The file is too large')
    .describe(
      `A CSV file as base64: email, and optionally name, username, class and language; at most ${maxPeople} rows. A person may have several, each with another class`,
    ),
  dryRun: z.boolean().default(false).describe('Only report who would be invited'),
});
export type PeopleFile = z.infer<typeof PeopleFile>;

/** A row of the file, and what happens to it. */
export const InvitedRow = z.object({
  line: z.int().describe('Where it begins in the file, from 1'),
  status: InvitedStatus.describe('What happens to the person'),
  email: z.string().describe('The address, as in the file if it is none'),
  name: z.string().nullable().describe('The public name'),
  username: z.string().nullable().describe('The username; null if one is made of the address'),
  className: z.string().nullable().describe('The class that the person is added to'),
  language: z.enum(languages).describe('The language of the mail and of the app'),
  problems: z.array(InvitationProblem).describe('Why the person is not invited'),
  differs: z
    .array(Detail)
    .describe('What an earlier row of the invited person says otherwise; the earlier one decides'),
});
export type InvitedRow = z.infer<typeof InvitedRow>;

export const PeopleReport = z.object({
  counts: z
    .object({
      invited: z.int().describe('People who get an invitation'),
      exists: z.int().describe('People who have an account already'),
      invalid: z.int().describe('Rows that are left out'),
    })
    .describe('A person with several rows counts once'),
  rows: z.array(InvitedRow).describe('Every row of the file'),
});
export type PeopleReport = z.infer<typeof PeopleReport>;

export const PendingQuery = Paging.extend({ perPage: Paging.shape.perPage.default(50) });

/** A person who was invited and has not signed in yet. */
const PendingInvitation = z.object({
  /** The account’s. */
  id: z.int(),
  username: z.string(),
  displayName: z.string().nullable(),
  email: z.string(),
  preferredLanguage: z.string(),
  sentAt: Timestamp.describe('When the last mail was sent'),
  expiresAt: Timestamp.describe('Until when the last link works'),
  isExpired: z.boolean().describe('Whether that is over'),
  isSuspended: z.boolean().describe('Whether the account is suspended'),
  invitedBy: z
    .string()
    .nullable()
    .describe('Name of the administrator; null for an erased account'),
});

export const PendingPage = Page(PendingInvitation);
