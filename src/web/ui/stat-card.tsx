import { Card, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './stat-card.module.css';

/** Four of the cards below. */
export function FourStats({ children }: { children: ReactNode }) {
  return <div className={classes.four}>{children}</div>;
}

/** One figure and what it counts. */
export function StatCard({
  figure,
  label,
  icon,
}: {
  figure: ReactNode;
  label: string;
  icon?: ReactNode;
}) {
  return (
    <Card padding="md" className={classes.stat}>
      {icon && <span className={classes.icon}>{icon}</span>}
      <span className={classes.figure} data-figures>
        {figure}
      </span>
      <Text c="dimmed" size="sm" className={classes.label}>
        {label}
      </Text>
    </Card>
  );
}
