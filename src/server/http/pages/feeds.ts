import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '#db/open.ts';
import { listPostChanges, listPosts } from '#server/features/blog/queries.ts';
import { listCategories } from '#server/features/category/queries.ts';
import { listQuizChanges } from '#server/features/quiz/queries.ts';
import { listSeries } from '#server/features/series/queries.ts';
import type { Services } from '#server/kernel/context.ts';
import { escaped } from '#server/kernel/escaped.ts';
import { allowedInXml } from '#server/kernel/files/xml.ts';
import { productName } from '#shared/kernel/product.ts';

const postsInFeed = 30;
/** Paths that search engines should not visit. */
const notForRobots = [
  '/admin',
  '/api/',
  '/trpc/',
  '/profile',
  '/results',
  '/notifications',
  '/unsubscribe/',
  '/quiz-summary',
  '/certificate/',
  '/auth',
];
const fixedPages = [
  '/',
  '/quizzes',
  '/series',
  '/leaderboard',
  '/question-of-the-day',
  '/blog',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
  '/accessibility',
];

/** Files for programs: the site map, robots.txt and the blog's feed. */
export async function feeds(
  app: FastifyInstance,
  { services: { publicReads, config, settings } }: { services: Services },
): Promise<void> {
  const { publicUrl } = config;

  app.get('/robots.txt', (_request, reply) => {
    const rules = notForRobots.map((path) => `Disallow: ${path}\n`).join('');
    return shortLived(reply)
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\n${rules}\nSitemap: ${publicUrl}/sitemap.xml\n`);
  });

  app.get('/sitemap.xml', async (_request, reply) => {
    const text = await siteMap(await publicReads.choose(), publicUrl);
    return shortLived(reply).type('application/xml; charset=utf-8').send(text);
  });

  app.get('/blog/rss.xml', async (_request, reply) => {
    const site = { publicUrl, name: settings.current.siteName };
    const text = await blogFeed(await publicReads.choose(), site);
    return shortLived(reply).type('application/rss+xml; charset=utf-8').send(text);
  });
}

async function siteMap(db: Database, publicUrl: string): Promise<string> {
  const [categories, series, quizzes, posts] = await Promise.all([
    listCategories(db),
    listSeries(db, { audience: 'public' }),
    listQuizChanges(db),
    listPostChanges(db),
  ]);
  const { SitemapStream, streamToPromise } = await import('sitemap');
  const map = new SitemapStream({ hostname: publicUrl });
  for (const url of fixedPages) map.write({ url });
  for (const { name } of categories) map.write({ url: `/quizzes?category=${name}` });
  for (const { id, updatedAt } of series.items) map.write(entry(`/series?series=${id}`, updatedAt));
  for (const { id, updatedAt } of quizzes) map.write(entry(`/quiz/${id}`, updatedAt));
  for (const { slug, updatedAt } of posts) map.write(entry(`/blog/${slug}`, updatedAt));
  map.end();
  return (await streamToPromise(map)).toString();
}

/** The newest posts as RSS. */
async function blogFeed(
  db: Database,
  { publicUrl, name }: { publicUrl: string; name: string },
): Promise<string> {
  const { items: posts } = await listPosts(db, { page: 1, perPage: postsInFeed });
  const languages = new Set(posts.map(({ language }) => language));
  const { Feed } = await import('feed');
  const feed = new Feed({
    id: `${publicUrl}/blog`,
    link: `${publicUrl}/blog`,
    title: `${name} Blog`,
    description: 'On learning, remembering and asking good questions.',
    // A feed has one language: that of its posts, where they share one.
    ...(languages.size === 1 ? { language: [...languages].join() } : {}),
    generator: productName,
    feedLinks: { rss: `${publicUrl}/blog/rss.xml` },
    ...(posts[0] ? { updated: posts[0].publishedAt } : {}),
  });
  for (const post of posts) {
    const link = `${publicUrl}/blog/${post.slug}`;
    feed.addItem({
      id: link,
      link,
      title: inFeed(post.title),
      description: inFeed(post.excerpt),
      date: post.publishedAt,
      category: post.tags.map((tag) => ({ name: inFeed(tag) })),
    });
  }
  return feed.rss2();
}

/** A feed reader may show titles, descriptions and tags as HTML. Ours are plain text, so markup in them is escaped. */
const inFeed = (text: string): string => escaped(allowedInXml(text));

const entry = (url: string, changed: Date) => ({ url, lastmod: changed.toISOString() });

const shortLived = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'public, max-age=300');
