import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './list-filters.module.css';

/** What narrows a list, beside its title; below it on a phone. */
export function ListFilters({ children }: { children: ReactNode }) {
  return (
    <Group gap="sm" className={classes.filters}>
      {children}
    </Group>
  );
}
