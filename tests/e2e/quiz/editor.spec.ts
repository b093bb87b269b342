import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { readContent } from '#tests/support/content.ts';
import { expect, test } from '../support/journey.ts';
import { refuse } from '../support/refusing.ts';
import { administrator } from '../support/writing.ts';

const Stored = z.object({
  title: z.string(),
  categoryId: z.int().nullable(),
  questionsPerAttempt: z.int(),
  questions: z.array(
    z.object({
      id: z.int(),
      text: z.string(),
      type: z.string(),
      options: z.array(z.string()),
      correctOption: z.int().nullable(),
      correctOptions: z.array(z.int()),
      difficulty: z.string(),
      explanation: z.string().nullable(),
      imageUrl: z.string().nullable(),
    }),
  ),
});

/** A quiz with its keys, as the editor's own call gives it. */
async function stored(page: Page, id: number) {
  const input = encodeURIComponent(JSON.stringify({ id }));
  const answer = await page.request.get(`/trpc/quiz.getForAuthor?input=${input}`);
  return z.object({ result: z.object({ data: Stored }) }).parse(await answer.json()).result.data;
}

/** The newest quiz of that title. */
async function findByTitle(page: Page, title: string): Promise<number> {
  const List = z.array(z.object({ id: z.int(), title: z.string() }));
  const quizzes = List.parse(await (await page.request.get('/api/quizzes')).json());
  const found = quizzes.find((quiz) => quiz.title === title);
  if (!found) throw new Error(`There is no quiz called ${title}`);
  return found.id;
}

