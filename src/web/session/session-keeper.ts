import type { QueryClient } from '@tanstack/react-query';
import { removeDraftsOfOthers } from '../drafts/draft-storage.ts';
import type { CallFailure } from '../failure/failure.ts';
import type { Calls } from '../trpc.ts';
import { hydrationEnds } from '../when-idle.ts';
import { endWaitForMember, hasSessionHint } from './early-calls.ts';
import { keepPersonalOf } from './personal-storage.ts';
import type { SessionUser } from './session.tsx';

/** How the session that this page was opened with has changed. */
export type SessionChange = 'ended' | 'other-account';

const channelName = 'quizwright-session';

/** The account in a message of another tab, which may run an older version; undefined for no such message. */
function announcedUser(message: unknown): number | null | undefined {
  if (typeof message !== 'object' || message === null || !('userId' in message)) return undefined;
  const { userId } = message;
  return userId === null || typeof userId === 'number' ? userId : undefined;
}

interface KeeperParts {
  calls: Calls;
  queryClient: QueryClient;
  /** Runs guards and loaders again. */
  invalidate: () => Promise<void>;
  /** Reloads the page from the server without asking. */
  reload: () => Promise<void>;
  /** Removes what the page shows of its account apart from data: messages, with what they can undo. */
  forget: () => void;
}

/**
 * Tracks which account this tab's page belongs to. The browser has one session for all tabs: it can end
 * or change to another account while a tab still shows data or input of the first. A page never mixes
 * two accounts: it is reloaded, or, while it has unsaved work, kept behind a dialog.
 */
export class SessionKeeper {
  readonly #parts: KeeperParts;
  readonly #listeners = new Set<() => void>();
  readonly #signedInAgainListeners = new Set<() => void>();
  #holds = 0;
  readonly #channel = import.meta.env.SSR ? undefined : new BroadcastChannel(channelName);
  #change: SessionChange | undefined;
  #isAnnounced = false;
  #owner: number | null | undefined;
  /** While it is not known whose page this is: what asks for that, and completes the page. */
  #completion: Promise<void> | undefined;

