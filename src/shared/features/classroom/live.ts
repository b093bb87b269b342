import { z } from 'zod';
import { Id } from '#shared/kernel/id.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import { isInTime } from '../attempt/rules.ts';
import { type AttemptStatus, Points, ToBeMarked } from '../attempt/schema.ts';
import { QuizRef } from './assignments/schema.ts';

/** Where a learner is in an open attempt. */
export const PresenceInput = z.object({
  attemptId: Id,
  place: z.int().min(0).max(9999).describe('The question on screen, counted from 0'),
});

/** Null if the attempt is not watched: it is not assigned work, it is over, or it is not the caller’s. */
export const PresenceAnswer = z.object({ deadline: Timestamp.nullable(), serverNow: Timestamp });

export const LiveState = z.enum(['not_started', 'writing', 'ended']);
export type LiveState = z.infer<typeof LiveState>;

const LiveMember = z.object({
  userId: z.int(),
  name: z.string().describe('The public name'),
  state: LiveState.describe('Of the attempt at the assignment'),
  attemptId: z
    .int()
    .nullable()
    .describe('The attempt that the member writes, else the latest; null without one'),
  quiz: QuizRef.nullable().describe('The quiz of the attempt; null without one'),
  totalQuestions: z.int().describe('Questions of the attempt'),
  answered: z.int().describe('How many of them are answered'),
  place: z.int().nullable().describe('The question on screen, from 0; null if it is unknown'),
  deadline: Timestamp.nullable().describe('When the attempt ends; null without one'),
  dueAt: Timestamp.nullable().describe('When the work of the member is due; null without a date'),
  untimed: z.boolean().describe('Whether the quiz has no time limit'),
  lastContactAt: Timestamp.nullable().describe('When the player last called; null without a call'),
  isConnected: z.boolean().describe('Whether the player has called in the last 30 seconds'),
  score: z.int().nullable().describe('Right answers of an ended attempt; null before'),
  points: Points,
  passed: z.boolean().describe('Whether the attempt is passed'),
  toBeMarked: ToBeMarked,
});

/** How far each member of a class is with an assignment now. */
export const LiveClass = z.object({
  classId: z.int(),
  className: z.string().describe('The class'),
  title: z.string().describe('Of the quiz or the series'),
  language: z.string().describe('Of what is assigned, by ISO 639'),
  isSeries: z.boolean().describe('Whether a series is assigned'),
  members: z.array(LiveMember).describe('Those who have the assignment to do, by name'),
  serverNow: Timestamp.describe('The time of the server, ISO 8601 in UTC'),
});

export const LengthenedAttempts = z.object({
  attempts: z.int().describe('How many attempts got more time'),
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

/** If no report comes for this long, in milliseconds, the connection counts as lost: two reports are missing. */
const contactInterval = 30_000;

export const isConnected = (lastContactAt: Date, now: Date): boolean =>
  now.getTime() - lastContactAt.getTime() <= contactInterval;

/** The latest of the moments that are known. */
export const latestOf = (moments: readonly (Date | null)[]): Date | null =>
  moments.reduce((latest, at) => (latest && (!at || latest > at) ? latest : at), null);
