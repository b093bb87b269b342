import { Button, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconShare3 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Post } from '#shared/features/blog/schema.ts';
import { useContentMark } from '#web/language/content.ts';
import { useMessages } from '#web/language/language.tsx';
import { Cover } from '#web/ui/cover/cover-art.tsx';
import { EmptyPage } from '#web/ui/frame/empty-page.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { ButtonLink, TextLink } from '#web/ui/text/links.tsx';
import { useSharePage } from '#web/ui/use-share.ts';
import { useCountReading } from './api.ts';
import classes from './article-page.module.css';
import { ArticleText } from './article-text.tsx';
import { blogMessages } from './messages/messages.ts';
import { PostFacts } from './post-facts.tsx';
import { PostTags } from './post-tags.tsx';

/** A post to read, and where to go from it. */
export function ArticlePage({ post }: { post: Post }) {
  const m = useMessages(blogMessages);
  const sharePage = useSharePage();
  const share = () => sharePage(post.title);
  const mark = useContentMark()(post.language);
  useCountedReading(post.slug);
  return (
    <Page>
      <article className={classes.article} aria-labelledby="title">
        <div className={classes.progress} aria-hidden data-print="hide" />
        <header>
          <div className={classes.above} data-apart>
            <TextLink to="/blog" size="sm">
              {m.blog}
            </TextLink>
            {post.categoryName && <span>{post.categoryName}</span>}
          </div>
          <Title order={1} id="title" dir="auto" {...mark}>
            {post.title}
          </Title>
          <Text size="lg" c="dimmed" className={classes.excerpt} dir="auto" {...mark}>
            {post.excerpt}
          </Text>
          <div className={classes.meta}>
            <div className={classes.facts}>
              {post.authorName && <Text fw={600}>{post.authorName}</Text>}
              <PostFacts post={post} form="long" />
            </div>
            <Button
              variant="default"
              leftSection={<IconShare3 size={18} aria-hidden />}
              onClick={share}
              data-print="hide"
            >
              {m.share}
            </Button>
          </div>
          <div className={classes.cover} lang={mark.lang}>
            <Cover
              category={post.tags[0] ?? 'Blog'}
              title={post.title}
              src={post.featuredImage}
              alt={post.featuredImageAlt}
            />
          </div>
        </header>
        <ArticleText language={post.language}>{post.content}</ArticleText>
        <footer className={classes.foot}>
          <PostTags tags={post.tags} />
          <div className={classes.actions} data-print="hide">
            <ButtonLink to="/blog" variant="default">
              {m.moreArticles}
            </ButtonLink>
            <Button leftSection={<IconShare3 size={18} aria-hidden />} onClick={share}>
              {m.shareArticle}
            </Button>
          </div>
          <Neighbours older={post.older} newer={post.newer} />
        </footer>
      </article>
    </Page>
  );
}

/** Once for each time that a post is opened; how often that counts, the server decides. */
function useCountedReading(slug: string) {
  const { mutate } = useCountReading();
  useEffect(() => {
    // A page that is left at once, or mounted twice by a development build, does not count as read.
    const timer = setTimeout(() => mutate({ slug }), 1000);
    return () => clearTimeout(timer);
  }, [slug, mutate]);
}

function Neighbours({ older, newer }: Pick<Post, 'older' | 'newer'>) {
  const m = useMessages(blogMessages);
  const mark = useContentMark();
  if (!older && !newer) return null;
  return (
    <nav className={classes.neighbours} aria-label={m.otherArticles} data-print="hide">
      {older && (
        <Link to="/blog/$slug" params={{ slug: older.slug }} className={classes.neighbour}>
          <span>
            <IconArrowLeft size={16} data-points aria-hidden /> {m.older}
          </span>
          <strong dir="auto" {...mark(older.language)}>
            {older.title}
          </strong>
        </Link>
      )}
      {newer && (
        <Link
          to="/blog/$slug"
          params={{ slug: newer.slug }}
          className={classes.neighbour}
          data-side="end"
        >
          <span>
            {m.newer} <IconArrowRight size={16} data-points aria-hidden />
          </span>
          <strong dir="auto" {...mark(newer.language)}>
            {newer.title}
          </strong>
        </Link>
      )}
    </nav>
  );
}

export function ArticleNotFound() {
  const m = useMessages(blogMessages).notFound;
  return (
    <EmptyPage title={m.title} action={<ButtonLink to="/blog">{m.back}</ButtonLink>}>
      {m.hint}
    </EmptyPage>
  );
}
