import { inspect } from '../support/accessibility.ts';
import { answer, createExam, submit } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';

test('without a way back and a time limit: questions come one after another, also after a reload', async ({
  page,
  server,
  sql,
  signUp,
}) => {
  const exam = await createExam(server.url, { questions: 3 });
  await sql.query(
    `update quizzes set rules = rules || '{"oneWay": true, "untimed": true}' where id = $1`,
    [exam.id],
  );
  await signUp();
  await page.goto(`/quiz-overview/${exam.id}`);
  await expect(page.getByText('No time limit')).toBeVisible();
  await expect(page.getByText('there is no way back')).toBeVisible();
  await page.goto(`/quiz/${exam.id}/start`);
  await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Previous' })).toHaveCount(0);
  await answer(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Question 2' })).toBeVisible();
  await page.keyboard.press('p');

  await page.getByRole('button', { name: 'Next' }).click();
  const question = page.getByRole('dialog', { name: 'Go on without an answer?' });
  await expect(question).toBeVisible();
  expect(await inspect(page, 'going on without an answer', [320])).toEqual([]);
  await question.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { name: 'Question 3' })).toBeVisible();
  await expect
    .poll(
      async () => (await sql.query('select reached from quiz_attempts order by id desc')).rows[0],
    )
    .toEqual({ reached: 2 });
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Question 3' })).toBeVisible();
  expect(await inspect(page, 'a question without a way back', [320])).toEqual([]);
  await answer(page);
  await submit(page);
  await expect(page.getByText('2 of 3').first()).toBeVisible();
});
