import { sql } from 'kysely';
import { recordAct } from '#db/audit.ts';
import type { Tx } from '#db/open.ts';
import { lockQuiz } from '#server/features/quiz/mutations.ts';
import { Failure } from '#server/kernel/failure.ts';
import type { PaperQuestion } from '#shared/features/attempt/paper.ts';
import { type AttemptRules, untimedDays } from '#shared/features/attempt/rules.ts';
import type { AnswerInput } from '#shared/features/attempt/schema.ts';
import { maxShareLinks, type ShareLinkInput } from '#shared/features/attempt/sharing.ts';
import { dayMs } from '#shared/kernel/time/durations.ts';
import { listShareLinks } from './queries.ts';

/** @throws conflict when the quiz has the maximum number of valid links */
export async function createShareLink(
  tx: Tx,
  { quizId, days, content, hash }: ShareLinkInput & { hash: string },
  { createdBy, now }: { createdBy: number; now: Date },
): Promise<number> {
  await lockQuiz(tx, quizId);
  if ((await listShareLinks(tx, quizId, now)).length >= maxShareLinks)
    throw new Failure(
      'conflict',
      `A quiz has at most ${maxShareLinks} links. Please end one first.`,
    );
  const { id } = await tx
    .insertInto('shareLinks')
    .values({
      ...{ quizId, tokenHash: hash, createdBy, createdAt: now },
      content: content && JSON.stringify(content),
      expiresAt: new Date(now.getTime() + days * dayMs),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordAct(tx, { kind: 'quizzes', rowId: quizId }, { shareLink: 'made', days });
  return id;
}

/** Ends a link at once, and the trials that it began. */
export async function endShareLink(
  tx: Tx,
  { id, quizId }: { id: number; quizId: number },
): Promise<void> {
  await tx.deleteFrom('shareLinks').where('id', '=', id).execute();
  await recordAct(tx, { kind: 'quizzes', rowId: quizId }, { shareLink: 'ended' });
}

/** By what a trial was begun: a share link, or a challenge. */
export type BegunBy = { shareLinkId: number } | { challengeId: number };

interface NewTrial {
  tokenHash: string;
  paper: readonly PaperQuestion[];
  rules: AttemptRules;
  startedAt: Date;
}

export async function writeTrial(
  tx: Tx,
  { paper, rules, ...trial }: NewTrial & BegunBy,
): Promise<void> {
  await tx
    .insertInto('sharedTrials')
    .values({ ...trial, paper: JSON.stringify(paper), rules: JSON.stringify(rules) })
    .execute();
}

/** Closes a question with this answer. @returns the answer that it was first closed with */
export async function closeQuestion(
  tx: Tx,
  tokenHash: string,
  answer: AnswerInput,
): Promise<AnswerInput | undefined> {
  const row = await tx
    .updateTable('sharedTrials')
    .set({
      checked: sql`jsonb_build_object(${String(answer.questionId)}::text, ${JSON.stringify(answer)}::jsonb) || checked`,
    })
    .where('tokenHash', '=', tokenHash)
    .where('answers', 'is', null)
    .returning('checked')
    .executeTakeFirst();
  return row?.checked[String(answer.questionId)];
}

/**
 * Ends a trial with these answers, once.
 * @returns those that it was first ended with, and those of closed questions
 */
export async function endTrial(
  tx: Tx,
  tokenHash: string,
  { answers, now }: { answers: readonly AnswerInput[]; now: Date },
) {
  return tx
    .updateTable('sharedTrials')
    .set({
      answers: sql`coalesce(answers, ${JSON.stringify(answers)}::jsonb)`,
      endedAt: sql`coalesce(ended_at, ${now})`,
    })
    .where('tokenHash', '=', tokenHash)
    .returning(['answers', 'checked', 'startedAt', 'endedAt'])
    .executeTakeFirst();
}

/** Removes trials whose time is over in any case, and links that expired before any other trial began. */
export async function dropExpiredShares(tx: Tx, now: Date): Promise<void> {
  const lastStart = new Date(now.getTime() - (untimedDays + 1) * dayMs);
  await tx.deleteFrom('shareLinks').where('expiresAt', '<=', lastStart).execute();
  await tx.deleteFrom('sharedTrials').where('startedAt', '<', lastStart).execute();
}
