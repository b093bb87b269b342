import { Button, Title } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconShare3 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Post } from '#shared/features/blog/schema.ts';
import { Cover } from '../../ui/cover-art.tsx';
import { ButtonLink, TextLink } from '../../ui/links.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { Page } from '../../ui/page.tsx';
import { useSharePage } from '../../ui/use-share.ts';
import { useCountReading, usePost } from './api.ts';
import { PostFacts } from './post-facts.tsx';
import classes from './post-page.module.css';
import { PostTags } from './post-tags.tsx';

export function PostPage({ slug }: { slug: string }) {
  const post = usePost(slug);
  const share = useSharePage();
  useCountReading(slug);
  const shareButton = (label: string) => (
    <Button
      variant="default"
      leftSection={<IconShare3 size={18} aria-hidden />}
      onClick={() => share(post.title)}
    >
      {label}
    </Button>
  );

  return (
    <Page width="text">
      <article>
        <p className={classes.back} data-print="hide">
          <TextLink to="/blog">
            <IconArrowLeft size={18} aria-hidden /> Blog
          </TextLink>
        </p>
        <header>
          <Title order={1} className={classes.title}>
            {post.title}
          </Title>
          <p className={classes.excerpt}>{post.excerpt}</p>
          <div className={classes.facts}>
            <PostFacts post={post} />
            <span data-print="hide">{shareButton('Share')}</span>
          </div>
          <div className={classes.cover}>
            <Cover seed={post.title} src={post.featuredImage} />
          </div>
        </header>
        <div className={classes.content}>
          <Markdown trusted>{post.content}</Markdown>
        </div>
        <footer className={classes.foot}>
          <PostTags tags={post.tags} />
          <div className={classes.ways} data-print="hide">
            <ButtonLink to="/blog" variant="light">
              More Articles
            </ButtonLink>
            {shareButton('Share Article')}
          </div>
        </footer>
      </article>
      <Neighbours post={post} />
    </Page>
  );
}

function Neighbours({ post: { older, newer } }: { post: Post }) {
  if (!older && !newer) return null;
  return (
    <nav className={classes.neighbours} aria-label="More posts" data-print="hide">
      {older && (
        <Link to="/blog/$slug" params={{ slug: older.slug }} className={classes.neighbour}>
          <span className={classes.which}>
            <IconArrowLeft size={16} aria-hidden /> Older
          </span>
          {older.title}
        </Link>
      )}
      {newer && (
        <Link
          to="/blog/$slug"
          params={{ slug: newer.slug }}
          className={classes.neighbour}
          data-newer
        >
          <span className={classes.which}>
            Newer <IconArrowRight size={16} aria-hidden />
          </span>
          {newer.title}
        </Link>
      )}
    </nav>
  );
}
