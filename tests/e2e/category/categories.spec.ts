import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from '../support/journey.ts';
import { refuse } from '../support/refusing.ts';
import { administrator } from '../support/writing.ts';

const Named = z.array(z.object({ id: z.int(), name: z.string(), displayName: z.string() }));

const names = async (page: Page, path: string) =>
  Named.parse(await (await page.request.get(path)).json()).map(({ name }) => name);

/** A category with a sub-category and a quiz of one question in it. */
async function makeCategory(url: string, name: string) {
  await using writer = await administrator(url);
  const category = await writer.create('/api/categories', { name, displayName: name });
  const subCategory = await writer.create('/api/subcategories', {
    name: `${name} part`,
    displayName: `${name} part`,
    categoryId: category.id,
  });
  const quiz = await writer.create('/api/quizzes', {
    title: `${name} quiz`,
    description: 'x',
    categoryId: category.id,
    subCategoryId: subCategory.id,
  });
  return { category, subCategory, quiz };
}

test.beforeEach(async ({ signInAsAdmin }) => signInAsAdmin());

test('ACAT-01, ACAT-02, VAL-32, ERR-26: categories are created, changed and deleted', async ({
  page,
}) => {
  await page.goto('/admin/categories');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Create Category' }).click();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(
    dialog.getByText('Please fill in both category name and display name').first(),
  ).toBeVisible();
  await dialog.getByLabel('Category Name').fill('Crème Brûlée & Co');
  await expect(dialog.getByText('Will be stored as creme_brulee__co')).toBeVisible();
  await dialog.getByLabel('Display Name').fill('Desserts 🍮');
  const allow = await refuse(page, 'category.create', 'conflict', 'Not today.');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Failed to create category')).toBeVisible();
  await expect(dialog.getByLabel('Display Name')).toHaveValue('Desserts 🍮');
  await allow();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Category created successfully!')).toBeVisible();
  expect(await names(page, '/api/categories')).toContain('creme_brulee__co');

  await page.getByRole('button', { name: 'Edit Desserts 🍮' }).click();
  await dialog.getByLabel('Display Name').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please fill in the display name')).toBeVisible();
  await dialog.getByLabel('Display Name').fill('Sweets');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Sweets' })).toBeVisible();

  const ask = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Delete Sweets' }).click();
  await expect(ask).toContainText(
    'Are you sure you want to delete this category? This action cannot be undone.',
  );
  await ask.getByRole('button', { name: 'Cancel' }).click();
  expect(await names(page, '/api/categories')).toContain('creme_brulee__co');
  await page.getByRole('button', { name: 'Delete Sweets' }).click();
  await ask.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Sweets' })).toHaveCount(0);
  expect(await names(page, '/api/categories')).not.toContain('creme_brulee__co');
});

test('ERR-27: a category that contains quizzes is not deleted', async ({ page, server }) => {
  await makeCategory(server.url, 'Held');
  await page.goto('/admin/categories');
  await page.getByRole('button', { name: 'Delete Held' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(
    page.getByText(
      'Cannot delete category because it contains quizzes. Please move or delete all quizzes in this category first.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Held', exact: true })).toBeVisible();
});

test('ACAT-04: changes of another administrator appear when the window gets the focus', async ({
  page,
  server,
}) => {
  await page.goto('/admin/categories');
  await expect(page.getByRole('heading', { name: 'Mathematics' })).toBeVisible();
  await makeCategory(server.url, 'From elsewhere');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('heading', { name: 'From elsewhere' })).toBeVisible();
});

test('AHI-01, AHI-02, AHI-03: the hierarchy is shown as counts and as a tree', async ({
  page,
  server,
}) => {
  await makeCategory(server.url, 'Branching');
  await page.goto('/admin/content-hierarchy');
  await expect(page.getByRole('tab')).toHaveText(['Overview', 'Categories', 'Sub-Categories']);
  const categories = await names(page, '/api/categories');
  await expect(page.getByRole('tabpanel').locator('> div').first()).toContainText(
    `${categories.length}Categories`,
  );
  const tree = page.getByRole('list', { name: 'Content hierarchy' });
  await tree.getByRole('button', { name: /^Branching 1 sub-category, 1 quiz/ }).click();
  await tree.getByRole('button', { name: /^Branching part/ }).click();
  await tree.getByRole('link', { name: 'Branching quiz' }).click();
  await expect(page).toHaveURL(/\/admin\/edit-quiz\/\d+$/);
});

