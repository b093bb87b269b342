import { createContext, use } from 'react';
import type { CurrentUser } from '#shared/features/account/schema.ts';

export type SessionUser = CurrentUser | null;

const SessionContext = createContext<SessionUser | undefined>(undefined);

/** Put round every page by the root route. */
export const SessionProvider = SessionContext.Provider;

/** Whoever is signed in, or null for a guest. */
export function useUser(): SessionUser {
  const user = use(SessionContext);
  if (user === undefined) throw new Error('useUser must be used inside a SessionProvider');
  return user;
}
