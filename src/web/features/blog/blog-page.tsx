import { SimpleGrid, Title } from '@mantine/core';
import type { PostPage } from '#shared/features/blog/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LanguagePills } from '#web/ui/language-pills.tsx';
import { NextPageLink, Pager, PreviousPageLink } from '#web/ui/pager.tsx';
import { PillLink } from '#web/ui/pill.tsx';
import { ButtonLink, TextLink } from '#web/ui/text/links.tsx';
import { BlogFrame } from './blog-frame.tsx';
import classes from './blog-page.module.css';
import { blogMessages } from './messages/messages.ts';
import { PostCard } from './post-card.tsx';

interface BlogPageProps {
  posts: PostPage;
  /** The tag by which the list is filtered. */
  tag: string | undefined;
  /** The language by which it is filtered. */
  language: string | undefined;
}

export function BlogPage({ posts, tag, language }: BlogPageProps) {
  const { items, total, page, pageSize, languages } = posts;
  const isNarrowed = tag !== undefined || language !== undefined;
  const m = useMessages(blogMessages);
  return (
    <BlogFrame>
      <LanguagePills component="nav" languages={languages}>
        {(code, name) => (
          <PillLink
            key={code ?? 'all'}
            size="sm"
            to="/blog"
            search={{ tag, language: code }}
            isChosen={code === language}
          >
            {name}
          </PillLink>
        )}
      </LanguagePills>
      {tag !== undefined && (
        <div className={classes.narrowed}>
          <Title order={2}>
            <Rich text={m.tagged({ count: total })} parts={{ tag: () => tag }} />
          </Title>
          <TextLink to="/blog">{m.showAll}</TextLink>
        </div>
      )}
      {items.length === 0 ? (
        <NoPosts narrowed={isNarrowed || page > 1} />
      ) : (
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="lg">
          {items.map((post, index) => (
            <PostCard
              key={post.id}
              post={post}
              leading={index === 0 && page === 1 && !isNarrowed && items.length > 1}
            />
          ))}
        </SimpleGrid>
      )}
      <Pager
        page={page}
        pages={Math.ceil(total / pageSize)}
        previous={
          <PreviousPageLink
            to="/blog"
            search={{ tag, language, page: page === 2 ? undefined : page - 1 }}
          >
            {m.newerPosts}
          </PreviousPageLink>
        }
        next={
          <NextPageLink to="/blog" search={{ tag, language, page: page + 1 }}>
            {m.olderPosts}
          </NextPageLink>
        }
      />
    </BlogFrame>
  );
}

function NoPosts({ narrowed }: { narrowed: boolean }) {
  const m = useMessages(blogMessages);
  return narrowed ? (
    <EmptyState title={m.none.here} action={<ButtonLink to="/blog">{m.showAll}</ButtonLink>}>
      {m.none.hereHint}
    </EmptyState>
  ) : (
    <EmptyState title={m.none.yet} action={<ButtonLink to="/quizzes">{m.explore}</ButtonLink>}>
      {m.none.yetHint}
    </EmptyState>
  );
}
