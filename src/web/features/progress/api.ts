import { useOwn, useUser } from '#web/session/session.tsx';
import { trpc } from '#web/trpc.ts';

/** The leaderboard changes while others take quizzes: it is loaded again after this many milliseconds. */
const leaderboardFreshFor = 30_000;

export const useLeaderboard = () =>
  trpc.progress.leaderboard.useQuery(undefined, { staleTime: leaderboardFreshFor });

/** Undefined for guests and while it loads, null for members who are not ranked. */
export const useOwnPlace = () =>
  useOwn(
    trpc.progress.ownPlace.useQuery(undefined, {
      enabled: useUser() !== null,
      staleTime: leaderboardFreshFor,
    }).data,
  );

export const useStatistics = () => trpc.progress.statistics.useQuery();

/** The best learners of this week. */
export const useLeague = () =>
  trpc.progress.league.useQuery(undefined, { staleTime: leaderboardFreshFor });

/** The member's part in the league; undefined for guests and while it loads. */
export const useOwnLeague = () =>
  useOwn(
    trpc.progress.ownLeague.useQuery(undefined, {
      enabled: useUser() !== null,
      staleTime: leaderboardFreshFor,
    }).data,
  );

export function useChooseLeague() {
  const calls = trpc.useUtils();
  return trpc.progress.chooseLeague.useMutation({
    onSuccess: () =>
      Promise.all([calls.progress.league.invalidate(), calls.progress.ownLeague.invalidate()]),
  });
}
