import type { NoticeSource } from '#server/features/notice/workflows/find.ts';

/** Its notices are written where achievements are awarded, which is never taken back. */
export const earnedAchievements: NoticeSource = {
  kinds: ['achievements-earned'],
  listHolding: async (_db, notices) => notices.map(({ id }) => id),
};
