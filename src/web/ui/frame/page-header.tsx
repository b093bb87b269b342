import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page-header.module.css';

interface PageHeaderProps {
  title: ReactNode;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** Above the title: a link back, a crumb. */
  above?: ReactNode;
  /** Buttons on the other side. */
  actions?: ReactNode;
}

/** The head of a page, with its only `h1`. */
export function PageHeader({ title, lead, above, actions }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        {above && <div className={classes.above}>{above}</div>}
        <Title order={1} dir="auto">
          {title}
        </Title>
        {lead && (
          <Text className={classes.lead} c="dimmed" size="lg" dir="auto">
            {lead}
          </Text>
        )}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
