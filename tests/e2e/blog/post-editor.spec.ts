import { z } from 'zod';
import { holdBack } from '../support/holding.ts';
import { expect, test } from '../support/journey.ts';
import { callsOf } from '../support/refusing.ts';
import { administrator } from '../support/writing.ts';

test.beforeEach(async ({ signInAsAdmin }) => signInAsAdmin());

const Stored = z.array(
  z.object({ title: z.string(), excerpt: z.string(), status: z.string(), content: z.string() }),
);

test('admin 1, admin 7: if another administrator has saved a post meanwhile, both versions are compared and nothing is overwritten without confirmation', async ({
  page,
  server,
}) => {
  await using writer = await administrator(server.url);
  const fields = { title: 'Shared', excerpt: 'First', content: 'x' };
  const post = await writer.create('/api/admin/blog', fields);
  const stored = async () =>
    Stored.parse(await (await writer.calls.get('/api/admin/blog')).json()).filter(
      ({ title }) => title === 'Shared',
    );
  const dialog = page.getByRole('dialog', { name: 'Edit Blog Post' });
  await page.goto(`/admin/blog/${post.id}`);
  await dialog.getByLabel('Excerpt').fill('Mine');
  await expect(dialog.getByText(/^Draft saved/)).toBeVisible();

  await writer.calls.put(`/api/admin/blog/${post.id}`, { data: { ...fields, excerpt: 'Theirs' } });
  await page.reload();
  await dialog.getByRole('button', { name: 'Continue this draft' }).click();
  await expect(dialog.getByLabel('Excerpt')).toHaveValue('Mine');
  await dialog.getByRole('button', { name: 'Update Post' }).click();
  const conflict = dialog.getByRole('alert').filter({ hasText: 'changed elsewhere' });
  await expect(conflict.getByRole('listitem')).toHaveText([/Excerpt.*Mine.*Theirs/]);
  expect((await stored()).map(({ excerpt }) => excerpt)).toEqual(['Theirs']);

  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await expect(dialog.getByLabel('Excerpt')).toHaveValue('Theirs');
  await dialog.getByLabel('Excerpt').fill('Mine after all');
  await writer.calls.put(`/api/admin/blog/${post.id}`, { data: { ...fields, excerpt: 'Again' } });
  await dialog.getByRole('button', { name: 'Update Post' }).click();
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Blog post updated')).toBeVisible();
  expect((await stored()).map(({ excerpt }) => excerpt)).toEqual(['Mine after all']);
});

test('admin 7: a post that was deleted meanwhile is saved as a new draft', async ({
  page,
  server,
}) => {
  await using writer = await administrator(server.url);
  const fields = { title: 'Vanished', excerpt: 'x', content: 'x', status: 'published' };
  const post = await writer.create('/api/admin/blog', fields);
  await page.goto(`/admin/blog/${post.id}`);
  const dialog = page.getByRole('dialog');
  const excerpt = dialog.getByLabel('Excerpt');
  await excerpt.fill('Still here');
  await writer.calls.delete(`/api/admin/blog/${post.id}`);
  const letThrough = await holdBack(page, callsOf('blog.update'));
  await page.keyboard.press('Control+s');
  await expect(dialog.locator('[inert]')).toBeVisible();
  await page.keyboard.type('not saved');
  letThrough();
  // What is typed while a save runs would be lost by its success.
  await expect(excerpt).toHaveValue('Still here');
  await expect(excerpt).toBeFocused();
  await dialog.getByRole('button', { name: 'Save mine as a new draft' }).click();
  await expect(page.getByText('Blog post created')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/blog$/);
  const posts = Stored.parse(await (await writer.calls.get('/api/admin/blog')).json());
  expect(posts.filter(({ title }) => title === 'Vanished')).toMatchObject([
    { excerpt: 'Still here', status: 'draft' },
  ]);
});

test('admin 2: a new post is kept when its tab is closed, and typing does not overwrite the found draft', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Create New Blog Post' });
  await page.goto('/admin/blog/new');
  await dialog.getByLabel('Excerpt').fill('Kept on the server');
  await expect(dialog.getByText(/^Draft saved/)).toBeVisible();
  const other = await page.context().newPage();
  await page.close();
  await other.goto('/admin/blog/new');
  const opened = other.getByRole('dialog', { name: 'Create New Blog Post' });
  await expect(opened.getByText('Unsaved work was found')).toBeVisible();
  await opened.getByLabel('Excerpt').fill('x');
  await opened.getByRole('button', { name: 'Continue this draft' }).click();
  await expect(opened.getByLabel('Excerpt')).toHaveValue('Kept on the server');
});

