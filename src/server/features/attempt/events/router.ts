import { guestProcedure } from '#server/kernel/trpc.ts';
import { AttemptTimeline, ReceiptKeys, SignedReceipt } from '#shared/features/attempt/events.ts';
import { managedAttempt, ownPastAttempt } from '../guards.ts';
import { issueReceipt } from './workflows/issue-receipt.ts';
import { readTimeline } from './workflows/read-timeline.ts';

/** What was received of an attempt: signed for its learner, and as a timeline for those who manage its quiz. */
export const eventProcedures = {
  receipt: ownPastAttempt
    .meta({
      rest: {
        method: 'GET',
        path: '/api/quiz-attempts/{id}/receipt',
        summary: 'The signed receipt of one of your finished attempts: what was received, and when',
        strict: true,
        refuses: ['attempt-open', 'conflict'],
      },
    })
    .output(SignedReceipt)
    .query(({ ctx }) => issueReceipt(ctx, ctx.attempt)),

  receiptKeys: guestProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/receipt-keys',
        summary: 'The public keys with which receipts are verified, as a JSON Web Key Set',
        strict: true,
      },
    })
    .output(ReceiptKeys)
    .query(({ ctx }) => ctx.receiptSigner.publicKeys()),

  timeline: managedAttempt
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/attempts/{id}/timeline',
        summary: 'Every answer that was received of an attempt, in order, with its time',
        strict: true,
      },
    })
    .output(AttemptTimeline)
    .query(({ ctx }) => readTimeline(ctx, ctx.attempt)),
};
