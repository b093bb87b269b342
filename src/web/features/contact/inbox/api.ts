import { isFailure } from '#web/failure/failure.ts';
import { listFreshness, listPage } from '#web/freshness.ts';
import { type Inputs, type Outputs, trpc } from '#web/trpc.ts';

export type InboxRow = Outputs['contact']['list']['items'][number];
export type InboxMessage = Outputs['contact']['get'];
export type InboxQuery = Inputs['contact']['list'];

/** A page of the messages; the page before stays on screen while the next one comes. */
export const useInbox = (query: InboxQuery) => trpc.contact.list.useQuery(query, listPage);

/** Read again whenever it is opened: others answer and note too. */
export const useInboxMessage = (id: number) => trpc.contact.get.useQuery({ id }, { staleTime: 0 });

/** How many messages are open. */
export const useOpenMessages = () => trpc.contact.counts.useQuery(undefined, listFreshness).data;

/** Calls that change a message. */
export function useInboxCalls() {
  const calls = trpc.useUtils();
  const onSuccess = (message: InboxMessage) => {
    calls.contact.get.setData({ id: message.id }, message);
    void calls.contact.list.invalidate();
    void calls.contact.counts.invalidate();
  };
  // It was erased meanwhile: the list is read again, and what was typed stays.
  const onError = (error: unknown) =>
    isFailure(error, 'not-found') ? calls.contact.list.invalidate() : undefined;
  return {
    reply: trpc.contact.reply.useMutation({ onSuccess, onError }).mutateAsync,
    decide: trpc.contact.decide.useMutation({ onSuccess, onError }).mutateAsync,
    saveNotes: trpc.contact.saveNotes.useMutation({
      onSuccess,
      // What was stored meanwhile is shown next to what was typed.
      onError: (error, { id }) =>
        isFailure(error, 'conflict') ? calls.contact.get.refetch({ id }) : undefined,
    }).mutateAsync,
  };
}
