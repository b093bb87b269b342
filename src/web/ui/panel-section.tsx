import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './panel-section.module.css';

/** A part of a panel, under its title. */
export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <Title order={3} size="h6">
        {title}
      </Title>
      {children}
    </section>
  );
}
