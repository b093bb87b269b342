import { Button, Card, Group, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { practiceMessages } from '../messages/messages.ts';
import classes from '../practice.module.css';
import type { CheckedAnswer } from '../practice-parts.ts';

interface SetEndProps {
  feedbacks: readonly CheckedAnswer[];
  others: (someWrong: boolean) => ReactNode;
  isLoadingMore: boolean;
  onMore: () => void;
}

/** How a set went, and what to do next. */
export function SetEnd({ feedbacks, others, isLoadingMore, onMore }: SetEndProps) {
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
      {feedbacks.length > 0 && (
        <>
          <Text className={classes.score} data-figures>
            {m.rightOf({ right: format.count(right), total: format.count(feedbacks.length) })}
          </Text>
          <Text c="dimmed">{wrong === 0 ? m.allRight : m.someWrong({ count: wrong })}</Text>
        </>
      )}
      <Group>
        <Button onClick={onMore} loading={isLoadingMore}>
          {m.more}
        </Button>
        {others(wrong > 0)}
      </Group>
    </Card>
  );
}
