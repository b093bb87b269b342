import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { minuteMs } from '#shared/kernel/time/durations.ts';
import { type Outputs, trpc } from '#web/trpc.ts';

export type Notice = Outputs['notice']['page']['items'][number];
export type NoticeSettings = Outputs['notice']['settings'];
export type NoticeTimes = NoticeSettings['times'];

/** The number at the bell may be so old, in milliseconds. */
const oldest = minuteMs;

/** While a page stays open, the number is asked for again. */
const pause = 5 * minuteMs;

/** How many are unread; asked for again now and then, and when the reader comes back or goes to another page. */
export function useUnread(): number {
  const router = useRouter();
  const { data, isStale, refetch } = trpc.notice.unread.useQuery(undefined, {
    staleTime: oldest,
    refetchOnWindowFocus: true,
    refetchInterval: pause,
  });
  useEffect(
    () => router.subscribe('onResolved', ({ pathChanged }) => pathChanged && isStale && refetch()),
    [router, isStale, refetch],
  );
  return data?.unread ?? 0;
}

/** The newest ones, for the panel. */
export const useNewest = (count: number) =>
  trpc.notice.page.useQuery({ perPage: count }, { staleTime: 0 });

export const useNoticesPage = (page: number) => trpc.notice.page.useSuspenseQuery({ page })[0];

export function useReadCalls() {
  const calls = trpc.useUtils();
  const onSuccess = () => calls.notice.invalidate();
  const markAllRead = trpc.notice.markAllRead.useMutation({ onSuccess }).mutateAsync;
  return {
    // Also after a failure: old ones are erased.
    markRead: trpc.notice.markRead.useMutation({ onSettled: onSuccess }).mutateAsync,
    markAllRead,
    /** For a page that does not show the newest one. */
    markReadFromNewest: async () => {
      const { items } = await calls.client.notice.page.query({ perPage: 1 });
      if (items[0]) await markAllRead({ upTo: items[0].id });
    },
  };
}

export const useNoticeSettings = () => trpc.notice.settings.useSuspenseQuery()[0];
