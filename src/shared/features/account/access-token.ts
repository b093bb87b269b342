import { z } from 'zod';
import { Id } from '#shared/kernel/id.ts';
import { TextInput } from '#shared/kernel/text/text-input.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import { OwnerPassword } from './schema.ts';

/** Each scope includes those before it. */
export const tokenScopes = ['read', 'write', 'admin'] as const;
export const TokenScope = z
  .enum(tokenScopes, 'Please choose what the token may do')
  .describe(
    '`read`: everything that only reads. `write`: taking quizzes and saving as well. `admin`: what your roles allow as well.',
  );
export type TokenScope = z.infer<typeof TokenScope>;

export const maxTokenDays = 365;
/** The maximum number of tokens of an account. */
export const maxTokens = 20;

/** Identifies tokens, also for programs that look for leaked secrets. */
export const tokenPrefix = 'quizwright_pat_';

export const AccessTokenRequest = z.object({
  name: TextInput(80)
    .min(1, 'Please give the token a name')
    .describe('What the token is for, in your own words'),
  scope: TokenScope,
  expiresInDays: z
    .int('Please enter a number of days')
    .min(1, 'At least 1 day')
    .max(maxTokenDays, `At most ${maxTokenDays} days`),
  password: OwnerPassword,
});

/** A token as it is listed, without its secret. */
export const AccessToken = z.object({
  id: z.int(),
  name: z.string(),
  scope: z.enum(tokenScopes),
  hint: z.string().describe('The last four characters of the token'),
  createdAt: Timestamp,
  expiresAt: Timestamp,
  lastUsedAt: Timestamp.nullable().describe('To the minute'),
});

/** A token that was just made: the only response with its secret. */
export const NewAccessToken = AccessToken.extend({
  token: z.string().describe('Send it as `Authorization: Bearer …`. It is not shown again.'),
});

export const AccessTokenRevocation = z.object({ id: Id, password: OwnerPassword });
