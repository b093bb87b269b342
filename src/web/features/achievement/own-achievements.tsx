import { Card, Skeleton, Text, Title } from '@mantine/core';
import { IconAward } from '@tabler/icons-react';
import type { AchievementProgress } from '#shared/features/achievement/schema.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { useAchievements } from './api.ts';
import { achievementMessages } from './messages/messages.ts';
import classes from './own-achievements.module.css';

/** The member's counts, and the levels that were awarded. */
export function OwnAchievements() {
  const m = useMessages(achievementMessages);
  const { data, error, refetch } = useAchievements();
  return (
    <Card component="section" padding="lg">
      <Title order={2} size="h3">
        {m.title}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {m.lead}
      </Text>
      {error ? (
        <FailureAlert title={m.failed} error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <ul className={classes.list}>
          {data.map((progress) => (
            <Row key={progress.counts} progress={progress} />
          ))}
        </ul>
      ) : (
        <Skeleton h={320} />
      )}
    </Card>
  );
}

function Row({ progress: { counts, count, levels } }: { progress: AchievementProgress }) {
  const m = useMessages(achievementMessages);
  const format = useFormat();
  return (
    <li>
      <Text fw={600}>{m.counted[counts]}</Text>
      <Text size="sm" c="dimmed" data-figures>
        {m.soFar({ count: format.count(count) })}
      </Text>
      <ul className={classes.levels}>
        {levels.map((each) => (
          <Level key={each.level} {...each} />
        ))}
      </ul>
    </li>
  );
}

function Level({ level, earnedAt }: AchievementProgress['levels'][number]) {
  const m = useMessages(achievementMessages);
  const format = useFormat();
  const name = format.count(level);
  return (
    <li className={classes.level} data-earned={earnedAt !== null || undefined}>
      <IconAward
        size={20}
        role="img"
        aria-label={earnedAt ? m.earned({ level: name }) : m.notEarned({ level: name })}
      />
      <b data-figures aria-hidden>
        {name}
      </b>
      {earnedAt && <Moment at={earnedAt} form="date" />}
    </li>
  );
}
