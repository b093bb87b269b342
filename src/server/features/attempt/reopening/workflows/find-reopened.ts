import { lastOfEach } from '#server/features/notice/views.ts';
import type { NoticeSource } from '#server/features/notice/workflows/find.ts';
import { listReopened, listStillReopened } from '../queries.ts';

/** Quizzes that can be taken again after a wait, for learners who wanted a notice. */
export const reopenedQuizzes: NoticeSource = {
  kinds: ['quiz-reopened'],
  find: async (db, now, atMost) => ({
    notices: (await listReopened(db, now, atMost)).map(
      ({ userId, subject, quizId, quizTitle: title, quizLanguage: language }) => ({
        userId,
        subject,
        content: { kind: 'quiz-reopened', data: { quizId, title, language } },
      }),
    ),
  }),
  listHolding: async (db, notices, { userId, now }) => {
    const about = notices.flatMap(({ id, content: { kind, data } }) =>
      kind === 'quiz-reopened' ? [{ id, quizId: data.quizId }] : [],
    );
    const quizIds = about.map(({ quizId }) => quizId);
    const open = new Set(await listStillReopened(db, { userId, quizIds, now }));
    // A mail may wait until the quiz was taken, and is open again.
    return lastOfEach(about, ({ quizId }) => quizId)
      .filter(({ quizId }) => open.has(quizId))
      .map(({ id }) => id);
  },
};
