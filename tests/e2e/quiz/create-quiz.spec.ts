import { z } from 'zod';
import { chooseFirst, tabTo } from '../support/keyboard.ts';
import { choose, expect, findByTitle, stored, test } from '../support/quiz-editor.ts';
import { refuse } from '../support/refusing.ts';

test('ACQ-01, ACQ-03, ACQ-04, ACQ-05, ACQ-06, ACQ-10: the form of a new quiz', async ({ page }) => {
  await page.goto('/create-quiz');
  await expect(page).toHaveURL(/\/admin\/create-quiz$/);
  for (const label of ['Title', 'Description', 'Category', 'Sub-category', 'Status'])
    await expect(page.getByLabel(label, { exact: false }).first()).toBeVisible();
  await expect(page.getByLabel('Time limit (minutes)')).toHaveValue('30');
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('Active');
  await page.getByRole('combobox', { name: 'Status' }).click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Active', 'Draft']);
  await page.keyboard.press('Escape');

  await expect(page.getByRole('combobox', { name: 'Sub-category' })).toBeDisabled();
  await choose(page, 'Category', 'Mathematics');
  await page.getByRole('combobox', { name: 'Sub-category' }).click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(3);
  await page.keyboard.press('Escape');

  await expect(page.getByRole('textbox', { name: /^Option [A-D]$/ })).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Delete question 1' })).toBeDisabled();
  await page.getByRole('button', { name: 'Add Question' }).click();
  await expect(page.getByRole('button', { name: 'Delete question 1' })).toBeEnabled();
});

test('ACQ-08, ACQ-09, ACQN-06: another type has its own options', async ({ page }) => {
  await page.goto('/admin/create-quiz');
  const option = (letter: string) => page.getByRole('textbox', { name: `Option ${letter}` });
  await option('A').fill('kept?');
  await choose(page, 'Type', 'True / False');
  await expect(option('A')).toHaveValue('True');
  await expect(option('B')).toHaveValue('False');
  await expect(page.getByRole('radio', { name: 'Option A is correct' })).toBeChecked();
  await choose(page, 'Type', 'Multiple choice');
  await expect(page.getByRole('textbox', { name: /^Option [A-D]$/ })).toHaveCount(4);
  await expect(option('A')).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: /is correct$/, checked: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove option D' }).click();
  await page.getByRole('button', { name: 'Remove option C' }).click();
  await expect(page.getByRole('button', { name: /^Remove option/ })).toHaveCount(0);
});

test('ACQ-02, VAL-21, VAL-22, VAL-23, VAL-24: an incomplete form shows what is missing, and where', async ({
  page,
}) => {
  await page.goto('/admin/create-quiz');
  await page.getByLabel('Time limit (minutes)').fill('');
  await page.getByRole('button', { name: 'Create Quiz', exact: true }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'to fix' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('listitem')).toHaveText([
    'Title is required',
    'Description is required',
    'Category is required',
    'Sub-category is required',
    'Time limit must be at least 1 minute',
    'Please add at least one valid question',
  ]);
  await summary.getByRole('link', { name: 'Title is required' }).click();
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/quizzes$/);
});

