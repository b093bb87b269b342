import type { SavedAnswer } from '#shared/features/attempt/schema.ts';
import { type CallFailure, failureOf } from '#web/failure/failure.ts';
import type { AnswerStore } from './answer-store.ts';
import { backOff } from './retry.ts';

/** How long changes are gathered before they are sent, in milliseconds. */
const gatherFor = 250;

/** Whoever keeps typing still has the text saved this often, in milliseconds. */
const gatherAtMost = 2000;

export interface QueueState {
  /** Changes that the server has not confirmed. */
  pending: number;
  /** Why the last try failed. The next try follows automatically. */
  failure: CallFailure | undefined;
  /** The attempt is over: nothing is sent any more. */
  isOver: boolean;
}

interface QueueOptions {
  attemptId: number;
  store: AnswerStore;
  /** Brings answers to the server and returns what it now holds. */
  send: (answers: SavedAnswer[]) => Promise<readonly SavedAnswer[]>;
  onConfirmed: (answers: readonly SavedAnswer[]) => void;
  onChange: () => void;
}

/**
 * Brings every answer to the server. A change is written into the browser's store and sent a moment later,
 * the oldest first, one call at a time. A call that fails is repeated, later each time, until it succeeds;
 * only "the attempt is over" is final. The newest change of a question replaces an older one that is
 * still waiting.
 */
export class AnswerQueue {
  readonly #options: QueueOptions;
  readonly #pending = new Map<number, SavedAnswer>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | undefined;
  /** When the oldest change that is being gathered came in. */
  #gatheringSince: number | undefined;
  #failures = 0;
  #isClosed = false;
  #isOver = false;
  #failure: CallFailure | undefined;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  get state(): QueueState {
    const failure = this.#pending.size > 0 ? this.#failure : undefined;
    return { pending: this.#pending.size, failure, isOver: this.#isOver };
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
    this.#gatheringSince ??= Date.now();
    this.#options.onChange();
    if (this.#failures === 0) this.#sendIn(this.#gatherTime());
    try {
      await this.#options.store.put(this.#options.attemptId, answer);
    } catch {
      // A browser without storage still sends; only a crash before that would lose the change.
    }
  }

  /** Tries again now: the network is back, or the learner asks for it. */
  hurry(): void {
    this.#failures = 0;
    this.#sendIn(0);
  }

  /** Sends before this function returns: the page may be gone the next moment. */
  flush(): void {
    clearTimeout(this.#timer);
    if (!this.#isClosed && !this.#isOver && this.#pending.size > 0) void this.#send();
  }

  /** Nothing is sent any more; resolves when the call under way has ended. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#sending;
  }

  /** Sends again, after `close`. */
  open(): void {
    this.#isClosed = false;
    this.#sendIn(gatherFor);
  }

  #gatherTime(): number {
    const since = this.#gatheringSince ?? Date.now();
    return Math.max(0, Math.min(gatherFor, since + gatherAtMost - Date.now()));
  }

  #sendIn(delay: number): void {
    clearTimeout(this.#timer);
    if (this.#isClosed || this.#isOver || this.#sending || this.#pending.size === 0) return;
    this.#timer = setTimeout(() => {
      this.#sending = this.#send().finally(() => {
        this.#sending = undefined;
        this.#sendIn(this.#failures === 0 ? this.#gatherTime() : backOff(this.#failures));
      });
    }, delay);
  }

  async #send(): Promise<void> {
    const sent = this.unsent;
    this.#gatheringSince = undefined;
    try {
      const stored = await this.#options.send(sent);
      this.#failures = 0;
      this.#failure = undefined;
      await this.#confirm(sent, stored);
    } catch (error) {
      this.#failure = failureOf(error);
      this.#failures += 1;
      this.#isOver = this.#failure.code === 'attempt-over';
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
