import { SimpleGrid, Title } from '@mantine/core';
import type { PostPage } from '#shared/features/blog/schema.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { NextPageLink, Pager, PreviousPageLink } from '#web/ui/pager.tsx';
import { counted } from '#web/ui/text/format.ts';
import { ButtonLink, TextLink } from '#web/ui/text/links.tsx';
import { BlogFrame } from './blog-frame.tsx';
import classes from './blog-page.module.css';
import { PostCard } from './post-card.tsx';

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
