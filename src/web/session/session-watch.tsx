import { createContext, use, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { SessionChange, SessionKeeper } from './session-keeper.ts';

const KeeperContext = createContext<SessionKeeper | undefined>(undefined);

/** Wraps every page. */
export const SessionKeeperProvider = KeeperContext.Provider;

export function useSessionKeeper(): SessionKeeper {
  const keeper = use(KeeperContext);
  if (!keeper) throw new Error('useSessionKeeper is used outside the app');
  return keeper;
}

/** How the session has changed since this page was loaded; undefined while it is the same. */
export function useSessionChange(): SessionChange | undefined {
  const keeper = useSessionKeeper();
  return useSyncExternalStore(keeper.subscribe, keeper.change, () => undefined);
}

/** While `wanted`, the page is not reloaded or left when the session ends or changes to another account. */
export function useKeepPage(wanted: boolean): void {
  const keeper = useSessionKeeper();
  useEffect(() => (wanted ? keeper.keepPage() : undefined), [keeper, wanted]);
}

/** Calls back when the same user has signed in again on this page, so that refused calls can be repeated. */
export function useSignedInAgain(callback: () => void): void {
  const keeper = useSessionKeeper();
  const call = useEffectEvent(callback);
  useEffect(() => keeper.onSignedInAgain(() => call()), [keeper]);
}
