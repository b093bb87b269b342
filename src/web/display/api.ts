import { useEffect, useRef, useState } from 'react';
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
    changes.current ??= createChanges(stored, { show, save: (next) => save.mutateAsync(next) });
    await changes.current.add(part);
    // The change is saved, whether or not this succeeds.
    await keeper.refresh().catch(() => {});
  };
  return { profile, change, isMember: !isGuest };
}

interface ChangesParts<Value> {
  save: (value: Value) => Promise<unknown>;
  /** Shows what is saved with all changes that are still to be saved. */
  show: (value: Value) => void;
}

/** Changes of parts of one value, shown at once and saved one after the other. One that fails is undone alone. */
export function createChanges<Value extends object>(
  stored: Value,
  { save, show }: ChangesParts<Value>,
) {
  let kept = stored;
  let waiting: readonly Partial<Value>[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const showAll = () => {
    let value = kept;
    for (const part of waiting) value = { ...value, ...part };
    show(value);
  };
  const saveNext = async (part: Partial<Value>) => {
    const next = { ...kept, ...part };
    try {
      await save(next);
      kept = next;
    } finally {
      waiting = waiting.filter((other) => other !== part);
      showAll();
    }
  };
  return {
    /** Rejects when this change could not be saved. */
    add: (part: Partial<Value>): Promise<void> => {
      waiting = [...waiting, part];
      showAll();
      const saved = last.then(() => saveNext(part));
      last = saved.catch(() => {});
      return saved;
    },
  };
}
