import { useUser } from '#web/session/session.tsx';
import { trpc } from '#web/trpc.ts';

/** The leaderboard moves while others play: it is asked for again after this while. */
const leaderboardFreshFor = 30_000;

export const useLeaderboard = () =>
  trpc.progress.leaderboard.useQuery(undefined, { staleTime: leaderboardFreshFor });

/** Undefined for guests and until it is there, null for who is not ranked. */
export const useOwnPlace = () =>
  trpc.progress.ownPlace.useQuery(undefined, {
    enabled: useUser() !== null,
    staleTime: leaderboardFreshFor,
  }).data;

export const useStatistics = () => trpc.progress.statistics.useQuery();
