import { trpc } from '#web/trpc.ts';

/** What the member has reached; read again whenever it is shown. */
export const useAchievements = () => trpc.achievement.mine.useQuery(undefined, { staleTime: 0 });
