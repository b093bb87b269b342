import { sql } from 'kysely';
import type { Tx } from '#db/open.ts';
import { Failure } from '#server/kernel/failure.ts';
import { isSameVersion } from '#shared/features/certificate/rules.ts';
import type { CertificateSharing, PassedQuiz } from '#shared/features/certificate/schema.ts';
import { findLatestVersion } from './queries.ts';

/** Chooses whether a series gives certificates. Once it does, learners who passed before are looked for. */
export async function chooseCertificates(tx: Tx, seriesId: number, gives: boolean): Promise<void> {
  const checkedUpTo = gives ? 0 : null;
  await tx
    .insertInto('seriesCertificates')
    .values({ seriesId, gives, checkedUpTo })
    .onConflict((conflict) =>
      conflict
        .column('seriesId')
        .doUpdateSet({ gives, checkedUpTo })
        .where('seriesCertificates.gives', '<>', gives),
    )
    .execute();
}

/** Queues a new check of all learners of all series that give certificates. */
export async function checkAllAgain(tx: Tx): Promise<void> {
  await tx
    .updateTable('seriesCertificates')
    .set({ checkedUpTo: 0 })
    .where('gives', '=', true)
    .execute();
}

/** @param checkedUpTo null when there is no learner left */
export async function noteBackfill(
  tx: Tx,
  seriesId: number,
  checkedUpTo: number | null,
): Promise<void> {
  await tx
    .updateTable('seriesCertificates')
    .set({ checkedUpTo })
    .where('seriesId', '=', seriesId)
    .execute();
}

/** Takes learners who have passed a quiz; another process takes others. */
export async function takeCertificateChecks(tx: Tx, atMost: number): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    delete from certificate_checks where user_id in (
      select user_id from certificate_checks order by user_id limit ${atMost} for update skip locked)
    returning user_id`.execute(tx);
  return rows.map(({ userId }) => userId);
}

interface Version {
  title: string;
  description: string;
  language: string;
  quizzes: readonly PassedQuiz[];
}

/** The id of the version of a series with this content; the series is held by the transaction. */
export async function ensureVersion(
  tx: Tx,
  seriesId: number,
  { version, now }: { version: Version; now: Date },
): Promise<number> {
  const latest = await findLatestVersion(tx, seriesId);
  if (latest && isSameVersion(latest, version)) return latest.id;
  const { title, description, language, quizzes } = version;
  const { id } = await tx
    .insertInto('seriesVersions')
    .values({
      ...{ seriesId, title, description, language, createdAt: now },
      quizzes: JSON.stringify(quizzes),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Award {
  seriesId: number;
  versionId: number;
  learners: readonly { userId: number; name: string }[];
}

/** Gives each of these learners a certificate; those who had one keep it. */
export async function writeCertificates(
  tx: Tx,
  { seriesId, versionId, learners }: Award,
  awardedAt: Date,
) {
  if (learners.length === 0) return [];
  return await tx
    .insertInto('certificates')
    .values(learners.map((learner) => ({ ...learner, seriesId, versionId, awardedAt })))
    .onConflict((conflict) => conflict.columns(['userId', 'seriesId']).doNothing())
    .returning(['id', 'publicId', 'userId'])
    .execute();
}

export async function writeSharing(tx: Tx, id: number, sharing: CertificateSharing): Promise<void> {
  await tx.updateTable('certificates').set({ sharing }).where('id', '=', id).execute();
}

interface Revocation {
  revokedAt: Date;
  revokedBy: 'learner' | 'administrator';
  revokedReason: string | null;
}

/**
 * Revokes a certificate for good.
 * @returns it as it is now
 * @throws conflict when it was revoked before
 */
export async function revokeCertificate<Row extends { id: number }>(
  tx: Tx,
  certificate: Row,
  revocation: Revocation,
) {
  const { numUpdatedRows } = await tx
    .updateTable('certificates')
    .set(revocation)
    .where('id', '=', certificate.id)
    .where('revokedAt', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n)
    throw new Failure('conflict', 'This certificate was revoked before. That cannot be changed.');
  return { ...certificate, ...revocation };
}
