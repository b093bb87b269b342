import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { productName } from '#shared/kernel/product.ts';
import { usePostPage } from '#web/features/blog/api.ts';
import { BlogFrame, BlogPage } from '#web/features/blog/blog-page.tsx';
import { breadcrumbs, pageHead } from '#web/page-head.ts';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { RouteFailure } from '#web/ui/frame/route-failure.tsx';
import { SkeletonCards } from '#web/ui/skeleton-cards.tsx';

const description =
  'Short reads on learning: how memory works, how good questions are made, and how to get more out of every answer.';

export const Route = createFileRoute('/blog/')({
  validateSearch: z.object({
    tag: z.string().max(60).optional().catch(undefined),
    page: z.coerce.number().int().min(1).max(100_000).optional().catch(undefined),
  }),
  loaderDeps: ({ search: { tag, page } }) => ({ tag, page }),
  loader: async ({ context, deps }) => {
    await context.calls.blog.page.ensureData(deps);
  },
  head: ({ match }) => {
    const { site } = match.context;
    const { tag, page } = match.search;
    const query = new URLSearchParams({
      ...(tag ? { tag } : {}),
      ...(page && page > 1 ? { page: String(page) } : {}),
    }).toString();
    const head = pageHead(site, {
      title: tag ? `Posts tagged “${tag}”` : 'Blog',
      description,
      path: query ? `/blog?${query}` : '/blog',
      jsonLd: [
        { '@type': 'Blog', name: `The ${productName} Blog`, url: `${site.publicUrl}/blog` },
        breadcrumbs(site, [
          ['Home', '/'],
          ['Blog', '/blog'],
        ]),
      ],
    });
    const feed = {
      rel: 'alternate',
      type: 'application/rss+xml',
      title: `The ${productName} Blog`,
      href: '/blog/rss.xml',
    };
    return { ...head, links: [...head.links, feed] };
  },
  pendingComponent: () => (
    <BlogFrame>
      <SkeletonCards count={6} label="Loading blog posts…" />
    </BlogFrame>
  ),
  errorComponent: (failure) => (
    <Page>
      <PageHeader title="Blog" />
      <RouteFailure title="Error loading blog posts" {...failure} />
    </Page>
  ),
  component: BlogRoute,
});

function BlogRoute() {
  const filter = Route.useLoaderDeps();
  return <BlogPage posts={usePostPage(filter)} tag={filter.tag} />;
}
