import type { z } from 'zod';
import { lockName } from '#db/advisory-lock.ts';
import { deleteRows, restoringRows } from '#db/deletion.ts';
import type { Tx } from '#db/open.ts';
import { outcomesOf } from '#server/kernel/row-outcomes.ts';
import type { Writing } from '#server/kernel/writing.ts';
import {
  freeSlug,
  metaDescriptionLength,
  metaTitleLength,
  readingMinutes,
} from '#shared/features/blog/rules.ts';
import type {
  PostChanges,
  PostInput,
  PostStatus,
  PostStatusOutcome,
} from '#shared/features/blog/schema.ts';
import { withChanges } from '#shared/kernel/changes.ts';
import { cutAtWord } from '#shared/kernel/text/excerpt.ts';
import { requireCategory } from '../category/guards.ts';
import { type getPostForAuthor, listSlugsLike } from './queries.ts';
import { wantedSlug } from './views.ts';

/** @returns the new post's id */
export async function createPost(
  tx: Tx,
  input: PostInput,
  { writer, now }: Writing,
): Promise<number> {
  const { id } = await tx
    .insertInto('blogPosts')
    .values({
      ...(await toColumns(tx, input)),
      slug: await giveSlug(tx, input, null),
      publishedAt: input.status === 'published' ? now : null,
      authorId: writer,
      updatedBy: writer,
      createdAt: now,
      updatedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks a post until the transaction ends. */
export async function lockPost(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('blogPosts').select('id').where('id', '=', id).forUpdate().execute();
}

type StoredPost = Awaited<ReturnType<typeof getPostForAuthor>>;

/** Changes the fields of a post that `changes` names. The address and the date of a published post stay. */
export async function updatePost(
  tx: Tx,
  post: StoredPost,
  changes: Omit<PostChanges, 'loadedUpdatedAt'>,
  { writer, now }: Writing,
): Promise<void> {
  const input = withChanges(asWritten(post), changes);
  const firstPublished = post.publishedAt ?? (input.status === 'published' ? now : null);
  const isNewAddress = !post.publishedAt && wantsNewAddress(post, input);
  await tx
    .updateTable('blogPosts')
    .set({
      ...(await toColumns(tx, input)),
      ...(isNewAddress ? { slug: await giveSlug(tx, input, post.id) } : {}),
      publishedAt: firstPublished,
      updatedAt: now,
      updatedBy: writer,
    })
    .where('id', '=', post.id)
    .execute();
}

/** A made address keeps its number while the title still makes the same one. */
const wantsNewAddress = (post: StoredPost, { slug, title }: PostInput): boolean =>
  slug === null
    ? !post.slugFollowsTitle || wantedSlug(title) !== wantedSlug(post.title)
    : slug !== post.slug;

/** A stored post as its author wrote it: derived fields are null, so that they follow their source. */
function asWritten(post: StoredPost): PostInput {
  const { title, excerpt, content, metaTitle, metaDescription, readingTimeMinutes } = post;
  const unless = <Value>(made: Value, stored: Value) => (stored === made ? null : stored);
  return {
    title,
    excerpt,
    content,
    language: post.language,
    featuredImage: post.featuredImage,
    featuredImageAlt: post.featuredImageAlt,
    categoryId: post.categoryId,
    tags: post.tags,
    status: post.status,
    metaTitle: unless<string | null>(cutAtWord(title, metaTitleLength), metaTitle),
    metaDescription: unless<string | null>(
      cutAtWord(excerpt, metaDescriptionLength),
      metaDescription,
    ),
    readingTimeMinutes: unless(readingMinutes(content), readingTimeMinutes),
    slug: post.slugFollowsTitle ? null : post.slug,
  };
}

/** Gives several posts another status. The date of the first publication stays. */
export async function setStatuses(
  tx: Tx,
  changes: readonly { id: number; status: PostStatus }[],
  { writer, now }: Writing,
): Promise<z.input<typeof PostStatusOutcome>[]> {
  const rows = await tx
    .selectFrom('blogPosts')
    .where(
      'id',
      'in',
      changes.map(({ id }) => id),
    )
    .where('deletedAt', 'is', null)
    .select(['id', 'status', 'publishedAt'])
    .orderBy('id')
    .forUpdate()
    .execute();
  const stored = new Map(rows.map((row) => [row.id, row]));
  const outcomes: z.input<typeof PostStatusOutcome>[] = [];
  for (const { id, status } of changes) {
    const post = stored.get(id);
    if (!post) outcomes.push({ id, outcome: 'missing' });
    else if (post.status === status) outcomes.push({ id, outcome: 'unchanged' });
    else {
      const publishedAt = post.publishedAt ?? (status === 'published' ? now : null);
      await tx
        .updateTable('blogPosts')
        .set({ status, publishedAt, updatedAt: now, updatedBy: writer })
        .where('id', '=', id)
        .execute();
      outcomes.push({ id, outcome: 'done', before: post.status });
    }
  }
  return outcomes;
}

/** Deletes posts so that they can be restored; their addresses stay reserved. */
export const deletePosts = async (tx: Tx, ids: readonly number[], now: Date) =>
  outcomesOf(ids, await deleteRows(tx, 'blogPosts', { ids, now }));

/** Restores deleted posts with their earlier status. */
export const restorePosts = async (tx: Tx, ids: readonly number[]) =>
  outcomesOf(ids, await restoringRows(tx, 'blogPosts', ids).execute());

/** Erases posts that were deleted before a time. */
export async function eraseDeletedPosts(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('blogPosts').where('deletedAt', '<', before).execute();
}

export async function deletePost(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('blogPosts').where('id', '=', id).execute();
}

/** The stored columns of an input; fields that it leaves out are derived. */
async function toColumns(tx: Tx, { slug: _, ...input }: PostInput) {
  await requireCategory(tx, input.categoryId);
  return {
    ...input,
    metaTitle: input.metaTitle ?? cutAtWord(input.title, metaTitleLength),
    metaDescription: input.metaDescription ?? cutAtWord(input.excerpt, metaDescriptionLength),
    readingTimeMinutes: input.readingTimeMinutes ?? readingMinutes(input.content),
  };
}

/** A free address for a post. The lock makes concurrent calls run one after another, so that none are equal. */
async function giveSlug(tx: Tx, { slug, title }: PostInput, postId: number | null) {
  await lockName(tx, 'blog_posts.slug');
  const wanted = wantedSlug(slug ?? title);
  return freeSlug(wanted, await listSlugsLike(tx, wanted, postId));
}
