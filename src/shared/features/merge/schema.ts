import { z } from 'zod';
import { OwnerPassword } from '#shared/features/account/schema.ts';
import { Id } from '#shared/kernel/id.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';

/** What moves from one account to another, as people would count it. */
export const mergeGroups = [
  'attempts',
  'practice',
  'classes',
  'exceptions',
  'drafts',
  'feedback',
  'content',
] as const;
export type MergeGroup = (typeof mergeGroups)[number];

/** Two accounts of one person: `keepId` gets everything of `goneId`, which is then removed. */
export const TwoAccounts = z.object({ keepId: Id, goneId: Id });
export type TwoAccounts = z.infer<typeof TwoAccounts>;

export const MergeRequest = TwoAccounts.extend({
  /** A proof of the caller; not needed shortly after signing in. */
  password: OwnerPassword,
});

const MergedAccount = z.object({
  id: z.int(),
  username: z.string(),
  displayName: z.string().nullable(),
  email: z.string(),
  createdAt: Timestamp,
  lastLoginAt: Timestamp.nullable(),
});

export const MergePreview = z.object({
  keep: MergedAccount,
  gone: MergedAccount,
  /** Rows that move. */
  moves: z.array(z.object({ group: z.enum(mergeGroups), count: z.int() })),
  /** Quizzes that both have taken: their results are put together. */
  sharedQuizzes: z.int(),
  /** Why they cannot be merged now. */
  refusal: z.string().nullable(),
});
