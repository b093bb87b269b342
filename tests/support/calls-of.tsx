import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type AppLink, createCalls, trpc } from '#web/trpc.ts';

/**
 * What a hook for calls gives to a page.
 * @param answer what the server answers to a call with this input; or undefined for an id; a rejection is an error of the call
 */
export function callsOf<Result>(
  use: () => Result,
  answer: (input: unknown) => unknown = () => ({ id: 1 }),
) {
  const queryClient = new QueryClient();
  const answering: AppLink =
    () =>
    ({ op }) =>
      observable((observer) => {
        Promise.resolve(answer(op.input)).then(
          (data) => {
            observer.next({ result: { data } });
            observer.complete();
          },
          (error) => observer.error(TRPCClientError.from(error)),
        );
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
