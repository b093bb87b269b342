import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './panel-section.module.css';

/** A part of a panel, under its title. It can get the focus of a control that goes away. */
export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section tabIndex={-1} className={classes.section}>
      <Title order={3} size="h6">
        {title}
      </Title>
      {children}
    </section>
  );
}