  constructor(parts: KeeperParts) {
    this.#parts = parts;
    if (this.#channel) {
      this.#channel.onmessage = ({ data }) => {
        const announced = announcedUser(data);
        if (announced !== undefined) this.#receive(announced);
      };
    }
  }

  /** The account that this page belongs to; null for a guest's. It changes only with the page. */
  get owner(): number | null | undefined {
    if (this.#owner === undefined) {
      const user = this.#parts.calls.account.me.getData();
      if (user !== undefined) this.#owner = user?.id ?? null;
    }
    return this.#owner;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly change = (): SessionChange | undefined => this.#change;

  /** Calls back when the same user has signed in again on a page that was kept. */
  readonly onSignedInAgain = (listener: () => void): (() => void) => {
    this.#signedInAgainListeners.add(listener);
    return () => this.#signedInAgainListeners.delete(listener);
  };

  /** Keeps the page, even if the session changes, until the returned function is called. */
  keepPage(): () => void {
    this.#holds += 1;
    return () => {
      this.#holds -= 1;
    };
  }

  /**
   * The page was rendered for everybody: whose session this browser has is learned from the server, or
   * from the lack of a hint that there is one.
   */
  expectPublicPage(): void {
    if (!hasSessionHint()) this.#parts.calls.account.me.setData(undefined, null);
  }

  /** Completes the page for its member, when it was rendered for everybody, and announces whose page it is. */
  async settle(): Promise<void> {
    if (this.owner === undefined) {
      // Several parts of a page wait for its member; guards and loaders run once for all of them.
      this.#completion ??= this.#complete().finally(() => {
        this.#completion = undefined;
      });
      await this.#completion;
    }
    if (this.owner === undefined || this.#isAnnounced) return;
    // Once: parts of a page that settle again and again would make tabs of a newer session reload each time.
    this.#isAnnounced = true;
    if (this.owner !== null) {
      removeDraftsOfOthers(this.owner);
      keepPersonalOf(this.owner);
    }
    this.#announce();
  }

  async #complete(): Promise<void> {
    const { calls, invalidate } = this.#parts;
    // Together: all were asked for by the page's own script.
    const [user] = await Promise.all([
      calls.account.me.ensureData().catch(() => undefined),
      calls.attempt.open.prefetch(),
      calls.notice.unread.prefetch(),
    ]);
    if (user) {
      await hydrationEnds();
      await invalidate();
    }
    endWaitForMember();
  }

  /** Informs the other tabs which account this page belongs to. */
  #announce(): void {
    this.#channel?.postMessage({ userId: this.owner ?? null });
  }

  /**
   * A sign-in or sign-out in this tab.
   * @param move navigates to a page that the new user may see, before the old user's data is removed
   */
  async setSession(user: SessionUser, move?: () => Promise<void>): Promise<void> {
    const isSame = user !== null && user.id === this.owner;
    this.#channel?.postMessage({ userId: user?.id ?? null });
    if (isSame) return this.#signedInAgain(user);
    // Nothing typed by one account may stay on a page of another.
    if (user && this.owner) return this.#parts.reload();
    const { calls, queryClient, invalidate } = this.#parts;
    const before = this.owner;
    await queryClient.cancelQueries();
    calls.account.me.setData(undefined, user);
    this.#owner = user?.id ?? null;
    // What a guest is shown stays: that an account is active again, when a passkey signs in at once.
    if (before) this.#parts.forget();
    this.#setChange(undefined);
    await move?.();
    removeDraftsOfOthers(user?.id);
    keepPersonalOf(user?.id ?? null);
    this.#removeDataOfFormer(user);
    await invalidate();
  }

  #removeDataOfFormer(user: SessionUser): void {
    const { calls, queryClient } = this.#parts;
    queryClient.removeQueries({ type: 'inactive' });
    calls.account.me.setData(undefined, user);
    void queryClient.invalidateQueries({ type: 'active' });
  }

  /** Gives up the kept page: it is reloaded for the account that is signed in now. */
  async giveUp(): Promise<void> {
    if (this.#change === 'other-account') return this.#parts.reload();
    this.#setChange(undefined);
    await this.#leaveToGuest();
  }

  /** Reads the signed-in user again, after something that may have changed it. */
  async refresh(): Promise<SessionUser> {
    const { calls, invalidate } = this.#parts;
    const before = this.owner;
    const user = await calls.account.me.fetch(undefined, { staleTime: 0 });
    if ((user?.id ?? null) === (before ?? null)) await invalidate();
    else this.#receive(user?.id ?? null);
    return user;
  }

  /** Handles a refused call that shows that the session has changed. */
  refused({ code }: CallFailure, type: string): void {
    if (!this.owner || (code !== 'signed-out' && code !== 'other-account')) return;
    if (type === 'mutation' || this.#isKept()) {
      this.#setChange(code === 'signed-out' ? 'ended' : 'other-account');
    } else if (code === 'signed-out') {
      void this.#leaveToGuest();
    } else {
      void this.#parts.reload();
    }
  }

  /** The guards send a guest away from members' pages; drafts stay until the user returns. */
  async #leaveToGuest(): Promise<void> {
    this.#parts.calls.account.me.setData(undefined, null);
    this.#owner = null;
    this.#parts.forget();
    await this.#parts.invalidate();
    // A sign-in meanwhile has removed it.
    if (this.#owner === null) this.#removeDataOfFormer(null);
  }

  #receive(userId: number | null): void {
    const { owner } = this;
    if (userId === owner) {
      if (this.#change) this.#signedInAgain(undefined);
    } else if (!this.#isKept()) {
      void this.#parts.reload();
    } else if (owner) {
      this.#setChange(userId === null ? 'ended' : 'other-account');
    }
  }

  #signedInAgain(user: SessionUser | undefined): void {
    const { calls, queryClient } = this.#parts;
    if (user) calls.account.me.setData(undefined, user);
    this.#setChange(undefined);
    void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    for (const listener of this.#signedInAgainListeners) listener();
  }

  #isKept(): boolean {
    return this.#holds > 0 || hasUnsavedWork();
  }

  #setChange(change: SessionChange | undefined): void {
    // The first reason stays, also after a wrong password in the dialog.
    if (change && this.#change) return;
    this.#change = change;
    for (const listener of this.#listeners) listener();
  }
}

/** Whether the browser would ask before this page is closed. */
export const hasUnsavedWork = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
