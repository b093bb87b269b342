import { inspect } from '../support/accessibility.ts';
import { answer, createExam } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';

test('a question goes when its time is over, also with a wrong clock and after a reload, and its answer stays', async ({
  page,
  server,
  sql,
  signUp,
}) => {
  const exam = await createExam(server.url, { questions: 3 });
  await sql.query(
    `update quizzes set rules = rules || '{"oneWay": true, "questionSeconds": 60}' where id = $1`,
    [exam.id],
  );
  await signUp();
  await page.goto(`/quiz-overview/${exam.id}`);
  await expect(page.getByText('60 seconds per question')).toBeVisible();
  // The clock of the device is two hours behind.
  await page.clock.install({ time: Date.now() - 7_200_000 });
  await page.goto(`/quiz/${exam.id}/start`);
  const left = page.getByRole('timer', { name: 'Time left for this question' });
  await expect(left).toHaveText(/^(01:00|00:5\d)$/);
  await answer(page);
  await expect(page.getByText('Saved')).toBeVisible();
  expect(await inspect(page, 'a question with a time of its own', [320])).toEqual([]);

  // Some seconds are left, on the server too: it is asked at the end whether minutes were added.
  await sql.query(`update quiz_attempts set reached_at = now() - interval '52 seconds'`);
  await page.reload();
  await expect(page.getByText('10 seconds left for this question.')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Question 2' })).toBeFocused();
  await expect(page.getByText('The time of the question is over')).toBeAttached();
  await expect
    .poll(
      async () => (await sql.query('select reached from quiz_attempts order by id desc')).rows[0],
    )
    .toEqual({ reached: 1 });

  // On the server the second question began a moment ago; its time is moved there.
  await sql.query(`update quiz_attempts set reached_at = reached_at - interval '70 seconds'`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Question 3' })).toBeVisible();
  await expect(left).toHaveText(/^00:[0-5]\d$/);
  await answer(page);
  await expect(page.getByText('Saved')).toBeVisible();
  await sql.query(`update quiz_attempts set reached_at = now() - interval '55 seconds'`);
  await page.reload();
  await expect(page).toHaveURL(/quiz-summary/);
  await expect(page.getByText('2 of 3').first()).toBeVisible();
});
