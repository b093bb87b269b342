import { readContent } from '#tests/support/content.ts';
import { holdBack } from '../support/holding.ts';
import { inMotion } from '../support/journey.ts';
import { choose, expect, makeQuiz, stored, test } from '../support/quiz-editor.ts';
import { callsOf, refuse } from '../support/refusing.ts';
import { administrator } from '../support/writing.ts';

test.use(inMotion);

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
  await page.getByRole('listbox').getByRole('option').first().click();

  // In the middle of its text, where the pointer is not above the tools of the line.
  await page.getByText('First', { exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Question' })).toHaveValue('First');
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

test('AEQ-09, VAL-28, VAL-29, VAL-30, VAL-31: the editor shows what is wrong, and where', async ({
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
  const summary = page.getByRole('alert').filter({ hasText: 'to fix' });
  await expect(summary.getByRole('listitem')).toHaveText([
    'Title is required',
    'Time limit is required',
    'Question 1, text: Question text is required',
    'Question 1, option C: Option is required',
  ]);
  await page.getByRole('button', { name: /^1 New question/ }).click();
  await summary.getByRole('link', { name: 'Question 1, option C: Option is required' }).click();
  await expect(page.getByRole('textbox', { name: 'Option C' })).toBeFocused();
});

test('AEQ-05, AEQ-06: a quiz that cannot be loaded shows an error and a link back', async ({
  page,
  server,
}) => {
  await page.goto('/admin/edit-quiz/999999');
  await expect(page.getByRole('alert')).toContainText('Quiz not found');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto('/admin/edit-quiz/nonsense');
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
  const html = await (await page.request.get(`${server.url}/edit-quiz/1`)).text();
  expect(html).toContain('Loading editor...');
});

test('ERR-24: a quiz that cannot be loaded shows the reason, or a general message', async ({
  page,
  server,
}) => {
  const id = await makeQuiz(server.url, 'Unloadable');
  await page.goto('/admin');
  const open = page.getByRole('link', { name: 'Edit Unloadable' });
  const allow = await refuse(page, 'quiz.getForAuthor', 'unavailable', 'The database rests.');
  await open.click();
  await expect(page.getByRole('alert')).toContainText('The database rests.');
  // Refused without a gap: the link preloads the quiz when the pointer is over it.
  await refuse(page, 'quiz.getForAuthor', 'internal', '');
  await allow();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
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

test('admin 6, 8, 9, 10: shortcuts undo, save and move between options; a pasted question fills all fields', async ({
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
  await expect(page.getByRole('dialog')).toBeVisible();
  await keyboard.press('Control+Enter');
  await expect(questions).toHaveCount(4);
  await keyboard.press('Escape');
  // Shortcuts do nothing while a dialog is open.
  await expect(page.getByRole('dialog')).toBeHidden();

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
  // What is typed while a save runs would be in no save.
  const letThrough = await holdBack(page, callsOf('quiz.save'));
  await text.focus();
  await keyboard.press('Control+s');
  await expect(page.locator('form [inert]').last()).toBeVisible();
  await keyboard.type('not saved');
  await keyboard.press('Control+Enter');
  await expect(text).toHaveValue('Capital of Norway?');
  await expect(questions).toHaveCount(5);
  letThrough();
  await expect(page.getByText('0 questions updated, 2 created')).toBeVisible();
  const quiz = await stored(page, id);
  expect(quiz.questions.slice(3).map((added) => [added.text, added.options])).toEqual([
    ['Capital of Norway?', ['Bergen', 'Oslo']],
    ['Of Sweden?', ['Stockholm', 'Lund']],
  ]);
});

test('admin 16, 17, 18, VAL-29: numbers stay as typed, messages name their field, a broken picture is reported', async ({
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

test('typing in a quiz of 200 questions renders few of them, and saves the one that changed', async ({
  page,
  server,
}) => {
  const texts = Array.from(
    { length: 200 },
    (_, index) => `Question number ${index + 1}, *with* marks`,
  );
  const id = await makeQuiz(server.url, 'Very long', texts);
  await page.goto(`/admin/edit-quiz/${id}`);
  await page.getByRole('searchbox', { name: 'Filter questions' }).fill('120');
  await page.getByRole('button', { name: /^120 Question number 120/ }).click();
  await page.getByRole('searchbox', { name: 'Filter questions' }).fill('');
  const rows = page.getByRole('list', { name: 'Questions' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Question number 120' })).toBeVisible();
  expect(await rows.count()).toBeLessThan(60);
  await page.getByRole('textbox', { name: 'Question' }).pressSequentially(' and more');
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

test('text of any script, and text with markup, passes the editor unchanged', async ({
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

test('quizzes from another source pass the editor unchanged', async ({ page, server }) => {
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

test('an author tries a quiz in the learner’s player, and nothing is stored', async ({
  page,
  server,
}) => {
  const id = await makeQuiz(server.url, 'To be tried');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
  });
  await page.goto(`/admin/edit-quiz/${id}`);
  await page.getByRole('button', { name: /^1 First/ }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('article').getByRole('radio')).toHaveCount(4);
  await preview.getByRole('radio', { name: 'two', exact: true }).check();
  await preview.getByText('Result', { exact: true }).click();
  await expect(preview.getByText('Your answer, correct')).toBeVisible();

  await page.getByRole('button', { name: 'Try it' }).click();
  const trial = page.getByRole('dialog', { name: 'Trial of this quiz' });
  await trial.getByText('Phone', { exact: true }).click();
  const next = trial.getByRole('button', { name: 'Next' });
  await expect
    .poll(async () => (await trial.getByRole('article').boundingBox())?.width)
    .toBeLessThan(376);
  await trial.getByRole('radio', { name: 'two', exact: true }).check();
  await next.click();
  await trial.getByRole('radio', { name: 'one', exact: true }).check();
  await next.click();
  await trial.getByRole('button', { name: 'Submit Quiz' }).click();
  await page
    .getByRole('dialog', { name: 'Ready to submit?' })
    .getByRole('button', { name: 'Submit Quiz' })
    .click();
  await expect(
    trial.getByRole('heading', { name: '1 of 3 correct (33.3%): Not passed' }),
  ).toBeFocused();
  await expect(trial.getByText('Your answer, wrong')).toHaveCount(1);
  await trial.getByRole('button', { name: 'Back to the editor' }).click();
  await expect(trial).toBeHidden();
  // The player stores its default settings, but nothing of this trial.
  const kept = await page.evaluate(() =>
    ['quiz-places', 'quiz-struck-options'].map((key) => localStorage.getItem(key) ?? '[]'),
  );
  expect(kept).toEqual(['[]', '[]']);
  expect(calls.filter((path) => /attempt/.test(path))).toEqual([]);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('admin 12: the element with the focus is covered by neither the header nor the bar', async ({
  page,
  server,
}) => {
  const id = await makeQuiz(server.url, 'By Tab', ['Only one']);
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto(`/admin/edit-quiz/${id}`);
  await page.getByRole('button', { name: /^1 Only one/ }).click();
  await expect(page.getByRole('textbox', { name: 'Option A' })).toBeVisible();
  await page.getByLabel('Title').focus();
  await expect(page.getByLabel('Title')).toBeFocused();
  const bar = page.locator('[data-save-bar]');
  for (let tabs = 0; tabs < 40; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await bar.evaluate((element) => element.contains(document.activeElement))) break;
    const covered = await page.evaluate(() => {
      const field = document.activeElement;
      const box = field?.getBoundingClientRect();
      const saveBar = document.querySelector('[data-save-bar]')?.getBoundingClientRect();
      const header = document.querySelector('header')?.getBoundingClientRect();
      if (!field || !box || !saveBar || !header || box.height === 0) return undefined;
      const name = field.getAttribute('aria-label') ?? field.id;
      const isCovered = box.bottom > saveBar.top + 1 || box.top < header.bottom - 1;
      return isCovered ? `${name}: ${box.top} to ${box.bottom}` : undefined;
    });
    expect(covered, `after ${tabs + 1} tabs`).toBeUndefined();
  }
});
