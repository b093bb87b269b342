import { inspect } from '../support/accessibility.ts';
import { createExam, giveSubCategory, takeExam } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';
import { signIn, trpc } from '../support/school.ts';

test('a learner reports a question of a result, and an administrator settles the report', async ({
  page,
  server,
  signUp,
  signInAsAdmin,
}) => {
  const exam = await createExam(server.url, { questions: 5 });
  await signUp();
  const id = await takeExam(page, exam.id, 3);
  await page.goto(`/results/${id}`);
  const question = page.getByRole('article').first();
  await question.getByRole('button', { name: 'Report a problem' }).click();
  const dialog = page.getByRole('dialog', { name: 'What is wrong with this question?' });
  await dialog.getByRole('radio', { name: 'Typing or language mistake' }).check();
  await dialog.getByRole('textbox', { name: 'Details' }).fill('The second word');
  expect(await inspect(page, 'report of a question')).toEqual([]);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you for the report')).toBeVisible();
  await expect(
    question.getByRole('button', { name: 'Reported: Typing or language mistake' }),
  ).toBeVisible();

  await signInAsAdmin();
  await page.goto('/admin/question-quality?about=reported');
  const list = page.getByRole('table', { name: 'Question Quality' });
  const row = list.getByRole('row').filter({ hasText: 'Reports: 1' }).first();
  await row.getByRole('link').click();
  const panel = page.getByRole('complementary', { name: 'Question' });
  await expect(panel.getByText('The second word')).toBeVisible();
  expect(await inspect(page, 'quality of a question')).toEqual([]);
  await panel.getByRole('button', { name: 'Mark as fixed' }).click();
  await expect(page.getByText('The reports are settled')).toBeVisible();
  await expect(panel.getByText('The second word')).toBeHidden();
});

test('four questions are decided on: one is kept, one fixed, one gets another answer too, one is dropped', async ({
  page,
  server,
  sql,
  signUp,
  signInAsAdmin,
}) => {
  const exam = await createExam(server.url, { questions: 4 });
  await giveSubCategory(sql, exam.id);
  const { email, password } = await signUp();
  // Everything is answered with the second option.
  const attemptId = await takeExam(page, exam.id, 0);
  const { rows } = await sql.query<{ id: number }>(
    'select id from questions where quiz_id = $1 order by position, id',
    [exam.id],
  );
  const [kept = 0, fixed = 0, widened = 0, dropped = 0] = rows.map(({ id }) => id);
  for (const questionId of [kept, fixed])
    expect(
      await page.request
        .post('/trpc/quality.report', { data: { id: attemptId, questionId, kind: 'wrong_key' } })
        .then((answer) => answer.text()),
    ).toContain('result');

  await signInAsAdmin();
  const panel = page.getByRole('complementary', { name: 'Question' });
  const open = (id: number) => page.goto(`/admin/question-quality?question=${id}`);
  const gradeAgain = async (method: string) => {
    await expect(page.getByRole('radio', { name: method })).toBeChecked();
    await page.getByRole('button', { name: 'Grade 1 attempt again' }).click();
    await expect(page.getByText('1 score changed')).toBeVisible();
  };

  await open(kept);
  await panel.getByRole('button', { name: 'Keep as it is' }).click();
  await expect(page.getByText('The question is kept as it is')).toBeVisible();
  await expect(panel.getByText('Kept as it is since')).toBeVisible();

  await open(fixed);
  await panel.getByRole('link', { name: `Edit in “${exam.title}”` }).click();
  await page.getByRole('button', { name: /^2 What is the answer/ }).click();
  await page.getByRole('radio', { name: 'Option B is correct' }).check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const changed = page.getByRole('dialog', { name: 'A key was changed' });
  await changed.getByRole('button', { name: 'Decide later' }).last().click();
  await open(fixed);
  await panel.getByRole('button', { name: 'Mark as fixed' }).click();
  await expect(page.getByText('The reports are settled')).toBeVisible();
  await panel.getByRole('link', { name: 'Grade past answers again' }).click();
  await gradeAgain('By the key as it is now');

  await page.request.put(`/api/questions/${widened}`, { data: { correctOption: 1 } });
  await open(widened);
  expect(await inspect(page, 'decision on a question')).toEqual([]);
  await panel.getByRole('link', { name: 'Accept another answer too' }).click();
  await gradeAgain('By either key');

  await open(dropped);
  await panel.getByRole('link', { name: 'Drop the question' }).click();
  await gradeAgain('Right for everyone');

  await page.goto('about:blank');
  await page.request.post('/api/login', { data: { email, password } });
  await page.goto(`/results/${attemptId}`);
  await expect(page.getByText('3 of 4 correct')).toBeVisible();
});

test('a report that comes while a question without reports is open is not settled unread', async ({
  page,
  server,
  sql,
  signUp,
  signInAsAdmin,
}) => {
  const exam = await createExam(server.url, { questions: 4 });
  const learner = await signUp();
  const attemptId = await takeExam(page, exam.id, 3);
  const { rows } = await sql.query<{ id: number }>(
    'select id from questions where quiz_id = $1 order by position, id',
    [exam.id],
  );
  const questionId = rows[0]?.id ?? 0;

  await signInAsAdmin();
  await page.goto(`/admin/question-quality?question=${questionId}`);
  const panel = page.getByRole('complementary', { name: 'Question' });
  await expect(panel.getByRole('button', { name: 'Keep as it is' })).toBeVisible();
  await trpc(await signIn(server.url, learner), 'quality.report', {
    ...{ id: attemptId, questionId, kind: 'wrong_key', note: 'B is right' },
  });
  await panel.getByRole('button', { name: 'Keep as it is' }).click();
  await expect(page.getByText('The question is kept as it is')).toBeVisible();
  await expect(panel.getByText('B is right')).toBeVisible();
  const reports = await sql.query('select outcome from question_reports where question_id = $1', [
    questionId,
  ]);
  expect(reports.rows).toEqual([{ outcome: null }]);
});
