import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { inspect } from '../support/accessibility.ts';
import { createExam, takeExam } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';

test('results are filtered by quiz, verdict and day in the address, drawn as a trend and saved as CSV', async ({
  page,
  server,
  signUp,
}) => {
  await signUp();
  const exams = [await createExam(server.url), await createExam(server.url)];
  for (const [index, { id }] of exams.entries()) await takeExam(page, id, index === 0 ? 2 : 5);
  const [failed, passed] = exams.map(({ title }) => title);
  const rows = page.getByRole('table').getByRole('row');

  await page.goto('/results');
  await expect(rows).toHaveCount(3);
  await expect(
    page.getByRole('img', {
      name: /^Score by attempt, oldest first From 40% on .+ to 100% on .+; 1 of 2 attempts reached/,
    }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'The figures as a list' }).click();
  await expect(page.getByRole('region', { name: 'Attempts' })).toBeFocused();

  await page.getByLabel('Quiz', { exact: true }).selectOption({ label: failed ?? '' });
  await expect(page).toHaveURL(/\?quiz=\d+/);
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText(failed ?? '');
  await page.getByRole('link', { name: /^Passed/ }).click();
  await expect(page).toHaveURL(/quiz=\d+&verdict=passed/);
  await expect(page.getByText('None of these')).toBeVisible();
  await page.getByRole('link', { name: 'Show all' }).click();
  await page.getByRole('textbox', { name: 'From' }).fill('2020-01-01');
  await page.getByRole('textbox', { name: 'To' }).fill('2020-12-31');
  await expect(page).toHaveURL(/from=2020-01-01&to=2020-12-31/);
  await page.reload();
  await expect(page.getByText('None of these')).toBeVisible();

  await page.goto('/results?verdict=passed');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const text = await readFile(await (await file).path(), 'utf8');
  expect(text).toContain('\uFEFFQuiz,Verdict,Score');
  expect(text).toContain(`${passed},Passed,100%,5,5,`);
  expect(text).not.toContain(failed);
  expect(await inspect(page, 'results')).toEqual([]);
});

test('a list that is cut at 500 attempts says so', async ({ page, server, signUp, sql }) => {
  await signUp();
  const exam = await createExam(server.url);
  const id = await takeExam(page, exam.id, 2);
  const cut = page.getByText('This list has your newest 500 attempts.');
  await page.goto('/results');
  await expect(page.getByText('1 attempt, 0 passed.')).toBeVisible();
  await expect(cut).toBeHidden();
  await sql.query(
    `insert into quiz_attempts (user_id, quiz_id, status, score, total_questions, passed, time_taken, started_at, deadline, completed_at, rules)
     select user_id, quiz_id, status, score, total_questions, passed, time_taken, started_at, deadline, completed_at, rules
     from quiz_attempts cross join generate_series(1, 500) where quiz_attempts.id = $1`,
    [id],
  );
  await page.reload();
  await expect(page.getByText('500 attempts, 0 passed.')).toBeVisible();
  await expect(cut).toBeVisible();
});

test('a result is explained on demand, and what was missed is practised one press later', async ({
  page,
  server,
  signUp,
}) => {
  await signUp();
  const exam = await createExam(server.url);
  const id = await takeExam(page, exam.id, 2);
  await page.goto(`/results/${id}`);
  const explanation = page.getByRole('region', { name: 'Your result explained' });
  await expect(explanation).toBeHidden();
  await page.getByRole('button', { name: 'Explain my result' }).click();
  await expect(explanation).toContainText('2 more correct answers would have passed');
  await expect(explanation).toContainText('Where time went');
  await expect(explanation).toContainText('This is your first graded attempt at this quiz.');
  expect(await inspect(page, 'an explained result')).toEqual([]);
  await explanation.getByRole('link', { name: 'Practise 3 questions' }).click();
  await expect(page).toHaveURL(new RegExp(`/practice\\?mode=gaps&attempt=${id}`));
  await expect(page.getByRole('button', { name: 'Check' })).toBeVisible();
});

