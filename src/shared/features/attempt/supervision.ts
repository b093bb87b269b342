import { z } from 'zod';
import { Id } from '#shared/kernel/id.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';

/** The learners who take a quiz now. */
export const RunningAttempts = z.object({
  attempts: z.array(
    z.object({
      id: z.int(),
      name: z.string().nullable(),
      startedAt: Timestamp,
      deadline: Timestamp,
      untimed: z.boolean(),
      totalQuestions: z.int(),
      answered: z.int(),
      lastSavedAt: Timestamp.nullable().describe('null before the first answer'),
    }),
  ),
  serverNow: Timestamp,
});

export const maxAddedMinutes = 240;

export const AddedTime = z.object({
  attemptId: Id.nullable().describe('null for all who write the quiz now'),
  minutes: z.int().min(1).max(maxAddedMinutes).describe('Minutes that are added'),
});

/** A quiz that a person has to wait for. */
export const Wait = z.object({
  quiz: z.object({ id: z.int(), title: z.string(), language: z.string() }),
  waitsUntil: Timestamp,
});
