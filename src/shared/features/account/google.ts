import { z } from 'zod';
import { secondFactorMethods } from '#shared/kernel/failure.ts';

/** How a sign-in with Google ended. */
export const GoogleOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('signed-in') }),
  z.object({ kind: z.literal('cancelled') }),
  z.object({ kind: z.literal('second-factor'), methods: z.array(z.enum(secondFactorMethods)) }),
  z.object({ kind: z.literal('failed'), message: z.string().optional() }),
  z.object({
    kind: z.literal('deactivated'),
    email: z.string(),
    scheduledDeletionDate: z.string().optional(),
  }),
]);
export type GoogleOutcome = z.infer<typeof GoogleOutcome>;

/** Channel on which the popup reports the outcome to the page that opened it. */
export const googleChannel = 'quizwright-google-sign-in';
export const googleMessage = 'quizwright-google-sign-in';

/** The report of a popup, which has a random name from the page that opened it. */
export const GoogleReport = z.object({
  type: z.literal(googleMessage),
  popup: z.string(),
  outcome: GoogleOutcome,
});

/** The key under which /auth finds the outcome when there was no popup. */
export const googleOutcomeKey = 'quizwright-google-outcome';
