import { Anchor, type AnchorProps, Text, Title } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useContentMark } from '#web/language/content.ts';
import type { AnchorAttributes } from '../text/links.tsx';
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

/**
 * Above a title: to the page that this one belongs to. The arrow is Tabler's, drawn here because its file would be
 * one more to load for a first visit.
 */
export const ParentLink = createLink(
  ({ children, ...props }: Omit<AnchorProps, 'className'> & AnchorAttributes) => (
    <Anchor {...props} className={classes.parent}>
      <svg className={classes.arrow} viewBox="0 0 24 24" data-points aria-hidden>
        <path d="M5 12h14M5 12l6 6M5 12l6-6" />
      </svg>
      <span dir="auto">{children}</span>
    </Anchor>
  ),
);
