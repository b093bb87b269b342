import type { Tx } from '#db/open.ts';
import { listResults } from '#server/features/attempt/grades/queries.ts';
import { resultsForNotices } from '#server/features/attempt/grades/views.ts';
import { notify } from '#server/features/notice/mutations.ts';
import { listLastResults } from '#server/features/notice/queries.ts';
import type { NoticeSource } from '#server/features/notice/workflows/find.ts';
import type { RegradeRow } from '../queries.ts';

const kind = 'result-regraded' as const;

/** Notifies learners of results that a regrade, or its undo, has changed. */
export async function notifyOfResults(
  tx: Tx,
  { regrade, attemptIds }: { regrade: RegradeRow; attemptIds: readonly number[] },
  now: Date,
): Promise<void> {
  const results = resultsForNotices(await listResults(tx, attemptIds));
  const notices = results.map(({ userId, data }) => ({
    userId,
    subject: `${regrade.id} ${regrade.state} ${data.attemptId}`,
    content: { kind, data },
    inAppOnly: !regrade.sendsMails,
  }));
  await notify(tx, notices, now);
}

/** Its notices are written where results change; an undo leads to another notice. */
export const regradedResults: NoticeSource = {
  kinds: [kind],
  listHolding: (db, notices, { userId }) => listLastResults(db, userId, notices),
};
