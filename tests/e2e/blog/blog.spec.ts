import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from '../support/journey.ts';
import type { RunningServer } from '../support/server.ts';
import { administrator } from '../support/writing.ts';

const Listed = z.array(
  z.object({
    slug: z.string(),
    title: z.string(),
    excerpt: z.string(),
    publishedAt: z.iso.datetime(),
    readingTimeMinutes: z.int(),
    viewCount: z.int(),
    tags: z.array(z.string()),
  }),
);

const seeded = '/blog/reading-code-aloud-const-and-closures';
const picture = 'https://pictures.example/cover.png';
/** A red dot. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

const card = (page: Page, title: string) => page.getByRole('article', { name: title });

async function listed(page: Page, server: RunningServer) {
  const answer = await page.request.get(`${server.url}/api/blog`);
  return Listed.parse(await answer.json());
}

async function publish(server: RunningServer, post: Record<string, unknown>) {
  await using someone = await administrator(server.url);
  const { slug } = await someone.create('/api/admin/blog', {
    excerpt: 'What it is about.',
    content: 'A few words.',
    status: 'published',
    ...post,
  });
  return `/blog/${slug}`;
}

const inWords = (at: string) =>
  new Date(at).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

test('BLOG-01, BLOG-04, BLOG-07: the hero links to the quizzes, each post has a card, and Read More opens it', async ({
  page,
  server,
}) => {
  const posts = await listed(page, server);
  expect(posts.length).toBeGreaterThan(3);
  await page.goto('/blog');
  await expect(page.getByRole('article')).toHaveCount(posts.length);
  for (const { title, slug } of posts) {
    await expect(card(page, title).getByRole('link', { name: 'Read More' })).toHaveAttribute(
      'href',
      `/blog/${slug}`,
    );
  }
  await page.getByRole('article').nth(1).getByRole('link', { name: 'Read More' }).click();
  await expect(page).toHaveURL(new RegExp(`/blog/${posts[1]?.slug}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(posts[1]?.title ?? '');

  await page.goto('/blog');
  await page.getByRole('main').getByRole('link', { name: 'Explore Quizzes' }).click();
  await expect(page).toHaveURL(/\/quizzes$/);
});

test('BLOG-02: skeleton cards are shown while the posts are loading', async ({ page }) => {
  await page.goto('/contact');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/trpc/blog.page*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading blog posts…' })).toBeVisible();
  await expect(page.locator('[data-skeleton]')).toHaveCount(6);
  release();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
});

test('a blog that cannot be loaded shows an error, and loads on a retry', async ({ page }) => {
  await page.goto('/contact');
  await page.route('**/trpc/blog.page*', (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('alert')).toContainText('Error loading blog posts');
  await page.unroute('**/trpc/blog.page*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('BLOG-05, BLOG-06: a card has picture, date, reading time, views, title, excerpt and up to three tags', async ({
  page,
  server,
}) => {
  await page.route(picture, (route) => route.fulfill({ body: pixel, contentType: 'image/png' }));
  const title = 'A Full Card';
  await publish(server, {
    title,
    excerpt: 'An excerpt to be seen.',
    featuredImage: picture,
    readingTimeMinutes: 9,
    tags: ['one', 'two', 'three', 'four', 'five'],
  });
  await publish(server, { title: 'Three Tags', tags: ['one', 'two', 'three'] });
  await page.goto('/blog');

  const full = card(page, title);
  await expect(full.locator('img')).toHaveAttribute('src', picture);
  const post = (await listed(page, server)).find((one) => one.title === title);
  await expect(full.locator('time')).toHaveAttribute('datetime', post?.publishedAt ?? '');
  await expect(full).toContainText('9 min read');
  await expect(full).toContainText('0 views');
  await expect(full.getByRole('heading', { name: title })).toBeVisible();
  await expect(full).toContainText('An excerpt to be seen.');
  await expect(full.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
    'one',
    'two',
    'three',
    '+2 more',
  ]);
  await expect(
    card(page, 'Three Tags').getByRole('list', { name: 'Tags' }).getByRole('listitem'),
  ).toHaveText(['one', 'two', 'three']);

  await full.getByRole('link', { name: 'two', exact: true }).click();
  await expect(page).toHaveURL(/\/blog\?tag=two$/);
  await expect(page.getByRole('heading', { name: '2 posts tagged “two”' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('link', { name: 'Show all posts' }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test('BLOG-08, BLOG-09, BLOG-10: a post shows its details and its Markdown', async ({
  page,
  server,
}) => {
  await page.route(picture, (route) => route.fulfill({ body: pixel, contentType: 'image/png' }));
  const path = await publish(server, {
    title: 'Everything at Once',
    featuredImage: picture,
    readingTimeMinutes: 7,
    tags: ['alpha', 'beta', 'gamma', 'delta'],
    content: [
      '## A heading',
      'Some **bold** words and a [link](https://elsewhere.example/).',
      '- first\n- second',
      '| a | b |\n|---|---|\n| 1 | 2 |',
      '<script>window.broken = true</script>',
    ].join('\n\n'),
  });
  await page.goto(path);
  const post = (await listed(page, server)).find(({ slug }) => path.endsWith(slug));
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 1 })).toHaveText('Everything at Once');
  await expect(article.locator('header img')).toHaveAttribute('src', picture);
  await expect(article.locator('time').first()).toHaveText(inWords(post?.publishedAt ?? ''));
  await expect(article).toContainText('7 min read');
  await expect(article).toContainText(/\d views?/);
  await expect(article.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
    'alpha',
    'beta',
    'gamma',
    'delta',
  ]);
  await expect(article.getByRole('heading', { level: 2, name: 'A heading' })).toBeVisible();
  await expect(article.locator('strong', { hasText: 'bold' })).toBeVisible();
  await expect(article.getByRole('listitem').filter({ hasText: 'second' })).toBeVisible();
  await expect(article.getByRole('link', { name: 'link' })).toHaveAttribute(
    'href',
    'https://elsewhere.example/',
  );
  await expect(article.getByRole('cell', { name: '2' })).toBeVisible();
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
});

