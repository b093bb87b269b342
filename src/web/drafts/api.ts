import type { Draft, DraftRef, DraftSave } from '#shared/features/draft/schema.ts';
import { trpc } from '../trpc.ts';
import type { DraftStore } from './draft-keeper.ts';

/** The caller's draft of a document as it is stored now; null without one. */
export const useStoredDraft = (ref: DraftRef) =>
  trpc.draft.get.useQuery(ref, { staleTime: 0 }).data?.draft ?? null;

/** The drafts of the person who is signed in, as the server keeps them. */
export function useDraftStore(): DraftStore {
  const { client } = trpc.useUtils();
  return {
    load: async (ref: DraftRef): Promise<Draft | null> => (await client.draft.get.query(ref)).draft,
    save: (draft: DraftSave) => client.draft.save.mutate(draft),
    discard: async (ref: DraftRef, writer: string) => {
      await client.draft.discard.mutate({ ...ref, writer });
    },
  };
}
