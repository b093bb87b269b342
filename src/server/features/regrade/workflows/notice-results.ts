import type { Tx } from '#db/open.ts';
import { listResults } from '#server/features/attempt/grades/queries.ts';
import { noticeTo } from '#server/features/notice/mutations.ts';
import { listLastResults } from '#server/features/notice/queries.ts';
import type { NoticeSource } from '#server/features/notice/workflows/find.ts';
import { earnedOf } from '#shared/kernel/points.ts';
import type { RegradeRow } from '../queries.ts';

const kind = 'result-regraded' as const;

/** Writes notices to learners about results that a regrade, or its undo, has changed. */
export async function noticeResults(
  tx: Tx,
  { regrade, attemptIds }: { regrade: RegradeRow; attemptIds: readonly number[] },
  now: Date,
): Promise<void> {
  const attempts = await listResults(tx, attemptIds);
  const notices = attempts.flatMap(
    ({ id, userId, quizId, quizTitle, quizLanguage, ...attempt }) => {
      if (userId === null) return [];
      const quiz = { quizId, title: quizTitle, language: quizLanguage };
      const data = {
        ...{ attemptId: id, ...quiz, totalQuestions: attempt.totalQuestions },
        score: earnedOf(attempt) / 100,
      };
      return [
        {
          userId,
          subject: `${regrade.id} ${regrade.state} ${id}`,
          content: { kind, data } as const,
          inAppOnly: !regrade.sendsMails,
        },
      ];
    },
  );
  await noticeTo(tx, notices, now);
}

/** Written where results change; an undo leads to another one. */
export const regradedResults: NoticeSource = {
  kinds: [kind],
  listHolding: (db, notices, { userId }) => listLastResults(db, userId, notices),
};
