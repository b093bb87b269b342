import type {
  AnswerReview,
  AttemptForTaker,
  SavedAnswer,
} from '#shared/features/attempt/schema.ts';
import { type CallFailure, failureOf } from '#web/failure/failure.ts';
import { type AnswerEvent, PlayerSession } from '../taking/player-session.ts';
import { answerTo } from '../taking/player-state.ts';
import type { CheckState } from '../taking/saving/answer-checks.ts';

interface TrialOptions {
  /** That the player's timer reads, in milliseconds. */
  clock: { now(): number };
  /** What the rules show of the question once it is closed with this answer; undefined where they show nothing. */
  check: (answer: SavedAnswer) => AnswerReview | Promise<AnswerReview> | undefined;
}

/** The player's session of a trial. Its answers live in memory: none is saved. */
export class TrialSession extends PlayerSession {
  readonly isRemembered = false;
  readonly #options: TrialOptions;

  constructor(attempt: AttemptForTaker, options: TrialOptions) {
    super(attempt, options.clock);
    this.#options = options;
  }

  /** Nothing is saved, so the time of an answer does not matter. */
  protected change(event: AnswerEvent): void {
    this.apply({ ...event, now: 0 });
  }

  check(questionId: number): void {
    const { player, checks } = this.snapshot();
    if (player.checked.has(questionId) || checks.get(questionId)?.isWaiting) return;
    const review = this.#options.check(answerTo(player, questionId));
    if (review instanceof Promise) void this.#await(questionId, review);
    else if (review) this.apply({ type: 'checked', reviews: [review] });
  }

  async #await(questionId: number, review: Promise<AnswerReview>): Promise<void> {
    this.#setCheck(questionId, { isWaiting: true, failure: undefined });
    try {
      const checked = await review;
      this.#setCheck(questionId, undefined);
      this.apply({ type: 'checked', reviews: [checked] });
    } catch (error) {
      const failure: CallFailure = failureOf(error);
      this.#setCheck(questionId, { isWaiting: false, failure });
    }
  }

  #setCheck(questionId: number, state: CheckState | undefined): void {
    const checks = new Map(this.snapshot().checks);
    if (state) checks.set(questionId, state);
    else checks.delete(questionId);
    this.show({ checks });
  }

  moveTo(index: number): void {
    const { current } = this.snapshot().player;
    this.apply({ type: 'moved', to: index });
    if (this.snapshot().player.current !== current) this.beginQuestion();
  }

  async hasMoreTime(): Promise<boolean> {
    return false;
  }

  hurry(): void {}

  /** Ends the trial: nothing can be changed any more. */
  end(): void {
    this.apply({ type: 'phase-changed', phase: 'over' });
  }

  /** Every question with the answer that was given. */
  answers(): SavedAnswer[] {
    const { player } = this.snapshot();
    return player.questions.map(({ questionId }) => answerTo(player, questionId));
  }
}
