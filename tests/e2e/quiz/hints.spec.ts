import { expect, makeQuiz, test } from '../support/quiz-editor.ts';

test('hints say what could be written better, lead to the question, and are fixed and undone', async ({
  page,
  server,
}) => {
  const id = await makeQuiz(server.url, 'With hints', [
    'Which town is a capital?',
    'Which town is not a capital?',
  ]);
  await page.goto(`/admin/edit-quiz/${id}`);
  await page.getByText(/^Hints \(\d+\)$/).press('Enter');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'negative word' })
    .getByRole('button', { name: 'Open question 2' })
    .press('Enter');
  const text = page.getByRole('textbox', { name: 'Question' });
  await expect(text).toHaveValue('Which town is not a capital?');

  const ofQuestion = page.getByRole('region', { name: 'Question 2 of 2' });
  await ofQuestion.getByText('Hints (1)').press('Enter');
  await ofQuestion.getByRole('button', { name: 'Emphasise the word' }).press('Enter');
  await expect(text).toHaveValue('Which town is **not** a capital?');
  await expect(ofQuestion.getByText('Hints (1)')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(text).toHaveValue('Which town is not a capital?');
  await expect(ofQuestion.getByText('Hints (1)')).toBeVisible();

  // What only its author can follow leads to its field.
  const third = page.getByRole('textbox', { name: 'Option C' });
  await third.fill('Always the third');
  await ofQuestion.getByText('Hints (2)').press('Enter');
  await ofQuestion
    .getByRole('listitem')
    .filter({ hasText: 'absolute word' })
    .getByRole('button', { name: 'Go to the field' })
    .press('Enter');
  await expect(third).toBeFocused();
});
