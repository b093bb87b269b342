import type { Tx } from '#db/open.ts';
import { listResults } from '#server/features/attempt/grades/queries.ts';
import { noticedResults } from '#server/features/attempt/grades/views.ts';
import { noticeTo } from '#server/features/notice/mutations.ts';
import { listLastResults } from '#server/features/notice/queries.ts';
import type { NoticeSource } from '#server/features/notice/workflows/find.ts';

/** Notices the learner of an attempt that is completely marked, or whose result a mark has changed since. */
export async function noticeMarked(
  tx: Tx,
  { attemptId, subject }: { attemptId: number; subject: string },
  now: Date,
): Promise<void> {
  const results = noticedResults(await listResults(tx, [attemptId]));
  const notices = results.map(({ userId, data }) => ({
    ...{ userId, subject },
    content: { kind: 'result-marked' as const, data },
  }));
  await noticeTo(tx, notices, now);
}

/** Written where marks are given; another mark leads to another one. */
export const markedResults: NoticeSource = {
  kinds: ['result-marked'],
  listHolding: (db, notices, { userId }) => listLastResults(db, userId, notices),
};
