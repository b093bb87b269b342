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

test('keys at the same position are pointed out once papers keep the order of options', async ({
  page,
  server,
}) => {
  const texts = Array.from({ length: 8 }, (_, index) => `Which town is number ${index + 1}?`);
  const id = await makeQuiz(server.url, 'With keys at one position', texts);
  await page.goto(`/admin/edit-quiz/${id}`);
  await page.getByText('Rules: Standard').press('Enter');
  const hint = page.getByRole('listitem').filter({ hasText: 'Most right answers are at position' });
  await expect(hint).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Options in random order' }).uncheck();
  await page
    .getByText(/^Hints \(\d+\)$/)
    .first()
    .press('Enter');
  await hint.getByRole('button', { name: 'Open question 8' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Question', exact: true })).toHaveValue(
    'Which town is number 8?',
  );
});
