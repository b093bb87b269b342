import { Group, Text, Title } from '@mantine/core';
import { IconRss } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { productName } from '#shared/kernel/product.ts';
import { Page } from '#web/ui/frame/page.tsx';
import { Highlighter } from '#web/ui/text/highlighter.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import classes from './blog-frame.module.css';

/** The head of the blog's list. */
export function BlogFrame({ children }: { children: ReactNode }) {
  return (
    <Page>
      <header className={classes.hero}>
        <Title order={1}>
          The {productName} <Highlighter>Blog</Highlighter>
        </Title>
        <Text size="lg" c="dimmed" className={classes.lead}>
          How memory works, how a good question is made, and how to get more out of every answer.
          Read for five minutes, then see what has stayed.
        </Text>
        <Group gap="sm">
          <ButtonLink to="/quizzes">Explore Quizzes</ButtonLink>
          <a className={classes.feed} href="/blog/rss.xml">
            <IconRss size={20} aria-hidden />
            RSS feed
          </a>
        </Group>
      </header>
      {children}
    </Page>
  );
}
