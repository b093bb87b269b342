import { type NotNull, sql } from 'kysely';
import { listPage } from '#db/list-page.ts';
import type { Database } from '#db/open.ts';
import { publicNameOf } from '#db/public-name.ts';
import { searchPattern, textSearch } from '#db/text-search.ts';
import { orNotFound } from '#server/kernel/failure.ts';
import type { PostFilter, PostFilterForAuthor, PostSort } from '#shared/features/blog/schema.ts';
import { type Paging, pageWithin } from '#shared/kernel/paging.ts';
import { excerptAround, plainOfMarkdown } from '#shared/kernel/text/excerpt.ts';
import { hitsIn } from '#shared/kernel/text/text-hits.ts';
import { categoryNameOf } from '../category/queries.ts';
import { postForAuthor, slugNumber } from './views.ts';

const blogPageSize = 12;

/** One page of the published posts, the newest first. */
export async function listPostPage(db: Database, { page, tag, language }: PostFilter) {
  const hits = selectCards(db)
    .$if(tag !== undefined, (qb) => qb.where(sql<boolean>`blog_posts.tags @> array[${tag ?? ''}]`))
    .$if(language !== undefined, (qb) => qb.where('blogPosts.language', '=', language ?? ''));
  const [part, languages] = await Promise.all([
    listPage(newestFirst(hits), { page, perPage: blogPageSize }),
    listLanguages(db),
  ]);
  return { ...part, languages };
}

/** The languages of the published posts, in the order of their codes. */
const listLanguages = (db: Database) => languagesOf(selectPublished(db));

async function languagesOf(posts: ReturnType<typeof selectKept>): Promise<string[]> {
  const rows = await posts.select('language').distinct().orderBy('language').execute();
  return rows.map(({ language }) => language);
}

const excerptLength = 180;

/** Published posts that contain all words of the text, the best match first. */
export async function searchPosts(db: Database, text: string, count: number) {
  const { found, titleRank, wordRank } = textSearch('blogPosts', text, await listLanguages(db));
  const posts = await selectCards(db)
    .where(found)
    .select('content')
    .orderBy(titleRank)
    .orderBy(wordRank, 'desc')
    .orderBy('blogPosts.id', 'desc')
    .limit(count)
    .execute();
  return posts.map(({ content, ...post }) => {
    const source = hitsIn(post.excerpt, text).length > 0 ? post.excerpt : plainOfMarkdown(content);
    const shown = hitsIn(source, text).length > 0 ? source : post.excerpt;
    return { ...post, excerpt: excerptAround(shown, text, excerptLength) };
  });
}

/** Published posts, the newest first. */
export function listPosts(db: Database, paging: Paging) {
  return listPage(newestFirst(selectCards(db)), paging);
}

/** Every published post with the time of its last change, for the site map. */
export function listPostChanges(db: Database) {
  return db
    .selectFrom('blogPosts')
    .where('status', '=', 'published')
    .where('deletedAt', 'is', null)
    .select(['slug', 'updatedAt'])
    .orderBy('id', 'desc')
    .limit(5000)
    .execute();
}

/** A published post with the posts published before and after it. */
export async function findPost(db: Database, slug: string) {
  const post = await selectCards(db)
    .where('slug', '=', slug)
    .select([
      'featuredImageAlt',
      'content',
      'blogPosts.categoryId',
      'metaTitle',
      'metaDescription',
      'blogPosts.updatedAt',
    ])
    .select(categoryNameOf('blogPosts.categoryId').as('categoryName'))
    .select(publicNameOf('blogPosts.authorId').as('authorName'))
    .executeTakeFirst();
  if (!post) return undefined;
  const { id, publishedAt, metaTitle, metaDescription } = post;
  return {
    ...post,
    metaTitle: metaTitle ?? post.title,
    metaDescription: metaDescription ?? post.excerpt,
    older: (await findNeighbour(db, { id, publishedAt }, '<')) ?? null,
    newer: (await findNeighbour(db, { id, publishedAt }, '>')) ?? null,
  };
}

function findNeighbour(
  db: Database,
  { id, publishedAt }: { id: number; publishedAt: Date },
  side: '<' | '>',
) {
  const direction = side === '<' ? 'desc' : 'asc';
  return db
    .selectFrom('blogPosts')
    .where('status', '=', 'published')
    .where('deletedAt', 'is', null)
    .where((eb) => eb(eb.refTuple('publishedAt', 'id'), side, eb.tuple(publishedAt, id)))
    .select(['slug', 'title', 'language'])
    .orderBy('publishedAt', direction)
    .orderBy('id', direction)
    .limit(1)
    .executeTakeFirst();
}

/** The posts of every status. */
const selectKept = (db: Database) => db.selectFrom('blogPosts').where('deletedAt', 'is', null);

