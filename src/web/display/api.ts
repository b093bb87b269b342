import { useEffect, useRef, useState } from 'react';
import type { AccessibilityProfile } from '#shared/features/account/accessibility.ts';
import { displayOfWords, standardDisplay, wordsOfDisplay } from '#shared/kernel/display.ts';
import { createChanges } from '#web/changes.ts';
import { useUser } from '#web/session/session.tsx';
import { useSessionKeeper } from '#web/session/session-watch.tsx';
import { trpc } from '#web/trpc.ts';
import { displayKey } from './early-display.ts';
import { guestKey, showDisplay, storedWords } from './shown-display.ts';

/** What the reader has chosen, and how a change is kept: in the account, or for guests in this browser. */
export function useAccessibility() {
  const user = useUser();
  const keeper = useSessionKeeper();
  const save = trpc.account.saveAccessibility.useMutation();
  const [chosen, setChosen] = useState<AccessibilityProfile>();
  const changes = useRef<ReturnType<typeof createChanges<AccessibilityProfile>>>(undefined);
  const stored = { extraTimePercent: 0 as const, ...standardDisplay, ...user?.accessibility };
  const profile: AccessibilityProfile = chosen ?? stored;
  const isGuest = user === null;
  // What a guest has chosen is known only to the browser.
  useEffect(() => {
    if (isGuest) setChosen({ extraTimePercent: 0, ...displayOfWords(storedWords(guestKey)) });
  }, [isGuest]);
  const show = (changed: AccessibilityProfile) => {
    setChosen(changed);
    showDisplay(wordsOfDisplay(changed), isGuest ? [displayKey, guestKey] : [displayKey]);
  };
  const change = async (part: Partial<AccessibilityProfile>) => {
    if (isGuest) return show({ ...profile, ...part });
    changes.current ??= createChanges({ show, save: (_, changed) => save.mutateAsync(changed) });
    await changes.current(profile, part);
    // The change is saved, whether or not this succeeds.
    await keeper.refresh().catch(() => {});
  };
  return { profile, change, isMember: !isGuest };
}
