import type { Tx } from '#db/open.ts';
import { listResults } from '#server/features/attempt/grades/queries.ts';
import { resultsForNotices } from '#server/features/attempt/grades/views.ts';
import { notify } from '#server/features/notice/mutations.ts';
import { listLastResults } from '#server/features/notice/queries.ts';
import type { NoticeSource } from '#server/features/notice/workflows/find.ts';

/** Notifies the learner of an attempt that is completely marked, or whose result a later mark has changed. */
export async function notifyMarked(
  tx: Tx,
  { attemptId, subject }: { attemptId: number; subject: string },
  now: Date,
): Promise<void> {
  const results = resultsForNotices(await listResults(tx, [attemptId]));
  const notices = results.map(({ userId, data }) => ({
    ...{ userId, subject },
    content: { kind: 'result-marked' as const, data },
  }));
  await notify(tx, notices, now);
}

/** Its notices are written where marks are given; another mark leads to another notice. */
export const markedResults: NoticeSource = {
  kinds: ['result-marked'],
  listHolding: (db, notices, { userId }) => listLastResults(db, userId, notices),
};
