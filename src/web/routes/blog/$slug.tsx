import { createFileRoute } from '@tanstack/react-router';
import type { Post } from '#shared/features/blog/schema.ts';
import { usePost } from '#web/features/blog/api.ts';
import { ArticleNotFound, ArticlePage } from '#web/features/blog/article-page.tsx';
import { blogMessages } from '#web/features/blog/messages/messages.ts';
import { breadcrumbs, failedHead, pageHead } from '#web/page-head.ts';
import { orNotFound } from '#web/session/guards.ts';
import type { Site } from '#web/site.ts';

export const Route = createFileRoute('/blog/$slug')({
  staticData: { isPublic: () => true },
  loader: ({ context, params: { slug } }) =>
    orNotFound(context.calls.blog.get.ensureData({ slug })),
  head: async ({ match, params, loaderData: post }) => {
    const { site } = match.context;
    const path = `/blog/${encodeURIComponent(params.slug)}`;
    if (match.status === 'error') return failedHead(site, path);
    const m = await blogMessages.load(site.language);
    if (!post) {
      const { title } = m.notFound;
      return pageHead(site, { title, description: title, path, hidden: true });
    }
    return pageHead(site, {
      title: post.metaTitle,
      description: post.metaDescription,
      path,
      image: post.featuredImage,
      type: 'article',
      jsonLd: [
        posting(site, post, path),
        breadcrumbs(site, [
          [m.home, '/'],
          [m.blog, '/blog'],
          [post.title, path],
        ]),
      ],
    });
  },
  notFoundComponent: ArticleNotFound,
  component: ArticleRoute,
});

function ArticleRoute() {
  const { slug } = Route.useParams();
  return <ArticlePage key={slug} post={usePost(slug)} />;
}

function posting({ publicUrl, siteName, logo }: Site, post: Post, path: string) {
  const house = { '@type': 'Organization', name: siteName, url: `${publicUrl}/` };
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.metaDescription,
    image: new URL(post.featuredImage ?? logo ?? '/card.png', publicUrl).href,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    author: post.authorName ? { '@type': 'Person', name: post.authorName } : house,
    publisher: house,
    mainEntityOfPage: publicUrl + path,
    keywords: post.tags,
    timeRequired: `PT${post.readingTimeMinutes}M`,
    inLanguage: post.language,
  };
}
