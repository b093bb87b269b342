import type { Page } from '@playwright/test';
import type pg from 'pg';
import { expect, test } from '../support/journey.ts';

/** Changes the role in the database, and waits for the second for which a session is not looked up again. */
async function setRole(page: Page, sql: pg.Pool, username: string, isAdmin: boolean) {
  await sql.query('update users set is_admin = $2 where username = $1', [username, isAdmin]);
  const isAnswered = async () => (await page.request.get('/api/admin/contact-messages')).ok();
  await expect.poll(isAnswered).toBe(isAdmin);
}

const inMain = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('link', { name }).first().click();

const roleLosses = [
  {
    row: 'ADASH-11',
    from: '/contact',
    follow: async (page: Page) => {
      await page.getByRole('button', { name: /^Your menu/ }).click();
      await page.getByRole('menuitem', { name: 'Admin Dashboard' }).click();
    },
    to: /\/admin$/,
    text: 'Access Denied — You need administrator privileges to access this page.',
  },
  {
    row: 'AEQ-04',
    from: '/admin',
    follow: inMain('Edit '),
    to: /\/admin\/edit-quiz\/\d+$/,
    text: 'Access Denied',
  },
  {
    row: 'ACAT-03',
    from: '/admin',
    follow: inMain('Categories'),
    to: /\/admin\/categories$/,
    text: 'Access denied. Admin privileges required.',
  },
  {
    row: 'ATES-05',
    from: '/admin',
    follow: inMain('Testimonials'),
    to: /\/admin\/testimonials$/,
    text: 'Access Denied',
  },
  {
    row: 'ABLOG-09',
    from: '/admin',
    follow: (page: Page) => page.getByRole('link', { name: 'Blog Manager' }).click(),
    to: /\/admin\/blog$/,
    text: 'Access Denied - You need admin privileges to access this page.',
  },
];

for (const { row, from, follow, to, text } of roleLosses) {
  test(`${row}: a user who has just lost the role reads “${text}”`, async ({
    page,
    sql,
    signUp,
  }) => {
    const { username } = await signUp();
    await setRole(page, sql, username, true);
    await page.goto(from);
    await setRole(page, sql, username, false);
    await follow(page);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { name: text, exact: true })).toBeVisible();
  });
}

test('ERR-33, ROLE-07: a post of a user who lost the role is not stored, and stays on the screen', async ({
  page,
  sql,
  signUp,
}) => {
  const { username } = await signUp();
  await setRole(page, sql, username, true);
  await page.goto('/admin/blog');
  await page.getByRole('button', { name: 'Create Blog Post' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Blog Post' });
  await dialog.getByLabel('Title', { exact: false }).first().fill('Never stored');
  await dialog.getByLabel('Excerpt').fill('In short');
  await dialog.getByRole('textbox', { name: 'Content' }).fill('At length');
  await setRole(page, sql, username, false);
  await dialog.getByRole('button', { name: 'Create Post' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Authentication Error' });
  await expect(toast).toContainText('You must be logged in as an admin to create blog posts.');
  await expect(dialog.getByRole('textbox', { name: 'Content' })).toHaveValue('At length');
  const { rows } = await sql.query("select from blog_posts where title = 'Never stored'");
  expect(rows).toEqual([]);
});
