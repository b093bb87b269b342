import { Group, SimpleGrid, Text, Title } from '@mantine/core';
import { IconRss } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { PostPage } from '#shared/features/blog/schema.ts';
import { productName } from '#shared/kernel/product.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { NextPageLink, Pager, PreviousPageLink } from '#web/ui/pager.tsx';
import { counted } from '#web/ui/text/format.ts';
import { Highlighter } from '#web/ui/text/highlighter.tsx';
import { ButtonLink, TextLink } from '#web/ui/text/links.tsx';
import classes from './blog-page.module.css';
import { PostCard } from './post-card.tsx';

/** The head of the blog, over whatever there is of it. */
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

interface BlogPageProps {
  posts: PostPage;
  /** The tag that the list is narrowed to. */
  tag: string | undefined;
}

export function BlogPage({ posts: { items, total, page, pageSize }, tag }: BlogPageProps) {
  return (
    <BlogFrame>
      {tag !== undefined && (
        <div className={classes.narrowed}>
          <Title order={2}>
            {counted(total, 'post')} tagged “{tag}”
          </Title>
          <TextLink to="/blog">Show all posts</TextLink>
        </div>
      )}
      {items.length === 0 ? (
        <NoPosts narrowed={tag !== undefined || page > 1} />
      ) : (
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="lg">
          {items.map((post, index) => (
            <PostCard
              key={post.id}
              post={post}
              leading={index === 0 && page === 1 && tag === undefined && items.length > 1}
            />
          ))}
        </SimpleGrid>
      )}
      <Pager
        page={page}
        pages={Math.ceil(total / pageSize)}
        previous={
          <PreviousPageLink to="/blog" search={{ tag, page: page === 2 ? undefined : page - 1 }}>
            Newer posts
          </PreviousPageLink>
        }
        next={
          <NextPageLink to="/blog" search={{ tag, page: page + 1 }}>
            Older posts
          </NextPageLink>
        }
      />
    </BlogFrame>
  );
}

function NoPosts({ narrowed }: { narrowed: boolean }) {
  return narrowed ? (
    <EmptyState title="No posts here" action={<ButtonLink to="/blog">Show all posts</ButtonLink>}>
      What was published under this address has moved or gone.
    </EmptyState>
  ) : (
    <EmptyState
      title="No blog posts yet"
      action={<ButtonLink to="/quizzes">Explore Quizzes</ButtonLink>}
    >
      The first one is being written. Until then there are quizzes to take.
    </EmptyState>
  );
}
