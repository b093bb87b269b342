import { type Inputs, trpc } from '#web/trpc.ts';

export const usePostPage = (filter: Inputs['blog']['page']) =>
  trpc.blog.page.useSuspenseQuery(filter)[0];

export const usePost = (slug: string) => trpc.blog.get.useSuspenseQuery({ slug })[0];

/** Counts a reading, and shows it on the page that is being read. */
export function useCountReading() {
  const calls = trpc.useUtils();
  return trpc.blog.countReading.useMutation({
    onSuccess: ({ viewCount }, { slug }) => {
      calls.blog.get.setData({ slug }, (post) => post && { ...post, viewCount });
      // The lists are asked for again when they are next looked at.
      void calls.blog.page.invalidate(undefined, { refetchType: 'none' });
    },
  });
}

export const usePostHits = (text: string) => trpc.blog.search.useQuery({ text }).data ?? [];
