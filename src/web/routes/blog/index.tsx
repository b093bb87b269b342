import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { usePostPage } from '#web/features/blog/api.ts';
import { BlogFrame } from '#web/features/blog/blog-frame.tsx';
import { BlogPage } from '#web/features/blog/blog-page.tsx';
import { blogMessages } from '#web/features/blog/messages/messages.ts';
import { useMessages } from '#web/language/language.tsx';
import { breadcrumbs, pageHead } from '#web/page-head.ts';
import { languageCode, pageNumber, searchParams, text } from '#web/search-params.ts';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { RouteFailure } from '#web/ui/frame/route-failure.tsx';
import { SkeletonCards } from '#web/ui/skeleton-cards.tsx';

const validateSearch = searchParams({ tag: text(60), language: languageCode, page: pageNumber });

export const Route = createFileRoute('/blog/')({
  staticData: { isPublic: () => true },
  validateSearch,
  loaderDeps: ({ search: { tag, language, page } }) => ({ tag, language, page }),
  loader: async ({ context, deps }) => {
    await context.calls.blog.page.ensureData(deps);
  },
  head: async ({ match }) => {
    const { site } = match.context;
    const m = await blogMessages.load(site.language);
    const name = m.title({ product: site.siteName });
    const { tag, language, page } = match.search;
    const query = new URLSearchParams({
      ...(tag ? { tag } : {}),
      ...(language ? { language } : {}),
      ...(page && page > 1 ? { page: String(page) } : {}),
    }).toString();
    const head = pageHead(site, {
      title: tag ? m.taggedTitle({ tag }) : m.blog,
      description: m.description,
      path: query ? `/blog?${query}` : '/blog',
      jsonLd: [
        { '@type': 'Blog', name, url: `${site.publicUrl}/blog` },
        breadcrumbs(site, [
          [m.home, '/'],
          [m.blog, '/blog'],
        ]),
      ],
    });
    const feed = {
      rel: 'alternate',
      type: 'application/rss+xml',
      title: name,
      href: '/blog/rss.xml',
    };
    return { ...head, links: [...head.links, feed] };
  },
  pendingComponent: BlogPending,
  errorComponent: BlogFailure,
  component: BlogRoute,
});

function BlogRoute() {
  const filter = Route.useLoaderDeps();
  return <BlogPage posts={usePostPage(filter)} tag={filter.tag} language={filter.language} />;
}

function BlogPending() {
  const m = useMessages(blogMessages);
  return (
    <BlogFrame>
      <SkeletonCards count={6} label={m.loading} />
    </BlogFrame>
  );
}

function BlogFailure(failure: ErrorComponentProps) {
  const m = useMessages(blogMessages);
  return (
    <Page>
      <PageHeader title={m.blog} />
      <RouteFailure title={m.failed} {...failure} />
    </Page>
  );
}
