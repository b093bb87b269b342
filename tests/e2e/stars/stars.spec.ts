import { inspect } from '../support/accessibility.ts';
import { createExam, takeExam } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';

test('a learner is asked once, gives stars with a remark, changes them, and the author reads them', async ({
  page,
  server,
  sql,
  signUp,
  signInAsAdmin,
}) => {
  const exam = await createExam(server.url, { questions: 2 });
  const account = await signUp();
  const attempt = await takeExam(page, exam.id, 1);
  await page.goto(`/quiz-summary?attempt=${attempt}`);
  const own = page.getByRole('region', { name: 'Your stars for this quiz' });
  await expect(own.getByText('How do you like this quiz?')).toBeVisible();
  await own.getByRole('radio', { name: '4 of 5 stars: Very Good' }).check({ force: true });
  await own.getByRole('textbox', { name: 'In a few words (optional)' }).fill('More pictures');
  expect(await inspect(page, 'asked for stars')).toEqual([]);
  await own.getByRole('button', { name: 'Send' }).click();
  await expect(own.getByText('Rated 4 of 5')).toBeAttached();
  await expect(own.getByText('More pictures')).toBeVisible();

  await page.goto(`/results/${attempt}`);
  await own.getByRole('button', { name: 'Change' }).click();
  await own.getByRole('radio', { name: '2 of 5 stars: Fair' }).check({ force: true });
  await own.getByRole('button', { name: 'Send' }).click();
  await expect(own.getByText('Rated 2 of 5')).toBeAttached();

  // Four others think the same: now everyone sees the average.
  await sql.query(
    'insert into quiz_stars (quiz_id, stars, given_at) select $1, 2, now() from generate_series(1, 4)',
    [exam.id],
  );
  await page.goto(`/quiz/${exam.id}`);
  await expect(page.getByText('2 of 5 stars from 5 learners')).toBeAttached();

  // An open page reacts to another account by a reload, which would end the next navigation.
  await page.goto('about:blank');
  await signInAsAdmin();
  await page.goto(`/admin/quiz-results/${exam.id}?view=stars`);
  const remarks = page.getByRole('table', { name: 'Remarks' });
  await expect(remarks.getByText('More pictures')).toBeVisible();
  await expect(page.getByText(account.username)).toBeHidden();
  expect(await inspect(page, 'stars of a quiz')).toEqual([]);
  await remarks.getByRole('button', { name: 'Hide: More pictures' }).click();
  await expect(remarks.getByText('Hidden')).toBeVisible();
  await sql.query(
    "update quiz_stars set remark_state = 'reported' where quiz_id = $1 and remark is not null",
    [exam.id],
  );
  await page.goto('/admin/question-quality');
  const reported = page.getByRole('region', { name: 'Reported remarks' });
  await expect(reported.getByText('More pictures')).toBeVisible();
  expect(await inspect(page, 'reported remarks')).toEqual([]);
  await reported.getByRole('button', { name: 'Keep: More pictures' }).click();
  await expect(reported).toBeHidden();
});
