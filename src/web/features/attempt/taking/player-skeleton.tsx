import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { attemptMessages } from '../messages/messages.ts';
import classes from './player-skeleton.module.css';

/** The skeleton of the player. */
export function PlayerSkeleton() {
  const m = useMessages(attemptMessages);
  return (
    <div className={classes.player} role="status">
      <VisuallyHidden>{m.preparing}</VisuallyHidden>
      <div className={classes.bar} aria-hidden>
        <Skeleton h={20} w={90} />
        <Skeleton h={6} radius="xl" flex={1} />
        <Skeleton h={20} w={64} />
      </div>
      <Stack className={classes.question} gap="sm" aria-hidden>
        <Skeleton h={18} w={140} mb="sm" />
        <Skeleton h={24} />
        <Skeleton h={24} w="70%" mb="md" />
        {['A', 'B', 'C', 'D'].map((letter) => (
          <Skeleton key={letter} h={52} radius="lg" />
        ))}
      </Stack>
      <div className={classes.actions} aria-hidden>
        <Skeleton h={44} w={110} />
        <Skeleton h={44} w={148} />
      </div>
    </div>
  );
}
