import { createContext, use, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { SessionChange, SessionKeeper } from './session-keeper.ts';

const KeeperContext = createContext<SessionKeeper | undefined>(undefined);

/** Put round every page by the app. */
export const SessionKeeperProvider = KeeperContext.Provider;

export function useSessionKeeper(): SessionKeeper {
  const keeper = use(KeeperContext);
  if (!keeper) throw new Error('useSessionKeeper is used outside the app');
  return keeper;
}

/** What has become of the session since this page was loaded; undefined while it is the same. */
export function useSessionChange(): SessionChange | undefined {
  const keeper = useSessionKeeper();
  return useSyncExternalStore(keeper.subscribe, keeper.change, () => undefined);
}

/** While `wanted`, the page is neither loaded anew nor left when the session ends or changes hands. */
export function useKeepPage(wanted: boolean): void {
  const keeper = useSessionKeeper();
  useEffect(() => (wanted ? keeper.keepPage() : undefined), [keeper, wanted]);
}

/** Calls back when the same person has signed in again over this page, so that it can send what was refused. */
export function useSignedInAgain(callback: () => void): void {
  const keeper = useSessionKeeper();
  const call = useEffectEvent(callback);
  useEffect(() => keeper.onSignedInAgain(() => call()), [keeper]);
}
