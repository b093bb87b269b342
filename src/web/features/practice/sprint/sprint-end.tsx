import { Button, Card, Group, Skeleton, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { QueryFailure } from '#web/ui/loaded-panel.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { useSprintResult } from '../api.ts';
import { practiceMessages } from '../messages/messages.ts';
import classes from '../practice.module.css';
import { sprintMessages } from './messages/messages.ts';

interface SprintEndProps {
  id: number;
  isStarting: boolean;
  onAgain: () => void;
}

/** How a sprint went, compared with the learner's best one. */
export function SprintEnd({ id, isStarting, onAgain }: SprintEndProps) {
  const m = useMessages(sprintMessages);
  const practice = useMessages(practiceMessages);
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const query = useSprintResult(id);
  const { data, error } = query;
  const isBest = data !== undefined && data.right > (data.best ?? 0);
  return (
    <Card padding="xl" className={classes.end}>
      <Title ref={heading} tabIndex={-1} order={1} size="h2">
        {m.over}
      </Title>
      <QueryFailure title={practice.notLoaded} query={query} />
      {!data && !error && <Skeleton h={64} aria-hidden />}
      {data && (
        <>
          <Text className={classes.score} data-figures>
            {m.result({ right: format.count(data.right), answers: format.count(data.answers) })}
          </Text>
          {isBest && <Text fw={600}>{m.newBest}</Text>}
          {data.best !== null && (
            <Text c="dimmed">
              {m.best({ right: format.count(Math.max(data.best, data.right)) })}
            </Text>
          )}
        </>
      )}
      <Group>
        <Button onClick={onAgain} loading={isStarting}>
          {m.again}
        </Button>
        <ButtonLink to="/practice" search={{ mode: 'mistakes' }} variant="default">
          {practice.toMistakes}
        </ButtonLink>
        <ButtonLink to="/practice" variant="default">
          {practice.toOverview}
        </ButtonLink>
      </Group>
    </Card>
  );
}
