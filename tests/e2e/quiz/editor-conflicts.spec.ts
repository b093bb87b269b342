import { expect, findByTitle, makeQuiz, stored, test } from '../support/quiz-editor.ts';
import { administrator } from '../support/writing.ts';

test('admin 1, 3, 7: the second of two authors sees both versions and chooses part by part', async ({
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

test('admin 1, 2: a draft keeps the version it is based on, and typing does not overwrite it', async ({
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

test('a draft of a quiz that was deleted can be saved as a new quiz', async ({ page, server }) => {
  const id = await makeQuiz(server.url, 'Deleted under its author');
  await page.goto(`/admin/edit-quiz/${id}`);
  await page.getByLabel('Title').first().fill('Rescued');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  expect((await page.request.delete(`/api/quizzes/${id}`)).ok()).toBe(true);
  page.once('dialog', (prompt) => void prompt.accept());
  await page.reload();
  await expect(page.getByText('Quiz not found')).toBeVisible();
  await page.getByRole('button', { name: 'Continue this draft' }).click();
  await expect(page.getByLabel('Title').first()).toHaveValue('Rescued');
  await page.getByRole('button', { name: 'Save as a new quiz' }).click();
  const review = page.getByRole('dialog', { name: 'Before you publish' });
  await review.getByRole('button', { name: 'Publish' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  const quiz = await stored(page, await findByTitle(page, 'Rescued'));
  expect(quiz.questions.map(({ text }) => text)).toEqual(['First', 'Second', 'Third']);
  await page.goto(`/admin/edit-quiz/${id}`);
  await expect(page.getByText('Quiz not found')).toBeVisible();
  await expect(page.getByText('Unsaved work was found')).toHaveCount(0);
});

test('on a phone the buttons of a conflict are not covered', async ({ page, server }) => {
  const id = await makeQuiz(server.url, 'Contested on a phone');
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`/admin/edit-quiz/${id}`);
  await page.getByLabel('Title').first().fill('Mine');
  await using writer = await administrator(server.url);
  const renamed = await writer.calls.put(`/api/quizzes/${id}`, {
    data: {
      title: 'Theirs',
      description: 'For a journey',
      categoryId: 1,
      subCategoryId: 1,
      timeLimit: 20,
    },
  });
  expect(renamed.ok()).toBe(true);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = page.getByRole('dialog', { name: /has been changed since/ });
  await expect(dialog.getByRole('button', { name: 'Save these choices' })).toBeVisible();
  await expect(page.getByText('Error updating quiz')).toHaveCount(0);
  const added = { text: 'Fourth', options: ['one', 'two'], correctOption: 0 };
  await writer.create('/api/questions', { quizId: id, type: 'single_choice', ...added });
  await dialog.getByRole('button', { name: 'Save these choices' }).click();
  // Refused again: what is shown as chosen is what is saved.
  const fourth = dialog.getByRole('group', { name: /^Question 4/ });
  await expect(fourth.getByLabel('Theirs')).toBeChecked();
  await dialog.getByRole('button', { name: 'Save these choices' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  expect((await stored(page, id)).questions.map(({ text }) => text)).toContain('Fourth');
});

test('leaving unsaved changes asks for confirmation', async ({ page, server }) => {
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

test('unsaved work is not shown to the next account in the tab', async ({
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

  // The page reloads itself when it receives the change of account.
  await page.goto('/healthz');
  await signInAsAdmin();
  await page.goto(`/admin/edit-quiz/${id}`);
  await expect(page.getByLabel('Title')).toHaveValue('Left behind');
  await expect(page.getByText('Unsaved work was found')).toHaveCount(0);
});

test('what both authors wrote is there after a save of the choices that failed and its undo', async ({
  page,
  server,
}) => {
  const id = await makeQuiz(server.url, 'Contested and undone');
  await page.goto(`/admin/edit-quiz/${id}`);
  await page.getByLabel('Title').fill('Mine');
  await using writer = await administrator(server.url);
  const changed = await writer.calls.put(`/api/quizzes/${id}`, {
    data: {
      title: 'Contested and undone',
      description: 'Theirs',
      categoryId: 1,
      subCategoryId: 1,
      timeLimit: 20,
    },
  });
  expect(changed.ok()).toBe(true);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = page.getByRole('dialog', { name: /has been changed since/ });
  await page.route('**/trpc/quiz.save*', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Save these choices' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Everything you typed' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Back to the editor' }).click();
  await expect(page.getByLabel('Description')).toHaveValue('Theirs');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Description')).toHaveValue('For a journey');
  await expect(page.getByLabel('Title')).toHaveValue('Mine');
  await page.unroute('**/trpc/quiz.save*');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toContainText('Theirs');
  await dialog.getByRole('button', { name: 'Save these choices' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  const both = await (await page.request.get(`/api/quizzes/${id}`)).json();
  expect(both).toMatchObject({ title: 'Mine', description: 'Theirs' });
});
