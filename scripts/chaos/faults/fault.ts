import type { Chance } from '../chance.ts';
import type { Crowd } from '../learners/crowd.ts';
import type { Stage } from '../stage/stage.ts';

/** Where a fault happens. */
export interface Scene<OnStage extends Stage = Stage> {
  stage: OnStage;
  crowd: Crowd;
  quizIds: number[];
  chance: Chance;
  /** In the long form, faults last longer. */
  isLong: boolean;
  /** Notes a broken promise that only the fault can see. */
  complain(text: string): void;
  /** Counts pages and public calls that were asked for while the database was away. */
  countPages(served: number, failed: number): void;
}

/** When something that was down could be used again, in milliseconds. */
export interface BackAgain {
  of: 'app' | 'PostgreSQL';
  at: number;
  /** Milliseconds that the start of the app took; absent when no process was started. */
  took?: number;
}

export interface Fault<OnStage extends Stage = Stage> {
  name: string;
  /** Makes the fault happen and ends it. @returns undefined when nothing was down */
  inflict(scene: Scene<OnStage>): Promise<BackAgain | undefined>;
}

/** A time in milliseconds: the short form's, or up to the long form's. */
export const lasting = ({ isLong, chance }: Scene, short: number, long: number): number =>
  isLong ? chance.whole(short, long) : short;
