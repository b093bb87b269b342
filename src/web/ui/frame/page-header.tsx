import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useContentMark } from '#web/language/content.ts';
import classes from './page-header.module.css';

interface PageHeaderProps {
  title: ReactNode;
  /** Of the title, where a person wrote it. */
  titleLanguage?: string;
  /** One sentence below the title. */
  lead?: ReactNode;
  leadLanguage?: string;
  /** Above the title: a link back, a crumb. */
  above?: ReactNode;
  /** Buttons on the other side. */
  actions?: ReactNode;
}

/** The head of a page, with its only `h1`. */
export function PageHeader({
  title,
  titleLanguage,
  lead,
  leadLanguage,
  above,
  actions,
}: PageHeaderProps) {
  const mark = useContentMark();
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        {above && (
          <div className={classes.above} data-apart>
            {above}
          </div>
        )}
        <Title order={1} dir="auto" {...mark(titleLanguage)}>
          {title}
        </Title>
        {lead && (
          <Text className={classes.lead} c="dimmed" size="lg" dir="auto" {...mark(leadLanguage)}>
            {lead}
          </Text>
        )}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
