import { inspect } from '../support/accessibility.ts';
import { createExam, takeExam } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';

test('a learner who missed a quiz practises its questions by keyboard while it is locked', async ({
  page,
  server,
  signUp,
}) => {
  const exam = await createExam(server.url, { questions: 3 });
  await signUp();
  const attempt = await takeExam(page, exam.id, 1);
  await page.goto(`/quiz-summary?attempt=${attempt}`);
  const practise = page.getByRole('link', { name: 'Practise these questions' });
  await expect(practise).toBeVisible();
  await page.goto(`/quiz/${exam.id}`);
  await practise.click();
  await expect(page).toHaveURL(/\/practice\?mode=quiz/);
  for (let number = 1; number <= 3; number += 1) {
    const panel = page.getByRole('article').filter({ hasText: `Question ${number}` });
    await expect(panel).toBeVisible();
    // The first option of the question, whichever it is.
    await page.keyboard.press('1');
    await expect(panel.getByRole('radio').first()).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Because it is number')).toBeVisible();
    await expect(page.getByText('Comes again on')).toBeVisible();
    if (number === 1) expect(await inspect(page, 'checked answer in practice')).toEqual([]);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Set finished' })).toBeFocused();
  expect(await inspect(page, 'end of a set')).toEqual([]);
  await page.getByRole('link', { name: 'All practice' }).click();
  await expect(page.getByRole('heading', { name: 'Practice', exact: true })).toBeVisible();
  await expect(page.getByText(exam.title)).toBeVisible();
  expect(await inspect(page, 'practice')).toEqual([]);

  // Three answers of the attempt and three of practice. The home page follows without being loaded again.
  await expect(page.getByText('6 of 10 questions today')).toBeVisible();
  const home = page.getByRole('link', { name: 'Quizwright' }).first();
  await home.click();
  await expect(page.getByText('6 of 10 questions today')).toBeVisible();
  const goal = page.getByRole('link', { name: 'Daily goal' });
  await goal.click();
  await page.getByRole('link', { name: `Practise: ${exam.title}` }).click();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Because it is number')).toBeVisible();
  await home.click();
  await expect(page.getByText('7 of 10 questions today')).toBeVisible();

  await goal.click();
  await page.getByText('Settings', { exact: true }).click();
  await page.getByLabel('Questions a day').selectOption('5');
  await expect(page.getByText('Reached today: 7 questions')).toBeVisible();
  await expect(page.getByText('Days in a row: 1')).toBeVisible();
  expect(await inspect(page, 'practice with a reached goal')).toEqual([]);
  await home.click();
  await expect(page.getByText('Reached today: 7 questions')).toBeVisible();
});

test('an answer that could not be sent is not lost', async ({ page, server, signUp }) => {
  const exam = await createExam(server.url, { questions: 1 });
  await signUp();
  await takeExam(page, exam.id, 0);
  await page.goto(`/practice?mode=quiz&quiz=${exam.id}`);
  await page.getByRole('radio').first().check();
  await page.route('**/trpc/practice.answer*', (route) => route.abort());
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('The answer was not checked')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('radio').first()).toBeChecked();
  await page.unroute('**/trpc/practice.answer*');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Because it is number')).toBeVisible();
});

test('a question that its author changed meanwhile is left out, and the set goes on', async ({
  page,
  server,
  sql,
  signUp,
}) => {
  const exam = await createExam(server.url, { questions: 2 });
  await signUp();
  await takeExam(page, exam.id, 0);
  await page.goto(`/practice?mode=quiz&quiz=${exam.id}`);
  const asked = await page.getByText(/^What is the answer to number/).textContent();
  const other = asked?.includes('1') ? 2 : 1;
  await sql.query(
    "update questions set text = text || ' Really?' where quiz_id = $1 and text = $2",
    [exam.id, asked],
  );
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('This question was changed meanwhile')).toBeVisible();
  await expect(page.getByText(`What is the answer to number ${other}?`)).toBeVisible();
  await expect(page.getByText('0 of 1', { exact: true })).toBeVisible();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText(/^[01] of 1 right$/)).toBeVisible();
});

test('the daily goal on the first page counts what was answered elsewhere', async ({
  page,
  server,
  signUp,
}) => {
  const exam = await createExam(server.url, { questions: 2 });
  await signUp();
  await takeExam(page, exam.id, 0);
  await page.goto('/');
  await expect(page.getByText('2 of 10 questions today')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Series' }).click();
  await expect(page.getByRole('heading', { name: 'Learning Series' })).toBeVisible();
  const another = await createExam(server.url, { questions: 3 });
  await takeExam(page, another.id, 0);
  await page.getByRole('link', { name: 'Quizwright' }).first().click();
  await expect(page.getByText('5 of 10 questions today')).toBeVisible();
});