async function choose(page: Page, label: string, option: string, within: Page | Locator = page) {
  await within.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const question = (text: string) => ({
  text,
  type: 'single_choice',
  options: ['one', 'two', 'three', 'four'],
  correctOption: 1,
});

/** A quiz of three questions in the first sub-category. */
async function makeQuiz(url: string, title: string, texts = ['First', 'Second', 'Third']) {
  await using writer = await administrator(url);
  const { id } = await writer.create('/api/quizzes', {
    title,
    description: 'For a journey',
    categoryId: 1,
    subCategoryId: 1,
    timeLimit: 20,
  });
  const sent = await writer.calls.post('/api/questions/bulk', {
    data: { quizId: id, questions: texts.map(question) },
  });
  expect(sent.ok()).toBe(true);
  return id;
}

/** Removes what an earlier journey of the same administrator left as a draft. */
async function forgetDraft(page: Page, kind: 'quiz' | 'question') {
  const ref = { kind, documentId: null };
  const input = encodeURIComponent(JSON.stringify(ref));
  const found = z
    .object({
      result: z.object({ data: z.object({ draft: z.object({ writer: z.string() }).nullable() }) }),
    })
    .parse(await (await page.request.get(`/trpc/draft.get?input=${input}`)).json());
  const writer = found.result.data.draft?.writer;
  if (writer) await page.request.post('/trpc/draft.discard', { data: { ...ref, writer } });
}

test.beforeEach(async ({ page, signInAsAdmin }) => {
  await signInAsAdmin();
  await forgetDraft(page, 'quiz');
  await forgetDraft(page, 'question');
});

test('ACQ-01, ACQ-03, ACQ-04, ACQ-05, ACQ-06, ACQ-10: the form of a new quiz', async ({ page }) => {
  await page.goto('/create-quiz');
  await expect(page).toHaveURL(/\/admin\/create-quiz$/);
  for (const label of ['Title', 'Description', 'Category', 'Sub-category', 'Status'])
    await expect(page.getByLabel(label, { exact: false }).first()).toBeVisible();
  await expect(page.getByLabel('Time limit (minutes)')).toHaveValue('30');
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('Active');
  await page.getByRole('combobox', { name: 'Status' }).click();
  await expect(page.getByRole('option')).toHaveText(['Active', 'Draft']);
  await page.keyboard.press('Escape');

  await expect(page.getByRole('combobox', { name: 'Sub-category' })).toBeDisabled();
  await choose(page, 'Category', 'Mathematics');
  await page.getByRole('combobox', { name: 'Sub-category' }).click();
  await expect(page.getByRole('option')).toHaveCount(3);
  await page.keyboard.press('Escape');

  await expect(page.getByRole('textbox', { name: /^Option [A-D]$/ })).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Delete question 1' })).toBeDisabled();
  await page.getByRole('button', { name: 'Add Question' }).click();
  await expect(page.getByRole('button', { name: 'Delete question 1' })).toBeEnabled();
});

test('ACQ-08, ACQ-09, ACQN-06: another type brings its own options', async ({ page }) => {
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

test('ACQ-02, VAL-21, VAL-22, VAL-23, VAL-24: a form that is not complete says where', async ({
  page,
}) => {
  await page.goto('/admin/create-quiz');
  await page.getByLabel('Time limit (minutes)').fill('');
  await page.getByRole('button', { name: 'Create Quiz' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'to mend' });
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

test('a draft is saved with a title alone, and publishing asks for the rest (decision 90)', async ({
  page,
}) => {
  await page.goto('/admin/create-quiz');
  await page.getByLabel('Title').fill('Nothing but a title');
  await choose(page, 'Status', 'Draft');
  await page.getByRole('button', { name: 'Create Quiz' }).click();
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

test('ACQ-02, ACQ-07, ERR-22: the keyboard alone creates a quiz', async ({ page }) => {
  await page.goto('/admin/create-quiz');
  const { keyboard } = page;
  await page.getByLabel('Title').focus();
  await keyboard.type('Made by keyboard');
  await keyboard.press('Tab');
  await keyboard.type('No mouse was used');
  for (const prefix of ['Sci', '']) {
    await keyboard.press('Tab');
    if (prefix) {
      await keyboard.type('Natural');
      await expect(page.getByRole('option', { name: 'Natural Science' })).toBeVisible();
      // The one option that is left is chosen, and nothing is sent (admin 4).
      await keyboard.press('Enter');
      await expect(page.getByRole('combobox', { name: 'Category', exact: true })).toHaveValue(
        'Natural Science',
      );
      await expect(page.getByRole('alert')).toHaveCount(0);
    } else {
      await keyboard.press('ArrowDown');
      await expect(page.getByRole('option').first()).toBeVisible();
      await keyboard.press('ArrowDown');
      await keyboard.press('Enter');
    }
  }
  await expect(page.getByRole('combobox', { name: 'Sub-category' })).not.toHaveValue('');
  const tabTo = async (target: Locator) => {
    for (let presses = 0; presses < 40; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press('Tab');
    }
    throw new Error('The keyboard does not get there');
  };
  await tabTo(page.getByRole('textbox', { name: 'Question' }));
  await keyboard.type('Which of these is even?');
  await tabTo(page.getByRole('textbox', { name: 'Option A' }));
  await keyboard.type('three');
  await tabTo(page.getByRole('textbox', { name: 'Option B' }));
  await keyboard.type('four');
  await keyboard.press('Shift+Tab');
  await keyboard.press('Shift+Tab');
  await tabTo(page.getByRole('textbox', { name: 'Option B' }));
  await keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('textbox', { name: 'Option A' })).toHaveValue('four');
  const mark = page.getByRole('radio', { name: 'Option A is correct' });
  await mark.focus();
  await keyboard.press('Space');
  await expect(mark).toBeChecked();
  const create = page.getByRole('button', { name: 'Create Quiz' });
  await create.focus();
  const sent = page.waitForRequest((request) => request.url().includes('createWithQuestions'));
  await keyboard.press('Enter');
  expect((await sent).postData()).toContain('"questionsPerAttempt":1');
  await expect(page.getByText('Quiz created successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/quizzes$/);
  const quiz = await stored(page, await findByTitle(page, 'Made by keyboard'));
  expect(quiz.questions).toHaveLength(1);
  expect(quiz.questions[0]).toMatchObject({ options: ['four', 'three'], correctOption: 0 });
});

test('ERR-22: a save that fails keeps everything typed, a reload brings it back', async ({
  page,
}) => {
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
  await page.getByRole('button', { name: 'Create Quiz' }).click();
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
  await page.getByRole('button', { name: 'Create Quiz' }).click();
  await expect(page.getByText('Quiz created successfully!')).toBeVisible();
  const quiz = await stored(page, await findByTitle(page, 'Will it be kept?'));
  expect(quiz.questions[0]).toMatchObject({ options: ['four', 'five'], correctOption: 0 });
  await page.goto('/admin/create-quiz');
  await expect(page.getByText('Unsaved work was found')).toHaveCount(0);
});

test('AEQ-01, AEQ-02, AEQ-03, AEQ-07, AEQ-08, AEQ-11, ERR-25: a quiz is edited', async ({
  page,
  server,
}) => {
  const id = await makeQuiz(server.url, 'To be edited');
  await page.goto(`/edit-quiz/${id}`);
  await expect(page).toHaveURL(new RegExp(`/admin/edit-quiz/${id}$`));
  await expect(page.getByLabel('Title')).toHaveValue('To be edited');
  await expect(page.getByLabel('Description')).toHaveValue('For a journey');
  await expect(page.getByLabel('Time limit (minutes)')).toHaveValue('20');
  const subCategory = page.getByRole('combobox', { name: 'Sub-category' });
  await expect(subCategory).not.toHaveValue('');
  await choose(page, 'Category', 'Programming');
  await expect(subCategory).toHaveValue('');
  await subCategory.click();
  await page.getByRole('option').first().click();

  await page.getByRole('button', { name: 'Move question 3 up' }).click();
  await page.getByRole('button', { name: /^2 Third/ }).press('Alt+ArrowUp');
  await expect(
    page.getByRole('list', { name: 'Questions' }).getByRole('listitem').first(),
  ).toContainText('Third');
  await page.getByRole('button', { name: 'Delete question 2' }).click();
  await page.getByRole('button', { name: /^2 Second/ }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill('Second, reworded');
  await page.getByRole('button', { name: 'Remove option A' }).click();
  await expect(page.getByRole('radio', { name: 'Option A is correct' })).toBeChecked();
  await page.getByRole('button', { name: 'Add Question' }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill('A new one');
  for (const letter of ['D', 'C'])
    await page.getByRole('button', { name: `Remove option ${letter}` }).click();
  await page.getByRole('textbox', { name: 'Option A' }).fill('yes');
  await page.getByRole('textbox', { name: 'Option B' }).fill('no');
  await page.getByRole('radio', { name: 'Option B is correct' }).check();
  await page.getByRole('button', { name: 'Save Changes' }).click();

  await expect(page.getByText('Quiz updated')).toBeVisible();
  await expect(page.getByText('2 questions updated, 1 created')).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
  const quiz = await stored(page, id);
  expect(
    quiz.questions.map(({ text, options, correctOption }) => [text, options, correctOption]),
  ).toEqual([
    ['Third', ['one', 'two', 'three', 'four'], 1],
    ['Second, reworded', ['two', 'three', 'four'], 0],
    ['A new one', ['yes', 'no'], 1],
  ]);
});

test('AEQ-09, VAL-28, VAL-29, VAL-30, VAL-31: the editor says what is wrong, and where', async ({
  page,
  server,
}) => {
  const id = await makeQuiz(server.url, 'Strict', ['Only one']);
  await page.goto(`/admin/edit-quiz/${id}`);
  await expect(page.getByRole('button', { name: 'Delete question 1' })).toBeDisabled();
  await page.getByLabel('Title').fill('');
  await page.getByLabel('Time limit (minutes)').fill('');
  await page.getByRole('button', { name: /^1 Only one/ }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill('');
  await page.getByRole('textbox', { name: 'Option C' }).fill(' ');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'to mend' });
  await expect(summary.getByRole('listitem')).toHaveText([
    'Title is required',
    'Time limit is required',
    'Question 1: Question text is required',
    'Question 1: Option is required',
  ]);
  await page.getByRole('button', { name: /^1 New question/ }).click();
  await summary.getByRole('link', { name: 'Question 1: Option is required' }).click();
  await expect(page.getByRole('textbox', { name: 'Option C' })).toBeFocused();
});

test('AEQ-05, AEQ-06: what cannot be loaded says so and leads back', async ({ page, server }) => {
  await page.goto('/admin/edit-quiz/999999');
  await expect(page.getByRole('alert')).toContainText('Quiz not found');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto('/admin/edit-quiz/nonsense');
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
  const html = await (await page.request.get(`${server.url}/edit-quiz/1`)).text();
  expect(html).toContain('Loading editor...');
});

test('ERR-24: a quiz that cannot be loaded says why, or that it could not be', async ({
  page,
  server,
}) => {
  const id = await makeQuiz(server.url, 'Unloadable');
  await page.goto('/admin');
  const open = page.getByRole('link', { name: 'Edit Unloadable' });
  const allow = await refuse(page, 'quiz.getForAuthor', 'unavailable', 'The database rests.');
  await open.click();
  await expect(page.getByRole('alert')).toContainText('The database rests.');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await allow();
  await refuse(page, 'quiz.getForAuthor', 'internal', '');
  await open.click();
  await expect(page).toHaveURL(new RegExp(`/admin/edit-quiz/${id}$`));
  await expect(page.getByRole('alert')).toContainText('Failed to load quiz data');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL(/\/admin$/);
});

test('AEQ-10: a quiz without a time limit opens with 10 minutes, one with a limit with its own', async ({
  page,
  server,
}) => {
  await using writer = await administrator(server.url);
  for (const [title, timeLimit, shown] of [
    ['Timeless', null, '10'],
    ['Timed', 42, '42'],
  ] as const) {
    const { id } = await writer.create('/api/quizzes', {
      title,
      description: 'x',
      categoryId: 1,
      timeLimit,
    });
    await page.goto(`/admin/edit-quiz/${id}`);
    await expect(page.getByLabel('Time limit (minutes)')).toHaveValue(shown);
  }
});

test('questions are added and copied by keyboard, and a pasted list fills the options', async ({
  page,
}) => {
  await page.goto('/admin/create-quiz');
  const text = page.getByRole('textbox', { name: 'Question' });
  await text.fill('Which is the capital of Norway?');
  await page.getByRole('textbox', { name: 'Option A' }).evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'a) Bergen\nb) Oslo\nc) Tromsø\nd) Alta\ne) Bodø');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  for (const [letter, option] of Object.entries({ A: 'Bergen', B: 'Oslo', E: 'Bodø' }))
    await expect(page.getByRole('textbox', { name: `Option ${letter}` })).toHaveValue(option);
  await page.getByRole('radio', { name: 'Option B is correct' }).check();

  await page.keyboard.press('Control+d');
  await expect(page.getByText('2 questions', { exact: true })).toBeVisible();
  await expect(text).toBeFocused();
  await expect(text).toHaveValue('Which is the capital of Norway?');
  await expect(page.getByRole('radio', { name: 'Option B is correct' })).toBeChecked();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('3 questions', { exact: true })).toBeVisible();
  await expect(text).toBeFocused();
  await expect(text).toHaveValue('');
});

test('admin 1, 3, 7: of two authors the second sees both versions and chooses, part by part', async ({
  page,
  browser,
  server,
}) => {
  const id = await makeQuiz(server.url, 'Contested');
  await page.goto(`/admin/edit-quiz/${id}`);
  const other = await browser.newContext({ baseURL: server.url });
  const theirs = await other.newPage();
  await theirs.request.post('/api/login', {
    data: { email: 'admin@example.com', password: 'admin password' },
  });
  await theirs.goto(`/admin/edit-quiz/${id}`);
  await theirs.getByLabel('Title').fill('Theirs');
  await theirs.getByRole('button', { name: /^1 First/ }).click();
  await theirs.getByRole('textbox', { name: 'Question' }).fill('First, theirs');
  await theirs.getByRole('button', { name: 'Save Changes' }).click();
  await expect(theirs.getByText('Quiz updated')).toBeVisible();
  await other.close();

  await page.getByLabel('Title').fill('Mine');
  await page.getByRole('button', { name: /^2 Second/ }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill('Second, mine');
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: /has been changed since you opened it/ });
  await expect(dialog.getByRole('group', { name: /^Title/ })).toContainText('Theirs');
  await expect(dialog.getByRole('group', { name: /^Title/ })).toContainText('both sides');
  expect((await stored(page, id)).title).toBe('Theirs');
  await dialog.getByRole('button', { name: 'Back to the editor' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Mine');
  const alert = page.getByRole('alert').filter({ hasText: 'Everything you typed' });
  await expect(alert).toBeInViewport();
  await alert.getByRole('button', { name: 'Compare both versions' }).click();
  await dialog
    .getByRole('group', { name: /^Title/ })
    .getByLabel('Mine')
    .check();
  await dialog.getByRole('button', { name: 'Save these choices' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  const quiz = await stored(page, id);
  expect(quiz.title).toBe('Mine');
  expect(quiz.questions.map(({ text }) => text)).toEqual([
    'First, theirs',
    'Second, mine',
    'Third',
  ]);
});

test('admin 1, 2: a draft keeps the version it began from, and typing does not destroy it', async ({
  page,
  server,
}) => {
  const id = await makeQuiz(server.url, 'Drafted');
  await page.goto(`/admin/edit-quiz/${id}`);
  await page.getByLabel('Title').fill('Drafted, mine');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await using writer = await administrator(server.url);
  const renamed = await writer.calls.put(`/api/quizzes/${id}`, {
    data: {
      title: 'Drafted, theirs',
      description: 'Changed meanwhile',
      categoryId: 1,
      subCategoryId: 1,
      timeLimit: 20,
    },
  });
  expect(renamed.ok()).toBe(true);

  await page.goto(`/admin/edit-quiz/${id}`);
  const found = page.getByRole('alert').filter({ hasText: 'Unsaved work was found' });
  await expect(found).toContainText('The stored version has been changed since.');
  await page.getByLabel('Title').fill('A stray key');
  await page.reload();
  await found.getByRole('button', { name: 'Continue this draft' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Drafted, mine');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = page.getByRole('dialog', { name: /has been changed since/ });
  await expect(dialog).toContainText('Changed meanwhile');
  expect((await stored(page, id)).title).toBe('Drafted, theirs');
  await dialog.getByRole('button', { name: 'Take all of theirs' }).click();
  await dialog.getByRole('button', { name: 'Save these choices' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  expect((await stored(page, id)).title).toBe('Drafted, theirs');
});

test('admin 7: work on a quiz that was deleted meanwhile is saved as a new one', async ({
  page,
  server,
}) => {
  const id = await makeQuiz(server.url, 'Deleted meanwhile');
  await page.goto(`/admin/edit-quiz/${id}`);
  await page.getByLabel('Title').fill('Saved from deletion');
  expect((await page.request.delete(`/api/quizzes/${id}`)).ok()).toBe(true);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = page.getByRole('dialog', { name: /has been deleted since/ });
  await dialog.getByRole('button', { name: 'Save as a new quiz' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  const quiz = await stored(page, await findByTitle(page, 'Saved from deletion'));
  expect(quiz.questions.map(({ text }) => text)).toEqual(['First', 'Second', 'Third']);
});

test('admin 5: Create that lost its answer makes one quiz when it is pressed again', async ({
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
  await page.getByRole('button', { name: 'Create Quiz' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toBeInViewport();
  await page.getByRole('button', { name: 'Create Quiz' }).click();
  await expect(page).toHaveURL(/\/quizzes$/);
  const List = z.array(z.object({ title: z.string() }));
  const quizzes = List.parse(await (await page.request.get('/api/quizzes')).json());
  expect(quizzes.filter(({ title }) => title === 'Created once')).toHaveLength(1);
});

test('admin 6, 8, 9, 10: keys undo, save and go from option to option; a pasted question fills everything', async ({
  page,
  server,
}) => {
  const id = await makeQuiz(server.url, 'By keys');
  await page.goto(`/admin/edit-quiz/${id}`);
  const { keyboard } = page;
  const questions = page.getByRole('list', { name: 'Questions' }).getByRole('listitem');
  for (const number of [3, 2])
    await page.getByRole('button', { name: `Delete question ${number}` }).click();
  await expect(page.getByText('2 questions removed')).toBeVisible();
  await keyboard.press('Control+z');
  await keyboard.press('Control+z');
  await expect(questions).toHaveCount(3);

  await page.getByRole('button', { name: 'Add Question' }).click();
  const text = page.getByRole('textbox', { name: 'Question' });
  await expect(text).toBeFocused();
  let tabs = 0;
  const optionD = page.getByRole('textbox', { name: 'Option D' });
  while (!(await optionD.evaluate((field) => field === document.activeElement))) {
    await keyboard.press('Tab');
    tabs += 1;
    expect(tabs).toBeLessThanOrEqual(5);
  }
  await page.getByRole('textbox', { name: 'Option A' }).focus();
  for (const option of ['one', 'two', 'three', 'four', 'five']) {
    await keyboard.type(option);
    await keyboard.press('Enter');
  }
  await expect(page.getByRole('textbox', { name: 'Option A' })).toHaveValue('one');
  await expect(page.getByRole('textbox', { name: 'Option E' })).toHaveValue('five');
  await expect(page.getByRole('textbox', { name: 'Option F' })).toBeFocused();

  await page.getByRole('button', { name: 'New sub-category' }).click();
  await keyboard.press('Control+Enter');
  await expect(questions).toHaveCount(4);
  await keyboard.press('Escape');

  await text.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/plain',
      'Capital of Norway?\nA. Bergen\nB. Oslo\nANSWER: B\n\nOf Sweden?\nA. Stockholm\nB. Lund\nANSWER: A',
    );
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await expect(text).toHaveValue('Capital of Norway?');
  await expect(page.getByRole('radio', { name: 'Option B is correct' })).toBeChecked();
  await expect(questions).toHaveCount(5);
  await keyboard.press('Control+s');
  await expect(page.getByText('0 questions updated, 2 created')).toBeVisible();
  const quiz = await stored(page, id);
  expect(quiz.questions.slice(3).map((added) => [added.text, added.options])).toEqual([
    ['Capital of Norway?', ['Bergen', 'Oslo']],
    ['Of Sweden?', ['Stockholm', 'Lund']],
  ]);
});

test('admin 16, 17, 18, VAL-29: numbers stay as typed, messages name their field, a broken picture is seen', async ({
  page,
  server,
}) => {
  const id = await makeQuiz(server.url, 'Exact');
  await page.goto(`/admin/edit-quiz/${id}`);
  const timeLimit = page.getByLabel('Time limit (minutes)');
  await timeLimit.fill('1.5');
  await page.getByLabel('Title').fill('x'.repeat(201));
  await page.getByRole('button', { name: /^2 Second/ }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill('y'.repeat(5001));
  await page.route('https://pictures.example.com/**', (route) => route.abort());
  await page.getByLabel('Image URL').last().fill('https://pictures.example.com/none.png');
  await expect(page.getByText('This picture cannot be loaded.')).toBeVisible();
  await page.getByLabel('Text for the picture').fill('Nothing');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(timeLimit).toHaveValue('1.5');
  const summary = page.getByRole('alert').filter({ hasText: 'before this can be saved' });
  await expect(summary.getByRole('listitem')).toHaveText([
    'Title must have at most 200 characters',
    'Time limit must be a whole number',
    'Question 2, text: At most 5000 characters',
  ]);
  await timeLimit.fill('0');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(summary.getByRole('listitem').nth(1)).toHaveText('Time limit is required');
});

test('an edit that is not saved is guarded', async ({ page, server }) => {
  const id = await makeQuiz(server.url, 'Guarded');
  await page.goto(`/admin/edit-quiz/${id}`);
  await page.getByLabel('Title').fill('Guarded, changed');
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Leave without saving?');
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Guarded, changed');
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  expect((await stored(page, id)).title).toBe('Guarded');
});

test('a sign-in that expires while a quiz is edited loses nothing', async ({
  page,
  server,
  signInAsAdmin,
}) => {
  const id = await makeQuiz(server.url, 'Expiring');
  await page.goto(`/admin/edit-quiz/${id}`);
  await page.getByLabel('Title').fill('Typed before it expired');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('button', { name: 'Leave this page' }).click();
  await expect(page).toHaveURL(new RegExp(`/auth\\?redirect=.*edit-quiz.*${id}`));
  await signInAsAdmin();
  await page.goto(`/admin/edit-quiz/${id}`);
  await page.getByRole('button', { name: 'Continue this draft' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Typed before it expired');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Quiz updated')).toBeVisible();
  expect((await stored(page, id)).title).toBe('Typed before it expired');
});

test('unsaved work is not left to the next person in the tab', async ({
  page,
  server,
  signInAsAdmin,
  signUp,
}) => {
  const drafts = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')));
  const id = await makeQuiz(server.url, 'Left behind');
  await page.goto(`/admin/edit-quiz/${id}`);
  await page.getByLabel('Title').fill('Typed by an administrator');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('button', { name: 'Leave this page' }).click();
  await expect(page).toHaveURL(/\/auth/);
  expect(await drafts()).toHaveLength(1);

  const learner = await signUp();
  await page.context().clearCookies();
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill(learner.email);
  await form.getByLabel('Password', { exact: true }).fill(learner.password);
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(page).not.toHaveURL(/\/auth/);
  expect(await drafts()).toEqual([]);

  // The learner's page would load itself anew when it notices.
  await page.goto('/healthz');
  await signInAsAdmin();
  await page.goto(`/admin/edit-quiz/${id}`);
  await expect(page.getByLabel('Title')).toHaveValue('Left behind');
  await expect(page.getByText('Unsaved work was found')).toHaveCount(0);
});

test('ACQN-01 ACQN-02 ACQN-03 ACQN-04 ACQN-05 ACQN-06 ACQN-07, VAL-25, VAL-26, ENT-11, ERR-23: the wizard adds questions', async ({
  page,
  server,
}) => {
  const id = await makeQuiz(server.url, 'Grows by wizard', ['Only one']);
  await page.goto('/admin/create-question');
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option').first().click();
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
  await page.getByRole('option').first().click();
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

test('200 questions stay quick: a key press is drawn within 100 ms', async ({ page, server }) => {
  const texts = Array.from(
    { length: 200 },
    (_, index) => `Question number ${index + 1}, *with* marks`,
  );
  const id = await makeQuiz(server.url, 'Very long', texts);
  await page.goto(`/admin/edit-quiz/${id}`);
  await page.getByRole('searchbox', { name: 'Filter questions' }).fill('120');
  await page.getByRole('button', { name: /^120 Question number 120/ }).click();
  const text = page.getByRole('textbox', { name: 'Question' });
  await text.focus();
  const usual = await text.evaluate(async (field) => {
    const times: number[] = [];
    for (let n = 0; n < 20; n += 1) {
      const startedAt = performance.now();
      document.execCommand('insertText', false, 'x');
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      times.push(performance.now() - startedAt);
    }
    field.blur();
    // The quarter that the rest of the machine disturbed least.
    return times.sort((a, b) => a - b)[5] ?? 0;
  });
  expect(usual).toBeLessThan(100);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('1 question updated, 0 created')).toBeVisible();
  expect((await stored(page, id)).questions).toHaveLength(200);
});

const breakouts = [
  'ما هو أكبر كوكب في المجموعة الشمسية؟',
  '日本で一番高い山は何ですか',
  '👩‍👩‍👧‍👦 How many people are in this family?',
  '<img src=x onerror="window.broken=1"><script>window.broken=1</script> tags?',
  '[click](javascript:window.broken=1) ![x](x" onerror="window.broken=1) links?',
  '`unclosed **code and | pipes | everywhere \\',
];

test('text of any script, and text that tries to break out, goes through the editor unharmed', async ({
  page,
  server,
}) => {
  const id = await makeQuiz(server.url, breakouts[3] ?? '', breakouts);
  await page.goto(`/admin/edit-quiz/${id}`);
  for (const [index, text] of breakouts.entries()) {
    await page.locator('[id$="-head"]').nth(index).click();
    await expect(page.getByRole('textbox', { name: 'Question' })).toHaveValue(text);
    await page.getByRole('textbox', { name: 'Option A' }).fill(text);
    await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('6 questions updated, 0 created')).toBeVisible();
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  const quiz = await stored(page, id);
  expect(quiz.questions.map((stored) => stored.options[0])).toEqual(breakouts);
});

test('quizzes that others wrote go through the editor unchanged', async ({ page, server }) => {
  await using writer = await administrator(server.url);
  const content = await readContent();
  for (const source of [...content.slice(0, 2), ...content.slice(-2)]) {
    const { id } = await writer.create('/api/quizzes', {
      title: source.title,
      description: source.description,
      categoryId: 1,
      subCategoryId: 1,
    });
    const sent = await writer.calls.post('/api/questions/bulk', {
      data: { quizId: id, questions: source.questions },
    });
    expect(sent.ok()).toBe(true);
    const before = await stored(page, id);
    await page.goto(`/admin/edit-quiz/${id}`);
    await page.locator('[id$="-head"]').first().focus();
    await page.keyboard.press('End');
    await page
      .getByRole('listitem')
      .and(page.locator(`[aria-posinset="${source.questions.length}"]`))
      .locator('[id$="-head"]')
      .click();
    await page.getByLabel('Explanation').fill('Looked at in the editor.');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('1 question updated, 0 created')).toBeVisible();
    const after = await stored(page, id);
    expect(after.questions.slice(0, -1)).toEqual(before.questions.slice(0, -1));
    expect(after.questions.at(-1)).toEqual({
      ...before.questions.at(-1),
      explanation: 'Looked at in the editor.',
    });
  }
});
