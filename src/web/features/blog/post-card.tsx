import { Card, Text } from '@mantine/core';
import { useId } from 'react';
import type { PostCard as Post } from '#shared/features/blog/schema.ts';
import { Cover } from '#web/ui/cover/cover-art.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { TitleLink } from '#web/ui/text/title-link.tsx';
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
  const title = useId();
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
        <h2 className={classes.title} id={title} dir="auto">
          <TitleLink to="/blog/$slug" params={{ slug: post.slug }}>
            {post.title}
          </TitleLink>
        </h2>
        <Text c="dimmed" className={classes.excerpt} dir="auto">
          {post.excerpt}
        </Text>
        <div className={classes.foot}>
          <PostTags tags={post.tags} shown={3} />
          <ButtonLink
            to="/blog/$slug"
            params={{ slug: post.slug }}
            variant="default"
            aria-describedby={title}
          >
            Read More
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
