import { Skeleton, Stack, Text, Title } from '@mantine/core';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { CountBars } from '#web/ui/count-bars.tsx';
import { DownloadButton } from '#web/ui/download-button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryFailure } from '#web/ui/loaded-panel.tsx';
import { Stars } from '#web/ui/stars/stars.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { noValue } from '#web/ui/text/no-value.ts';
import { useStarsFile, useStarsSummary } from '../api.ts';
import { starsAdminMessages } from './messages/messages.ts';
import { RemarkList, type RemarkListProps } from './remark-list.tsx';
import classes from './stars-view.module.css';

/** What learners think of a quiz: the average, how it comes about, and their remarks. */
export function StarsView(props: RemarkListProps) {
  const { quizId } = props;
  const m = useMessages(starsAdminMessages);
  const query = useStarsSummary(quizId);
  const { data, error } = query;
  const makeFile = useStarsFile();
  if (error) return <QueryFailure title={m.failed} query={query} />;
  if (!data) return <Skeleton height={320} role="status" aria-label={m.title} />;
  if (data.count === 0) return <EmptyState title={m.none}>{m.noneHint}</EmptyState>;
  return (
    <Stack gap="lg" className={classes.view}>
      <Summary summary={data} />
      <div className={classes.head}>
        <div>
          <Title order={2} size="h4">
            {m.remarks}
          </Title>
          <Text size="sm" c="dimmed">
            {m.anonymous}
          </Text>
        </div>
        <DownloadButton
          label={m.download}
          failed={m.downloadFailed}
          makeFile={() => makeFile(quizId)}
        />
      </div>
      <RemarkList {...props} />
    </Stack>
  );
}

type Given = NonNullable<ReturnType<typeof useStarsSummary>['data']>;

function Summary({ summary: { average, count, distribution } }: { summary: Given }) {
  const m = useMessages(starsAdminMessages);
  const format = useFormat();
  return (
    <>
      <div className={classes.figures}>
        <StatCard
          figure={average === null ? noValue : format.count(Number(average.toFixed(2)))}
          label={m.average}
        />
        <StatCard figure={format.count(count)} label={m.learners} />
      </div>
      <Text size="sm" c="dimmed">
        {m.public}
      </Text>
      <CountBars
        caption={m.distribution}
        titles={[m.stars, m.learners]}
        rows={distribution.map(({ stars, count: learners }) => ({
          key: stars,
          label: <Stars rating={stars} label={m.rated({ rating: stars })} />,
          count: learners,
        }))}
      />
    </>
  );
}
