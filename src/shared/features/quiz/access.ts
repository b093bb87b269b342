import { z } from 'zod';
import { Timestamp } from '#shared/kernel/timestamp.ts';

/** The secret link by which members open a quiz that is by link. */
export const AccessLink = z.object({
  createdAt: Timestamp,
  createdByName: z.string().nullable().describe('The name of who made it'),
  openings: z.int().describe('How many members have opened the quiz by it'),
});

/** Whether a quiz has an access link. */
export const AccessLinkState = z.object({
  link: AccessLink.nullable().describe('Null while there is none'),
});

export const NewAccessLink = AccessLink.extend({
  url: z.string().describe('The secret address; only this answer has it'),
});

export const AccessRef = z.object({
  token: z.string().min(1).max(100).describe('What follows `#token=` in the address of the link'),
});

/** The quiz that a link leads to. */
export const AccessOpening = z.object({
  quizId: z.int(),
  isOpen: z.boolean().describe('false: it is not published, or has no questions yet'),
});
