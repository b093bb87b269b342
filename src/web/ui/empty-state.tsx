import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  /** What to do next, in words. */
  children?: ReactNode;
  /** What to do next, as a button or link. */
  action?: ReactNode;
  order?: 1 | 2 | 3;
}

/** Where a list would be: says why it is empty and what to do about it. */
export function EmptyState({ title, children, action, order = 2 }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      <svg className={classes.drawing} viewBox="0 0 120 60" width="120" height="60" aria-hidden>
        {[0, 1, 2].map((position) => (
          <circle key={position} cx={13 + position * 28} cy={34} r={9} />
        ))}
        <circle className={classes.next} cx={97} cy={34} r={9} />
        <path d="M112 6 l-12 17 l-2 8 l7 -4.5 l12 -17 z" />
      </svg>
      <Title order={order} size={order === 1 ? 'h1' : 'h3'}>
        {title}
      </Title>
      {children && (
        <Text c="dimmed" className={classes.words}>
          {children}
        </Text>
      )}
      {action}
    </div>
  );
}