test('BLOG-09: 23 January 2025 is written as January 23, 2025', async ({ page }) => {
  await page.route('**/trpc/blog.get*', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const dated = text.replace(/"publishedAt":"[^"]*"/, '"publishedAt":"2025-01-23T12:00:00.000Z"');
    await route.fulfill({ response: answer, body: dated });
  });
  await page.goto('/blog');
  await page.locator(`a[href="${seeded}"]`).last().click();
  await expect(page.getByRole('article').locator('time').first()).toHaveText('January 23, 2025');
});

test('a picture that cannot be loaded is replaced by a drawing, on the card and in the post', async ({
  page,
  server,
}) => {
  await page.route('https://pictures.example/**', (route) => route.fulfill({ status: 404 }));
  const path = await publish(server, {
    title: 'A Broken Picture',
    featuredImage: 'https://pictures.example/none.png',
  });
  await page.goto('/blog');
  await expect(card(page, 'A Broken Picture').locator('[data-hue]')).toBeVisible();
  await expect(card(page, 'A Broken Picture').locator('img')).toHaveCount(0);
  await page.goto(path);
  await expect(page.getByRole('article').locator('header [data-hue]')).toBeVisible();
});

test('BLOG-11, BLOG-13: both share buttons open the share function of the device', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (data: unknown) => void shared.push(data),
    });
  });
  await page.goto(seeded);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  for (const name of ['Share', 'Share Article']) {
    await page.getByRole('button', { name, exact: true }).click();
  }
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
    .toEqual([
      { title, url: page.url() },
      { title, url: page.url() },
    ]);
});

test('BLOG-12: without a share function of the device, the address is copied', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'share', { configurable: true, value: undefined }),
  );
  await page.goto(seeded);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('Link copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('BLOG-13: More Articles links back to the blog, and each post links to the next older one', async ({
  page,
  server,
}) => {
  const [newest, second] = await listed(page, server);
  await page.goto(`/blog/${newest?.slug}`);
  await page.getByRole('link', { name: `Older ${second?.title}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second?.title ?? '');
  await page.getByRole('link', { name: 'More Articles' }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test('BLOG-14: a missing post is reported, with status 404 and a link back', async ({ page }) => {
  const answer = await page.goto('/blog/no-such-slug');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Blog post not found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test('a view counts once per visitor, however often the page is opened', async ({
  page,
  server,
  sql,
}) => {
  const path = await publish(server, { title: 'Read Me Twice' });
  // Cached lists may be a minute old.
  const views = async () => {
    const slug = path.replace('/blog/', '');
    const { rows } = await sql.query('select view_count from blog_posts where slug = $1', [slug]);
    return rows[0].view_count;
  };
  expect(await views()).toBe(0);
  for (const _ of [1, 2]) {
    const counted = page.waitForResponse(/blog\.countReading/);
    await page.goto(path);
    await counted;
    await expect(page.getByRole('article')).toContainText('1 view');
  }
  expect(await views()).toBe(1);
});

test('the sections of a post have links, and its code can be copied', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(seeded);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const headings = page.getByRole('article').getByRole('heading', { level: 2 });
  await expect(contents.getByRole('link')).toHaveText(await headings.allTextContents());

  const last = headings.last();
  await contents.getByRole('link').last().click();
  await expect(page).toHaveURL(/#section-/);
  await expect(last).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await last.boundingBox())?.y ?? 0)
    .toBeGreaterThanOrEqual(header?.height ?? 0);
  expect(await last.getByRole('link').getAttribute('href')).toBe(new URL(page.url()).hash);

  const code = page.locator('pre').first();
  await page.getByRole('button', { name: 'Copy code' }).first().click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.textContent());
});

for (const delay of [50, 300])
  test(`a section is shown when its link is pressed while scripts come ${delay} ms late`, async ({
    page,
  }) => {
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue();
    });
    await page.goto(seeded, { waitUntil: 'commit' });
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click();
    const last = page.getByRole('article').getByRole('heading', { level: 2 }).last();
    await expect(last).toBeInViewport();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await expect(last).toBeInViewport();
  });

test('a post has structured data', async ({ page, server }) => {
  const [post] = await listed(page, server);
  await page.goto(`/blog/${post?.slug}`);
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${server.url}/blog/${post?.slug}`,
  );
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = texts.map((text) => z.looseObject({ '@type': z.string() }).parse(JSON.parse(text)));
  expect(data).toContainEqual(
    expect.objectContaining({
      '@type': 'BlogPosting',
      headline: post?.title,
      datePublished: post?.publishedAt,
      timeRequired: `PT${post?.readingTimeMinutes}M`,
    }),
  );
});

test('BLOG-03: a blog without posts says so', async ({ page, server }) => {
  await using someone = await administrator(server.url);
  const all = z
    .array(z.object({ id: z.int() }))
    .parse(await (await someone.calls.get('/api/admin/blog')).json());
  for (const { id } of all) await someone.calls.delete(`/api/admin/blog/${id}`);
  await page.goto('/blog');
  await expect(page.getByRole('heading', { name: 'No blog posts yet' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});
