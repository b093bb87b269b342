import { listFreshness, listPage } from '#web/freshness.ts';
import { type Inputs, type Outputs, trpc } from '#web/trpc.ts';

export type PictureRow = Outputs['upload']['page']['items'][number];
export type PictureSearch = Inputs['upload']['page'];

/** A page of uploaded pictures; the page before stays on screen while the next one comes. */
export const usePicturePage = (search: PictureSearch) =>
  trpc.upload.page.useQuery(search, listPage);

/** How much room pictures and sounds take; undefined until it is known. */
export const useUploadUsage = () => trpc.upload.usage.useQuery(undefined, listFreshness).data;

export function useRemovePicture() {
  const calls = trpc.useUtils();
  const onSuccess = () => void calls.upload.invalidate();
  return trpc.upload.removePicture.useMutation({ onSuccess }).mutateAsync;
}
