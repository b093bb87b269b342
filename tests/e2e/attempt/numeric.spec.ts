import { inspect } from '../support/accessibility.ts';
import { submit } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';
import { administrator, publishQuestion } from '../support/writing.ts';

test('a number is asked with units, answered in another one, and reviewed', async ({
  page,
  server,
  signUp,
}) => {
  await using author = await administrator(server.url);
  const question = {
    text: 'How high is Mont Blanc?',
    type: 'numeric',
    options: ['4808 ± 1%', 'm', 'km = 1000'],
  };
  const quiz = await publishQuestion(author, 'Mountains', question);
  await signUp();
  await page.goto(`/quiz/${quiz.id}/start`);
  await expect(page.getByText('Write a number, with its unit if it has one')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('4,9 km');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Your answer' }).blur();
  await submit(page);
  await page.getByRole('button', { name: 'Question 1, wrong' }).click();
  await expect(page.getByText('4808 m ± 1%')).toBeVisible();
  expect(await inspect(page, 'the number', [320])).toEqual([]);
});
