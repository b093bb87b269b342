import { z } from 'zod';
import { Id } from '#shared/kernel/id.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import { Points } from './schema.ts';
import { SharedFinish, SharedRef, SharedResult } from './sharing.ts';

export const ChallengeInput = z.object({
  id: Id,
  showsName: z
    .boolean()
    .default(true)
    .describe('Whether it shows your public name beside your result'),
});

/** Why no challenge can be made from an attempt. */
const challengeBars = [
  'unfinished',
  'marked-by-hand',
  'withheld',
  'access-code',
  'by-link',
  'not-open',
] as const;
export type ChallengeBar = (typeof challengeBars)[number];

/** A link by which others are challenged with the paper of an attempt. */
export const OwnChallenge = z.object({
  createdAt: Timestamp,
  showsName: z.boolean().describe('Whether it shows your public name beside your result'),
  taken: z.int().describe('How many learners have begun an attempt that counts by it'),
});

/** The challenge of an attempt, and whether one can be made. */
export const ChallengeState = z.object({
  challenge: OwnChallenge.nullable().describe('Null while there is none'),
  bar: z.enum(challengeBars).nullable().describe('Why none can be made'),
});

export const NewChallenge = OwnChallenge.extend({
  url: z.string().describe('The secret address; only this answer has it'),
});

/** Why an attempt that counts cannot begin by a challenge. */
export const officialBars = [
  'guest',
  'own',
  'open',
  'cooldown',
  'used-up',
  'not-yet',
  'closed',
  'access-code',
  'changed',
] as const;
export type OfficialBar = (typeof officialBars)[number];

/** A result beside the one of a challenge. */
const ComparedResult = z.object({
  score: z.int(),
  points: Points,
  totalQuestions: z.int(),
  percentage: z.number(),
  timeTaken: z.int().nullable().describe('seconds; null where times are not comparable'),
});
export type ComparedResult = z.infer<typeof ComparedResult>;

/** What a challenge offers: an attempt that counts, a try that does not, or neither. */
const Offer = z.discriminatedUnion('way', [
  z.object({ way: z.literal('official') }),
  z.object({
    way: z.literal('try'),
    because: z.enum(officialBars),
    questions: z.int().describe('How many questions of the paper the try asks'),
  }),
  z.object({ way: z.literal('none'), because: z.enum(officialBars) }),
]);

/** What a challenge shows to its reader. Guests see nothing of a quiz for members only. */
export const Challenge = z.discriminatedUnion('state', [
  z.object({ state: z.literal('members-only') }),
  z.object({
    state: z.literal('shown'),
    challenger: z.object({ name: z.string().nullable(), result: ComparedResult }),
    quiz: z.object({
      id: z.int(),
      title: z.string(),
      description: z.string(),
      language: z.string(),
    }),
    offer: Offer,
    opensAt: Timestamp.nullable().describe('When an attempt that counts is possible, if known'),
  }),
]);
export type Challenge = z.infer<typeof Challenge>;
export type ShownChallenge = Extract<Challenge, { state: 'shown' }>;

/** Both results side by side, over the same questions. */
export const ChallengeComparison = z.object({
  challenger: z
    .object({ name: z.string().nullable(), result: ComparedResult })
    .describe('Who challenged; the name is null where it is not shown'),
  own: ComparedResult.describe('The result of the caller'),
  questions: z
    .array(
      z.object({
        number: z.int().describe('The number of the question, from 1'),
        isOwnRight: z.boolean().describe('Whether the caller’s answer is right'),
        isChallengersRight: z.boolean().describe('Whether the challenger’s answer is right'),
      }),
    )
    .describe('Empty while the quiz shows only the score'),
});
export type ChallengeComparison = z.infer<typeof ChallengeComparison>;

export const ChallengeRef = SharedRef;
export const ChallengeFinish = SharedFinish;
export const ChallengeResult = SharedResult.extend({ comparison: ChallengeComparison });
export type ChallengeResult = z.infer<typeof ChallengeResult>;
