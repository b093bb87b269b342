import type { Page } from '@playwright/test';
import { answer, createExam, submit } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';

test('QLIST-01 QLIST-02 QLIST-03 QLIST-04 QLIST-05 a guest filters quizzes by category, level and title, which the address contains', async ({
  page,
}) => {
  await page.goto('/quizzes');
  const cards = page.getByRole('region', { name: 'Quizzes' }).getByRole('article');
  await expect(cards.first().getByRole('link', { name: 'View Quiz Details' })).toBeVisible();
  await expect(cards.first().getByRole('button', { name: /^Share/ })).toBeVisible();
  const categories = page.getByRole('navigation', { name: 'Categories', exact: true });
  await expect(categories.getByRole('link', { name: 'All Categories' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const all = await page.getByRole('status').filter({ hasText: 'quizzes' }).textContent();

  await categories.getByRole('link', { name: /^Programming/ }).click();
  await expect(page).toHaveURL(/\?category=programming$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programming quizzes');
  await expect(cards.first()).toContainText('Programming');
  await expect(categories.locator('[aria-current]')).toHaveText(/^Programming/);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('title');
  await expect(page).toHaveURL(/category=programming&sort=title$/);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('title');

  await page.getByRole('searchbox', { name: 'Search quizzes by words' }).fill('no such title');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No quiz matches')).toBeVisible();
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL(/\/quizzes$/);
  await expect(page.getByText(all ?? '', { exact: true })).toBeVisible();
});

async function fail(page: Page, quizId: number) {
  await page.goto(`/quiz/${quizId}/start`);
  await answer(page, 'quite wrong');
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Not passed' })).toBeVisible();
}

test('a learner filters the list by length and by progress; the address keeps the filter and ignores invalid values', async ({
  page,
  server,
  signUp,
}) => {
  const exam = await createExam(server.url, { questions: 1, timeLimit: 25 });
  await page.goto('/quizzes?length=endless&state=asleep');
  await expect(page.getByRole('combobox', { name: 'Your progress' })).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Length' })).toHaveValue('');

  await signUp();
  await fail(page, exam.id);
  await page.goto('/quizzes');
  const cards = page.getByRole('region', { name: 'Quizzes' }).getByRole('article');
  await expect(cards.getByRole('link', { name: 'Start Quiz' }).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Your progress' }).selectOption('In cooldown');
  await expect(page).toHaveURL(/\?state=cooldown$/);
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(exam.title);
  await expect(cards).toContainText('Your best 0%');
  await expect(cards.getByRole('timer')).toBeVisible();
  await expect(page.getByText('1 quiz', { exact: true })).toBeVisible();

  await page.getByRole('combobox', { name: 'Length' }).selectOption('Up to 10 mins');
  await expect(page.getByText('No quiz matches')).toBeVisible();
  await page.getByRole('link', { name: 'Remove filter Up to 10 mins' }).click();
  await expect(cards).toContainText(exam.title);
  await page.getByRole('combobox', { name: 'Length' }).selectOption('Over 20 mins');
  await expect(page).toHaveURL(/state=cooldown&length=long$/);
  await page.reload();
  await expect(cards).toHaveCount(1);
  await expect(page.getByRole('combobox', { name: 'Your progress' })).toHaveValue('cooldown');
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/quizzes$/);

  await page.goto('/');
  const next = page.getByRole('region', { name: 'Up next' });
  await expect(next.getByRole('link', { name: exam.title })).toBeVisible();
  await expect(next.getByText(/^Opens in 47h/)).toBeVisible();
});

test('a page after the last shows a message', async ({ page }) => {
  await page.goto('/quizzes?page=9999');
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await expect(page).toHaveURL(/\/quizzes$/);
  await expect(page.getByRole('region', { name: 'Quizzes' })).toBeVisible();
});

test('QDET-04 ERR-13 an address without a quiz id redirects to the list, a missing quiz is reported', async ({
  page,
}) => {
  await page.goto('/quiz/abc');
  await expect(page).toHaveURL(/\/quizzes$/);
  const answer = await page.goto('/quiz/999999');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Quiz Not Found' })).toBeVisible();
  await expect(
    page.getByText("The quiz you're looking for doesn't exist or has been removed."),
  ).toBeVisible();
});

test('QOV-01 QOV-02 QDET-05 the rules are shown before the start, and a guest is asked to sign in', async ({
  page,
  server,
}) => {
  const exam = await createExam(server.url, { timeLimit: 90 });
  await page.goto(`/quiz/${exam.id}?challenge=true`);
  await expect(page.getByText('You have been challenged!')).toBeVisible();
  await expect(page.getByText('1h 30m')).toBeVisible();
  await page.getByRole('link', { name: 'All rules' }).click();
  await expect(page.getByRole('heading', { name: 'Rules and time' })).toBeVisible();
  await expect(page.getByText('That is 4 of 5 questions.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Anti-cheating' })).toBeVisible();
  await page.getByRole('link', { name: 'Start now' }).click();
  await expect(page).toHaveURL(/\/auth\?redirect=/);
});

test('search engines leave out the pages of a quiz that no list has', async ({ request, sql }) => {
  await sql.query('update quizzes set is_listed = false where id = 4');
  const isHidden = async (path: string) => {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`og:url" content="http`);
    return html.includes('name="robots" content="noindex"') && !html.includes('rel="canonical"');
  };
  for (const page of ['quiz', 'quiz-overview']) {
    await expect.poll(() => isHidden(`/${page}/4`)).toBe(true);
    expect(await isHidden(`/${page}/5`)).toBe(false);
  }
});
