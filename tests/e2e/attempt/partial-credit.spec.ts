import { inspect } from '../support/accessibility.ts';
import { submit } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';
import { administrator } from '../support/writing.ts';

test('an author gives credit for parts and deducts for wrong answers; a learner sees points', async ({
  page,
  server,
  signUp,
  signInAsAdmin,
}) => {
  await using author = await administrator(server.url);
  const quiz = await author.create('/api/quizzes', {
    ...{ title: 'Primes and points', description: 'For a journey', timeLimit: 10 },
    ...{ categoryId: 1, subCategoryId: 1, questionsPerAttempt: 3 },
  });
  const yesNo = { type: 'single_choice', options: ['yes', 'no'], correctOption: 0 };
  await author.calls.post('/api/questions/bulk', {
    data: {
      quizId: quiz.id,
      questions: [
        {
          ...{ text: 'Which are prime?', type: 'multiple_choice' },
          ...{ options: ['two', 'three', 'four', 'five', 'six'], correctOptions: [0, 1, 3] },
        },
        { ...yesNo, text: 'Is seven prime?' },
        { ...yesNo, text: 'Is eleven prime?' },
      ],
    },
  });

  await signInAsAdmin();
  await page.goto(`/admin/edit-quiz/${quiz.id}`);
  await page.getByText('Rules: Standard').click();
  await page.getByRole('checkbox', { name: 'Credit for answers that are right in part' }).check();
  const deduction = page.getByRole('textbox', { name: 'Deduction for a wrong answer' });
  await deduction.fill('101');
  await page.getByRole('textbox', { name: 'Pass mark' }).fill('50');
  await page.getByRole('checkbox', { name: 'Questions in random order' }).uncheck();
  await expect(page.getByText('Rules: Own rules')).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('At most 100%').first()).toBeVisible();
  await deduction.fill('25');
  expect(await inspect(page, 'rules of grading', [320])).toEqual([]);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Quiz updated')).toBeVisible();

  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await signUp();
  await page.goto(`/quiz-overview/${quiz.id}`);
  await expect(page.getByText('That is 1.5 of 3 points')).toBeVisible();
  await expect(page.getByText('A wrong answer costs 25% of a question.')).toBeVisible();
  expect(await inspect(page, 'the rules of points', [320])).toEqual([]);
  await page.goto(`/quiz/${quiz.id}/start`);
  await expect(page.getByText('right in part earns a part').first()).toBeAttached();
  for (const name of ['two', 'three']) await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: 'no' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: 'yes' }).check();
  await submit(page);

  await expect(page.getByText('1.41 of 3 points')).toBeVisible();
  await expect(page.getByText('0.09 more points would have passed (1.5 of 3).')).toBeVisible();
  await page.getByRole('button', { name: 'Question 1, partly correct' }).click();
  await expect(page.getByText('66% of this question')).toBeVisible();
  expect(await inspect(page, 'a summary with points', [320])).toEqual([]);
  await page.getByRole('link', { name: 'Review answers' }).click();
  await expect(page.getByText('-25% of this question')).toBeVisible();
  await expect(page.getByText('100% of this question')).toBeVisible();
  expect(await inspect(page, 'a result with points', [320])).toEqual([]);
  await page.goto(`/quiz/${quiz.id}`);
  await expect(page.getByText('1.41 of 3 points, 47%.')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/results');
  await expect(page.getByText('1.41/3')).toBeVisible();

  await signInAsAdmin();
  await page.goto(`/admin/quiz-results/${quiz.id}`);
  await expect(page.getByText('1.41 of 3 points').first()).toBeVisible();
});
