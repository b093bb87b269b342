import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { observable } from '@trpc/server/observable';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useClassCalls } from '#web/features/classroom/api.ts';
import { useTeacherCalls } from '#web/features/classroom/teachers/api.ts';
import { type AppLink, createCalls, trpc } from '#web/trpc.ts';

/** Calls of a page whose server answers everything with an id. */
function callsOf<Result>(use: () => Result) {
  const queryClient = new QueryClient();
  const answering: AppLink = () => () =>
    observable((observer) => {
      observer.next({ result: { data: { id: 1 } } });
      observer.complete();
    });
  const { client, calls } = createCalls([answering], queryClient);
  const results: Result[] = [];
  function Page(): ReactNode {
    results.push(use());
    return null;
  }
  renderToString(
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Page />
      </QueryClientProvider>
    </trpc.Provider>,
  );
  const [result] = results;
  if (!result) throw new Error('The page was not rendered');
  return { result, calls, queryClient };
}

test('a class that was deleted, or is taught no longer, leaves the lists that are shown next', async () => {
  const ways = [
    () => {
      const { result, ...rest } = callsOf(useClassCalls);
      return { ...rest, end: () => result.remove({ classId: 1 }) };
    },
    () => {
      const { result, ...rest } = callsOf(useTeacherCalls);
      return { ...rest, end: () => result.stop({ classId: 1 }) };
    },
  ];
  for (const way of ways) {
    const { end, calls, queryClient } = way();
    calls.classroom.list.setData(undefined, []);
    calls.classroom.own.setData(undefined, []);
    const isStale = (procedure: Parameters<typeof getQueryKey>[0]) =>
      queryClient.getQueryState(getQueryKey(procedure, undefined, 'query'))?.isInvalidated;
    expect(isStale(trpc.classroom.list)).toBe(false);
    await end();
    expect(isStale(trpc.classroom.list)).toBe(true);
    expect(isStale(trpc.classroom.own)).toBe(true);
  }
});
