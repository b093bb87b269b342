import { Stack, Text } from '@mantine/core';
import type { League } from '#shared/features/progress/league.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { useLeague, useOwnLeague } from '../api.ts';
import { LoadedRanking } from '../loaded-ranking.tsx';
import { RankingTable } from '../ranking-table.tsx';
import { leagueMessages } from './messages/messages.ts';

/** The best learners of this week, and who was best in the last one. */
export function WeekLeague() {
  const m = useMessages(leagueMessages);
  const own = useOwnLeague();
  return (
    <LoadedRanking ranking={useLeague()}>
      {({ entries, endsAt, lastWeek }) => (
        <Stack gap="sm">
          <RankingTable
            entries={entries}
            own={own?.entries ?? []}
            caption={m.caption}
            none={m.noneYet}
          />
          <Text size="sm" c="dimmed">
            <Rich text={m.endsAt} parts={{ date: () => <Moment at={endsAt} form="moment" /> }} />
          </Text>
          {own && !own.takesPart && <OptedOut score={own.score} />}
          {lastWeek.length > 0 && <LastWeek entries={lastWeek} />}
        </Stack>
      )}
    </LoadedRanking>
  );
}

function OptedOut({ score }: { score: number }) {
  const m = useMessages(leagueMessages);
  const format = useFormat();
  return (
    <Text size="sm">
      {m.optedOut({ score: format.count(score) })} <TextLink to="/profile">{m.toProfile}</TextLink>
    </Text>
  );
}

function LastWeek({ entries }: { entries: League['lastWeek'] }) {
  const m = useMessages(leagueMessages);
  const format = useFormat();
  const names = entries.map(({ name, score }) => m.winner({ name, score: format.count(score) }));
  return (
    <Text size="sm" c="dimmed">
      {m.lastWeek({ names: format.list(names) })}
    </Text>
  );
}
