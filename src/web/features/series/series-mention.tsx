import { Card, Text, Title } from '@mantine/core';
import { IconRoute } from '@tabler/icons-react';
import { useContentMark } from '#web/language/content.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { useSeries } from './api.ts';
import { seriesMessages } from './messages/messages.ts';
import classes from './series-mention.module.css';

interface SeriesMentionProps {
  /** The series; null for a quiz without one. */
  id: number | null;
  quizId: number;
}

/** The series that a quiz is a step of; nothing while that is not known. */
export function SeriesMention({ id, quizId }: SeriesMentionProps) {
  const m = useMessages(seriesMessages);
  const format = useFormat();
  const mark = useContentMark();
  const { data: series } = useSeries(id ?? undefined);
  const step = series?.quizzes.find((quiz) => quiz.id === quizId);
  if (!series || !step) return null;
  return (
    <section aria-labelledby="series">
      <Title order={2} size="h4" id="series" mb="sm">
        {m.partOf}
      </Title>
      <Card padding="md" className={classes.card}>
        <IconRoute size={24} className={classes.icon} aria-hidden />
        <div>
          <TextLink
            to="/series"
            search={{ series: series.id }}
            fw={600}
            dir="auto"
            {...mark(series.language)}
          >
            {series.displayName}
          </TextLink>
          <Text size="sm" c="dimmed">
            {m.step({
              step: format.count(step.quizOrder),
              count: format.count(series.quizzes.length),
            })}
          </Text>
        </div>
      </Card>
    </section>
  );
}
