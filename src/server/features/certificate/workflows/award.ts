import type { Database, Tx } from '#db/open.ts';
import { listFullNames } from '#server/features/account/queries.ts';
import { listPassersOf, listWhoMastered } from '#server/features/attempt/passing/queries.ts';
import { notify } from '#server/features/notice/mutations.ts';
import { holdSeries, holdSeriesWithQuizzes } from '#server/features/series/mutations.ts';
import { findSeriesToPass } from '#server/features/series/queries.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import {
  checkAllAgain,
  ensureVersion,
  noteBackfill,
  takeCertificateChecks,
  writeCertificates,
} from '../mutations.ts';
import { listBackfills, listGivingSeries, listWithCertificate, lockBackfill } from '../queries.ts';

/** Learners per transaction. */
const batchSize = 100;

/**
 * Awards certificates to learners who have passed every quiz of a series. Several processes may do so at once, and a
 * run may be repeated: a learner gets one certificate of a series.
 */
export async function awardCertificates(db: Database, now: Date): Promise<void> {
  for (;;) {
    const taken = await inTransaction(db, async (tx) => {
      const userIds = await takeCertificateChecks(tx, batchSize);
      if (userIds.length > 0)
        for (const seriesId of await listGivingSeries(tx))
          await award(tx, { seriesId, userIds }, now);
      return userIds.length;
    });
    if (taken < batchSize) break;
  }
  for (const seriesId of await listBackfills(db)) await backfill(db, seriesId, now);
}

/** Checks all learners again; certificates that were awarded stay. */
export async function recheckCertificates(db: Database, now: Date): Promise<void> {
  await inTransaction(db, (tx) => checkAllAgain(tx));
  await awardCertificates(db, now);
}

/** Learners who passed before the series gave certificates, or before less had to be passed. */
async function backfill(db: Database, seriesId: number, now: Date): Promise<void> {
  for (;;) {
    const isOver = await inTransaction(db, async (tx) => {
      // Another process may have gone on meanwhile. A quiz that closes now waits, and has all learners looked at again.
      await holdSeriesWithQuizzes(tx, seriesId);
      const after = await lockBackfill(tx, seriesId);
      if (after === undefined) return true;
      const [quiz] = (await findSeriesToPass(tx, seriesId))?.quizzes ?? [];
      const userIds = quiz
        ? await listPassersOf(tx, quiz.quizId, { after, atMost: batchSize })
        : [];
      await award(tx, { seriesId, userIds }, now);
      const isLast = userIds.length < batchSize;
      await noteBackfill(tx, seriesId, isLast ? null : (userIds.at(-1) ?? null));
      return isLast;
    });
    if (isOver) return;
  }
}

interface Candidates {
  seriesId: number;
  userIds: readonly number[];
}

async function award(tx: Tx, candidates: Candidates, now: Date): Promise<void> {
  // Most have something left to pass, so the series is held only where a certificate is due.
  if ((await listDue(tx, candidates)).userIds.length === 0) return;
  const { seriesId } = candidates;
  await holdSeries(tx, seriesId);
  const { series, userIds } = await listDue(tx, candidates);
  if (!series || userIds.length === 0) return;
  const versionId = await ensureVersion(tx, seriesId, { version: series, now });
  const names = await listFullNames(tx, userIds);
  const learners = userIds.map((userId) => ({ userId, name: names.get(userId) ?? '' }));
  const written = await writeCertificates(tx, { seriesId, versionId, learners }, now);
  const { title, language } = series;
  await notify(
    tx,
    written.map(({ id, publicId: certificateId, userId }) => ({
      userId,
      subject: String(id),
      content: { kind: 'certificate-issued', data: { certificateId, title, language } },
    })),
    now,
  );
}

/** Of the candidates, those who have passed everything and have no certificate. */
async function listDue(tx: Tx, { seriesId, userIds }: Candidates) {
  const series = await findSeriesToPass(tx, seriesId);
  const quizIds = series?.quizzes.map(({ quizId }) => quizId) ?? [];
  if (userIds.length === 0 || quizIds.length === 0) return { series, userIds: [] };
  const passed = await listWhoMastered(tx, { userIds, quizIds });
  const have = await listWithCertificate(tx, seriesId, passed);
  return { series, userIds: passed.filter((userId) => !have.has(userId)) };
}
