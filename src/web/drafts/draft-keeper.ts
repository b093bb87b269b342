import type { Draft, DraftRef, DraftSave } from '#shared/features/draft/schema.ts';
import { failureOf, isTemporary } from '../failure/failure.ts';
import type { TabDraft } from './tab-draft.ts';

/** The server's side; each call rejects as the procedures do. */
export interface DraftStore {
  load: (ref: DraftRef) => Promise<Draft | null>;
  save: (draft: DraftSave) => Promise<{ updatedAt: string }>;
  discard: (ref: DraftRef, writer: string) => Promise<void>;
}

/** The copy in this tab, which also works offline. */
export interface TabCopy {
  read: () => TabDraft | undefined;
  write: (draft: TabDraft) => void;
  remove: () => void;
}

export type DraftStatus =
  | { state: 'none' }
  /** Changed a moment ago; it will be sent. */
  | { state: 'waiting' }
  | { state: 'saved'; at: string }
  /** The server could not take it; `reason` is a sentence. */
  | { state: 'here-only'; reason: string }
  /** Another draft was found and waits for a choice. */
  | { state: 'undecided' };

export interface DraftView {
  status: DraftStatus;
  /** The work of an earlier visit or of another window, the newest first. */
  found: readonly TabDraft[];
}

interface KeeperOptions {
  ref: DraftRef;
  store: DraftStore;
  tab: TabCopy;
  /** Names this open editor. */
  writer: string;
  base: string | null;
  /** How a found draft compares: `same` equals what is on the screen, `unreadable` may be replaced. */
  judge: (content: TabDraft['content']) => 'work' | 'same' | 'unreadable';
  now: () => Date;
  onView: (view: DraftView) => void;
}

/** How long the typing pauses before a draft is sent, and how long it waits at most, in milliseconds. */
export const pause = 1000;
export const maxWait = 5000;
const retryAfter = 10_000;

/**
 * Keeps the unsaved work of one open editor on the server, and in the tab until it is there. Work that
 * was found is never overwritten before its author has chosen; the server refuses it too.
 */
export class DraftKeeper {
  readonly #options: KeeperOptions;
  #base: string | null;
  #found: readonly TabDraft[] = [];
  #isLooking = true;
  #inTab: TabDraft | undefined;
  #status: DraftStatus = { state: 'none' };
  #latest: object | undefined;
  #replaces: string | undefined;
  /** Whose work this editor goes on with. */
  #resumed: string | undefined;
  /** Whether the server may have a draft of this writer. */
  #isStored = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitingSince: number | undefined;
  #sending: Promise<void> | undefined;
  /** What is sent after that; everything that asks meanwhile waits for the same one. */
  #next: Promise<void> | undefined;

  constructor(options: KeeperOptions) {
    this.#options = options;
    this.#base = options.base;
  }

