import type { AnswersSaved, SavedAnswer } from '#shared/features/attempt/schema.ts';
import { type CallFailure, failureOf } from '#web/failure/failure.ts';
import { backOff } from './retry.ts';

/** A check that the server has not answered, or has refused. */
export interface CheckState {
  /** It is sent repeatedly until the server answers; the question is locked until then. */
  isWaiting: boolean;
  /** Why the last try failed. */
  failure: CallFailure | undefined;
}

interface ChecksOptions {
  /** Has the answer checked on the server. */
  send: (answer: SavedAnswer) => Promise<AnswersSaved>;
  onChecked: (saved: AnswersSaved) => void;
  /** The attempt has ended elsewhere. */
  onOver: () => void;
  onChange: () => void;
}

/** Repeating a call that was refused with one of these changes nothing. */
const finalCodes: readonly string[] = ['conflict', 'invalid', 'not-found', 'forbidden'];

/** Has answers checked, each by a call of its own. Without a connection a check waits for it. */
export class AnswerChecks {
  readonly #options: ChecksOptions;
  readonly #wakers = new Set<() => void>();
  #states: ReadonlyMap<number, CheckState> = new Map();
  #isClosed = false;

  constructor(options: ChecksOptions) {
    this.#options = options;
  }

  get states(): ReadonlyMap<number, CheckState> {
    return this.#states;
  }

  isWaiting(questionId: number): boolean {
    return this.#states.get(questionId)?.isWaiting === true;
  }

  async add(answer: SavedAnswer): Promise<void> {
    const { questionId } = answer;
    if (this.isWaiting(questionId)) return;
    this.#set(questionId, { isWaiting: true, failure: undefined });
    for (let failures = 1; !this.#isClosed && this.isWaiting(questionId); failures += 1) {
      try {
        const saved = await this.#options.send(answer);
        this.#set(questionId, undefined);
        return this.#options.onChecked(saved);
      } catch (error) {
        const failure = failureOf(error);
        if (failure.code === 'attempt-over') return this.#options.onOver();
        this.#set(questionId, { isWaiting: !finalCodes.includes(failure.code), failure });
        if (this.isWaiting(questionId)) await this.#pause(backOff(failures));
      }
    }
  }

  /** Tries again now, for example because the network is back. */
  hurry(): void {
    for (const wake of this.#wakers) wake();
  }

  close(): void {
    this.#isClosed = true;
    this.hurry();
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#wakers.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, milliseconds);
      this.#wakers.add(wake);
    });
  }

  #set(questionId: number, state: CheckState | undefined): void {
    const states = new Map(this.#states);
    if (state) states.set(questionId, state);
    else states.delete(questionId);
    this.#states = states;
    this.#options.onChange();
  }
}
