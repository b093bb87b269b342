import type { SavedAnswer } from '#shared/features/attempt/schema.ts';
import { type CallFailure, failureOf, isPassing } from '../../failure.ts';
import type { AnswerStore } from './answer-store.ts';
import { backOff } from './retry.ts';

/** How long changes are gathered before they are sent, in milliseconds. */
const gatherFor = 250;

export interface QueueState {
  /** Changes that the server has not confirmed. */
  pending: number;
  /** The last try did not reach the server; the next one comes by itself. */
  isWaiting: boolean;
  /** The server refused for good: the attempt is over, the session ended. */
  refusal: CallFailure | undefined;
}

interface QueueOptions {
  attemptId: number;
  store: AnswerStore;
  /** Brings answers to the server, which tells what it now holds. */
  send: (answers: SavedAnswer[]) => Promise<readonly SavedAnswer[]>;
  onConfirmed: (answers: readonly SavedAnswer[]) => void;
  onChange: () => void;
}

/**
 * The way of every answer to the server. A change is written into the browser's store, and a moment later
 * sent, the oldest first, one call at a time; a call that fails is made again, later each time, until it gets
 * through. The newest change of a question replaces an older one that has not left yet.
 */
export class AnswerQueue {
  readonly #options: QueueOptions;
  readonly #pending = new Map<number, SavedAnswer>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | undefined;
  #failures = 0;
  #closed = false;
  #refusal: CallFailure | undefined;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  get state(): QueueState {
    return {
      pending: this.#pending.size,
      isWaiting: this.#failures > 0 && this.#pending.size > 0,
      refusal: this.#refusal,
    };
  }

  /** Unconfirmed answers, the oldest change first. */
  get unsent(): SavedAnswer[] {
    return [...this.#pending.values()].sort((one, other) => one.seq - other.seq);
  }

  /** Takes a change in. Resolves when it would survive a crash of the browser. */
  async add(answer: SavedAnswer): Promise<void> {
    const known = this.#pending.get(answer.questionId);
    if (known && known.seq >= answer.seq) return;
    this.#pending.set(answer.questionId, answer);
    this.#options.onChange();
    if (this.#failures === 0) this.#sendIn(gatherFor);
    try {
      await this.#options.store.put(this.#options.attemptId, answer);
    } catch {
      // A browser without storage still sends; only a crash before that would lose the change.
    }
  }

  /** Sends now: the network is back, the page is about to go. */
  hurry(): void {
    const { code } = this.#refusal ?? {};
    if (code === 'signed-out' || code === 'other-account') this.#refusal = undefined;
    this.#failures = 0;
    this.#sendIn(0);
  }

  /** Nothing is sent any more; resolves when the call under way has ended. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#sending;
  }

  #sendIn(delay: number): void {
    clearTimeout(this.#timer);
    if (this.#closed || this.#refusal || this.#sending || this.#pending.size === 0) return;
    this.#timer = setTimeout(() => {
      this.#sending = this.#send().finally(() => {
        this.#sending = undefined;
        this.#sendIn(this.#failures === 0 ? gatherFor : backOff(this.#failures));
      });
    }, delay);
  }

  async #send(): Promise<void> {
    const sent = this.unsent;
    try {
      const stored = await this.#options.send(sent);
      this.#failures = 0;
      await this.#confirm(sent, stored);
    } catch (error) {
      const failure = failureOf(error);
      if (isPassing(failure)) this.#failures += 1;
      else this.#refusal = failure;
    }
    this.#options.onChange();
  }

  async #confirm(sent: SavedAnswer[], stored: readonly SavedAnswer[]): Promise<void> {
    // The server keeps nothing of a question it did not ask; that must not be sent for ever.
    const held = new Map([...sent, ...stored].map((answer) => [answer.questionId, answer.seq]));
    for (const { questionId, seq } of this.unsent)
      if (seq <= (held.get(questionId) ?? 0)) this.#pending.delete(questionId);
    this.#options.onConfirmed(stored);
    try {
      await this.#options.store.confirm(
        this.#options.attemptId,
        [...held].map(([questionId, seq]) => ({ questionId, seq })),
      );
    } catch {
      // What stays in the store is sent once more after a reload, and changes nothing then.
    }
  }
}
