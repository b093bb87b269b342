import { randomUUID } from 'node:crypto';
import { audited } from '#db/audit.ts';
import type { Database } from '#db/open.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { publishDue } from '../bulk/mutations.ts';

/** Publishes the drafts whose opening date has come. One that is not complete stays a draft until it is. */
export function publishDueQuizzes(db: Database, now: Date): Promise<void> {
  const facts = { at: now, actorId: null, call: 'job.publish-due', requestId: randomUUID() };
  return audited(facts, async () => {
    let after: number | undefined = 0;
    // In pages by id: incomplete drafts stay due and would otherwise be selected again each time.
    while (after !== undefined) {
      const last: number = after;
      after = await inTransaction(db, (tx) => publishDue(tx, now, last));
    }
  });
}
