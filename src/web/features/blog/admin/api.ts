import { type Outputs, trpc } from '../../../trpc.ts';

export type PostRow = Outputs['blog']['listForAuthor'][number];

export const usePosts = () => trpc.blog.listForAuthor.useQuery();
export const useCategoryChoices = () => trpc.category.list.useQuery();

export function usePostWrites() {
  const calls = trpc.useUtils();
  const onSuccess = () => {
    void calls.blog.invalidate();
  };
  return {
    create: trpc.blog.create.useMutation({ onSuccess }),
    update: trpc.blog.update.useMutation({ onSuccess }),
    remove: trpc.blog.remove.useMutation({ onSuccess }),
  };
}
