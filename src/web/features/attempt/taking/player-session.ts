import type { AttemptForTaker } from '#shared/features/attempt/schema.ts';
import type { Spot } from '#shared/features/question/question-types/region.ts';
import { openPlayer, type PlayerEvent, type PlayerState, playerReducer } from './player-state.ts';
import type { CheckState } from './saving/answer-checks.ts';
import type { QueueState } from './saving/answer-queue.ts';
import { endOfQuestion, nextByClock } from './saving/question-clock.ts';

/** What the player shows at one moment. */
export interface SessionSnapshot {
  readonly player: PlayerState;
  readonly queue: QueueState;
  /** The checks of answers that wait or have failed, by question id. */
  readonly checks: ReadonlyMap<number, CheckState>;
  /** It moves when time is added. */
  readonly deadline: string;
  /** When the time of the question on screen is over; null where questions have no time of their own. */
  readonly questionEndsAt: string | null;
  /** Another tab of this browser has the same attempt open. */
  readonly isElsewhere: boolean;
}

type Timed = Extract<PlayerEvent, { now: number }>;
type WithoutTime<Event> = Event extends Timed ? Omit<Event, 'now'> : never;

/** A change of one answer. The session adds the time. */
export type AnswerEvent = WithoutTime<Timed>;

/** The state of the player and its changes: of an attempt, which is saved, or of a trial, which is not. */
export abstract class PlayerSession {
  readonly attempt: AttemptForTaker;
  /** Whether this browser remembers the position and the struck options. */
  abstract readonly isRemembered: boolean;
  readonly #clock: { now(): number };
  readonly #listeners = new Set<() => void>();
  #snapshot: SessionSnapshot;

  /**
   * @param clock that the player's timer reads, in milliseconds
   * @param current index of the question to begin with
   */
  constructor(attempt: AttemptForTaker, clock: { now(): number }, current?: number) {
    this.attempt = attempt;
    this.#clock = clock;
    this.#snapshot = {
      player: openPlayer(attempt.questions, attempt.answers, {
        // Another device may have come further than what this browser showed last.
        current: attempt.oneWay ? Math.max(attempt.reached, current ?? 0) : current,
        isOneWay: attempt.oneWay,
      }),
      queue: { pending: 0, failure: undefined, refused: new Map(), isOver: false },
      checks: new Map(),
      deadline: attempt.deadline,
      questionEndsAt: attempt.questionEndsAt,
      isElsewhere: false,
    };
  }

  /** Has the answer checked, which closes the question. */
  abstract check(questionId: number): void;
  abstract moveTo(index: number): void;
  /** Asks whether minutes were added to the time of a question that is over; if so, the question stays. */
  abstract hasMoreTime(over: string | null): Promise<boolean>;
  /** Sends unsaved answers at once, and reads what other devices have saved. */
  abstract hurry(): void;
  protected abstract change(event: AnswerEvent): void;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly snapshot = () => this.#snapshot;

  choose(questionId: number, option: number): void {
    this.change({ type: 'chosen', questionId, option });
  }

  unchoose(questionId: number, option: number): void {
    this.change({ type: 'unchosen', questionId, option });
  }

  /** Gives an option a target; -1 takes it back. */
  place(questionId: number, placing: { option: number; target: number }): void {
    this.change({ type: 'placed', questionId, ...placing });
  }

  /** Places spots on the picture, instead of those before. */
  mark(questionId: number, spots: Spot[]): void {
    this.change({ type: 'marked', questionId, spots });
  }

  type(questionId: number, text: string): void {
    this.change({ type: 'typed', questionId, text });
  }

  clear(questionId: number): void {
    this.change({ type: 'cleared', questionId });
  }

  toggleFlag(questionId: number): void {
    this.change({ type: 'flag-toggled', questionId });
  }

  /** The time of the question on screen is over: goes on. False if it was the last one. */
  goOnByClock(): boolean {
    const { player, questionEndsAt } = this.#snapshot;
    if (questionEndsAt === null) return false;
    const at = { current: player.current, endsAt: questionEndsAt };
    const next = nextByClock(this.attempt, at, this.now());
    if (!next) return false;
    this.moveTo(next.current);
    this.endQuestionAt(next.endsAt);
    return true;
  }

  /** The time of the question on screen begins. */
  protected beginQuestion(): void {
    this.endQuestionAt(endOfQuestion(this.attempt, this.now()));
  }

  protected endQuestionAt(questionEndsAt: string | null): void {
    this.show({ questionEndsAt });
  }

  protected now(): number {
    return this.#clock.now();
  }

  protected apply(event: PlayerEvent): void {
    this.show({ player: playerReducer(this.#snapshot.player, event) });
  }

  protected show(part: Partial<SessionSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...part };
    for (const listener of this.#listeners) listener();
  }
}
