import { useMessages } from '#web/language/language.tsx';
import { useLeaderboard, useOwnPlace } from './api.ts';
import { LoadedRanking } from './loaded-ranking.tsx';
import { leaderboardMessages } from './messages/messages.ts';
import { RankingTable } from './ranking-table.tsx';

/** The best learners of all time. */
export function Leaderboard() {
  const m = useMessages(leaderboardMessages);
  const own = useOwnPlace()?.entries ?? [];
  return (
    <LoadedRanking ranking={useLeaderboard()}>
      {(entries) => (
        <RankingTable entries={entries} own={own} caption={m.caption} none={m.noneYet} />
      )}
    </LoadedRanking>
  );
}
