import { Title } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { Leaderboard } from '../leaderboard.tsx';
import classes from './leaderboard-page.module.css';
import { leagueMessages } from './messages/messages.ts';
import { WeekLeague } from './week-league.tsx';

/** The league of this week beside the leaderboard of all time. */
export function LeaderboardPage() {
  const m = useMessages(leagueMessages);
  return (
    <Page>
      <PageHeader title={m.title} lead={m.lead} />
      <div className={classes.columns}>
        <section aria-labelledby="week">
          <Title order={2} size="h3" id="week" mb="md">
            {m.thisWeek}
          </Title>
          <WeekLeague />
        </section>
        <section aria-labelledby="all-time">
          <Title order={2} size="h3" id="all-time" mb="md">
            {m.allTime}
          </Title>
          <Leaderboard />
        </section>
      </div>
    </Page>
  );
}
