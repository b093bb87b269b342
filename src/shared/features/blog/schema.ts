import { z } from 'zod';
import { Id } from '#shared/kernel/id.ts';
import { ContentLanguage, LanguageFilter } from '#shared/kernel/language/content-language.ts';
import { defaultLanguage } from '#shared/kernel/language/languages.ts';
import { LoadedAt } from '#shared/kernel/loaded-at.ts';
import { ChangeOutcome, StatusChanges } from '#shared/kernel/many.ts';
import { Page, PageNumber, SortDirection } from '#shared/kernel/paging.ts';
import { storable } from '#shared/kernel/text/storable.ts';
import {
  ClearablePictureUrl,
  ClearableText,
  RequiredText,
  TextInput,
} from '#shared/kernel/text/text-input.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import { metaDescriptionLength, metaTitleLength } from './rules.ts';

export const PostStatus = z.enum(['draft', 'published', 'archived']);
export type PostStatus = z.infer<typeof PostStatus>;

/** A published post as every list shows it. */
export const PostCard = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  language: z.string().describe('of its texts, by ISO 639'),
  featuredImage: z.string().nullable(),
  publishedAt: Timestamp,
  readingTimeMinutes: z.int(),
  viewCount: z.int(),
  tags: z.array(z.string()),
});
export type PostCard = z.infer<typeof PostCard>;

export const PostPage = Page(PostCard).extend({
  languages: z.array(z.string()).describe('the languages of all published posts'),
});
export type PostPage = z.infer<typeof PostPage>;

/** The filter of the blog's list. */
export const PostFilter = z.object({
  tag: z.string().max(60).optional(),
  language: LanguageFilter.optional(),
  page: PageNumber,
});
export type PostFilter = z.infer<typeof PostFilter>;

const Neighbour = z
  .object({ slug: z.string(), title: z.string(), language: z.string() })
  .nullable();

