import type { Page } from '@playwright/test';
import { z } from 'zod';
import { createExam, takeExam } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';
import type { RunningServer } from '../support/server.ts';
import { administrator } from '../support/writing.ts';

const Named = z.array(z.object({ id: z.int(), displayName: z.string() }));
const Listed = z.array(
  z.object({
    id: z.int(),
    display_name: z.string(),
    description: z.string(),
    category_id: z.int(),
    category_name: z.string(),
    difficulty: z.string(),
    estimated_duration: z.string(),
    prerequisites: z.array(z.string()),
    quiz_count: z.int(),
  }),
);
const Details = z.object({
  learning_outcomes: z.array(z.string()),
  quizzes: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      quiz_order: z.int(),
      unique_users: z.int(),
      attempt_count: z.int(),
    }),
  ),
});

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Series Details' });
const cards = (page: Page) => page.getByRole('main').getByRole('article');

async function read<Data>(page: Page, server: RunningServer, path: string, shape: z.ZodType<Data>) {
  return shape.parse(await (await page.request.get(server.url + path)).json());
}

test('SER-01, SER-02, SER-03: title, a button per category, and a heading that follows the choice', async ({
  page,
  server,
}) => {
  await page.goto('/series');
  await expect(page.getByRole('heading', { level: 1, name: 'Learning Series' })).toBeVisible();
  await expect(page.getByText('Structured learning paths to master your skills')).toBeVisible();
  const categories = await read(page, server, '/api/categories', Named);
  const filter = page.getByRole('group', { name: 'Category' });
  await expect(filter.getByRole('button')).toHaveText([
    'All Categories',
    ...categories.map(({ displayName }) => displayName),
  ]);
  await expect(page.getByRole('heading', { name: 'All Series', exact: true })).toBeVisible();
  const chosen = categories[1]?.displayName ?? '';
  await filter.getByRole('button', { name: chosen, exact: true }).click();
  await expect(page.getByRole('heading', { name: `${chosen} Series`, exact: true })).toBeVisible();
  await expect(filter.getByRole('button', { name: chosen })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page).toHaveURL(new RegExp(`category=${categories[1]?.id}`));
});

