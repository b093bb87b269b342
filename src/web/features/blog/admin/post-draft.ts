import { z } from 'zod';
import {
  metaDescriptionLength,
  metaTitleLength,
  readingMinutes,
  slugOf,
} from '#shared/features/blog/rules.ts';
import { PostStatus } from '#shared/features/blog/schema.ts';
import { defaultLanguage } from '#shared/kernel/language/languages.ts';
import { cutAtWord } from '#shared/kernel/text/excerpt.ts';
import { languageName } from '#web/language/content.ts';
import type { StoredPost } from './api.ts';

/** The values of the form of a post: every field is present. */
export const PostDraft = z.object({
  title: z.string(),
  excerpt: z.string(),
  content: z.string(),
  // Drafts of earlier versions have none.
  language: z.string().default(defaultLanguage),
  featuredImage: z.string(),
  featuredImageAlt: z.string(),
  categoryId: z.number().nullable(),
  tags: z.array(z.string()),
  status: PostStatus,
  metaTitle: z.string(),
  metaDescription: z.string(),
  /** Null: counted from the text. */
  readingTimeMinutes: z.number().nullable(),
  slug: z.string(),
});
export type PostDraft = z.infer<typeof PostDraft>;

/** A new post. */
export const blankPost = (language: string): PostDraft => ({
  title: '',
  excerpt: '',
  content: '',
  language,
  featuredImage: '',
  featuredImageAlt: '',
  categoryId: null,
  tags: [],
  status: 'draft',
  metaTitle: '',
  metaDescription: '',
  readingTimeMinutes: null,
  slug: '',
});

/** A stored post as its form begins. What was only filled in for the author follows the text again. */
export function draftOf(post: StoredPost): PostDraft {
  return {
    title: post.title,
    excerpt: post.excerpt,
    content: post.content,
    language: post.language,
    featuredImage: post.featuredImage ?? '',
    featuredImageAlt: post.featuredImageAlt ?? '',
    categoryId: post.categoryId,
    tags: post.tags,
    status: post.status,
    metaTitle: unlessFilledIn(post.metaTitle, cutAtWord(post.title, metaTitleLength)),
    metaDescription: unlessFilledIn(
      post.metaDescription,
      cutAtWord(post.excerpt, metaDescriptionLength),
    ),
    readingTimeMinutes:
      post.readingTimeMinutes === readingMinutes(post.content) ? null : post.readingTimeMinutes,
    slug: post.slugFollowsTitle ? '' : post.slug,
  };
}

/** The address that a save makes of a title; empty where only the server can write its letters in ASCII. */
export function addressOf(title: string, post?: StoredPost): string {
  if (post?.slugFollowsTitle && post.title === title) return post.slug;
  const plain = title.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return /\P{ASCII}/u.test(plain) ? '' : slugOf(plain);
}

const unlessFilledIn = (stored: string | null, filledIn: string) =>
  stored === null || stored === filledIn ? '' : stored;

export interface PostDifference {
  field: keyof PostDraft;
  mine: string;
  theirs: string;
}

/** The fields in which two versions of a post differ, as texts. */
export function postDifferences(
  mine: PostDraft,
  theirs: PostDraft,
  categoryName: (id: number | null) => string,
): PostDifference[] {
  const text = (draft: PostDraft, field: keyof PostDraft): string => {
    if (field === 'categoryId') return categoryName(draft.categoryId);
    if (field === 'language') return languageName(draft.language);
    if (field === 'tags') return draft.tags.join(', ');
    if (field === 'readingTimeMinutes')
      return String(draft.readingTimeMinutes ?? readingMinutes(draft.content));
    return draft[field];
  };
  return PostDraft.keyof().options.flatMap((field) => {
    const [own, other] = [text(mine, field), text(theirs, field)];
    return own === other ? [] : [{ field, mine: own, theirs: other }];
  });
}
