import { z } from 'zod';
import { Id } from '#shared/kernel/id.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import { isInTime } from '../attempt/rules.ts';
import type { AttemptStatus } from '../attempt/schema.ts';
import { QuizRef } from './assignments/schema.ts';

/** Where a learner is in an open attempt. */
export const PresenceInput = z.object({
  attemptId: Id,
  place: z.int().min(0).max(9999).describe('The question on screen, counted from 0'),
});

/** Null if nobody watches the attempt: it is not assigned work, it is over, or it is not the caller’s. */
export const PresenceAnswer = z.object({ deadline: Timestamp.nullable(), serverNow: Timestamp });

export const LiveState = z.enum(['not_started', 'writing', 'ended']);
export type LiveState = z.infer<typeof LiveState>;

const LiveMember = z.object({
  userId: z.int(),
  name: z.string(),
  state: LiveState,
  attemptId: z.int().nullable(),
  /** Of a series the quiz of the latest attempt. */
  quiz: QuizRef.nullable(),
  totalQuestions: z.int(),
  answered: z.int(),
  /** The question on screen, counted from 0; null if the player has not told. */
  place: z.int().nullable(),
  deadline: Timestamp.nullable(),
  untimed: z.boolean(),
  lastContactAt: Timestamp.nullable(),
  /** Whether the server has heard of the learner in the last 30 seconds. */
  isConnected: z.boolean(),
  /** Of an ended attempt that is graded. */
  score: z.int().nullable(),
  passed: z.boolean(),
});

/** How far each member of a class is with an assignment now. */
export const LiveClass = z.object({
  classId: z.int(),
  className: z.string(),
  /** Of the quiz or the series. */
  title: z.string(),
  language: z.string(),
  isSeries: z.boolean(),
  members: z.array(LiveMember),
  serverNow: Timestamp,
});

interface LatestAttempt {
  status: z.infer<typeof AttemptStatus>;
  deadline: Date;
}

/** @param attempt the latest one at the assignment; null if there is none */
export function liveState(attempt: LatestAttempt | null, now: Date): LiveState {
  if (attempt === null) return 'not_started';
  return attempt.status === 'open' && isInTime(attempt.deadline, now) ? 'writing' : 'ended';
}

/** Without a sign for so long, the connection counts as lost: two signs have not come. */
const contactInterval = 30_000;

export const isConnected = (lastContactAt: Date, now: Date): boolean =>
  now.getTime() - lastContactAt.getTime() <= contactInterval;

/** The latest of the moments that are known. */
export const latestOf = (moments: readonly (Date | null)[]): Date | null =>
  moments.reduce((latest, at) => (latest && (!at || latest > at) ? latest : at), null);
