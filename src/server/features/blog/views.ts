import anyAscii from 'any-ascii';
import { slugOf } from '#shared/features/blog/rules.ts';

/** The slug for a title, in any script. */
export function wantedSlug(text: string): string {
  // anyAscii transliterates other scripts and removes accents.
  return slugOf(anyAscii(text)).slice(0, 200).replace(/-$/, '') || 'post';
}

interface Addressed {
  title: string;
  slug: string;
  publishedAt: Date | null;
  /** Whether another post has the address without the number at its end. */
  isNumbered: boolean;
}

/** Whether the address was made of the title: a number is added only to an address that another post has. */
function hasMadeSlug({ title, slug, isNumbered }: Addressed): boolean {
  const wanted = wantedSlug(title);
  return slug === wanted || (isNumbered && slug.replace(slugNumber, '') === wanted);
}

/** A longer number, such as a year, is part of what its author has written: equal titles get one or two digits. */
export const slugNumber = /-\d{1,2}$/;

/** A post as its editors see it. */
export function postForAuthor<Post extends Addressed>(post: Post) {
  const { isNumbered: _, ...shown } = post;
  return { ...shown, slugFollowsTitle: post.publishedAt === null && hasMadeSlug(post) };
}