/** A published post to read. */
export const Post = PostCard.extend({
  featuredImageAlt: z.string().nullable().describe('what the picture shows'),
  content: z.string(),
  /** Null when the author's account was deleted. */
  authorName: z.string().nullable(),
  categoryId: z.int().nullable(),
  categoryName: z.string().nullable(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  updatedAt: Timestamp,
  older: Neighbour,
  newer: Neighbour,
});
export type Post = z.infer<typeof Post>;

/** A post that a search found. */
export const PostHit = PostCard.pick({
  id: true,
  slug: true,
  title: true,
  language: true,
  publishedAt: true,
  readingTimeMinutes: true,
}).extend({ excerpt: z.string().describe('plain text around the first hit') });
export type PostHit = z.infer<typeof PostHit>;

/** A post with the data for its editors. */
export const PostForAuthor = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  slugFollowsTitle: z.boolean().describe('Whether a change of the title changes the address'),
  excerpt: z.string(),
  content: z.string(),
  language: z.string(),
  featuredImage: z.string().nullable(),
  featuredImageAlt: z.string().nullable().describe('what the picture shows'),
  authorId: z.int().nullable(),
  authorName: z.string(),
  categoryId: z.int().nullable(),
  tags: z.array(z.string()),
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  status: PostStatus,
  publishedAt: Timestamp.nullable(),
  readingTimeMinutes: z.int(),
  viewCount: z.int(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type PostForAuthor = z.infer<typeof PostForAuthor>;

/** A post of any status in the administrators' list. */
export const PostRow = PostForAuthor.pick({
  id: true,
  title: true,
  excerpt: true,
  language: true,
  status: true,
  createdAt: true,
  viewCount: true,
  readingTimeMinutes: true,
});
export type PostRow = z.infer<typeof PostRow>;

export const PostRowPage = Page(PostRow).extend({
  languages: z.array(z.string()).describe('the languages of all posts'),
});

export const PostSort = z.enum(['title', 'status', 'created', 'views', 'reading']);
export type PostSort = z.infer<typeof PostSort>;

/** The filter of the administrators' list. */
export const PostFilterForAuthor = z.object({
  /** A part of the title. */
  q: z.string().max(200).optional(),
  status: PostStatus.optional(),
  categoryId: Id.optional(),
  language: LanguageFilter.optional(),
  sort: PostSort.default('created'),
  direction: SortDirection.optional(),
  page: PageNumber,
});
export type PostFilterForAuthor = z.infer<typeof PostFilterForAuthor>;

const Tags = z
  .array(TextInput(60))
  .max(20, 'At most 20 tags')
  .nullable()
  .transform((tags) => [...new Set((tags ?? []).filter((tag) => tag !== ''))]);

const Meta = (max: number, tooLong: string) =>
  z
    .string()
    .trim()
    .max(max, tooLong)
    .refine(storable, 'Contains a character that cannot be stored')
    .nullable()
    .transform((text) => text || null);

/** All fields of a post that an editor writes, without defaults. */
const postFields = z.object({
  title: RequiredText({
    max: 200,
    tooShort: 'Title is required',
    tooLong: 'Title too long',
  }).describe('The heading'),
  excerpt: RequiredText({
    max: 500,
    tooShort: 'Excerpt is required',
    tooLong: 'Excerpt too long',
  }).describe('What lists show of it'),
  content: RequiredText({
    max: 200_000,
    tooShort: 'Content is required',
    tooLong: 'Content too long',
  }).describe('The post, in Markdown'),
  language: ContentLanguage,
  featuredImage: ClearablePictureUrl.describe(
    'A picture for its head: an address by https, or the path of an uploaded one',
  ),
  featuredImageAlt: ClearableText(300).describe(
    'What the picture shows, for readers who do not see it',
  ),
  categoryId: Id.nullable().describe('A category that it belongs to'),
  tags: Tags.describe('Words to find it by'),
  status: PostStatus.describe('Readers see published posts alone'),
  metaTitle: Meta(metaTitleLength, 'Meta title should be under 60 characters').describe(
    'The title for search engines; null makes it of the title',
  ),
  metaDescription: Meta(
    metaDescriptionLength,
    'Meta description should be under 160 characters',
  ).describe('The description for search engines; null makes it of the excerpt'),
  readingTimeMinutes: z
    .int('Reading time must be a whole number of minutes')
    .min(1, 'Reading time must be at least 1 minute')
    .max(60, 'Reading time must be at most 60 minutes')
    .nullable()
    .describe('null makes it of the content'),
  slug: ClearableText(240).describe(
    'The wished address; null makes it of the title. It is made free when taken, and stays once the post has been published',
  ),
});
const { shape } = postFields;

/** A new post; optional fields that are left out are derived from the others. */
export const PostInput = postFields.extend({
  language: shape.language.default(defaultLanguage),
  featuredImage: shape.featuredImage.default(null),
  featuredImageAlt: shape.featuredImageAlt.default(null),
  categoryId: shape.categoryId.default(null),
  tags: shape.tags.default([]),
  status: shape.status.default('draft'),
  metaTitle: shape.metaTitle.default(null),
  metaDescription: shape.metaDescription.default(null),
  readingTimeMinutes: shape.readingTimeMinutes.default(null),
  slug: shape.slug.default(null),
});
export type PostInput = z.infer<typeof PostInput>;

/**
 * Fields left out stay unchanged; null clears a field, or derives it again. Derived fields follow changes of
 * their source.
 */
export const PostChanges = postFields.partial().extend({ loadedUpdatedAt: LoadedAt });
export type PostChanges = z.infer<typeof PostChanges>;

export const PostStatusChanges = z.object({ changes: StatusChanges(PostStatus) });
export const PostStatusOutcome = ChangeOutcome(PostStatus);

export const PostSlug = z.object({ slug: z.string().min(1).max(300) });
