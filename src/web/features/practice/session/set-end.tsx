import { Button, Card, Group, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import type { PracticeFeedback } from '../api.ts';
import { practiceMessages } from '../messages/messages.ts';
import classes from '../practice.module.css';

interface SetEndProps {
  feedbacks: readonly PracticeFeedback[];
  isLoadingMore: boolean;
  onMore: () => void;
}

/** How a set went, and what to do next. */
export function SetEnd({ feedbacks, isLoadingMore, onMore }: SetEndProps) {
  const m = useMessages(practiceMessages);
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const right = feedbacks.filter(({ review }) => review.isCorrect).length;
  const wrong = feedbacks.length - right;
  return (
    <Card padding="xl" className={classes.end}>
      <Title ref={heading} tabIndex={-1} order={1} size="h2">
        {m.setDone}
      </Title>
      <Text className={classes.score} data-figures>
        {m.rightOf({ right: format.count(right), total: format.count(feedbacks.length) })}
      </Text>
      <Text c="dimmed">{wrong === 0 ? m.allRight : m.someWrong({ count: wrong })}</Text>
      <Group>
        <Button onClick={onMore} loading={isLoadingMore}>
          {m.more}
        </Button>
        {wrong > 0 && (
          <ButtonLink to="/practice" search={{ mode: 'mistakes' }} variant="default">
            {m.toMistakes}
          </ButtonLink>
        )}
        <ButtonLink to="/practice" variant="default">
          {m.toOverview}
        </ButtonLink>
      </Group>
    </Card>
  );
}
