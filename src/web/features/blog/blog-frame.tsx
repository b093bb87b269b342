import { Group, Text, Title } from '@mantine/core';
import { IconRss } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { useSite } from '#web/site.ts';
import { Page } from '#web/ui/frame/page.tsx';
import { Highlighter } from '#web/ui/text/highlighter.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import classes from './blog-frame.module.css';
import { blogMessages } from './messages/messages.ts';

/** The head of the blog's list. */
export function BlogFrame({ children }: { children: ReactNode }) {
  const m = useMessages(blogMessages);
  const name = useSite().siteName;
  return (
    <Page>
      <header className={classes.hero}>
        <Title order={1}>
          <Rich
            text={m.heading({ product: name })}
            parts={{ mark: (text) => <Highlighter>{text}</Highlighter> }}
          />
        </Title>
        <Text size="lg" c="dimmed" className={classes.lead}>
          {m.lead}
        </Text>
        <Group gap="sm">
          <ButtonLink to="/quizzes">{m.explore}</ButtonLink>
          <a className={classes.feed} href="/blog/rss.xml">
            <IconRss size={20} aria-hidden />
            {m.feed}
          </a>
        </Group>
      </header>
      {children}
    </Page>
  );
}
