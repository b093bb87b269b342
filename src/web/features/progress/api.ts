import { trpc } from '../../trpc.ts';

/** The leaderboard moves while others play: it is asked for again after this while. */
const leaderboardFreshFor = 30_000;

export const useLeaderboard = () =>
  trpc.progress.leaderboard.useQuery(undefined, { staleTime: leaderboardFreshFor });

export const useStatistics = () => trpc.progress.statistics.useQuery();