test('J and K move through the questions of a result, and each has an address', async ({
  page,
  server,
  signUp,
}) => {
  await signUp();
  const exam = await createExam(server.url);
  const id = await takeExam(page, exam.id, 2);
  await page.goto(`/results/${id}`);
  const question = (number: number) => page.locator(`#question-${number}`);
  // The keys may be loaded a moment later. A second press too early would lead to the second question.
  await expect(async () => {
    await page.keyboard.press('j');
    await expect(question(1)).toBeFocused({ timeout: 5000 });
  }).toPass();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(question(3)).toBeInViewport();
  await expect(question(3)).toBeFocused();
  await page.keyboard.press('k');
  await expect(question(2)).toBeFocused();
  await page.getByRole('link', { name: 'Link to question 4' }).click();
  await expect(page).toHaveURL(new RegExp(`/results/${id}#question-4$`));

  await page.getByRole('link', { name: /^Flagged/ }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Link to question 5' }).click();
  await expect(page).toHaveURL(new RegExp(`/results/${id}\\?show=flagged#question-5$`));
  await page.goto(`/results/${id}#question-5`);
  // What is loaded later leaves the rest of the page where it is.
  await expect(question(5).getByRole('button', { name: 'Add a note' })).toBeVisible();
  await expect(question(5).getByRole('button', { name: 'Comments' })).toBeVisible();
  await expect(question(5)).toBeInViewport();
});

test('the summary compares with the average of other learners, if there are others', async ({
  page,
  server,
  signUp,
}) => {
  const exam = await createExam(server.url);
  await signUp();
  await takeExam(page, exam.id, 1);
  await signUp();
  const id = await takeExam(page, exam.id, 4);
  const average = page.getByText('60 points above the average of other learners (20%)');
  await expect(async () => {
    await page.goto(`/quiz-summary?attempt=${id}`);
    await expect(average).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('the summary opens each question with its explanation, and one button steps through the mistakes', async ({
  page,
  server,
  signUp,
}) => {
  await signUp();
  const exam = await createExam(server.url);
  const id = await takeExam(page, exam.id, 3);
  await page.goto(`/quiz-summary?attempt=${id}`);
  const answers = page.getByRole('region', { name: 'Your answers' });
  const bubbles = answers.getByRole('listitem').getByRole('button');
  await expect(bubbles).toHaveCount(5);
  await expect(answers.getByRole('button', { name: /^Question \d, correct$/ })).toHaveCount(3);
  await expect(page.getByRole('main').locator('mark')).toHaveCount(0);

  await answers.getByRole('button', { name: 'See what went wrong' }).click();
  await expect(answers.getByRole('button', { name: 'Question 4, wrong' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(answers.getByRole('article')).toContainText(/Because it is number \d\./);
  await answers.getByRole('button', { name: 'Next mistake' }).click();
  await expect(answers.getByRole('heading', { name: 'Question 5' })).toBeVisible();
  await expect(answers.getByRole('button', { name: 'Next mistake' })).toHaveCount(0);
  await answers.getByRole('button', { name: 'Question 1, correct' }).click();
  await expect(answers.getByRole('heading', { name: 'Question 1' })).toBeVisible();
  await answers.getByRole('button', { name: 'Question 1, correct' }).click();
  await expect(answers.getByRole('article')).toHaveCount(0);
});

test('a passed quiz is marked with the highlighter, and a quiz of its category that was not taken is next', async ({
  page,
  server,
  signUp,
}) => {
  await signUp();
  const exam = await createExam(server.url);
  const id = await takeExam(page, exam.id, 5);
  await page.goto(`/quiz-summary?attempt=${id}`);
  await expect(page.locator('mark')).toHaveText('Passed');
  await expect(page.getByRole('button', { name: 'See what went wrong' })).toHaveCount(0);
  const next = page.getByRole('link', { name: /^Next: / });
  await expect(next).not.toContainText(exam.title);
  const title = (await next.innerText()).replace(/^Next: (.+) \(.+\)$/s, '$1');
  await next.click();
  await expect(page).toHaveURL(/\/quiz\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
});

test('a quiz that has closed is not suggested as the next one', async ({
  page,
  server,
  signUp,
  sql,
}) => {
  await signUp();
  const [exam, open] = [await createExam(server.url), await createExam(server.url)];
  await sql.query("update quizzes set closes_at = now() - interval '1 day' where id <> all($1)", [
    [exam.id, open.id],
  ]);
  const id = await takeExam(page, exam.id, 5);
  await page.goto(`/quiz-summary?attempt=${id}`);
  await expect(page.getByRole('link', { name: /^Next: / })).toContainText(open.title);
  await sql.query('update quizzes set closes_at = null');
});

test('the result page of an attempt that is still open redirects to the quiz', async ({
  page,
  server,
  signUp,
}) => {
  await signUp();
  const exam = await createExam(server.url);
  await page.goto(`/quiz/${exam.id}/start`);
  await expect(page.getByRole('heading', { name: /^Question 1 of/ })).toBeVisible();
  const drawn = await page.request.get(`${server.url}/api/quizzes/${exam.id}/random`);
  const { attemptId } = z.object({ attemptId: z.int() }).parse(await drawn.json());
  const other = await page.context().newPage();
  await other.goto(`/results/${attemptId}`);
  await expect(other).toHaveURL(new RegExp(`/quiz/${exam.id}/start$`));
  await expect(other.getByRole('heading', { name: /^Question 1 of/ })).toBeVisible();
});
