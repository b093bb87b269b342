import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

test.beforeEach(async ({ signInAsAdmin }) => signInAsAdmin());

const rowOf = (page: Page, name: string) => page.locator('tr[data-row]').filter({ hasText: name });

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

test('admin 6: a decision about a testimonial can be undone', async ({ page, browser, server }) => {
  const learner = await browser.newContext({ baseURL: server.url });
  const account = { username: 'undecided', email: 'u@example.com', password: 'correct horse' };
  await learner.request.post('/api/register', { data: account });
  const words = { name: 'Uma', role: 'Learner', content: 'Ten letters and more.', rating: 4 };
  await learner.request.post('/api/testimonials', { data: words });
  await learner.close();
  await page.goto('/admin/testimonials');
  await rowOf(page, 'Uma')
    .getByRole('button', { name: /^Approve/ })
    .click();
  await expect(rowOf(page, 'Uma').getByText('Approved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, 'Uma').getByText('Pending', { exact: true })).toBeVisible();
  expect(await (await page.request.get('/api/testimonials')).text()).not.toContain('Uma');
  await page.getByRole('checkbox', { name: 'Select the testimonial of Uma' }).check();
  const bulk = page.getByRole('region', { name: 'Actions on the selection' });
  await bulk.getByRole('button', { name: 'Reject' }).click();
  await expect(rowOf(page, 'Uma').getByText('Rejected', { exact: true })).toBeVisible();
});