const selectPublished = (db: Database) =>
  selectKept(db).where('status', '=', 'published').where('publishedAt', 'is not', null);

function selectCards(db: Database) {
  return selectPublished(db)
    .select([
      'blogPosts.id',
      'slug',
      'title',
      'excerpt',
      'blogPosts.language',
      'featuredImage',
      'publishedAt',
      'readingTimeMinutes',
      'viewCount',
      'tags',
    ])
    .$narrowType<{ publishedAt: NotNull }>();
}

function newestFirst(posts: ReturnType<typeof selectCards>) {
  return posts.orderBy('publishedAt', 'desc').orderBy('blogPosts.id', 'desc');
}

const authorPageSize = 20;

/** The sort columns of the authors' list, each with its default direction. */
const sorting = {
  title: { by: sql`search_title`, usual: 'asc' },
  status: { by: sql`status`, usual: 'asc' },
  created: { by: sql`created_at`, usual: 'desc' },
  views: { by: sql`view_count`, usual: 'desc' },
  reading: { by: sql`reading_time_minutes`, usual: 'desc' },
} as const satisfies Record<PostSort, unknown>;

/** One page of the posts of every status, the newest first. */
export async function listPostPageForAuthor(db: Database, filter: PostFilterForAuthor) {
  const { q = '', sort, direction } = filter;
  const hits = selectKept(db)
    .where((eb) => eb.and(given(filter)))
    .where('searchTitle', 'like', `%${searchPattern(q)}%`);
  const [{ total }, languages] = await Promise.all([
    hits.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
    languagesOf(selectKept(db)),
  ]);
  const page = pageWithin(filter.page, total, authorPageSize);
  const items = await hits
    .select(['id', 'title', 'excerpt', 'language', 'status', 'createdAt'])
    .select(['viewCount', 'readingTimeMinutes'])
    .orderBy(sorting[sort].by, direction ?? sorting[sort].usual)
    .orderBy('id', 'desc')
    .limit(authorPageSize)
    .offset((page - 1) * authorPageSize)
    .execute();
  return { items, total, page, pageSize: authorPageSize, languages };
}

/** The columns that a filter names, with their values. */
const given = ({ status, categoryId, language }: PostFilterForAuthor) => ({
  ...(status ? { status } : {}),
  ...(categoryId ? { categoryId } : {}),
  ...(language ? { language } : {}),
});

/** Posts of every status, the newest first. */
export async function listPostsForAuthor(db: Database, paging: Paging) {
  const newest = selectForAuthor(db)
    .orderBy('blogPosts.createdAt', 'desc')
    .orderBy('blogPosts.id', 'desc');
  const page = await listPage(newest, paging);
  return { ...page, items: page.items.map(postForAuthor) };
}

function findPostForAuthor(db: Database, id: number) {
  return selectForAuthor(db).where('blogPosts.id', '=', id).executeTakeFirst();
}

export async function getPostForAuthor(db: Database, id: number) {
  return postForAuthor(orNotFound(await findPostForAuthor(db, id), 'Blog post'));
}

function selectForAuthor(db: Database) {
  return db
    .selectFrom('blogPosts')
    .where('blogPosts.deletedAt', 'is', null)
    .select([
      'blogPosts.id',
      'title',
      'slug',
      'excerpt',
      'content',
      'language',
      'featuredImage',
      'featuredImageAlt',
      'authorId',
      'categoryId',
      'tags',
      'metaTitle',
      'metaDescription',
      'status',
      'publishedAt',
      'readingTimeMinutes',
      'viewCount',
      'blogPosts.createdAt',
      'blogPosts.updatedAt',
    ])
    .select(isNumbered.as('isNumbered'))
    .select(publicNameOf('blogPosts.updatedBy').as('updatedByName'))
    .select(({ fn, val }) =>
      fn
        .coalesce(publicNameOf('blogPosts.authorId'), val('Former author'))
        .$castTo<string>()
        .as('authorName'),
    );
}

/** Whether another post, deleted or not, has the address of the row without the number at its end. */
const isNumbered = sql<boolean>`exists (select from blog_posts as other
  where other.slug = regexp_replace(blog_posts.slug, ${sql.lit(slugNumber.source)}, '')
    and other.id <> blog_posts.id)`;

/** The addresses of other posts that begin with the wanted one. */
export async function listSlugsLike(
  db: Database,
  wanted: string,
  exceptId: number | null,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('blogPosts')
    .where('slug', 'like', `${wanted}%`)
    .$if(exceptId !== null, (qb) => qb.where('id', '<>', exceptId ?? 0))
    .select('slug')
    .execute();
  return new Set(rows.map((row) => row.slug));
}
