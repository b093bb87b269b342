import { findPublicName } from '#server/features/account/queries.ts';
import { logSecurityEvent } from '#server/kernel/security/events.ts';
import { guestProcedure } from '#server/kernel/trpc.ts';
import { AttemptTimeline, ReceiptKeys, SignedReceipt } from '#shared/features/attempt/events.ts';
import { anyAttempt, ownPastAttempt } from '../guards.ts';
import { listAnswers } from '../queries.ts';
import { listEvents } from './queries.ts';
import { timeline } from './views.ts';
import { issueReceipt } from './workflows/issue-receipt.ts';

/** What was received of an attempt: signed for its learner, and as a timeline for administrators. */
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

  timeline: anyAttempt
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/attempts/{id}/timeline',
        summary: 'Every answer that was received of an attempt, in order, with its time',
        strict: true,
      },
    })
    .output(AttemptTimeline)
    .query(async ({ ctx }) => {
      const { db, attempt } = ctx;
      const { userId } = attempt;
      logSecurityEvent(ctx, 'attempt-inspected', { userId: userId ?? undefined });
      const name = userId === null ? undefined : await findPublicName(db, userId);
      return timeline(attempt, {
        learner: userId === null || name === undefined ? null : { id: userId, name },
        answers: await listAnswers(db, attempt.id),
        events: await listEvents(db, attempt.id),
      });
    }),
};