test('AHI-04, AHI-05, AHI-06: categories are removed with their contents after their name is typed', async ({
  page,
  server,
}) => {
  const { quiz } = await makeCategory(server.url, 'Falling');
  await page.goto('/admin/content-hierarchy?tab=categories');
  const ask = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Delete Falling' }).click();
  await expect(ask).toContainText('removes its sub-categories and quizzes');
  await expect(ask.getByRole('listitem')).toHaveText(['1 sub-category', '1 quiz with 0 questions']);
  const remove = ask.getByRole('button', { name: 'Delete' });
  await ask.getByLabel('Type Falling to confirm').fill('falling');
  await expect(remove).toBeDisabled();
  await ask.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('tab', { name: 'Sub-Categories' }).click();
  await page.getByRole('button', { name: 'Delete Falling part' }).click();
  await expect(ask).toContainText('removes its quizzes');
  await ask.getByLabel('Type Falling part to confirm').fill('Falling part');
  const allow = await refuse(page, 'quiz.removeWithContents', 'conflict', 'Not today.');
  await remove.click();
  await expect(page.getByText('Error deleting sub-category')).toBeVisible();
  await allow();
  await remove.click();
  await expect(page.getByRole('button', { name: 'Delete Falling part' })).toHaveCount(0);
  expect((await page.request.get(`/api/quizzes/${quiz.id}`)).status()).toBe(404);

  await page.getByRole('tab', { name: 'Categories', exact: true }).click();
  await page.getByRole('button', { name: 'Delete Falling' }).click();
  await expect(ask).toContainText('There is nothing in it.');
  await remove.click();
  await expect(page.getByRole('button', { name: 'Delete Falling' })).toHaveCount(0);
});

test('AHI-04, ERR-28: sub-categories are created and changed, and a refusal shows its reason', async ({
  page,
  server,
}) => {
  await makeCategory(server.url, 'Growing');
  await page.goto('/admin/content-hierarchy?tab=sub-categories');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Create Sub-Category' }).click();
  await dialog.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Growing' }).click();
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('日本語');
  await dialog.getByLabel('Display Name').fill('日本語');
  let allow = await refuse(page, 'category.createSub', 'conflict', 'Not today.');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Error creating sub-category')).toBeVisible();
  await allow();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('button', { name: 'Edit 日本語' }).click();
  await dialog.getByLabel('Display Name').fill('Japanese');
  allow = await refuse(page, 'category.updateSub', 'stale', 'Somebody else was quicker.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Error updating sub-category')).toBeVisible();
  await expect(dialog).toContainText('Somebody else was quicker.');
  await allow();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Edit Japanese' })).toBeVisible();
});

test('a category with unsaved changes asks before it closes', async ({ page, server }) => {
  await makeCategory(server.url, 'Guarded category');
  await page.goto('/admin/categories');
  await page.getByRole('button', { name: 'Edit Guarded category' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Display Name').fill('Renamed');
  await page.keyboard.press('Escape');
  const ask = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await ask.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog.getByLabel('Display Name')).toHaveValue('Renamed');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Category updated successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Renamed', exact: true })).toBeVisible();
});

test('a category is merged into another; its old address leads there', async ({ page, server }) => {
  const old = await makeCategory(server.url, 'Merged away');
  await makeCategory(server.url, 'Kept');
  await page.goto('/admin/content-hierarchy');
  await page.getByRole('button', { name: 'Merge', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  const pick = async (label: string, name: string) => {
    await dialog.getByRole('combobox', { name: label }).fill(name);
    await page.getByRole('option', { name, exact: true }).click();
  };
  await pick('From, which is removed', 'Merged away');
  await pick('Into, which stays', 'Kept');
  await expect(dialog.getByRole('status')).toContainText('Quizzes that move: 1');
  await expect(dialog.getByRole('status')).toContainText('Sub-categories that move: 1');
  await dialog.getByRole('button', { name: 'Merge' }).press('Enter');
  await expect(page.getByText('Merged', { exact: true })).toBeVisible();
  expect(await names(page, '/api/categories')).not.toContain('merged_away');
  const answer = await page.request.get('/quizzes?category=merged_away&sort=title', {
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toMatch(/^\/quizzes\?(?=.*category=kept)(?=.*sort=title)/);
  await page.goto(`/admin/edit-quiz/${old.quiz.id}`);
  await expect(page.getByRole('combobox', { name: 'Category', exact: true })).toHaveValue('Kept');
});