test('SER-04, SER-05: a category shows its series and closes the panel', async ({
  page,
  server,
}) => {
  const all = await read(page, server, '/api/series', Listed);
  const [first] = all;
  await page.goto('/series');
  await expect(cards(page)).toHaveCount(all.length);
  await cards(page).first().getByRole('link').click();
  await expect(panelOf(page)).toBeVisible();
  await page
    .getByRole('group', { name: 'Category' })
    .getByRole('button', { name: first?.category_name ?? '', exact: true })
    .click();
  await expect(panelOf(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/series=/);
  const expected = all.filter(({ category_id }) => category_id === first?.category_id);
  await expect(cards(page)).toHaveCount(expected.length);
  for (const { display_name } of expected) {
    await expect(page.getByRole('heading', { name: display_name })).toBeVisible();
  }
});

test('SER-06, SER-07, SER-08, SER-09: a card shows level, duration, prerequisites, quizzes and date', async ({
  page,
  server,
}) => {
  await using someone = await administrator(server.url);
  const [category] = await read(page, server, '/api/categories', Named);
  await someone.create('/api/series', {
    name: 'long_winded',
    displayName: 'Long Winded',
    description: 'A description of very many words. '.repeat(20),
    categoryId: category?.id,
    difficulty: 'advanced',
    estimatedDuration: 'Three rainy days',
    prerequisites: ['Patience'],
  });
  await page.goto('/series');
  for (const series of await read(page, server, '/api/series', Listed)) {
    const card = cards(page).filter({ hasText: series.display_name });
    await expect(card).toContainText(series.category_name);
    await expect(card).toContainText(series.estimated_duration);
    for (const line of series.prerequisites) await expect(card).toContainText(line);
    await expect(card).toContainText(`${series.quiz_count} quizzes`);
    await expect(card.locator('time')).toBeVisible();
    const filled = { beginner: 1, intermediate: 2, advanced: 3 }[series.difficulty];
    await expect(card.locator('[data-filled]')).toHaveCount(filled ?? 0);
    await expect(card).toContainText(new RegExp(series.difficulty, 'i'));
  }
  const text = cards(page)
    .filter({ hasText: 'Long Winded' })
    .getByText(/A description of very many words/);
  expect(await text.evaluate((element) => getComputedStyle(element).webkitLineClamp)).toBe('2');
});

test('SER-10, SER-11, SER-12, SER-13, SER-14: a card opens the panel, with everything about the series', async ({
  page,
  server,
}) => {
  const all = await read(page, server, '/api/series', Listed);
  const series = all.find(({ quiz_count }) => quiz_count > 3);
  const details = await read(page, server, `/api/series/${series?.id}`, Details);
  await page.goto('/series');
  await cards(page)
    .filter({ hasText: series?.display_name ?? '' })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(new RegExp(`series=${series?.id}`));
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', { name: 'Series Details' })).toBeVisible();
  await expect(panel.getByRole('heading', { name: series?.display_name ?? '' })).toBeVisible();
  await expect(panel).toContainText(series?.description ?? '');
  await expect(panel).toContainText(new RegExp(series?.difficulty ?? '', 'i'));
  await expect(panel).toContainText(series?.estimated_duration ?? '');
  for (const name of ['Learning Outcomes', 'Prerequisites', 'Quizzes in this Series']) {
    await expect(panel.getByRole('heading', { name })).toBeVisible();
  }
  for (const line of details.learning_outcomes) await expect(panel).toContainText(line);

  const steps = panel.locator('ol').getByRole('listitem');
  await expect(steps).toHaveCount(details.quizzes.length);
  for (const [index, quiz] of details.quizzes.entries()) {
    const step = steps.nth(index);
    expect(quiz.quiz_order).toBe(index + 1);
    await expect(step).toContainText(`${index + 1}`);
    await expect(step).toContainText(quiz.title);
    await expect(step).toContainText(`${quiz.unique_users} learners`);
    await expect(step).toContainText(`${quiz.attempt_count} attempts`);
    await expect(step.getByRole('link', { name: 'Start Quiz' })).toHaveAttribute(
      'href',
      `/quiz-overview/${quiz.id}`,
    );
  }
  await panel.getByRole('button', { name: 'Close details' }).click();
  await expect(panel).toHaveCount(0);
  await expect(page).not.toHaveURL(/series=/);
});

test('SER-12: quizzes are in the order that was set', async ({ page, server }) => {
  await using someone = await administrator(server.url);
  const [category] = await read(page, server, '/api/categories', Named);
  const { id } = await someone.create('/api/series', {
    name: 'in_order',
    displayName: 'In Order',
    description: '',
    categoryId: category?.id,
  });
  const arranged = await someone.calls.put(`/api/series/${id}/quizzes`, {
    data: { quizIds: [3, 1, 2] },
  });
  expect(arranged.ok(), await arranged.text()).toBe(true);
  const { quizzes } = await read(page, server, `/api/series/${id}`, Details);
  expect(quizzes.map((quiz) => quiz.id)).toEqual([3, 1, 2]);
  await page.goto(`/series?series=${id}`);
  const starts = panelOf(page).locator('ol').getByRole('link', { name: 'Start Quiz' });
  for (const [index, quizId] of [3, 1, 2].entries()) {
    await expect(starts.nth(index)).toHaveAttribute('href', `/quiz-overview/${quizId}`);
  }
});

test('SER-15, SER-16: empty lists show a message', async ({ page, server }) => {
  await using someone = await administrator(server.url);
  const empty = await someone.create('/api/categories', {
    name: 'empty_category',
    displayName: 'Empty Category',
  });
  const { id } = await someone.create('/api/series', {
    name: 'no_quizzes',
    displayName: 'No Quizzes',
    description: 'To come.',
    categoryId: (await read(page, server, '/api/categories', Named))[0]?.id,
  });
  await page.goto(`/series?category=${empty.id}`);
  await expect(page.getByRole('heading', { name: 'No series found' })).toBeVisible();
  await expect(page.getByText('No series available in this category yet.')).toBeVisible();
  await page.goto(`/series?series=${id}`);
  await expect(panelOf(page)).toContainText('No quizzes available in this series yet.');
});

test('SER-17: four skeleton cards are shown while the series are loading', async ({ page }) => {
  await page.goto('/contact');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/trpc/**series.list*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Series' }).click();
  await expect(page.locator('[data-skeleton]')).toHaveCount(4);
  release();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
});

test('the list stays while a panel is loading, and a panel that fails can be loaded again', async ({
  page,
}) => {
  await page.goto('/series');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/trpc/**series.get*', async (route) => {
    await held;
    await route.abort();
  });
  await cards(page).nth(1).getByRole('link').click();
  await expect(panelOf(page).getByText('Loading series…')).toBeAttached();
  await expect(cards(page).first()).toBeVisible();
  release();
  await expect(panelOf(page).getByRole('alert')).toContainText('Error loading series');
  await page.unroute('**/trpc/**series.get*');
  await panelOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panelOf(page).getByRole('heading', { name: 'Learning Outcomes' })).toBeVisible();
});

test('a learner sees the progress in the series and the next quiz', async ({
  page,
  server,
  signUp,
}) => {
  const exams = [await createExam(server.url), await createExam(server.url)];
  await using writer = await administrator(server.url);
  const fields = { name: 'walked', displayName: 'A walked path', categoryId: 1 };
  const series = await writer.create('/api/series', fields);
  const quizIds = exams.map(({ id }) => id);
  await writer.calls.put(`/api/series/${series.id}/quizzes`, { data: { quizIds } });
  await signUp();
  await takeExam(page, quizIds[0] ?? 0, 5);

  await page.goto('/series');
  const card = cards(page).filter({ hasText: 'A walked path' });
  await expect(card.getByText('1 of 2 quizzes mastered')).toBeVisible();
  await card.getByRole('link').click();
  const steps = panelOf(page).locator('ol').getByRole('listitem');
  await expect(panelOf(page).getByText('1 of 2 mastered')).toBeVisible();
  const mastered = steps.filter({ hasText: 'Mastered' });
  await expect(mastered).toHaveCount(1);
  await expect(mastered).toContainText('Your best 100%');
  await expect(panelOf(page).locator('a[data-variant=filled]')).toHaveCount(1);
});

test('on a phone the panel replaces the list and has a link back', async ({ page, server }) => {
  const [series] = await read(page, server, '/api/series', Listed);
  await page.setViewportSize({ width: 375, height: 720 });
  await page.goto(`/series?series=${series?.id}`);
  await expect(panelOf(page)).toBeVisible();
  await expect(cards(page).first()).not.toBeVisible();
  await page.getByRole('link', { name: 'All series' }).click();
  await expect(panelOf(page)).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
});

test('a quiz names its series and links to them', async ({ page, server }) => {
  const all = await read(page, server, '/api/series', Listed);
  const series = all.find(({ display_name }) => display_name === 'Science from the Ground Up');
  const { quizzes } = await read(page, server, `/api/series/${series?.id}`, Details);
  const second = quizzes[1];
  const answer = await page.goto(`/quiz/${second?.id}`);
  expect((await answer?.text())?.includes('Part of a series'), 'rendered on the server').toBe(true);
  const mention = page.getByRole('region', { name: 'Part of a series' });
  await expect(mention).toContainText(`Quiz 2 of ${quizzes.length}`);
  await mention.getByRole('link').click();
  await expect(panelOf(page)).toContainText(second?.title ?? '');
});

test('the panel of a deleted series reports it as missing, next to the list', async ({ page }) => {
  const answer = await page.goto('/series?series=99999');
  expect(answer?.status()).toBe(404);
  await expect(panelOf(page)).toContainText('Series not found');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(cards(page).first()).toBeVisible();
});

test('a chosen language narrows only categories that have series in it', async ({
  page,
  server,
}) => {
  await using someone = await administrator(server.url);
  const all = await read(page, server, '/api/series', Listed);
  const category = all[0]?.category_id;
  const shown = all.filter(({ category_id }) => category_id !== category);
  const other = shown[0]?.category_name ?? '';
  await someone.create('/api/series', {
    name: 'in_french',
    displayName: 'En français',
    description: 'Une série.',
    categoryId: category,
    language: 'fr',
  });
  await page.goto(`/series?category=${category}`);
  await page
    .getByRole('group', { name: 'Languages' })
    .getByRole('button', { name: 'French' })
    .click();
  await expect(cards(page)).toHaveCount(1);
  await page
    .getByRole('group', { name: 'Category' })
    .getByRole('button', { name: other, exact: true })
    .click();
  await expect(page.getByRole('heading', { name: `${other} Series`, exact: true })).toBeVisible();
  await expect(cards(page).filter({ hasText: shown[0]?.display_name ?? '' })).toBeVisible();
});

test('the panel has the focus when it is opened again, and gives it back to its card', async ({
  page,
  server,
}) => {
  const [series] = await read(page, server, '/api/series', Listed);
  await page.goto(`/series?series=${series?.id}`);
  const panel = panelOf(page);
  const link = page
    .getByRole('main')
    .getByRole('link', { name: series?.display_name ?? '', exact: true });
  await panel.getByRole('button', { name: 'Close details' }).press('Enter');
  await expect(panel).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toBeFocused();
});

test('SER-15: without any series the page shows a message', async ({ page, server }) => {
  await using someone = await administrator(server.url);
  for (const { id } of await read(page, server, '/api/series', Listed)) {
    await someone.calls.delete(`/api/series/${id}`);
  }
  await page.goto('/series');
  await expect(page.getByRole('heading', { name: 'No series found' })).toBeVisible();
  await expect(page.getByText('No series have been created yet.')).toBeVisible();
});
