import { useCallback, useEffect, useState } from 'react';
import type { z } from 'zod';
import type { DraftRef } from '#shared/features/draft/schema.ts';
import { randomUuid } from '#shared/kernel/text/random-id.ts';
import { useServerClock } from '../server-clock.tsx';
import { useUser } from '../session/session.tsx';
import { useDraftStore } from './api.ts';
import { DraftKeeper, type DraftView } from './draft-keeper.ts';
import { tabDraftKey } from './draft-storage.ts';
import { readTabDraft, removeTabDraft, type TabDraft, writeTabDraft } from './tab-draft.ts';

interface DraftOptions<Content extends object> extends DraftRef {
  /** The content of the editor; a found draft of another shape is not offered. */
  schema: z.ZodType<Content>;
  /** `updatedAt` of the stored document that the work begins from; null for a new one. */
  base: string | null;
  /** What the editor shows while nothing is changed. */
  unchanged: Content;
  /** What is on the screen; undefined while it is the same as what is stored. Keep it stable between renders. */
  unsaved: Content | undefined;
}

export interface FoundDraft<Content> {
  content: Content;
  /** `updatedAt` of the stored document that it began from. */
  base: string | null;
  /** ISO 8601 */
  updatedAt: string;
  kept: TabDraft;
}

/**
 * Keeps the unsaved work of an editor as a draft on the server (one per person and document), and
 * finds what an earlier visit left. Nothing that was found is overwritten before it is taken up or
 * discarded.
 */
export function useDraft<Content extends object>(options: DraftOptions<Content>) {
  const { kind, documentId, base, schema, unchanged, unsaved } = options;
  const user = useUser();
  // The person whose work it was when it began: a sign-in that has expired leaves no user.
  const [owner] = useState(user?.id);
  const store = useDraftStore();
  const clock = useServerClock();
  const [view, setView] = useState<DraftView>({ status: { state: 'none' }, found: [] });
  const [keeper] = useState(() => {
    // The database keeps the fields of an object in an order of its own; the schema gives them one.
    const inOrder = (content: object) => {
      const { data } = schema.safeParse(content);
      return data && JSON.stringify(data);
    };
    const key = tabDraftKey(owner, `${kind}-${documentId ?? 'new'}`);
    return new DraftKeeper({
      ref: { kind, documentId },
      store,
      tab: {
        read: () => readTabDraft(key),
        write: (draft) => writeTabDraft(key, draft),
        remove: () => removeTabDraft(key),
      },
      writer: randomUuid(),
      base,
      judge: (content) => {
        const found = inOrder(content);
        if (found === undefined) return 'unreadable';
        return found === inOrder(unchanged) ? 'same' : 'work';
      },
      now: () => new Date(clock.now()),
      onView: setView,
    });
  });

  useEffect(() => {
    void keeper.start();
    const keepInTab = () => keeper.keepInTab();
    const onHidden = () => {
      if (document.visibilityState === 'hidden') void keeper.flush();
    };
    window.addEventListener('pagehide', keepInTab);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('pagehide', keepInTab);
      document.removeEventListener('visibilitychange', onHidden);
      keeper.stop();
    };
  }, [keeper]);

  useEffect(() => keeper.change(unsaved), [keeper, unsaved]);

  const found: FoundDraft<Content>[] = view.found.flatMap((kept) => {
    const { data } = schema.safeParse(kept.content);
    return data ? [{ content: data, base: kept.base, updatedAt: kept.updatedAt, kept }] : [];
  });

  return {
    status: view.status,
    /** Work of an earlier visit or another window, the newest first; empty when there is none. */
    found,
    /** Continues `found`: put its content on the screen, and save with its `base` as `loadedUpdatedAt`. */
    resume: useCallback((draft: FoundDraft<Content>) => keeper.resume(draft.kept), [keeper]),
    discardFound: useCallback(
      (draft: FoundDraft<Content>) => keeper.discardFound(draft.kept),
      [keeper],
    ),
    /** Forgets this editor's own draft: it has been saved or is not wanted. */
    drop: useCallback(() => keeper.drop(), [keeper]),
    /** Sends what is waiting, before the screen is closed. */
    flush: useCallback(() => keeper.flush(), [keeper]),
    /** After a conflict was settled: the work is now based on this `updatedAt`. */
    rebase: useCallback((latest: string | null) => keeper.rebase(latest), [keeper]),
  };
}
