import { useEffect, useState } from 'react';
import type { AccessibilityProfile } from '#shared/features/account/accessibility.ts';
import { displayOfWords, standardDisplay, wordsOfDisplay } from '#shared/kernel/display.ts';
import { useUser } from '#web/session/session.tsx';
import { useSessionKeeper } from '#web/session/session-watch.tsx';
import { trpc } from '#web/trpc.ts';
import { displayKey } from './early-display.ts';
import { guestKey, showDisplay, storedWords } from './shown-display.ts';

/** What the reader has chosen, and how a change is kept: in the account, or for guests in this browser. */
export function useAccessibility() {
  const user = useUser();
  const keeper = useSessionKeeper();
  // One after the other: the last change is the one that stays.
  const save = trpc.account.saveAccessibility.useMutation({ scope: { id: 'accessibility' } });
  const [chosen, setChosen] = useState<AccessibilityProfile>();
  const stored = { extraTimePercent: 0 as const, ...standardDisplay, ...user?.accessibility };
  const profile: AccessibilityProfile = chosen ?? stored;
  const isGuest = user === null;
  // What a guest has chosen is known only to the browser.
  useEffect(() => {
    if (isGuest) setChosen({ extraTimePercent: 0, ...displayOfWords(storedWords(guestKey)) });
  }, [isGuest]);
  const change = async (changes: Partial<AccessibilityProfile>) => {
    const changed = { ...profile, ...changes };
    const words = wordsOfDisplay(changed);
    setChosen(changed);
    showDisplay(words, isGuest ? [displayKey, guestKey] : [displayKey]);
    if (isGuest) return;
    try {
      await save.mutateAsync(changed);
      await keeper.refresh();
    } catch (error) {
      setChosen(undefined);
      showDisplay(wordsOfDisplay(stored));
      throw error;
    }
  };
  return { profile, change, isMember: !isGuest };
}
