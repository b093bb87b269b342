import type { AttemptForTaker } from '#shared/features/attempt/schema.ts';
import type { Spot } from '#shared/features/question/question-types/region.ts';
import type { PlayerState } from './player-state.ts';
import type { CheckState } from './saving/answer-checks.ts';
import type { QueueState } from './saving/answer-queue.ts';

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

/** What the player reads and changes: an attempt that is saved, or an author's trial that is not. */
export interface PlayerSession {
  readonly attempt: AttemptForTaker;
  /** Whether this browser remembers the position and the struck options. */
  readonly isRemembered: boolean;
  subscribe: (listener: () => void) => () => void;
  snapshot: () => SessionSnapshot;
  choose: (questionId: number, option: number) => void;
  unchoose: (questionId: number, option: number) => void;
  /** Gives an option a target; -1 takes it back. */
  place: (questionId: number, placing: { option: number; target: number }) => void;
  /** Places spots on the picture, instead of those before. */
  mark: (questionId: number, spots: Spot[]) => void;
  type: (questionId: number, text: string) => void;
  clear: (questionId: number) => void;
  toggleFlag: (questionId: number) => void;
  /** Has the answer checked, which closes the question. */
  check: (questionId: number) => void;
  moveTo: (index: number) => void;
  /** The time of the question on screen is over: goes on. False if it was the last one. */
  goOnByClock: () => boolean;
  /** Sends unsaved answers at once. */
  hurry: () => void;
}
