import type { Page } from '@playwright/test';
import { z } from 'zod';
import { inspect } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';

const sheetName = 'Keyboard shortcuts';

/** Presses G and a second key until the page opens: a busy machine may let the time for the second key pass. */
async function go(page: Page, second: string, address: RegExp): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press(second);
    await expect(page).toHaveURL(address, { timeout: 2000 });
  }).toPass();
}

test('shortcuts open the search and pages, and a dialog lists them', async ({ page }) => {
  await page.goto('/contact');
  await go(page, 'q', /\/quizzes$/);
  await go(page, 'h', /\/$/);
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: sheetName });
  await expect(sheet.getByText('Go to your results')).toBeVisible();
  expect(await inspect(page, 'sheet')).toEqual([]);
  // The page may take the focus after the dialog has opened.
  await sheet.evaluate(
    (dialog) =>
      dialog.ownerDocument.activeElement instanceof HTMLElement &&
      dialog.ownerDocument.activeElement.blur(),
  );
  await page.keyboard.press('g');
  await page.keyboard.press('b');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Search quizzes' })).toBeFocused();
  await page.keyboard.type('g b?/');
  await expect(page.getByRole('combobox', { name: 'Search quizzes' })).toHaveValue('g b?/');
  await expect(page).toHaveURL(/\/$/);
});

test('single-key shortcuts can be switched off, which the browser keeps, and on again', async ({
  page,
}) => {
  await page.goto('/contact');
  const open = page.getByRole('button', { name: sheetName });
  const sheet = page.getByRole('dialog', { name: sheetName });
  const singleKeys = sheet.getByRole('switch', { name: 'Single-key shortcuts' });
  await open.click();
  await singleKeys.click();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.reload();
  for (const key of ['?', '/', 'g', 'h']) await page.keyboard.press(key);
  await expect(page.getByRole('combobox', { name: 'Search quizzes' })).not.toBeFocused();
  await expect(page).toHaveURL(/\/contact$/);
  await open.click();
  await expect(singleKeys).not.toBeChecked();
  await singleKeys.click();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('?');
  await expect(singleKeys).toBeChecked();
});

test('in the administration Ctrl+K opens a palette that links to pages and finds what can be edited', async ({
  page,
  signInAsAdmin,
}) => {
  await signInAsAdmin();
  await page.goto('/admin/testimonials');
  await expect(page.getByRole('heading', { name: 'Testimonials', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Go to, edit or create' });
  const box = palette.getByRole('combobox');
  await expect(box).toBeFocused();
  await box.fill('blog man');
  await expect(palette.getByRole('option')).toHaveText(['Blog Manager']);
  expect(await inspect(page, 'palette')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/blog$/);
  await expect(palette).toBeHidden();

  await page.keyboard.press('Control+k');
  const quizzes = z
    .array(z.object({ id: z.int(), title: z.string() }))
    .parse(await (await page.request.get('/api/quizzes')).json());
  const quiz = quizzes[0] ?? { id: 0, title: '' };
  await box.fill(quiz.title);
  await palette
    .getByRole('group', { name: 'Edit quiz' })
    .getByRole('option', { name: quiz.title, exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/admin\/edit-quiz\/\d+$/);
  await expect(page.getByLabel('Title').first()).toHaveValue(quiz.title);

  await page.goto('/contact');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search quizzes' })).toBeFocused();
});

test('while a quiz is taken the player’s shortcuts apply; elsewhere the header links back to it', async ({
  page,
  beginExam,
}) => {
  const { exam } = await beginExam({ questions: 2 });
  for (const key of ['g', 'h', '/', '?']) await page.keyboard.press(key);
  await expect(page).toHaveURL(new RegExp(`/quiz/${exam.id}/start$`));
  const sheet = page.getByRole('dialog', { name: sheetName });
  await expect(sheet.getByText('Choose an option')).toBeVisible();
  await expect(sheet.getByText('Go home')).toHaveCount(0);

  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/blog');
    const back = page.getByRole('banner').getByRole('link', { name: /^Resume/ });
    await expect(back).toBeVisible();
    await expect(back).toHaveAttribute('href', `/quiz/${exam.id}/start`);
    const [pill, heading] = await Promise.all([
      back.boundingBox(),
      page.getByRole('heading', { level: 1 }).boundingBox(),
    ]);
    expect((pill?.y ?? 0) + (pill?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0);
  }
});

test('the menu of a phone closes when the link of the page itself is opened', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/quizzes?q=history');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('link', { name: 'Quizzes' }).click();
  await expect(page).toHaveURL(/\/quizzes$/);
  await expect(menu).toBeHidden();
});
