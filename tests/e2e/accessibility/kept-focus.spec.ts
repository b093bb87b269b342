import { createExam, takeExam } from '../support/exam.ts';
import { holdBack } from '../support/holding.ts';
import { expect, test } from '../support/journey.ts';
import { choose } from '../support/quiz-editor.ts';
import { inClass, signIn } from '../support/school.ts';
import { admin } from '../support/server.ts';
import { administrator, createDraft } from '../support/writing.ts';

/** A button that goes with what it does leaves the focus near where it was, not at the top of the page. */
test('the answer that is cleared by keyboard has the focus', async ({ page, beginExam }) => {
  await beginExam({ questions: 1 });
  await page.getByRole('radio').first().check();
  const clear = page.getByRole('button', { name: 'Clear answer' });
  await clear.press('Enter');
  await expect(clear).toBeHidden();
  await expect(page.locator('article:focus-within')).toHaveCount(1);
});

test('what is removed in the editor of a question leaves the focus next to it', async ({
  page,
  server,
  signInAsAdmin,
}) => {
  await using author = await administrator(server.url);
  const { id } = await createDraft(author, 'Removals');
  await signInAsAdmin();
  await page.goto(`/admin/edit-quiz/${id}`);
  const filter = page.getByRole('searchbox', { name: 'Filter questions' });
  await filter.fill('x');
  await filter.locator('..').getByRole('button').press('Enter');
  await expect(filter).toBeFocused();

  const address = page.getByRole('textbox', { name: 'Image URL' });
  await address.fill('https://example.org/map.png');
  await address.locator('..').getByRole('button').press('Enter');
  await expect(address).toBeFocused();

  const text = page.getByRole('textbox', { name: 'Question', exact: true });
  await text.fill('![a fjord](https://example.org/fjord.png)');
  await page.getByRole('button', { name: 'Remove picture' }).press('Enter');
  await expect(text).toBeFocused();
  await expect(text).toHaveValue('');

  await choose(page, 'Type', 'Essay');
  await page.getByRole('button', { name: 'Add criterion' }).click();
  await page.getByRole('button', { name: 'Remove level 3' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Add level' })).toBeFocused();
});

test('a list without its filters has the focus', async ({ page, signInAsAdmin }) => {
  await signInAsAdmin();
  for (const path of [
    'users?role=administrator',
    'audit-trail?kind=quizzes',
    'questions?use=unused',
  ]) {
    await page.goto(`/admin/${path}`);
    const clear = page.getByRole('button', { name: 'Clear filters' });
    await clear.press('Enter');
    await expect(clear).toBeHidden();
    await expect(page.locator('main :focus'), path).toHaveCount(1);
  }
  await page.goto('/quizzes?q=fjord');
  await page.getByRole('button', { name: 'Clear search' }).press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('a found draft that is discarded leaves the focus next to it', async ({
  page,
  server,
  signInAsAdmin,
}) => {
  await using author = await administrator(server.url);
  const { id } = await createDraft(author, 'Discarded');
  await signInAsAdmin();
  await page.goto(`/admin/edit-quiz/${id}`);
  await page.getByLabel('Title').fill('Not kept');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await page.reload();
  const discard = page.getByRole('button', { name: 'Discard it' });
  await discard.press('Enter');
  await expect(discard).toBeHidden();
  await expect(page.locator('main :focus')).toHaveCount(1);
  await expect(page.getByLabel('Title')).toHaveValue('Discarded');
});

test('a class that is joined by its link has the focus on its page', async ({
  page,
  server,
  signUp,
}) => {
  const teacher = await signIn(server.url, admin);
  const { joinCode } = await inClass(teacher, 'Joined by keyboard', 1);
  await signUp();
  await page.goto(`/classes?code=${joinCode}`);
  await page.getByRole('button', { name: 'Join class' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Joined by keyboard' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('the way back to the overview of a page leaves the focus on the page', async ({
  page,
  server,
  signUp,
}) => {
  const exam = await createExam(server.url);
  await signUp();
  await takeExam(page, exam.id, 1);
  await page.goto(`/practice?mode=quiz&quiz=${exam.id}`);
  await page.getByRole('link', { name: 'All practice' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Practice', level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('a search field that is hidden while its list loads has the focus again', async ({ page }) => {
  await page.goto('/quizzes?q=fjord');
  const letThrough = await holdBack(page, /\/trpc\//);
  await page.getByRole('button', { name: 'Clear search' }).press('Enter');
  await expect(page.getByRole('searchbox')).toBeHidden();
  letThrough();
  await expect(page.getByRole('searchbox')).toBeFocused();
});
