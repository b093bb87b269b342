import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from '../support/journey.ts';
import { administrator } from '../support/writing.ts';

test.beforeEach(async ({ signInAsAdmin }) => signInAsAdmin());

const Categories = z.array(z.object({ id: z.int(), displayName: z.string() }));

/** Draft quizzes without questions, named after their number. */
async function makeDrafts(url: string, name: string, count: number) {
  await using writer = await administrator(url);
  for (let n = 1; n <= count; n += 1)
    await writer.create('/api/quizzes', {
      title: `${name} ${n}`,
      description: 'x',
      categoryId: 1,
      status: 'draft',
    });
}

const rowOf = (page: Page, name: string) => page.locator('tr[data-row]').filter({ hasText: name });

test('admin 6, admin 11: quizzes are selected as a range, deleted together, counted in one message and restored', async ({
  page,
  server,
}) => {
  await makeDrafts(server.url, 'Ranged', 4);
  await page.goto('/admin?q=Ranged&sort=title');
  await page.getByRole('checkbox', { name: 'Select Ranged 1' }).check();
  await page.getByRole('checkbox', { name: 'Select Ranged 3' }).click({ modifiers: ['Shift'] });
  await expect(page.getByText('3 selected')).toBeVisible();
  const bulk = page.getByRole('region', { name: 'Actions on the selection' });
  await bulk.getByRole('button', { name: 'Delete' }).click();
  const ask = page.getByRole('alertdialog', { name: 'Delete 3 quizzes?' });
  await expect(ask).toContainText('They have 0 questions');
  await ask.getByRole('button', { name: 'Delete' }).click();
  await expect(rowOf(page, 'Ranged 1')).toHaveCount(0);
  // The row next to the deleted ones has the focus, not the page.
  await expect(rowOf(page, 'Ranged 4')).toBeFocused();
  // Another deletion right after it is added to the count of the message.
  await page.getByRole('button', { name: 'Delete Ranged 4' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('4 quizzes deleted')).toBeVisible();
  await expect(page.getByText('No quiz matches')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  for (const n of [1, 2, 3, 4]) await expect(rowOf(page, `Ranged ${n}`)).toBeVisible();
});

test('a message that is closed or used by keyboard gives the focus back; it goes with its session', async ({
  page,
  server,
}) => {
  await makeDrafts(server.url, 'Noted', 3);
  const remove = async (n: number) => {
    await page.getByRole('button', { name: `Delete Noted ${n}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(rowOf(page, `Noted ${n}`)).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toBeHidden();
  };
  await page.goto('/admin?q=Noted&sort=title');
  await remove(1);
  await expect(rowOf(page, 'Noted 2')).toBeFocused();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Quiz deleted')).toBeHidden();
  await expect(rowOf(page, 'Noted 2')).toBeFocused();

  await remove(2);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByRole('button', { name: /Your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByText('You have been logged out successfully.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('admin 6: a deleted quiz can be restored from the list of deleted quizzes', async ({
  page,
  server,
}) => {
  await makeDrafts(server.url, 'Mislaid', 1);
  await page.goto('/admin?q=Mislaid');
  await page.getByRole('button', { name: 'Delete Mislaid 1' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Quiz deleted')).toBeVisible();
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Deleted', exact: true }).click();
  await page.getByRole('button', { name: 'Restore Mislaid 1' }).click();
  await expect(page.getByText('Quiz restored')).toBeVisible();
  await expect(rowOf(page, 'Mislaid 1')).toHaveCount(0);
  await page.goto('/admin?q=Mislaid');
  await expect(rowOf(page, 'Mislaid 1')).toBeVisible();
});

test('admin 11: a quiz that cannot be published stays a draft and the reason is shown; others are moved together', async ({
  page,
  server,
}) => {
  await makeDrafts(server.url, 'Unready', 2);
  await page.goto('/admin?q=Unready');
  await page.getByRole('checkbox', { name: 'Select all of Quizzes found' }).check();
  const bulk = page.getByRole('region', { name: 'Actions on the selection' });
  await bulk.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Not published' });
  await expect(toast).toContainText('Unready 2: It has no questions yet.');
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await bulk.getByRole('button', { name: 'Move…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move 2 quizzes' });
  await dialog.getByRole('combobox', { name: 'Category', exact: true }).click();
  await page.getByRole('option', { name: 'World History' }).click();
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(rowOf(page, 'Unready 1')).toContainText('World History');
});

test('admin 11: the list is sorted by its headers, and going back restores the same position', async ({
  page,
  server,
}) => {
  await makeDrafts(server.url, 'Zplaced', 3);
  await page.goto('/admin');
  await page
    .getByRole('searchbox', { name: 'Find a quiz by its title or questions' })
    .fill('Zplaced');
  await expect(page.getByText('3 quizzes found')).toBeVisible();
  const header = page.getByRole('columnheader', { name: 'Name' });
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await header.getByRole('button').click();
  await expect(page).toHaveURL(/direction=desc/);
  await expect(page.locator('tr[data-row]').first()).toContainText('Zplaced 3');
  await page.getByRole('link', { name: 'Edit Zplaced 2' }).click();
  await expect(page).toHaveURL(/edit-quiz/);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/admin\?.*q=Zplaced.*direction=desc/);
  await expect(rowOf(page, 'Zplaced 2')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rowOf(page, 'Zplaced 1')).toBeFocused();
});

test('a quiz is duplicated from the list and from its editor, and the copy is opened', async ({
  page,
  server,
}) => {
  await makeDrafts(server.url, 'Varied', 1);
  await page.goto('/admin?q=Varied');
  await page.getByRole('button', { name: 'Duplicate Varied 1' }).click();
  await expect(page.getByText('Copied as a draft')).toBeVisible();
  await expect(rowOf(page, 'Copy of Varied 1')).toBeVisible();
  await page.getByRole('button', { name: 'Open copy' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Copy of Varied 1');
  await page.getByRole('button', { name: 'Duplicate', exact: true }).click();
  await expect(page.getByText('Copied as a draft')).toBeVisible();
  await page.getByRole('button', { name: 'Open copy' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Copy of Copy of Varied 1');
});

test('a move is previewed: what leaves which category, and what is skipped', async ({
  page,
  server,
}) => {
  await makeDrafts(server.url, 'Movable', 2);
  await page.goto('/admin?q=Movable&sort=title');
  await page.getByRole('checkbox', { name: 'Select Movable 1' }).check();
  await page.getByRole('checkbox', { name: 'Select Movable 2' }).check();
  await page
    .getByRole('region', { name: 'Actions on the selection' })
    .getByRole('button', { name: 'Move…' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Move 2 quizzes' });
  const preview = dialog.getByRole('status');
  const categories = Categories.parse(await (await page.request.get('/api/categories')).json());
  const [home, other] = [
    categories.find(({ id }) => id === 1),
    categories.find(({ id }) => id > 1),
  ];
  const choose = async (name = '') => {
    await dialog.getByRole('combobox', { name: 'Category', exact: true }).click();
    await page.getByRole('option', { name, exact: true }).click();
  };
  await choose(home?.displayName);
  await expect(preview).toContainText('2 quizzes are skipped, because they are there already');
  await expect(dialog.getByRole('button', { name: 'Move', exact: true })).toBeDisabled();
  await choose(other?.displayName);
  await expect(preview).toContainText(`2 quizzes move out of ${home?.displayName}`);
  await expect(preview).toContainText('Movable 1 · Movable 2');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('2 quizzes moved')).toBeVisible();
});
