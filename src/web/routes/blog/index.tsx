import { createFileRoute } from '@tanstack/react-router';
import { productName } from '#shared/kernel/product.ts';
import { usePostPage } from '#web/features/blog/api.ts';
import { BlogFrame } from '#web/features/blog/blog-frame.tsx';
import { BlogPage } from '#web/features/blog/blog-page.tsx';
import { breadcrumbs, pageHead } from '#web/page-head.ts';
import { pageNumber, searchParams, text } from '#web/search-params.ts';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { RouteFailure } from '#web/ui/frame/route-failure.tsx';
import { SkeletonCards } from '#web/ui/skeleton-cards.tsx';

const description =
  'Short reads on learning: how memory works, how good questions are made, and how to get more out of every answer.';

const validateSearch = searchParams({ tag: text(60), page: pageNumber });

export const Route = createFileRoute('/blog/')({
  staticData: { isPublic: () => true },
  validateSearch,
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