test('admin 2: a tag that is being typed is kept when its tab is closed, and saved by the keys', async ({
  page,
  server,
}) => {
  await using writer = await administrator(server.url);
  const texts = { title: 'Tagged', excerpt: 'x', content: 'x', tags: ['first'] };
  const post = await writer.create('/api/admin/blog', texts);
  await page.goto(`/admin/blog/${post.id}`);
  await page.getByRole('dialog').getByLabel('Tags').fill('half ty');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  const other = await page.context().newPage();
  await page.close();
  await other.goto(`/admin/blog/${post.id}`);
  const dialog = other.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Continue this draft' }).click();
  await expect(dialog.getByText('half ty', { exact: true })).toBeVisible();
  await dialog.getByLabel('Tags').fill('another');
  const sent = other.waitForRequest(callsOf('blog.update'));
  await other.keyboard.press('Control+s');
  expect((await sent).postData()).toContain('"tags":["first","half ty","another"]');
});

test('admin 15: text and preview are shown next to each other, formats have shortcuts, and the preview keeps the undo history', async ({
  page,
}) => {
  await page.goto('/admin/blog/new');
  const dialog = page.getByRole('dialog');
  const content = dialog.getByRole('textbox', { name: 'Content' });
  await content.click();
  await page.keyboard.type('moss');
  await content.selectText();
  await page.keyboard.press('Control+b');
  await expect(content).toHaveValue('**moss**');
  const preview = dialog.getByRole('region', { name: 'Preview of content' });
  await expect(preview.locator('strong')).toHaveText('moss');
  await expect(content).toBeVisible();
  await dialog.getByText('Preview', { exact: true }).click();
  await expect(content).toBeHidden();
  await dialog.getByText('Edit', { exact: true }).click();
  await content.focus();
  await page.keyboard.press('Control+z');
  await expect(content).toHaveValue('moss');
});

test('VAL-40: an untouched reading time shows what will be stored, and one out of range is refused', async ({
  page,
}) => {
  await page.goto('/admin/blog/new');
  const dialog = page.getByRole('dialog');
  const minutes = dialog.getByLabel('Reading time (minutes)');
  await expect(minutes).toHaveValue('5');
  await dialog.getByLabel('Title', { exact: false }).first().fill('Timed');
  await dialog.getByLabel('Excerpt').fill('In short');
  await dialog.getByRole('textbox', { name: 'Content' }).fill('word '.repeat(401));
  await expect(minutes).toHaveValue('3');
  for (const [typed, message] of [
    ['0', 'Reading time must be at least 1 minute'],
    ['61', 'Reading time must be at most 60 minutes'],
    ['1.5', 'Reading time must be a whole number of minutes'],
    ['soon', 'Reading time must be a whole number of minutes'],
  ] as const) {
    await minutes.fill(typed);
    await dialog.getByRole('button', { name: 'Create Post' }).click();
    await expect(dialog.getByText(message)).toBeVisible();
    await expect(minutes).toHaveValue(typed);
  }
  await minutes.fill('');
  await dialog.getByLabel('Excerpt').focus();
  await expect(minutes).toHaveValue('3');
});

test('admin 17: a picture is shown at its address field, with a warning if it cannot be loaded', async ({
  page,
}) => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>';
  await page.route('https://pictures.example/moss.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: svg }),
  );
  await page.route('https://pictures.example/gone.jpg', (route) => route.fulfill({ status: 404 }));
  await page.goto('/admin/blog/new');
  const dialog = page.getByRole('dialog');
  const address = dialog.getByLabel('Featured image URL');
  await address.fill('https://pictures.example/gone.jpg');
  await expect(dialog.getByText('This picture cannot be loaded.')).toBeVisible();
  await address.fill('https://pictures.example/moss.svg');
  await expect(dialog.getByRole('img', { name: 'As readers see it' })).toBeVisible();
  await expect(dialog.getByText('This picture cannot be loaded.')).toBeHidden();
  await expect(dialog.getByLabel('Alternative text')).toBeEnabled();
});

test('admin 5: Create creates one post, also if it is repeated after a lost response', async ({
  page,
  server,
}) => {
  await using writer = await administrator(server.url);
  await page.goto('/admin/blog/new');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title', { exact: false }).first().fill('Only once');
  await dialog.getByLabel('Excerpt').fill('In short');
  await dialog.getByRole('textbox', { name: 'Content' }).fill('At length');
  let lost = false;
  await page.route(/\/trpc\/[^?]*blog\.create/, async (route) => {
    if (lost) return route.continue();
    lost = true;
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Create Post' }).click();
  await expect(page.getByText('Error creating blog post')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create Post' }).click();
  await expect(page.getByText('Blog post created')).toBeVisible();
  const posts = Stored.parse(await (await writer.calls.get('/api/admin/blog')).json());
  expect(posts.filter(({ title }) => title === 'Only once')).toHaveLength(1);
});

test('the content is described by its number of words and by what is wrong with it', async ({
  page,
}) => {
  await page.goto('/admin/blog/new');
  const content = page.getByRole('textbox', { name: 'Content' });
  await content.fill('Three short words');
  await expect(content).toHaveAccessibleDescription(/3 words/);
  await content.fill('');
  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(content).toHaveAccessibleDescription(/required.*0 words/i);
});
