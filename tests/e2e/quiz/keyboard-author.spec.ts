import { z } from 'zod';
import { chooseByArrows, chooseFirst, openByName, pressOn, tabTo } from '../support/keyboard.ts';
import { expect, test } from '../support/quiz-editor.ts';

const file = `What is the seat of Aurlanx? {~Flåm =Aurlandsvangen}

Which fjord is Aurland at? {~Hardangerfjord =Aurlandsfjord}

In which county is Aurland? {~Agder =Vestland}
`;

const Listed = z.object({ title: z.string(), totalQuestions: z.int() });

test('an author imports, corrects, tags, draws, tries and publishes by keyboard alone', async ({
  page,
}) => {
  test.slow();
  await page.goto('/admin');

  // A file is imported; the browser's own dialog chooses it.
  await openByName(page, 'Import questions', /\/admin\/import$/);
  const chooser = page.waitForEvent('filechooser');
  await pressOn(page, page.getByRole('button', { name: 'Choose a file' }));
  await (await chooser).setFiles({
    name: 'aurland.gift',
    mimeType: 'text/plain',
    buffer: Buffer.from(file),
  });
  await expect(page.getByRole('heading', { name: /aurland\.gift, read as/ })).toBeFocused();
  await pressOn(page, page.getByRole('button', { name: 'Add 3 questions' }));
  const openQuiz = page.getByRole('link', { name: 'Open the quiz' });
  await expect(
    page.getByRole('status').filter({ hasText: '3 questions were added' }),
  ).toBeFocused();
  await pressOn(page, openQuiz);
  await expect(page).toHaveURL(/\/admin\/edit-quiz\/\d+$/);

  // A word is corrected.
  const outline = page.getByRole('list', { name: 'Questions' });
  await pressOn(page, outline.getByRole('button', { name: /seat of Aurlanx/ }));
  const text = page
    .getByRole('region', { name: 'Question 1 of 3' })
    .getByRole('textbox', { name: 'Question', exact: true });
  await expect(text).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('d?');
  await expect(text).toHaveValue('What is the seat of Aurland?');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/admin$/);

  // All three are tagged in the bank, with a tag that is new.
  await openByName(page, 'Question Bank', /\/admin\/questions/);
  await tabTo(page, page.getByRole('searchbox', { name: 'Find questions' }));
  await page.keyboard.type('aurland');
  await expect(page.getByText('3 questions found')).toBeVisible();
  await pressOn(page, page.getByRole('checkbox', { name: 'Select all of Questions' }), 'Space');
  const bulk = page.getByRole('region', { name: 'Actions on the selection' });
  await pressOn(page, bulk.getByRole('button', { name: 'Change tags' }));
  const tagging = page.getByRole('dialog', { name: 'Tags of 3 questions' });
  await expect(tagging.getByRole('combobox', { name: 'Add tags' })).toBeFocused();
  await page.keyboard.type('Fjords of the west');
  await page.keyboard.press('Enter');
  await pressOn(page, tagging.getByRole('button', { name: 'Apply' }));
  await expect(page.getByText('3 questions tagged')).toBeVisible();
  await expect(tagging).toBeHidden();

  // A quiz is written as a draft, which then draws what has that tag.
  await openByName(page, 'Create Quiz', /\/admin\/create-quiz$/);
  const about = page.getByRole('region', { name: 'About the quiz' });
  await tabTo(page, about.getByRole('textbox', { name: 'Title' }));
  await page.keyboard.type('Drawn from the fjords');
  await tabTo(page, about.getByRole('textbox', { name: 'Description' }));
  await page.keyboard.type('What is known of Aurland');
  await chooseFirst(page, about.getByRole('combobox', { name: 'Category', exact: true }));
  await chooseFirst(page, about.getByRole('combobox', { name: 'Sub-category' }));
  await chooseByArrows(page, about.getByRole('combobox', { name: 'Status' }), 'Draft');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/quizzes$/);
  await expect(page.getByText('Quiz created')).toBeVisible();

  await page.goto('/admin');
  await openByName(page, 'Drawn from the fjords', /\/admin\/edit-quiz\/\d+$/);
  await pressOn(page, page.getByText('From the bank (0)'));
  await pressOn(page, page.getByRole('button', { name: 'Add a draw' }));
  const draw = page.getByRole('dialog', { name: 'Draw from the bank' });
  await expect(draw.getByRole('textbox', { name: 'Number of questions' })).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('3');
  await tabTo(page, draw.getByRole('combobox', { name: 'Tags' }));
  await page.keyboard.type('Fjords');
  await expect(page.getByRole('option', { name: 'Fjords of the west' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(draw.getByRole('status')).toContainText('3 questions match');
  await pressOn(page, draw.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('From the bank (3)')).toBeVisible();
  await expect(draw).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add a draw' })).toBeFocused();

  // It is tried, without any of the shortcuts of the player being needed.
  await pressOn(page, page.getByRole('button', { name: 'Try it' }));
  const trial = page.getByRole('dialog').filter({ hasText: 'Question 1 of 3' });
  await expect(trial).toBeVisible();
  // Tab leads to the first of the options, whichever question was drawn first.
  const option = /Flåm|Aurlandsvangen|fjord|Agder|Vestland/;
  const answer = trial.getByRole('radio', { name: option }).first();
  await pressOn(page, answer, 'Space');
  await expect(answer).toBeChecked();
  // Escape would lose the answers, so it does not close the trial.
  await tabTo(page, trial.getByRole('button', { name: 'Close', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Try it' })).toBeFocused();

  // It is published.
  const status = page.getByRole('combobox', { name: 'Status' });
  await tabTo(page, status, 'Shift+Tab');
  await chooseByArrows(page, status, 'Active', 'ArrowUp');
  await page.keyboard.press('Control+s');
  const review = page.getByRole('dialog', { name: 'Before you publish' });
  await expect(review.getByRole('button', { name: 'Publish' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Quiz updated')).toBeVisible();
  const [published] = await page.request
    .get('/api/quizzes')
    .then(async (answer) => z.array(Listed).parse(await answer.json()))
    .then((quizzes) => quizzes.filter(({ title }) => title === 'Drawn from the fjords'));
  expect(published?.totalQuestions).toBe(3);
});
