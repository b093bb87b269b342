import { replacesAnswer } from '#shared/features/attempt/rules.ts';
import type { SavedAnswer } from '#shared/features/attempt/schema.ts';
import { type CallFailure, failureOf } from '#web/failure/failure.ts';
import type { AnswerStore } from './answer-store.ts';
import { refusedAnswers } from './refused-answers.ts';
import { backOff } from './retry.ts';

/** A change is sent after a pause of this length, so that quick changes go in one call. */
const batchDelayMs = 250;

/** The longest that changes wait while more keep coming, for example during typing. */
const maxBatchDelayMs = 2000;

/** From this many characters on an answer is sent less often, because each save stores the whole text for ever. */
const longText = 500;
const longTextDelayMs = 2500;
const maxLongTextDelayMs = 15_000;

export interface QueueState {
  /** Changes that the server has not confirmed. */
  pending: number;
  /** Why the last try failed. The next try follows automatically. */
  failure: CallFailure | undefined;
  /** Answers that the server refuses for good: the reason by question id. They are not sent again. */
  refused: ReadonlyMap<number, string>;
  /** The attempt is over: nothing more is sent. */
  isOver: boolean;
}

interface QueueOptions {
  attemptId: number;
  store: AnswerStore;
  /** Saves answers on the server and returns what it has stored. */
  send: (answers: SavedAnswer[]) => Promise<readonly SavedAnswer[]>;
  onConfirmed: (answers: readonly SavedAnswer[]) => void;
  onChange: () => void;
}

/**
 * Sends every answer to the server. A change is written to the browser's store and sent after a short delay,
 * the oldest first, one call at a time. A failed call is repeated with a growing delay until it succeeds.
 * Two refusals are final: "the attempt is over", and an answer that is invalid; the other answers of that
 * call are sent again. The newest change of a question replaces an older one that is still waiting.
 */
export class AnswerQueue {
  readonly #options: QueueOptions;
  readonly #pending = new Map<number, SavedAnswer>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | undefined;
  /** When the oldest change of the next batch was made. */
  #batchStartedAt: number | undefined;
  #failures = 0;
  #isClosed = false;
  #isOver = false;
  #failure: CallFailure | undefined;
  #refused: ReadonlyMap<number, string> = new Map();

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  get state(): QueueState {
    const failure = this.#pending.size > 0 ? this.#failure : undefined;
    return { pending: this.#pending.size, failure, refused: this.#refused, isOver: this.#isOver };
  }

  /** Unconfirmed answers, the oldest change first. */
  get unsent(): SavedAnswer[] {
    return [...this.#pending.values()].sort((one, other) => one.seq - other.seq);
  }

  /** Adds a change. Resolves when it would survive a crash of the browser. */
  async add(answer: SavedAnswer): Promise<void> {
    if (!replacesAnswer(answer, this.#pending.get(answer.questionId))) return;
    this.#pending.set(answer.questionId, answer);
    this.#refused = without(this.#refused, answer.questionId);
    this.#batchStartedAt ??= Date.now();
    this.#options.onChange();
    if (this.#failures === 0) this.#sendIn(this.#batchDelay());
    try {
      await this.#options.store.put(this.#options.attemptId, answer);
    } catch {
      // A browser without storage still sends; only a crash before that would lose the change.
    }
  }

  /** Tries again now, for example because the network is back. */
  hurry(): void {
    this.#failures = 0;
    this.#sendIn(0);
  }

  /** Starts sending before this function returns, because the page may be closing. */
  flush(): void {
    clearTimeout(this.#timer);
    if (this.#isClosed || this.#isOver || this.#pending.size === 0) return;
    // The page may only be hidden, so sending goes on after this call.
    void this.#send().then(() => this.#sendNext());
  }

  /** Stops sending; resolves when the current call has ended. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#sending;
  }

  /**
   * Takes the answers that a refused call names out of the queue and the store.
   * @returns whether there were any, so that the rest can be sent
   */
  async refuse(failure: CallFailure, sent: readonly SavedAnswer[]): Promise<boolean> {
    const refused = refusedAnswers(failure, sent);
    if (refused.size === 0) return false;
    const dropped = sent.filter(({ questionId }) => refused.has(questionId));
    for (const { questionId, seq } of dropped) {
      // The learner may have changed it meanwhile.
      if (this.#pending.get(questionId)?.seq === seq) this.#pending.delete(questionId);
      else refused.delete(questionId);
    }
    this.#refused = new Map([...this.#refused, ...refused]);
    this.#options.onChange();
    await this.#options.store.confirm(this.#options.attemptId, dropped).catch(() => {});
    return true;
  }

  /** Resumes sending after `close`. */
  open(): void {
    this.#isClosed = false;
    this.#sendIn(batchDelayMs);
  }

  #batchDelay(): number {
    const since = this.#batchStartedAt ?? Date.now();
    const [pause, most] = this.unsent.every(isLong)
      ? [longTextDelayMs, maxLongTextDelayMs]
      : [batchDelayMs, maxBatchDelayMs];
    return Math.max(0, Math.min(pause, since + most - Date.now()));
  }

  #sendIn(delay: number): void {
    clearTimeout(this.#timer);
    if (this.#isClosed || this.#isOver || this.#sending || this.#pending.size === 0) return;
    this.#timer = setTimeout(() => {
      this.#sending = this.#send().finally(() => {
        this.#sending = undefined;
        this.#sendNext();
      });
    }, delay);
  }

  #sendNext(): void {
    this.#sendIn(this.#failures === 0 ? this.#batchDelay() : backOff(this.#failures));
  }

  async #send(): Promise<void> {
    const sent = this.unsent;
    this.#batchStartedAt = undefined;
    try {
      const stored = await this.#options.send(sent);
      this.#failures = 0;
      this.#failure = undefined;
      await this.#confirm(sent, stored);
    } catch (error) {
      const failure = failureOf(error);
      if (await this.refuse(failure, sent)) {
        this.#failures = 0;
        this.#failure = undefined;
      } else {
        this.#failure = failure;
        this.#failures += 1;
        this.#isOver = failure.code === 'attempt-over';
      }
    }
    this.#options.onChange();
  }

  async #confirm(sent: SavedAnswer[], stored: readonly SavedAnswer[]): Promise<void> {
    // The server stores nothing for a question that is not on the paper; it must not be sent again.
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
      // Answers that stay in the store are sent once more after a reload, which changes nothing.
    }
  }
}

const isLong = ({ answerText }: SavedAnswer) => (answerText?.length ?? 0) >= longText;

function without(refused: ReadonlyMap<number, string>, questionId: number) {
  if (!refused.has(questionId)) return refused;
  return new Map([...refused].filter(([id]) => id !== questionId));
}
