import { findRecipient } from '#server/features/account/queries.ts';
import { findAttempt } from '#server/features/attempt/queries.ts';
import { wantsMail } from '#server/features/notice/queries.ts';
import { signUnsubscribing } from '#server/features/notice/workflows/unsubscribe.ts';
import type { Services } from '#server/kernel/context.ts';
import type { Mail } from '#server/mail/mail.ts';
import { mailMessages } from '#server/mail/mail-messages.ts';
import { formatFor, resultChangedMail } from '#server/mail/templates.ts';
import { earnedOf } from '#shared/kernel/points.ts';

/** The mail about a result that was graded again; sent only to a verified address. */
export async function writeResultMail(
  { db, config, settings, signer, clock }: Services,
  { userId, attemptId }: { userId: number; attemptId: number },
): Promise<Mail | undefined> {
  const person = await findRecipient(db, userId);
  const attempt = await findAttempt(db, attemptId);
  if (!person?.emailVerified || person.scheduledDeletionDate || !attempt) return undefined;
  if (!(await wantsMail(db, userId, 'result-regraded'))) return undefined;
  const facts = { userId, kinds: ['result-regraded' as const] };
  const token = await signUnsubscribing(signer, facts, clock());
  const format = formatFor(person, settings.current.languages);
  const mail = resultChangedMail({
    to: person.email,
    username: person.username,
    format,
    quiz: attempt.quizTitle,
    score: earnedOf(attempt) / 100,
    total: attempt.totalQuestions,
    passed: attempt.passed,
    url: `${config.publicUrl}/results/${attemptId}`,
  });
  const label = mailMessages[format.language].notices.unsubscribe;
  return { ...mail, unsubscribe: { label, url: `${config.publicUrl}/unsubscribe/${token}` } };
}