  /** Looks for work of an earlier visit. What is typed meanwhile is sent afterwards. */
  async start(): Promise<void> {
    const { store, tab, ref, writer } = this.#options;
    this.#inTab = tab.read();
    // Offline, a draft on the server is found by the first save, which it refuses.
    const stored = await store.load(ref).catch(() => null);
    const found = newestFirst(this.#inTab, stored ?? undefined);
    this.#isLooking = false;
    this.#find(found.filter((draft) => draft.writer !== writer));
    if (this.#latest) this.#schedule(pause);
  }

  /** The screen is closed: what is waiting is sent, and kept in the tab until it was received. */
  stop(): void {
    void this.flush();
  }

  /** Sets what is on the screen; undefined while it is the same as what is stored. */
  change(content: object | undefined): void {
    if (content === this.#latest) return;
    this.#latest = content;
    if (content === undefined) {
      if (this.#isStored || this.#status.state !== 'none') void this.drop();
      return;
    }
    this.#waitingSince ??= Date.now();
    if (this.#found.length === 0) this.#show({ state: 'waiting' });
    this.#schedule(Math.min(pause, this.#waitingSince + maxWait - Date.now()));
  }

  /** Writes the copy in the tab at once, because the page may be closing. */
  keepInTab(): void {
    // The copy of an earlier visit stays until its author has chosen.
    const isOccupied = this.#found.length > 0 || (this.#isLooking && this.#inTab);
    if (this.#latest === undefined || isOccupied) return;
    this.#options.tab.write({
      content: { ...this.#latest },
      base: this.#base,
      writer: this.#options.writer,
      updatedAt: this.#options.now().toISOString(),
    });
  }

  /** Sends what is waiting, now. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#waitingSince = undefined;
    this.keepInTab();
    this.#next ??= this.#sendNext();
    await this.#next;
  }

  /** Continues found work in this editor, with the version it began from. */
  resume(draft: TabDraft): void {
    this.#base = draft.base;
    this.#replaces = draft.writer;
    this.#resumed = draft.writer;
    this.#found = this.#found.filter((found) => found !== draft);
    this.#show({ state: 'waiting' });
    this.#schedule(0);
  }

  /** Removes found work for good. */
  async discardFound(draft: TabDraft): Promise<void> {
    const { store, ref, tab } = this.#options;
    this.#found = this.#found.filter((found) => found !== draft);
    if (tab.read()?.writer === draft.writer) tab.remove();
    this.#show({ state: this.#latest ? 'waiting' : 'none' });
    try {
      await store.discard(ref, draft.writer);
    } catch {
      // It is offered again, by the next save or at the next visit.
    }
    if (this.#latest) this.#schedule(0);
  }

  /** Forgets this editor's draft, and the one that it goes on with: it has been saved or is not wanted. Found work stays. */
  async drop(): Promise<void> {
    const { store, ref, tab, writer } = this.#options;
    clearTimeout(this.#timer);
    this.#waitingSince = undefined;
    this.#latest = undefined;
    const own = [writer, this.#resumed];
    if (own.includes(tab.read()?.writer)) tab.remove();
    this.#show({ state: 'none' });
    await this.#sending;
    const stored = [this.#isStored ? writer : undefined, this.#resumed];
    this.#isStored = false;
    this.#resumed = undefined;
    try {
      for (const name of stored) if (name !== undefined) await store.discard(ref, name);
    } catch {
      // At the next visit it is the same as what is stored, or its base is older: it is not mistaken for new work.
    }
  }

  /** After a conflict was settled: from here on the work is based on what is stored now. */
  rebase(base: string | null): void {
    this.#base = base;
    if (this.#latest) this.#schedule(0);
  }

  #find(drafts: readonly TabDraft[]): void {
    const judged = Map.groupBy(drafts, ({ content }) => this.#options.judge(content));
    this.#found = judged.get('work') ?? [];
    this.#show(this.#status);
    for (const draft of judged.get('same') ?? []) void this.discardFound(draft);
    for (const draft of judged.get('unreadable') ?? []) {
      this.#replaces = draft.writer;
      this.#schedule(0);
    }
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), Math.max(0, delay));
  }

  async #sendNext(): Promise<void> {
    await this.#sending;
    this.#next = undefined;
    if (this.#latest === undefined || this.#isLooking || this.#found.length > 0) return;
    this.#sending = this.#send(this.#latest);
    await this.#sending;
    this.#sending = undefined;
  }

  async #send(content: object): Promise<void> {
    const { store, ref, writer } = this.#options;
    this.#isStored = true;
    try {
      const draft = { ...ref, content: { ...content }, base: this.#base, writer };
      const replaces = this.#replaces;
      const { updatedAt } = await store.save(replaces ? { ...draft, replaces } : draft);
      // Done once: what that editor writes later is its work again, which this one has not seen.
      if (this.#replaces === replaces) this.#replaces = undefined;
      if (this.#resumed === replaces) this.#resumed = undefined;
      if (this.#latest === content) this.#show({ state: 'saved', at: updatedAt });
    } catch (error) {
      const failure = failureOf(error);
      if (failure.code === 'stale') return this.#meetAnother();
      this.#show({ state: 'here-only', reason: failure.message });
      if (isTemporary(failure) && this.#latest) this.#schedule(retryAfter);
    }
  }

  /** Another window of the same person has kept a draft of this document since. */
  async #meetAnother(): Promise<void> {
    try {
      const stored = await this.#options.store.load(this.#options.ref);
      if (stored && stored.writer !== this.#options.writer) this.#find([stored]);
      else this.#schedule(0);
    } catch (error) {
      this.#show({ state: 'here-only', reason: failureOf(error).message });
    }
  }

  #show(status: DraftStatus): void {
    this.#status = this.#found.length > 0 ? { state: 'undecided' } : status;
    this.#options.onView({ status: this.#status, found: this.#found });
  }
}

/** Two drafts of one writer are two states of the same work: only the newer one counts. */
function newestFirst(
  inTab: TabDraft | undefined,
  stored: TabDraft | undefined,
): readonly TabDraft[] {
  const both = [inTab, stored]
    .filter((draft) => draft !== undefined)
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  return both.filter((draft, index) => index === 0 || draft.writer !== both[0]?.writer);
}
