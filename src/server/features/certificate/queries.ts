import { sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import { listPage } from '#db/list-page.ts';
import type { Database, Tx } from '#db/open.ts';
import { usernameOf } from '#server/features/account/queries.ts';
import { isInUse } from '#server/features/account/recipients/queries.ts';
import { selectPublishedSeries } from '#server/features/series/queries.ts';
import { statusListLength } from '#shared/features/certificate/rules.ts';
import type { NoticeContent } from '#shared/features/notice/kinds.ts';
import type { Paging } from '#shared/kernel/paging.ts';

const selectCertificates = (db: Database) =>
  db
    .selectFrom('certificates')
    .innerJoin('seriesVersions', 'seriesVersions.id', 'certificates.versionId')
    .select([
      'certificates.id',
      'certificates.publicId',
      'certificates.subjectId',
      'certificates.statusIndex',
      'certificates.userId',
      'certificates.seriesId',
      'certificates.versionId',
      'certificates.name',
      'certificates.sharing',
      'certificates.awardedAt',
      'certificates.revokedAt',
      'certificates.revokedBy',
      'certificates.revokedReason',
      'seriesVersions.title',
      'seriesVersions.description',
      'seriesVersions.language',
      'seriesVersions.quizzes',
    ])
    .select(isInUse('certificates.userId').as('isOfActiveAccount'));

/** A certificate, also of an account that is suspended or deactivated: its credential stays valid. */
export const findCertificate = (db: Database, publicId: string) =>
  selectCertificates(db).where('publicId', '=', publicId).executeTakeFirst();

export type CertificateRow = NonNullable<Awaited<ReturnType<typeof findCertificate>>>;

/** A learner's certificates, the newest first. */
export const listCertificatesOf = (db: Database, userId: number) =>
  selectCertificates(db)
    .where('userId', '=', userId)
    .orderBy('awardedAt', 'desc')
    .orderBy('certificates.id', 'desc')
    .execute();

/** How many valid certificates each of these learners has. */
export const countCertificates = (db: Database, userIds: readonly number[]) =>
  db
    .selectFrom('certificates')
    .where('userId', '=', anyOf(userIds))
    .where('revokedAt', 'is', null)
    .groupBy('userId')
    .select(['userId', sql<number>`count(*)::int`.as('count')])
    .execute();

/** The certificates of a series, the newest first. */
export const listAwarded = (db: Database, seriesId: number, paging: Paging) =>
  listPage(
    db
      .selectFrom('certificates')
      .where('seriesId', '=', seriesId)
      .select(['publicId as id', 'name', 'awardedAt'])
      .select(sql<boolean>`revoked_at is not null`.as('isRevoked'))
      .select(usernameOf('certificates.userId').as('username'))
      .orderBy('certificates.id', 'desc'),
    paging,
  );

/** Whether a series gives certificates, and how many there are. */
export async function findSeriesCertificates(db: Database, seriesId: number) {
  const chosen = await db
    .selectFrom('seriesCertificates')
    .where('seriesId', '=', seriesId)
    .select(['gives', 'checkedUpTo'])
    .executeTakeFirst();
  const { awarded } = await db
    .selectFrom('certificates')
    .where('seriesId', '=', seriesId)
    .select(sql<number>`count(*)::int`.as('awarded'))
    .executeTakeFirstOrThrow();
  const gives = chosen?.gives ?? false;
  return { gives, awarded, isChecking: gives && (chosen?.checkedUpTo ?? null) !== null };
}

/** The published series that give certificates, in the order of their ids. */
export async function listGivingSeries(db: Database): Promise<number[]> {
  const rows = await selectPublishedSeries(db)
    .innerJoin('seriesCertificates', 'seriesCertificates.seriesId', 'series.id')
    .where('gives', '=', true)
    .select('series.id')
    .orderBy('series.id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * How far the check of learners who passed the series earlier has come; undefined when it is complete. A request for
 * another check waits until the transaction ends.
 */
export async function lockBackfill(tx: Tx, seriesId: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('seriesCertificates')
    .where('seriesId', '=', seriesId)
    .where('gives', '=', true)
    .select('checkedUpTo')
    .forUpdate()
    .executeTakeFirst();
  return row?.checkedUpTo ?? undefined;
}

/** Series with learners who are still to be checked. */
export async function listBackfills(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom('seriesCertificates')
    .where('gives', '=', true)
    .where('checkedUpTo', 'is not', null)
    .select('seriesId')
    .orderBy('seriesId')
    .execute();
  return rows.map(({ seriesId }) => seriesId);
}

/** Of these learners, those who have a certificate of the series, revoked or not. */
export async function listWithCertificate(
  db: Database,
  seriesId: number,
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('certificates')
    .where('seriesId', '=', seriesId)
    .where('userId', '=', anyOf(userIds))
    .select('userId')
    .execute();
  return new Set(rows.map(({ userId }) => userId));
}

/** The newest version of a series. */
export const findLatestVersion = (db: Database, seriesId: number) =>
  db
    .selectFrom('seriesVersions')
    .where('seriesId', '=', seriesId)
    .select(['id', 'title', 'description', 'language', 'quizzes'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The indexes of valid certificates in a status list. */
export async function listValidIndexes(db: Database, list: number): Promise<number[]> {
  const first = list * statusListLength;
  const rows = await db
    .selectFrom('certificates')
    .where('statusIndex', '>=', first)
    .where('statusIndex', '<', first + statusListLength)
    .where('revokedAt', 'is', null)
    .select('statusIndex')
    .execute();
  return rows.map(({ statusIndex }) => statusIndex - first);
}

/**
 * How many indexes of a status list were given out, also to certificates that were erased; undefined if there is no such
 * list. The first list is there from the beginning.
 */
export async function countGivenIndexes(db: Database, list: number): Promise<number | undefined> {
  const { rows } = await sql<{ last: number | null }>`
    select pg_sequence_last_value(pg_get_serial_sequence('certificates', 'status_index'))::int as last
  `.execute(db);
  const given = (rows[0]?.last ?? -1) + 1 - list * statusListLength;
  return given > 0 || list === 0 ? Math.min(given, statusListLength) : undefined;
}

/** Of notices about certificates, the ids of those whose certificate is valid. */
export async function listHolding(
  db: Database,
  notices: readonly { id: number; content: NoticeContent }[],
): Promise<number[]> {
  const byCertificate = new Map(
    notices.flatMap(({ id, content }) =>
      content.kind === 'certificate-issued' ? [[content.data.certificateId, id] as const] : [],
    ),
  );
  const rows = await db
    .selectFrom('certificates')
    .where('publicId', '=', anyOf(byCertificate.keys(), 'uuid'))
    .where('revokedAt', 'is', null)
    .select('publicId')
    .execute();
  return rows.flatMap(({ publicId }) => byCertificate.get(publicId) ?? []);
}
