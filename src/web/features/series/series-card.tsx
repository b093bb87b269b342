import { Card, RingProgress, Text, Title } from '@mantine/core';
import { IconCalendar, IconClock, IconListNumbers } from '@tabler/icons-react';
import { dotsOf, durationOf } from '#shared/features/series/rules.ts';
import type { SeriesCard as Series } from '#shared/features/series/schema.ts';
import { Cover } from '#web/ui/cover/cover-art.tsx';
import { DifficultyDots } from '#web/ui/difficulty-dots.tsx';
import { counted, formatCount } from '#web/ui/text/format.ts';
import { Moment } from '#web/ui/text/moment.tsx';
import { TitleLink } from '#web/ui/text/title-link.tsx';
import classes from './series-card.module.css';

export const levelNames = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
} as const;

interface SeriesCardProps {
  series: Series;
  /** How many of its quizzes the learner has mastered. */
  mastered: number;
  selected: boolean;
}

/** A series in the list; all of it leads to its details. */
export function SeriesCard({ series, mastered, selected }: SeriesCardProps) {
  return (
    <Card
      component="article"
      padding="lg"
      className={classes.card}
      data-selected={selected || undefined}
    >
      <Card.Section className={classes.cover}>
        <Cover category={series.categoryName} title={series.displayName} src={series.imageUrl} />
      </Card.Section>
      <div className={classes.top}>
        <Text size="sm" c="dimmed">
          {series.categoryName}
        </Text>
        <span className={classes.level}>
          <DifficultyDots level={dotsOf[series.difficulty]} label={levelNames[series.difficulty]} />
        </span>
      </div>
      <Title order={3} className={classes.title} dir="auto">
        <TitleLink
          covers
          from="/series"
          to="/series"
          search={(search) => ({ ...search, series: series.id })}
          resetScroll={false}
          aria-current={selected || undefined}
        >
          {series.displayName}
        </TitleLink>
      </Title>
      <Text c="dimmed" lineClamp={2} dir="auto">
        {series.description}
      </Text>
      {series.prerequisites.length > 0 && (
        <Text size="sm" mt="sm" lineClamp={2}>
          <strong>Prerequisites:</strong> {series.prerequisites.join('; ')}
        </Text>
      )}
      <ul className={classes.facts}>
        <li>
          {mastered > 0 ? (
            <>
              <RingProgress
                size={20}
                thickness={3}
                sections={[{ value: (100 * mastered) / series.quizCount, color: 'pass' }]}
                aria-hidden
              />
              {formatCount(mastered)} of {counted(series.quizCount, 'quiz', 'quizzes')} mastered
            </>
          ) : (
            <>
              <IconListNumbers size={16} aria-hidden />
              {counted(series.quizCount, 'quiz', 'quizzes')}
            </>
          )}
        </li>
        <li>
          <IconClock size={16} aria-hidden />
          {durationOf(series)}
        </li>
        <li>
          <IconCalendar size={16} aria-hidden />
          <span>
            Created <Moment at={series.createdAt} />
          </span>
        </li>
      </ul>
    </Card>
  );
}
