import anyAscii from 'any-ascii';
import { slugOf } from '#shared/features/blog/rules.ts';

/** The slug for a title, in any script. */
export function wantedSlug(text: string): string {
  // anyAscii transliterates other scripts and removes accents.
  return slugOf(anyAscii(text)).slice(0, 200).replace(/-$/, '') || 'post';
}

/** Whether the address was made of the title. */
function hasMadeSlug({ title, slug }: { title: string; slug: string }): boolean {
  const wanted = wantedSlug(title);
  // A number at the end can be of the title. One that is longer than equal titles get, as of a year, was wished.
  return slug === wanted || slug.replace(/-\d{1,2}$/, '') === wanted;
}

/** A post as its editors see it. */
export const postForAuthor = <
  Post extends { title: string; slug: string; publishedAt: Date | null },
>(
  post: Post,
) => ({ ...post, slugFollowsTitle: post.publishedAt === null && hasMadeSlug(post) });