test('a draft needs only a title, and publishing requires the other fields (decision 90)', async ({
  page,
}) => {
  await page.goto('/admin/create-quiz');
  await page.getByLabel('Title').fill('Nothing but a title');
  await choose(page, 'Status', 'Draft');
  await page.getByRole('button', { name: 'Create Quiz', exact: true }).click();
  await expect(page).toHaveURL(/\/quizzes$/);
  const id = await findByTitle(page, 'Nothing but a title');
  expect(await stored(page, id)).toMatchObject({ categoryId: null, questions: [] });

  await page.goto(`/admin/edit-quiz/${id}`);
  await page.getByLabel('Title').fill('Still nothing but a title');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  expect(await stored(page, id)).toMatchObject({ categoryId: null, questions: [] });

  await page.goto(`/admin/edit-quiz/${id}`);
  await choose(page, 'Status', 'Active');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Category is required' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('listitem').first()).toHaveText('Description is required');
  await expect(page.getByRole('combobox', { name: 'Category', exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
});

test('ACQ-02, ACQ-07, ERR-22: a quiz can be created by keyboard alone', async ({ page }) => {
  await page.goto('/admin/create-quiz');
  const { keyboard } = page;
  await page.getByLabel('Title').focus();
  await keyboard.type('Made by keyboard');
  await keyboard.press('Tab');
  await keyboard.type('No mouse was used');
  await keyboard.press('Tab');
  await expect(page.getByRole('option', { name: 'Natural Science' })).toBeVisible();
  await keyboard.type('Natural');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Natural Science']);
  // The one option that is left is chosen, and nothing is sent (admin 4).
  await keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Category', exact: true })).toHaveValue(
    'Natural Science',
  );
  await expect(page.getByRole('alert')).toHaveCount(0);
  await chooseFirst(page, page.getByRole('combobox', { name: 'Sub-category' }));
  await tabTo(page, page.getByRole('textbox', { name: 'Question' }));
  await keyboard.type('Which of these is even?');
  await tabTo(page, page.getByRole('textbox', { name: 'Option A' }));
  await keyboard.type('three');
  await tabTo(page, page.getByRole('textbox', { name: 'Option B' }));
  await keyboard.type('four');
  await keyboard.press('Shift+Tab');
  await keyboard.press('Shift+Tab');
  await tabTo(page, page.getByRole('textbox', { name: 'Option B' }));
  await keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('textbox', { name: 'Option A' })).toHaveValue('four');
  const mark = page.getByRole('radio', { name: 'Option A is correct' });
  await mark.focus();
  await keyboard.press('Space');
  await expect(mark).toBeChecked();
  const create = page.getByRole('button', { name: 'Create Quiz', exact: true });
  await create.focus();
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Before you publish' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeFocused();
  const sent = page.waitForRequest((request) => request.url().includes('createWithQuestions'));
  await keyboard.press('Enter');
  expect((await sent).postData()).toContain('"questionsPerAttempt":1');
  await expect(page.getByText('Quiz created successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/quizzes$/);
  const quiz = await stored(page, await findByTitle(page, 'Made by keyboard'));
  expect(quiz.questions).toHaveLength(1);
  expect(quiz.questions[0]).toMatchObject({ options: ['four', 'three'], correctOption: 0 });
});

test('ERR-22: a failed save keeps what was typed, also after a reload', async ({ page }) => {
  await page.goto('/admin/create-quiz');
  await page.getByLabel('Title').fill('Will it be kept?');
  await page.getByLabel('Description').fill('It will.');
  await choose(page, 'Category', 'Mathematics');
  await page.getByRole('button', { name: 'New sub-category' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Numbers');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('combobox', { name: 'Sub-category' })).toHaveValue('Numbers');
  await page.getByRole('textbox', { name: 'Question' }).fill('What is **two** plus two?');
  await page.getByRole('textbox', { name: 'Option A' }).fill('four');
  await page.getByRole('textbox', { name: 'Option C' }).fill('five');
  await page.getByRole('radio', { name: 'Option A is correct' }).check();
  await expect(page.getByRole('region', { name: 'Preview' }).locator('strong')).toHaveText('two');

  const allow = await refuse(page, 'quiz.createWithQuestions', 'conflict', 'The disk is full.');
  await page.getByRole('button', { name: 'Create Quiz', exact: true }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'The disk is full.' }).first(),
  ).toBeVisible();
  await expect(page.getByText('Everything you typed is still here.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Will it be kept?');
  await expect(page.getByRole('textbox', { name: 'Option C' })).toHaveValue('five');

  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  page.once('dialog', (prompt) => void prompt.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Continue this draft' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Will it be kept?');
  await expect(page.getByRole('combobox', { name: 'Sub-category' })).toHaveValue('Numbers');
  await allow();
  await page.getByRole('button', { name: 'Create Quiz', exact: true }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Quiz created successfully!')).toBeVisible();
  const quiz = await stored(page, await findByTitle(page, 'Will it be kept?'));
  expect(quiz.questions[0]).toMatchObject({ options: ['four', 'five'], correctOption: 0 });
  const drafts = page.waitForResponse(/draft\.get/);
  await page.goto('/admin/create-quiz');
  expect(await (await drafts).text()).toContain('"draft":null');
  await expect(page.getByText('Unsaved work was found')).toHaveCount(0);
});

test('admin 5: Create creates one quiz, also if it is repeated after a lost response', async ({
  page,
}) => {
  await page.goto('/admin/create-quiz');
  await page.getByLabel('Title').fill('Created once');
  await choose(page, 'Category', 'Mathematics');
  await choose(page, 'Status', 'Draft');
  let lost = 0;
  await page.route(/createWithQuestions/, async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await page.getByRole('button', { name: 'Create Quiz', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toBeInViewport();
  await page.getByRole('button', { name: 'Create Quiz', exact: true }).click();
  await expect(page).toHaveURL(/\/quizzes$/);
  const List = z.array(z.object({ title: z.string() }));
  const quizzes = List.parse(await (await page.request.get('/api/quizzes')).json());
  expect(quizzes.filter(({ title }) => title === 'Created once')).toHaveLength(1);
});
