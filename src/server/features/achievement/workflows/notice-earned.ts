import type { NoticeSource } from '#server/features/notice/workflows/find.ts';

/** Written where achievements are awarded; one that was awarded stays. */
export const earnedAchievements: NoticeSource = {
  kinds: ['achievements-earned'],
  listHolding: async (_db, notices) => notices.map(({ id }) => id),
};
