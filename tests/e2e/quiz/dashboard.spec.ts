import { z } from 'zod';
import { expect, test } from '../support/journey.ts';
import { refuse } from '../support/refusing.ts';
import { administrator } from '../support/writing.ts';

const Listed = z.array(
  z.object({ id: z.int(), title: z.string(), status: z.string(), totalQuestions: z.int() }),
);

test.beforeEach(async ({ signInAsAdmin }) => signInAsAdmin());

test('ADASH-01, ADASH-08, ADASH-09, ADASH-10: the dashboard links to every page of the administration', async ({
  page,
}) => {
  await page.goto('/admin');
  const sidebar = page.getByRole('navigation', { name: 'Administration' });
  await expect(sidebar.getByRole('listitem')).toHaveText([
    'Dashboard',
    'Create Quiz',
    'Add Questions',
    'Manage',
    'Users',
    'Blog Manager',
  ]);
  const main = page.getByRole('main');
  for (const [name, target] of [
    ['Create Quiz', '/admin/create-quiz'],
    ['Add Questions', '/admin/create-question'],
    ['Series', '/admin/series'],
    ['Categories', '/admin/categories'],
    ['Content Hierarchy', '/admin/content-hierarchy'],
    ['Users', '/admin/users'],
    ['System Settings', '/admin/settings'],
  ] as const) {
    await page.goto('/admin');
    await main
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .last()
      .click();
    await expect(page).toHaveURL(new RegExp(`${target}$`));
  }
  await sidebar.getByRole('link', { name: 'Blog Manager' }).click();
  await expect(page).toHaveURL(/\/admin\/blog$/);
});

test('ADASH-02, ADASH-03, ADASH-04, ADASH-05, ADASH-06: figures and the latest quizzes', async ({
  page,
  server,
}) => {
  await using writer = await administrator(server.url);
  await writer.create('/api/quizzes', {
    title: 'Only a draft',
    description: 'x',
    categoryId: 1,
    status: 'draft',
  });
  const quizzes = Listed.parse(await (await writer.calls.get('/api/quizzes')).json());
  const questions = quizzes.reduce((sum, quiz) => sum + quiz.totalQuestions, 0);
  const active = quizzes.filter((quiz) => quiz.status === 'active').length;

  await page.goto('/admin');
  for (const [label, figure] of [
    ['Total Quizzes', quizzes.length],
    ['Active Quizzes', active],
    ['Total Questions', questions],
  ] as const) {
    const card = page.getByText(label, { exact: true }).locator('..');
    await expect(card).toContainText(figure.toLocaleString('en'));
  }
  const table = page.getByRole('table', { name: 'Recent Quizzes' });
  await expect(table.getByRole('columnheader')).toHaveText([
    '',
    'Name',
    'Category',
    'Status',
    'Questions',
    'Attempts',
    'Updated',
    'Actions',
  ]);
  await expect(table.getByRole('row')).toHaveCount(11);
  const draft = table.getByRole('row', { name: /Only a draft/ });
  await expect(draft.getByText('Draft', { exact: true })).toBeVisible();
  await expect(table.getByText('Active', { exact: true }).first()).toBeVisible();
  await draft.getByRole('link', { name: 'Edit Only a draft' }).click();
  await expect(page).toHaveURL(/\/admin\/edit-quiz\/\d+$/);
});

test('ADASH-07, ERR-21: a quiz is deleted only when that is confirmed', async ({
  page,
  server,
}) => {
  await using writer = await administrator(server.url);
  const quiz = await writer.create('/api/quizzes', {
    title: 'To be deleted',
    description: 'x',
    categoryId: 1,
  });
  await page.goto('/admin');
  const row = page.getByRole('row', { name: /To be deleted/ });
  const dialog = page.getByRole('alertdialog');

  await row.getByRole('button', { name: 'Delete To be deleted' }).click();
  await expect(dialog).toContainText('Are you sure you want to delete this quiz?');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect((await writer.calls.get(`/api/quizzes/${quiz.id}`)).status()).toBe(200);

  const allow = await refuse(page, 'quiz.removeMany', 'conflict', 'Not today.');
  await row.getByRole('button', { name: 'Delete To be deleted' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  const failed = page.getByRole('alert').filter({ hasText: 'Error deleting quiz' });
  await expect(failed).toContainText('Not today.');
  await failed.getByRole('button', { name: 'Dismiss' }).click();
  await allow();

  await row.getByRole('button', { name: 'Delete To be deleted' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Quiz deleted')).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await writer.calls.get(`/api/quizzes/${quiz.id}`)).status()).toBe(404);
});

test('quizzes are found by title and status, which the address keeps', async ({ page, server }) => {
  await using writer = await administrator(server.url);
  await writer.create('/api/quizzes', {
    title: 'Ünfindbar ✏️',
    description: 'x',
    categoryId: 1,
    status: 'draft',
  });
  await page.goto('/admin');
  await page
    .getByRole('searchbox', { name: 'Find a quiz by its title or questions' })
    .fill('unfindbar');
  await expect(page.getByText('1 quiz found')).toBeVisible();
  await expect(page).toHaveURL(/\?q=unfindbar$/);
  await page.reload();
  await expect(page.getByRole('row', { name: /Ünfindbar/ })).toBeVisible();
  await page
    .getByRole('searchbox', { name: 'Find a quiz by its title or questions' })
    .fill('no such title');
  await expect(page.getByText('No quiz matches')).toBeVisible();
});

test('ROLE-06: a learner is redirected to the home page and a guest to signing in', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const routes = ['', '/create-quiz', '/create-question', '/edit-quiz/1', '/categories'];
  const others = ['/content-hierarchy', '/series', '/testimonials', '/blog'];
  for (const route of [...routes, ...others]) {
    await page.goto(`/admin${route}`);
    await expect(page).toHaveURL(/\/auth\?redirect=/);
  }
  const account = { username: 'curious', email: 'curious@example.com', password: 'correct horse' };
  await page.request.post('/api/register', { data: account });
  for (const route of [...routes, ...others]) {
    await page.goto(`/admin${route}`);
    await expect(page).toHaveURL(`${server.url}/`);
  }
  await page.goto('/edit-quiz/1');
  await expect(page.getByText('Access Denied', { exact: true })).toBeVisible();
  await context.close();
});
