import { sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import { listPage } from '#db/list-page.ts';
import type { Database } from '#db/open.ts';
import type { PictureUse } from '#shared/features/upload/schema.ts';
import type { Paging } from '#shared/kernel/paging.ts';

/**
 * Everything written that can show an uploaded picture or play a sound, with the text that has its address. The papers of attempts have
 * only what a version of their questions had.
 */
const contents = sql`(
  select 'question' as kind, id, text as title,
      concat_ws(' ', image_url, text, explanation, body::text) as content from questions
  union all select 'version', question_id, text,
      concat_ws(' ', image_url, text, explanation, body::text) from question_versions
  union all select 'quiz', id, title, concat_ws(' ', image_url, description) from quizzes
  union all select 'sub_category', id, display_name, concat_ws(' ', image_url, description) from sub_categories
  union all select 'series', id, display_name, concat_ws(' ', image_url, description) from series
  union all select 'post', id, title, concat_ws(' ', featured_image, content) from blog_posts
  union all select 'setting', id, name, value::text from settings
  union all select 'profile', id, username, profile_picture from users where profile_picture like '/files/%'
  union all select 'draft', document_id, kind, content::text from drafts
  union all select 'quiz', quiz_id, content->>'title', content::text from share_links where content is not null
)`;

/** Uploaded pictures and sounds, the latest first. */
export function listUploads(db: Database, paging: Paging) {
  const uploads = db
    .selectFrom('uploads')
    .select([
      ...(['id', 'sha256', 'mime', 'bytes', 'width', 'height', 'seconds'] as const),
      ...(['fileName', 'alt', 'uploadedAt'] as const),
    ])
    .orderBy('uploadedAt', 'desc')
    .orderBy('id', 'desc');
  return listPage(uploads, paging);
}

/** Where these uploads are used; what was stored before only if it is not what is stored now. */
export async function listUses(db: Database, ids: readonly number[]) {
  const { rows } = await sql<{ uploadId: number } & PictureUse>`
    select uploads.id as upload_id, uses.kind, uses.id, left(min(uses.title), 120) as title
    from uploads join ${contents} as uses
      on uses.content like '%/files/%' and position(uploads.sha256 in uses.content) > 0
    where uploads.id = ${anyOf(ids)}
    group by uploads.id, uses.kind, uses.id
    order by uploads.id, uses.kind, uses.id`.execute(db);
  const isNow = (row: (typeof rows)[number]) =>
    rows.some(
      ({ uploadId, kind, id }) => kind === 'question' && uploadId === row.uploadId && id === row.id,
    );
  return rows.filter((row) => row.kind !== 'version' || !isNow(row));
}

/** Which of these hashes are stored. */
export async function listStored(db: Database, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('uploads')
    .where('sha256', '=', anyOf(hashes, 'text'))
    .select('sha256')
    .execute();
  return new Set(rows.map(({ sha256 }) => sha256));
}

/** How many bytes the uploads of a person have, and those of all. */
export function findUsage(db: Database, userId: number) {
  return db
    .selectFrom('uploads')
    .select([
      sql<number>`coalesce(sum(bytes) filter (where created_by = ${userId}), 0)::bigint`.as('own'),
      sql<number>`coalesce(sum(bytes), 0)::bigint`.as('site'),
    ])
    .executeTakeFirstOrThrow();
}

export async function findUpload(db: Database, sha256: string): Promise<number | undefined> {
  const uploads = db.selectFrom('uploads').where('sha256', '=', sha256).select('id');
  return (await uploads.executeTakeFirst())?.id;
}

/** Pictures of profiles that no profile has any more. */
export function listFormerProfilePictures(db: Database) {
  return db
    .selectFrom('uploads')
    .where('isProfilePicture', '=', true)
    .where(
      sql<boolean>`not exists (select from users
        where substring(users.profile_picture from '^/files/([0-9a-f]{64})-') = uploads.sha256)`,
    )
    .select(['sha256', 'uploadedAt'])
    .execute();
}

export async function hasUpload(db: Database, id: number): Promise<boolean> {
  const found = await db.selectFrom('uploads').where('id', '=', id).select('id').executeTakeFirst();
  return found !== undefined;
}

/** Uploads after an id, for going through all of them in steps. */
export function listUploadsAfter(db: Database, id: number, most: number) {
  return db
    .selectFrom('uploads')
    .select(['id', 'sha256', 'mime', 'width', 'height'])
    .where('id', '>', id)
    .orderBy('id')
    .limit(most)
    .execute();
}
