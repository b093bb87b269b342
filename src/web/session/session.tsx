import { createContext, use } from 'react';
import type { CurrentUser } from '#shared/features/account/schema.ts';

export type SessionUser = CurrentUser | null;

const SessionContext = createContext<SessionUser | undefined>(undefined);

/** Wraps every page. */
export const SessionProvider = SessionContext.Provider;

/** The signed-in user, or null for a guest. */
export function useUser(): SessionUser {
  const user = use(SessionContext);
  if (user === undefined) throw new Error('useUser must be used inside a SessionProvider');
  return user;
}

/** What was loaded for the user; undefined for a guest, for whom a query may still have that of a former user. */
export function useOwn<Data>(data: Data | undefined): Data | undefined {
  return useUser() === null ? undefined : data;
}
