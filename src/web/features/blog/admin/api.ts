import { listPage } from '#web/freshness.ts';
import { type Inputs, type Outputs, trpc } from '#web/trpc.ts';

export type PostSearch = Inputs['blog']['pageForAuthor'];
export type PostRow = Outputs['blog']['pageForAuthor']['items'][number];
export type StoredPost = Outputs['blog']['getForAuthor'];

/** A page of posts; the page before stays on screen while the next one comes. */
export const usePostPage = (search: PostSearch) =>
  trpc.blog.pageForAuthor.useQuery(search, listPage);
/** A post as it is stored now. */
export const usePostNow = (id: number) => trpc.blog.getForAuthor.useQuery({ id }, { staleTime: 0 });
export const useCategoryChoices = () => trpc.category.list.useQuery();

export function usePostWrites() {
  const calls = trpc.useUtils();
  const onSuccess = () => {
    void calls.blog.invalidate();
  };
  return {
    create: trpc.blog.create.useMutation({ onSuccess }),
    update: trpc.blog.update.useMutation({ onSuccess }),
    setStatuses: trpc.blog.setStatuses.useMutation({ onSuccess }),
    removeMany: trpc.blog.removeMany.useMutation({ onSuccess }),
    restoreMany: trpc.blog.restoreMany.useMutation({ onSuccess }),
  };
}
