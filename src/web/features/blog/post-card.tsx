import { Card, Text } from '@mantine/core';
import { useId } from 'react';
import type { PostCard as Post } from '#shared/features/blog/schema.ts';
import { useContentMark } from '#web/language/content.ts';
import { useMessages } from '#web/language/language.tsx';
import { Cover } from '#web/ui/cover/cover-art.tsx';
import { LanguageNote } from '#web/ui/text/language-note.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { TitleLink } from '#web/ui/text/title-link.tsx';
import { blogMessages } from './messages/messages.ts';
import classes from './post-card.module.css';
import { PostFacts } from './post-facts.tsx';
import { PostTags } from './post-tags.tsx';

interface PostCardProps {
  post: Post;
  /** The newest post takes the whole width. */
  leading: boolean;
}

/** A post in the grid: picture, date, reading time, title and excerpt. */
export function PostCard({ post, leading }: PostCardProps) {
  const m = useMessages(blogMessages);
  const title = useId();
  const mark = useContentMark()(post.language);
  return (
    <Card
      component="article"
      className={classes.card}
      padding="lg"
      aria-labelledby={title}
      data-leading={leading || undefined}
    >
      <div className={classes.cover}>
        <Cover category={post.tags[0] ?? 'Blog'} title={post.title} src={post.featuredImage} />
      </div>
      <div className={classes.words}>
        <PostFacts post={post} form="date" />
        <h2 className={classes.title} id={title} dir="auto" {...mark}>
          <TitleLink to="/blog/$slug" params={{ slug: post.slug }}>
            {post.title}
          </TitleLink>
        </h2>
        <Text c="dimmed" lineClamp={4} className={classes.excerpt} dir="auto" {...mark}>
          {post.excerpt}
        </Text>
        <div className={classes.foot}>
          <PostTags tags={post.tags} shown={3} />
          <LanguageNote language={post.language} />
          <ButtonLink
            to="/blog/$slug"
            params={{ slug: post.slug }}
            variant="default"
            aria-describedby={title}
          >
            {m.readMore}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
