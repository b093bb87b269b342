import type { Locator } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from '../support/journey.ts';
import { refuse } from '../support/refusing.ts';
import { administrator, createDraft } from '../support/writing.ts';

test.beforeEach(async ({ signInAsAdmin }) => signInAsAdmin());

const SeriesList = z.array(
  z.object({ id: z.int(), name: z.string(), difficulty: z.string(), status: z.string() }),
);

test('ASER-01, ASER-02, ASER-03, VAL-35, VAL-36, ERR-29: a series is created and found by its category', async ({
  page,
  server,
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
  // The form shows it, and the toast does not repeat it.
  await expect(page.getByText('Not today.')).toHaveCount(1);
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
  // Another administrator changes it meanwhile.
  await using writer = await administrator(server.url);
  const id = list.find(({ name }) => name === 'my_series')?.id;
  await writer.calls.put(`/api/series/${id}`, { data: { description: 'Theirs' } });
  const edit = page.getByRole('button', { name: 'Edit My Series' });
  const save = dialog.getByRole('button', { name: 'Save' });
  await edit.click();
  await save.click();
  await expect(dialog.getByText('Nothing was overwritten.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('main').getByText('Theirs')).toBeVisible();
  await edit.click();
  await save.click();
  await expect(dialog).toBeHidden();
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Mathematics' }).click();
  await expect(page.getByRole('heading', { name: 'My Series' })).toHaveCount(0);
  await expect(page).toHaveURL(/category=\d+/);
});

test('decision 93: the quizzes of a series are found, ordered by keyboard and removed', async ({
  page,
  server,
}) => {
  await using writer = await administrator(server.url);
  const series = await writer.create('/api/series', {
    name: 'ordered',
    displayName: 'Ordered',
    categoryId: 1,
  });
  const draft = await writer.create('/api/quizzes', {
    title: 'Not finished yet',
    description: 'A draft',
    categoryId: 1,
    status: 'draft',
  });
  await writer.calls.put(`/api/series/${series.id}/quizzes`, { data: { quizIds: [draft.id] } });
  await page.goto('/admin/series');
  await page.getByRole('button', { name: 'Quizzes of Ordered' }).click();
  const dialog = page.getByRole('dialog');
  const candidates = dialog.getByRole('region', { name: 'Add quizzes' }).getByRole('button');
  const rows = dialog.locator('ol > li');
  await expect(rows).toContainText(['Not finished yet']);
  for (let n = 0; n < 2; n += 1) await candidates.first().click();
  await expect(rows).toHaveCount(3);
  const last = (await rows.nth(2).textContent()) ?? '';
  await rows
    .nth(2)
    .getByRole('button', { name: /^Move .* up$/ })
    .press('Alt+ArrowUp');
  await expect(rows.nth(1)).toContainText(last.slice(1));
  await rows
    .nth(2)
    .getByRole('button', { name: /^Remove .* from the series$/ })
    .click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Series updated successfully!')).toBeVisible();
  const stored = z
    .object({ quizzes: z.array(z.object({ title: z.string() })) })
    .parse(await (await page.request.get(`/api/series/${series.id}`)).json());
  expect(stored.quizzes).toHaveLength(2);
  expect(stored.quizzes[0]?.title).toBe('Not finished yet');
  expect(last).toContain(stored.quizzes[1]?.title);

  await page.getByRole('button', { name: 'Delete Ordered' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Ordered' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Ordered' })).toBeVisible();
});

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on the screen.');
  return box;
}

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
  // What is loaded below the rows may move them between the hover and the press.
  await expect(async () => {
    await page.mouse.up();
    await grip.hover();
    const { x, y } = await boxOf(grip);
    await page.mouse.down();
    await page.mouse.move(x, y - 10, { steps: 3 });
    await expect(page.getByText(/picked up\.|Over position/)).toBeAttached({ timeout: 3000 });
  }).toPass();
  const goal = await boxOf(rows.nth(0));
  // The rows are measured once dragging has begun: a move before that reaches none.
  await expect(async () => {
    await page.mouse.move(goal.x + 20, goal.y + goal.height, { steps: 6 });
    await page.mouse.move(goal.x + 20, goal.y + goal.height / 2, { steps: 6 });
    await expect(page.getByText('Over position 1.')).toBeAttached({ timeout: 3000 });
  }).toPass();
  await page.mouse.up();
  await expect(page.getByText('Dropped at position 1.')).toBeAttached();
  // For a moment after a drop, a click counts as its end and is stopped.
  await page.waitForFunction(() => {
    let passes = false;
    document.body.addEventListener('click', () => (passes = true), { once: true });
    document.body.click();
    return passes;
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Series updated successfully!')).toBeVisible();
  const Stored = z.object({ quizzes: z.array(z.object({ id: z.int() })) });
  const stored = Stored.parse(await (await page.request.get(`/api/series/${series.id}`)).json());
  expect(stored.quizzes.map(({ id }) => id)).toEqual([3, 1, 2]);
});

test('dialogs with an unsaved series or order of quizzes ask before they close', async ({
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
});

test('the focus stays in the list of quizzes when one is added, moved to an end or removed', async ({
  page,
  server,
}) => {
  await using writer = await administrator(server.url);
  const fields = { name: 'by_keys', displayName: 'By Keys', categoryId: 1 };
  const series = await writer.create('/api/series', fields);
  await writer.calls.put(`/api/series/${series.id}/quizzes`, { data: { quizIds: [1, 2] } });
  await page.goto('/admin/series');
  await page.getByRole('button', { name: 'Quizzes of By Keys' }).click();
  const dialog = page.getByRole('dialog');
  const rows = dialog.locator('ol > li');
  await rows
    .nth(1)
    .getByRole('button', { name: /^Move .* up$/ })
    .press('Enter');
  // Up is not possible any more.
  await expect(rows.nth(0).getByRole('button', { name: /^Drag / })).toBeFocused();
  const candidates = dialog.getByRole('region', { name: 'Add quizzes' }).getByRole('button');
  await candidates.nth(1).press('Enter');
  await expect(rows).toHaveCount(3);
  await expect(candidates.nth(1)).toBeFocused();
  const remove = (row: number) =>
    rows.nth(row).getByRole('button', { name: /^Remove .* from the series$/ });
  await remove(2).press('Enter');
  await expect(rows).toHaveCount(2);
  await expect(remove(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove(0)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(0);
  await expect(dialog.getByRole('searchbox')).toBeFocused();
});

test('a series that has the first quizzes of the list gets others', async ({ page, server }) => {
  await using writer = await administrator(server.url);
  const fields = { name: 'first_ones', displayName: 'First Ones', categoryId: 1 };
  const series = await writer.create('/api/series', fields);
  const quizIds: number[] = [];
  for (let number = 10; number < 36; number += 1)
    quizIds.push((await createDraft(writer, `0 of the first ${number}`)).id);
  await writer.calls.put(`/api/series/${series.id}/quizzes`, { data: { quizIds } });
  await page.goto('/admin/series');
  await page.getByRole('button', { name: 'Quizzes of First Ones' }).click();
  const candidates = page.getByRole('region', { name: 'Add quizzes' }).getByRole('button');
  await expect(candidates).toHaveCount(6);
});

test('another series is created after one was cancelled whose answer was lost', async ({
  page,
}) => {
  await page.goto('/admin/series');
  const dialog = page.getByRole('dialog');
  const begin = async (name: string) => {
    await page.getByRole('button', { name: 'Create Series' }).click();
    await dialog.getByLabel('Name', { exact: false }).first().fill(name);
    await dialog.getByLabel('Display Name').fill(name);
    await dialog.getByRole('combobox', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'Programming' }).click();
  };
  await begin('Arrived unseen');
  await page.route(/series\.create/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Create Series' }).click();
  await expect(page.getByText('Failed to create series')).toBeVisible();
  await page.unroute(/series\.create/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(dialog).toBeHidden();
  await begin('Another after it');
  await dialog.getByRole('button', { name: 'Create Series' }).click();
  await expect(page.getByText('Series created successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();
});
