import { z } from 'zod';
import { expect, test } from '../support/journey.ts';
import { refuse } from '../support/refusing.ts';
import { administrator } from '../support/writing.ts';

test.beforeEach(async ({ signInAsAdmin }) => signInAsAdmin());

const SeriesList = z.array(
  z.object({ id: z.int(), name: z.string(), difficulty: z.string(), status: z.string() }),
);

test('ASER-01, ASER-02, ASER-03, VAL-35, VAL-36, ERR-29: a series is created and found by its category', async ({
  page,
}) => {
  await page.goto('/admin/series');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Create Series' }).click();
  await dialog.getByRole('button', { name: 'Create Series' }).click();
  await expect(dialog.getByText('Please fill in all required fields')).toHaveCount(3);
  await dialog.getByLabel('Name', { exact: false }).first().fill('My Series');
  await dialog.getByLabel('Display Name').fill('My Series');
  await dialog.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Programming' }).click();
  const allow = await refuse(page, 'series.create', 'conflict', 'Not today.');
  await dialog.getByRole('button', { name: 'Create Series' }).click();
  await expect(page.getByText('Failed to create series')).toBeVisible();
  await allow();
  const sent = page.waitForRequest((request) => request.url().includes('series.create'));
  await dialog.getByRole('button', { name: 'Create Series' }).click();
  const body = (await sent).postData() ?? '';
  for (const part of ['"name":"my_series"', '"imageUrl":null', '"status":"active"'])
    expect(body).toContain(part);
  expect(body).toMatch(/"categoryId":\d+/);
  await expect(page.getByText('Series created successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();
  const list = SeriesList.parse(await (await page.request.get('/api/series')).json());
  expect(list.find(({ name }) => name === 'my_series')).toMatchObject({
    difficulty: 'beginner',
    status: 'active',
  });
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Mathematics' }).click();
  await expect(page.getByRole('heading', { name: 'My Series' })).toHaveCount(0);
  await expect(page).toHaveURL(/category=\d+/);
});

test('decision 93: the quizzes of a series are found, ordered by keyboard and taken out', async ({
  page,
  server,
}) => {
  await using writer = await administrator(server.url);
  const series = await writer.create('/api/series', {
    name: 'ordered',
    displayName: 'Ordered',
    categoryId: 1,
  });
  await page.goto('/admin/series');
  await page.getByRole('button', { name: 'Quizzes of Ordered' }).click();
  const dialog = page.getByRole('dialog');
  const candidates = dialog.getByRole('region', { name: 'Add quizzes' }).getByRole('button');
  for (let n = 0; n < 3; n += 1) await candidates.first().click();
  const rows = dialog.locator('ol > li');
  await expect(rows).toHaveCount(3);
  const last = (await rows.nth(2).textContent()) ?? '';
  await rows
    .nth(2)
    .getByRole('button', { name: /^Move .* up$/ })
    .press('Alt+ArrowUp');
  await expect(rows.nth(1)).toContainText(last.slice(1));
  await rows
    .nth(0)
    .getByRole('button', { name: /^Take .* out$/ })
    .click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Series updated successfully!')).toBeVisible();
  const stored = z
    .object({ quizzes: z.array(z.object({ title: z.string() })) })
    .parse(await (await page.request.get(`/api/series/${series.id}`)).json());
  expect(stored.quizzes).toHaveLength(2);
  expect(last).toContain(stored.quizzes[0]?.title);

  await page.getByRole('button', { name: 'Delete Ordered' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Ordered' })).toHaveCount(0);
});

test('decision 93: the quizzes of a series are ordered by dragging', async ({ page, server }) => {
  await using writer = await administrator(server.url);
  const fields = { name: 'dragged', displayName: 'Dragged', categoryId: 1 };
  const series = await writer.create('/api/series', fields);
  await writer.calls.put(`/api/series/${series.id}/quizzes`, { data: { quizIds: [1, 2, 3] } });
  await page.goto('/admin/series');
  await page.getByRole('button', { name: 'Quizzes of Dragged' }).click();
  const rows = page.getByRole('dialog').locator('ol > li');
  await expect(rows).toHaveCount(3);
  const grip = rows.nth(2).getByRole('button', { name: /^Drag / });
  await grip.hover();
  const goal = await rows.nth(0).boundingBox();
  if (!goal) throw new Error('The rows are not on the screen.');
  await page.mouse.down();
  await page.mouse.move(goal.x + 20, goal.y + goal.height / 2, { steps: 12 });
  await page.mouse.up();
  await expect(page.getByText('Dropped at position 1.')).toBeAttached();
  // For a moment after a drop a click counts as its end.
  await page.waitForTimeout(100);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Series updated successfully!')).toBeVisible();
  const Stored = z.object({ quizzes: z.array(z.object({ id: z.int() })) });
  const stored = Stored.parse(await (await page.request.get(`/api/series/${series.id}`)).json());
  expect(stored.quizzes.map(({ id }) => id)).toEqual([3, 1, 2]);
});

test('ATES-01 ATES-02 ATES-03 ATES-04, ERR-30: testimonials are approved and rejected', async ({
  page,
  browser,
  server,
}) => {
  const learner = await browser.newContext({ baseURL: server.url });
  const account = { username: 'satisfied', email: 's@example.com', password: 'correct horse' };
  await learner.request.post('/api/register', { data: account });
  const words = { name: 'Sam <b>Bold</b>', role: 'Learner', content: 'Ten letters and more.' };
  await learner.request.post('/api/testimonials', { data: { ...words, rating: 4 } });
  await learner.close();

  await page.goto('/admin');
  await page.getByRole('link', { name: '1 testimonial to review' }).click();
  const counts = (label: string) => page.getByText(label, { exact: true }).first().locator('..');
  await expect(counts('Pending Review')).toContainText('1');
  await page.getByText('All', { exact: true }).click();
  const row = page.getByRole('row', { name: /Sam <b>Bold<\/b>/ });
  await row.getByRole('button', { name: /^Approve/ }).click();
  await expect(page.getByText('Testimonial approved')).toBeVisible();
  await expect(row.getByText('Approved', { exact: true })).toBeVisible();
  expect(await (await page.request.get('/api/testimonials')).text()).toContain('Ten letters');
  await row.focus();
  await row.press('r');
  await expect(row.getByText('Rejected', { exact: true })).toBeVisible();
  expect(await (await page.request.get('/api/testimonials')).text()).not.toContain('Ten letters');
  await row.getByRole('button', { name: /^Approve/ }).click();
  await expect(row.getByText('Approved', { exact: true })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByText('Ten letters and more.').first()).toBeVisible();
});

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
  await dialog.getByText('Preview', { exact: true }).click();
  await expect(dialog.locator('strong').first()).toContainText('word word');
  await dialog.getByText('Edit', { exact: true }).click();
  await page.route(/\/trpc\/[^?]*blog\.create/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Create Post' }).click();
  await expect(dialog.getByRole('button', { name: 'Creating...' })).toBeVisible();
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
  await page.route(/\/trpc\/[^?]*blog\.pageForAuthor/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    const data = { items: [], total: 0, page: 1, pageSize: 20 };
    await route.fulfill({ json: [{ result: { data } }] });
  });
  await page.reload();
  await expect(page.getByText('Loading blog posts...')).toBeVisible();
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

test('a dialog with unsaved work is not left unasked: series, their order, a post', async ({
  page,
  server,
}) => {
  await using writer = await administrator(server.url);
  const fields = { name: 'unsaved', displayName: 'Unsaved', categoryId: 1 };
  await writer.create('/api/series', fields);
  const dialog = page.getByRole('dialog');
  const ask = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const staysUntilLeft = async (changed: () => Promise<void>) => {
    await page.keyboard.press('Escape');
    await ask.getByRole('button', { name: 'Stay' }).click();
    await expect(ask).toHaveCount(0);
    await changed();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await ask.getByRole('button', { name: 'Leave' }).click();
    await expect(dialog).toHaveCount(0);
  };

  await page.goto('/admin/series');
  await page.getByRole('button', { name: 'Edit Unsaved' }).click();
  await dialog.getByLabel('Description').fill('Changed');
  await staysUntilLeft(() => expect(dialog.getByLabel('Description')).toHaveValue('Changed'));

  await page.getByRole('button', { name: 'Quizzes of Unsaved' }).click();
  await dialog.getByRole('region', { name: 'Add quizzes' }).getByRole('button').first().click();
  await staysUntilLeft(() => expect(dialog.locator('ol > li')).toHaveCount(1));

  await page.getByRole('button', { name: 'Edit Unsaved' }).click();
  await expect(dialog.getByLabel('Description')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);

  await page.goto('/admin/blog');
  await page.getByRole('button', { name: 'Create Blog Post' }).click();
  await dialog.getByLabel('Excerpt').fill('Changed');
  await staysUntilLeft(() => expect(dialog.getByLabel('Excerpt')).toHaveValue('Changed'));
});
