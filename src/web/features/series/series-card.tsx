import { Card, Text, Title } from '@mantine/core';
import { IconCalendar, IconClock, IconListNumbers } from '@tabler/icons-react';
import { dotsOf, durationOf } from '#shared/features/series/rules.ts';
import type { SeriesCard as Series } from '#shared/features/series/schema.ts';
import { useContentMark } from '#web/language/content.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { Cover } from '#web/ui/cover/cover-art.tsx';
import { DifficultyDots } from '#web/ui/difficulty-dots.tsx';
import { LanguageNote } from '#web/ui/text/language-note.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { TitleLink } from '#web/ui/text/title-link.tsx';
import { seriesMessages } from './messages/messages.ts';
import classes from './series-card.module.css';

interface SeriesCardProps {
  series: Series;
  /** The learner's; undefined if it says no more than the card. */
  progress: { mastered: number; quizCount: number } | undefined;
  selected: boolean;
}

/** The share from 0 to 1 that the style sheet draws as a ring. */
const ringOf = (share: number): Record<`--${string}`, string> => ({ '--share': `${share}turn` });

/** The id of the link of a series. */
export const cardId = (id: number): string => `series-${id}`;

/** A series in the list; all of it leads to its details. */
export function SeriesCard({ series, progress, selected }: SeriesCardProps) {
  const m = useMessages(seriesMessages);
  const mark = useContentMark()(series.language);
  return (
    <Card
      component="article"
      padding="lg"
      className={classes.card}
      data-selected={selected || undefined}
    >
      <Card.Section className={classes.cover} lang={mark.lang}>
        <Cover
          category={series.categoryName}
          title={series.displayName}
          src={series.imageUrl}
          alt={series.imageAlt}
        />
      </Card.Section>
      <div className={classes.top}>
        <Text size="sm" c="dimmed">
          {series.categoryName} <LanguageNote language={series.language} />
        </Text>
        <span className={classes.level}>
          <DifficultyDots level={dotsOf[series.difficulty]} label={m.level[series.difficulty]} />
        </span>
      </div>
      <Title order={3} className={classes.title} dir="auto" {...mark}>
        <TitleLink
          covers
          id={cardId(series.id)}
          from="/series"
          to="/series"
          search={(search) => ({ ...search, series: series.id })}
          resetScroll={false}
          aria-current={selected || undefined}
        >
          {series.displayName}
        </TitleLink>
      </Title>
      <Text c="dimmed" lineClamp={2} dir="auto" {...mark}>
        {series.description}
      </Text>
      {series.prerequisites.length > 0 && <Prerequisites series={series} />}
      <Facts series={series} progress={progress} />
    </Card>
  );
}

/** What should be known before. */
function Prerequisites({ series }: Pick<SeriesCardProps, 'series'>) {
  const m = useMessages(seriesMessages);
  const mark = useContentMark()(series.language);
  return (
    <Text size="sm" mt="sm" lineClamp={2} dir={mark.dir}>
      <Rich
        text={m.prerequisitesOf}
        parts={{
          term: (text) => <strong>{text}</strong>,
          list: () => <span {...mark}>{series.prerequisites.join('; ')}</span>,
        }}
      />
    </Text>
  );
}

/** How many quizzes it has, or how many of them are mastered; how long it takes, and how old it is. */
function Facts({ series, progress }: Pick<SeriesCardProps, 'series' | 'progress'>) {
  const m = useMessages(seriesMessages);
  const format = useFormat();
  const { mastered, quizCount } = progress ?? { mastered: 0, quizCount: series.quizCount };
  return (
    <ul className={classes.facts}>
      <li>
        {mastered > 0 ? (
          <>
            <span className={classes.ring} style={ringOf(mastered / quizCount)} />
            {m.masteredOf({ mastered: format.count(mastered), count: quizCount })}
          </>
        ) : (
          <>
            <IconListNumbers size={16} aria-hidden />
            {m.quizzes({ count: quizCount })}
          </>
        )}
      </li>
      <li>
        <IconClock size={16} aria-hidden />
        {durationOf(series, format)}
      </li>
      <li>
        <IconCalendar size={16} aria-hidden />
        <span>
          <Rich text={m.created} parts={{ date: () => <Moment at={series.createdAt} /> }} />
        </span>
      </li>
    </ul>
  );
}
