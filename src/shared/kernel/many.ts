import { z } from 'zod';
import { Id } from './id.ts';
import { Timestamp } from './timestamp.ts';

const maxAtOnce = 200;

/** The rows of one action, without duplicates. */
export const ManyIds = z
  .array(Id)
  .min(1)
  .max(maxAtOnce, `At most ${maxAtOnce} at once`)
  .transform((ids) => [...new Set(ids)]);

/** A change for each of several rows. */
export const ManyChanges = <Change extends z.ZodType>(change: Change) =>
  z.array(change).min(1).max(maxAtOnce, `At most ${maxAtOnce} at once`);

/** A new status for each of several rows. */
export const StatusChanges = <Status extends z.ZodType>(status: Status) =>
  ManyChanges(z.object({ id: Id, status }));

const untouched = [
  /** The row already had the requested value. */
  z.object({ id: z.int(), outcome: z.literal('unchanged') }),
  /** The row does not exist. */
  z.object({ id: z.int(), outcome: z.literal('missing') }),
  /** The row was not changed, for the reason in the message. */
  z.object({ id: z.int(), outcome: z.literal('refused'), message: z.string() }),
] as const;

/** How an action on several rows ended for one of them. */
export const RowOutcome = z.discriminatedUnion('outcome', [
  z.object({ id: z.int(), outcome: z.literal('done') }),
  ...untouched,
]);
export type RowOutcome = z.infer<typeof RowOutcome>;

/** The same with the value before the change, for an undo. */
export const ChangeOutcome = <Before extends z.ZodType>(before: Before) =>
  z.discriminatedUnion('outcome', [
    z.object({ id: z.int(), outcome: z.literal('done'), before }),
    ...untouched,
  ]);

/** The same for documents with a version: an undo names the version that the change has made. */
export const VersionedOutcome = <Before extends z.ZodType>(before: Before) =>
  z.discriminatedUnion('outcome', [
    z.object({ id: z.int(), outcome: z.literal('done'), before, updatedAt: Timestamp }),
    ...untouched,
  ]);
