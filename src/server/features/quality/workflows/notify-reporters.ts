import type { Tx } from '#db/open.ts';
import { notify } from '#server/features/notice/mutations.ts';
import type { NoticeSource } from '#server/features/notice/workflows/find.ts';
import { listQuizOfQuestion } from '#server/features/quiz/taking/queries.ts';
import type { Decision } from '#shared/features/quality/schema.ts';

interface Settled {
  questionId: number;
  decision: Decision;
  reports: readonly { id: number; userId: number }[];
}

/** Notifies the learners who reported a question of the decision. */
export async function notifyReporters(
  tx: Tx,
  { questionId, decision: outcome, reports }: Settled,
  now: Date,
): Promise<void> {
  const userIds = [...new Set(reports.map(({ userId }) => userId))];
  const readers = await listQuizOfQuestion(tx, questionId, userIds);
  const quizFor = new Map(readers.map((quiz) => [quiz.userId, quiz]));
  await notify(
    tx,
    reports.flatMap(({ id, userId }) => {
      const quiz = quizFor.get(userId);
      if (!quiz) return [];
      const { quizId, quizTitle: title, quizLanguage: language } = quiz;
      return {
        userId,
        subject: String(id),
        content: { kind: 'report-settled' as const, data: { quizId, title, language, outcome } },
      };
    }),
    now,
  );
}

/** Its notices are written where reports are settled. */
export const settledReports: NoticeSource = {
  kinds: ['report-settled'],
  listHolding: async (_db, notices) => notices.map(({ id }) => id),
};
