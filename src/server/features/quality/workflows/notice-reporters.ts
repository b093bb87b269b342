import type { Tx } from '#db/open.ts';
import { noticeTo } from '#server/features/notice/mutations.ts';
import type { NoticeSource } from '#server/features/notice/workflows/find.ts';
import { findQuizOfQuestion } from '#server/features/quiz/queries.ts';
import type { Decision } from '#shared/features/quality/schema.ts';

interface Settled {
  questionId: number;
  decision: Decision;
  reports: readonly { id: number; userId: number }[];
}

/** Tells the learners who reported a question what was decided. */
export async function noticeReporters(
  tx: Tx,
  { questionId, decision: outcome, reports }: Settled,
  now: Date,
): Promise<void> {
  const quiz = await findQuizOfQuestion(tx, questionId);
  if (!quiz) return;
  const { quizId, quizTitle: title, quizLanguage: language } = quiz;
  await noticeTo(
    tx,
    reports.map(({ id, userId }) => ({
      userId,
      subject: String(id),
      content: { kind: 'report-settled', data: { quizId, title, language, outcome } },
    })),
    now,
  );
}

/** Written where reports are settled. */
export const settledReports: NoticeSource = {
  kinds: ['report-settled'],
  listHolding: async (_db, notices) => notices.map(({ id }) => id),
};
