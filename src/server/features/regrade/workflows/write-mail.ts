import { findRecipient } from '#server/features/account/queries.ts';
import { findAttempt } from '#server/features/attempt/queries.ts';
import { wantsMail } from '#server/features/notice/queries.ts';
import type { Services } from '#server/kernel/context.ts';
import type { Mail } from '#server/mail/mail.ts';
import { formatFor, resultChangedMail } from '#server/mail/templates.ts';
import { earnedOf } from '#shared/kernel/points.ts';

/** The mail about a result that was graded again; sent only to a verified address. */
export async function writeResultMail(
  { db, config, settings }: Pick<Services, 'db' | 'config' | 'settings'>,
  { userId, attemptId }: { userId: number; attemptId: number },
): Promise<Mail | undefined> {
  const person = await findRecipient(db, userId);
  const attempt = await findAttempt(db, attemptId);
  if (!person?.emailVerified || person.scheduledDeletionDate || !attempt) return undefined;
  if (!(await wantsMail(db, userId, 'result-regraded'))) return undefined;
  return resultChangedMail({
    to: person.email,
    username: person.username,
    format: formatFor(person, settings.current.languages),
    quiz: attempt.quizTitle,
    score: earnedOf(attempt) / 100,
    total: attempt.totalQuestions,
    passed: attempt.passed,
    url: `${config.publicUrl}/results/${attemptId}`,
  });
}
