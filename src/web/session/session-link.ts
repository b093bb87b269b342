import { observable } from '@trpc/server/observable';
import { failureOf } from '../failure/failure.ts';
import type { AppLink } from '../trpc.ts';
import type { SessionKeeper } from './session-keeper.ts';

/** Sends the account of the page with every call, and passes refused calls to the keeper. */
export function sessionLink(keeper: () => SessionKeeper): AppLink {
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        const { owner } = keeper();
        const context = owner ? { ...op.context, expectedUser: owner } : op.context;
        return next({ ...op, context }).subscribe({
          next: (value) => observer.next(value),
          complete: () => observer.complete(),
          error: (error) => {
            observer.error(error);
            keeper().refused(failureOf(error), op.type);
          },
        });
      });
}
