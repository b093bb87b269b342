import { z } from 'zod';
import { holdBack } from '../support/holding.ts';
import { expect, test } from '../support/journey.ts';
import { refuse } from '../support/refusing.ts';
import { administrator } from '../support/writing.ts';

test.beforeEach(async ({ signInAsAdmin }) => signInAsAdmin());

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test('ABLOG-01 ABLOG-02 ABLOG-03 ABLOG-04 ABLOG-05 ABLOG-06 ABLOG-07, ABLOG-10, ABLOG-11, ABLOG-13 ABLOG-14 ABLOG-15 ABLOG-16, ERR-31: a post is written and changed', async ({
  page,
}) => {
  await page.goto('/admin/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Management');
  await expect(page.getByRole('heading', { name: 'Blog Posts', exact: true })).toBeVisible();
  await expect(
    page.getByText('Create and manage blog posts for SEO and content marketing'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Admin Dashboard' })).toHaveAttribute(
    'href',
    '/admin',
  );
  await page.getByRole('button', { name: 'Create Blog Post' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Blog Post' });
  for (const [label, rows] of [
    ['Content', '12'],
    ['Excerpt', '3'],
    ['Meta description', '2'],
  ] as const)
    await expect(dialog.getByRole('textbox', { name: label })).toHaveAttribute('rows', rows);
  await expect(dialog.getByText('Meta fields auto-fill if empty')).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Status' })).toHaveValue('Draft');
  await dialog.getByRole('button', { name: 'Create Post' }).click();
  for (const message of ['Title is required', 'Excerpt is required', 'Content is required'])
    await expect(dialog.getByText(message)).toBeVisible();

  await dialog.getByLabel('Title', { exact: false }).first().fill('Hello,  World & Co -- 2');
  await dialog.getByLabel('Excerpt').fill('In short');
  const content = dialog.getByRole('textbox', { name: 'Content' });
  await content.fill(words(401));
  await content.selectText();
  await dialog.getByRole('button', { name: 'Bold' }).click();
  await expect(content).toHaveValue(`**${words(401)}**`);
  // One stop of the Tab key; from there on, arrow keys.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('button', { name: 'Italic' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('button', { name: 'Italic' })).toBeFocused();
  await dialog.getByText('Preview', { exact: true }).click();
  await expect(dialog.locator('strong').first()).toContainText('word word');
  await dialog.getByText('Edit', { exact: true }).click();
  const letThrough = await holdBack(page, /\/trpc\/[^?]*blog\.create/);
  await dialog.getByRole('button', { name: 'Create Post' }).click();
  await expect(dialog.getByRole('button', { name: 'Creating...' })).toBeVisible();
  letThrough();
  await expect(page.getByText('Blog post created')).toBeVisible();

  const Post = z.object({
    title: z.string(),
    slug: z.string(),
    readingTimeMinutes: z.int(),
    metaTitle: z.string().nullable(),
    metaDescription: z.string().nullable(),
    tags: z.array(z.string()),
    status: z.string(),
  });
  const stored = async () =>
    z
      .array(Post)
      .parse(await (await page.request.get('/api/admin/blog')).json())
      .find(({ title }) => title.startsWith('Hello,'));
  expect(await stored()).toMatchObject({
    slug: 'hello-world-co-2',
    readingTimeMinutes: 3,
    metaTitle: 'Hello,  World & Co -- 2',
    metaDescription: 'In short',
    tags: [],
    status: 'draft',
  });
  const card = page.getByRole('article').filter({ hasText: 'Hello,' });
  for (const text of ['In short', 'Draft', '0 views', '3 min read'])
    await expect(card.getByText(text)).toBeVisible();

  for (const status of ['Published', 'Archived', 'Draft']) {
    await card.getByRole('button', { name: /^Edit/ }).click();
    const editor = page.getByRole('dialog', { name: 'Edit Blog Post' });
    await editor.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: status }).click();
    await editor.getByRole('button', { name: 'Update Post' }).click();
    await expect(card.getByText(status, { exact: true })).toBeVisible();
    expect((await stored())?.status).toBe(status.toLowerCase());
  }
});

test('ABLOG-08, ABLOG-12: loading, failing, empty; deleting asks', async ({ page, server }) => {
  const allow = await refuse(page, 'blog.pageForAuthor', 'internal', 'It broke.');
  await page.goto('/admin/blog');
  await expect(page.getByText('Error loading blog posts')).toBeVisible();
  await allow();
  const shown = Promise.withResolvers<void>();
  await page.route(/\/trpc\/[^?]*blog\.pageForAuthor/, async (route) => {
    await shown.promise;
    const data = { items: [], total: 0, page: 1, pageSize: 20 };
    await route.fulfill({ json: [{ result: { data } }] });
  });
  await page.reload();
  await expect(page.getByText('Loading blog posts...')).toBeVisible();
  shown.resolve();
  await expect(page.getByText('No blog posts yet')).toBeVisible();
  await expect(page.getByText('Create your first blog post to get started!')).toBeVisible();
  await page.unroute(/\/trpc\/[^?]*blog\.pageForAuthor/);

  await using writer = await administrator(server.url);
  await writer.create('/api/admin/blog', { title: 'Doomed', excerpt: 'x', content: 'x' });
  await page.reload();
  const card = page.getByRole('article').filter({ hasText: 'Doomed' });
  const ask = page.getByRole('alertdialog');
  await card.getByRole('button', { name: 'Delete Doomed' }).click();
  await expect(ask).toContainText('Are you sure you want to delete this blog post?');
  await ask.getByRole('button', { name: 'Cancel' }).click();
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Delete Doomed' }).click();
  await ask.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Blog post deleted')).toBeVisible();
  await expect(card).toHaveCount(0);
});

const failedCalls = [
  { reason: 'conflict', message: 'Not today.', said: 'Not today.' },
  { reason: 'internal', message: 'Stack trace', said: 'An unexpected error occurred' },
] as const;

for (const { reason, message, said } of failedCalls) {
  test(`ERR-32: a call for a post that fails (${reason}) says “${said}”, and what was written stays`, async ({
    page,
    server,
  }) => {
    await using writer = await administrator(server.url);
    const title = `Lasting ${reason}`;
    await writer.create('/api/admin/blog', { title, excerpt: 'x', content: 'x' });
    await page.goto('/admin/blog');
    const failure = (call: string) =>
      page.getByRole('alert').filter({ hasText: `Error ${call} blog post` });
    const dialog = page.getByRole('dialog');

    await refuse(page, 'blog.create', reason, message);
    await page.getByRole('button', { name: 'Create Blog Post' }).click();
    await dialog.getByLabel('Title', { exact: false }).first().fill('Refused');
    await dialog.getByLabel('Excerpt').fill('In short');
    await dialog.getByRole('textbox', { name: 'Content' }).fill('At length');
    await dialog.getByRole('button', { name: 'Create Post' }).click();
    await expect(failure('creating')).toContainText(said);
    await expect(dialog.getByLabel('Excerpt')).toHaveValue('In short');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await failure('creating').getByRole('button', { name: 'Dismiss' }).click();

    await refuse(page, 'blog.update', reason, message);
    await page.getByRole('button', { name: `Edit ${title}` }).click();
    await dialog.getByLabel('Excerpt').fill('Changed');
    await dialog.getByRole('button', { name: 'Update Post' }).click();
    await expect(failure('updating')).toContainText(said);
    await expect(dialog.getByLabel('Excerpt')).toHaveValue('Changed');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await failure('updating').getByRole('button', { name: 'Dismiss' }).click();

    await refuse(page, 'blog.removeMany', reason, message);
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(failure('deleting')).toContainText(said);
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  });
}

test('many posts come in pages, are found by title and status, and the address remembers it', async ({
  page,
  server,
}) => {
  await using writer = await administrator(server.url);
  for (let n = 1; n <= 24; n += 1)
    await writer.create('/api/admin/blog', { title: `Série ${n}`, excerpt: 'x', content: 'x' });
  await page.goto('/admin/blog');
  await expect(page.getByRole('article')).toHaveCount(20);
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('heading', { name: 'Série 1', exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find a post by its title' }).fill('serie 24');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(/q=serie(%20|\+)24$/);
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Published' }).click();
  await expect(page.getByText('No post matches')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No post matches')).toBeVisible();
});

test('a dialog with an unsaved post asks before it closes', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  const ask = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.goto('/admin/blog');
  await page.getByRole('button', { name: 'Create Blog Post' }).click();
  await dialog.getByLabel('Excerpt').fill('Changed');
  await page.keyboard.press('Escape');
  await ask.getByRole('button', { name: 'Stay' }).click();
  await expect(ask).toHaveCount(0);
  await expect(dialog.getByLabel('Excerpt')).toHaveValue('Changed');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await ask.getByRole('button', { name: 'Leave' }).click();
  await expect(dialog).toHaveCount(0);
});
