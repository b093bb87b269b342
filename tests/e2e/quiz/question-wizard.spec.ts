import { choose, expect, makeQuiz, stored, test } from '../support/quiz-editor.ts';
import { refuse } from '../support/refusing.ts';

test('ACQN-01 ACQN-02 ACQN-03 ACQN-04 ACQN-05 ACQN-06 ACQN-07, VAL-25, VAL-26, ENT-11, ERR-23: the wizard adds questions', async ({
  page,
  server,
}) => {
  const id = await makeQuiz(server.url, 'Grows by wizard', ['Only one']);
  await page.goto('/admin/create-question');
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('searchbox', { name: 'Quiz' }).fill('grows');
  await page.getByRole('button', { name: /^Grows by wizard/ }).click();
  await expect(page.getByRole('combobox', { name: 'Difficulty' })).toHaveValue('Medium');
  await page.getByLabel('Explanation').fill('Kept on the way back');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('searchbox', { name: 'Quiz' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('combobox', { name: 'Category' })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('searchbox', { name: 'Quiz' }).fill('grows');
  await page.getByRole('button', { name: /^Grows by wizard/ }).click();
  await expect(page.getByLabel('Explanation')).toHaveValue('Kept on the way back');

  const text = page.getByRole('textbox', { name: 'Question' });
  const create = page.getByRole('button', { name: 'Create Question' });
  await text.fill('Short');
  await page.getByRole('textbox', { name: 'Option A' }).fill('alone');
  await create.click();
  await expect(page.getByText('Question must be at least 10 characters').first()).toBeVisible();
  await expect(
    page.getByText('At least 2 non-empty options are required for this question type').first(),
  ).toBeVisible();

  await choose(page, 'Type', 'Multiple choice');
  await text.fill('Which of these are prime?');
  for (const [letter, option] of [
    ['A', '2'],
    ['B', '4'],
    ['C', '5'],
  ] as const)
    await page.getByRole('textbox', { name: `Option ${letter}` }).fill(option);
  for (const letter of ['A', 'C'])
    await page.getByRole('checkbox', { name: `Option ${letter} is correct` }).check();
  await choose(page, 'Difficulty', 'Hard');
  await page.getByLabel('Explanation').fill('Four is two times two.');
  await page.getByLabel('Image URL').fill('https://example.com/primes.png');
  await create.click();
  await expect(page.getByText('Question created successfully!')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Category' })).toBeVisible();

  const again = page.getByRole('button', { name: 'Add another to this quiz' });
  await again.click();
  await choose(page, 'Type', 'True / False');
  await text.fill('Is water wet, generally?');
  await create.click();
  await again.click();
  await choose(page, 'Type', 'Fill in the blank');
  await text.fill('The opposite of hot is …');
  await page.getByLabel('Answer', { exact: false }).first().fill('cold|chilly');
  await create.click();
  await expect(again).toBeVisible();

  const quiz = await stored(page, id);
  expect(quiz.questions.slice(1)).toMatchObject([
    {
      type: 'multiple_choice',
      options: ['2', '4', '5'],
      correctOption: null,
      correctOptions: [0, 2],
      difficulty: 'hard',
      explanation: 'Four is two times two.',
      imageUrl: 'https://example.com/primes.png',
    },
    { type: 'true_false', options: ['True', 'False'], correctOption: 0, difficulty: 'medium' },
    { type: 'fill_blank', options: ['cold|chilly'], correctOption: 0 },
  ]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/admin$/);
});

test('ERR-23: a question that cannot be stored stays on the screen', async ({ page, server }) => {
  await makeQuiz(server.url, 'Refuses', ['Only one']);
  await page.goto('/admin/create-question');
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('searchbox', { name: 'Quiz' }).fill('refuses');
  await page.getByRole('button', { name: /^Refuses/ }).click();
  await choose(page, 'Type', 'True / False');
  await page.getByRole('textbox', { name: 'Question' }).fill('Will this be refused?');
  await refuse(page, 'quiz.addQuestion', 'conflict', 'The disk is full.');
  await page.getByRole('button', { name: 'Create Question' }).click();
  await expect(page.getByText('Failed to create question')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Question' })).toHaveValue(
    'Will this be refused?',
  );
});
