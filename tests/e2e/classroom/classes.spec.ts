import type { Locator } from '@playwright/test';
import { inspect } from '../support/accessibility.ts';
import { chooseQuiz, joinClass, makeClass } from '../support/classes.ts';
import { createExam, takeExam } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';

test('a class is made, joined by its link, given a quiz, and its gradebook shows the result', async ({
  page,
  server,
  signUp,
  signInAsAdmin,
}) => {
  const exam = await createExam(server.url, { questions: 4 });
  await signInAsAdmin();
  const { address, code } = await makeClass(page, 'Biology 7b');
  const { dialog, assign } = await chooseQuiz(page, exam.title);
  await dialog.getByRole('textbox', { name: 'Note for the members' }).fill('Chapter 3');
  expect(await inspect(page, 'assignment of a quiz')).toEqual([]);
  await assign();

  const learner = await signUp();
  await joinClass(page, code);
  const own = page.getByRole('region', { name: 'Biology 7b' });
  await expect(own.getByText('To do')).toBeVisible();
  await expect(own.getByText('Chapter 3')).toBeVisible();
  expect(await inspect(page, 'own classes')).toEqual([]);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'To do' })).toContainText(exam.title);
  await takeExam(page, exam.id, 3);
  await page.goto('/classes');
  await expect(own.getByText('Done')).toBeVisible();
  await expect(own.getByRole('link', { name: '75%' })).toBeVisible();

  await signInAsAdmin();
  await page.goto(address);
  const row = page.getByRole('row').filter({ hasText: learner.username });
  await expect(row.getByRole('button', { name: '75%' })).toBeVisible();
  expect(await inspect(page, 'gradebook')).toEqual([]);
  // With a cell open it is the same view.
  await row.getByRole('button', { name: '75%' }).click();
  await expect(page).toHaveURL(/member=/);
  const views = page.getByRole('navigation', { name: 'Views' });
  await expect(views.locator('[aria-current]')).toHaveText(['Gradebook']);
  await page.getByRole('link', { name: 'Members' }).click();
  await expect(page.getByRole('main').getByText(/^Joined .*\d{4}$/)).toBeVisible();
  await page.getByRole('button', { name: `Remove ${learner.username}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No members yet')).toBeVisible();
});

test('a class that was left in another tab is listed no more after a try to leave it', async ({
  page,
  sql,
  signUp,
}) => {
  const maker = await signUp('makes_biology');
  await sql.query('update users set is_teacher = true where username = $1', [maker.username]);
  const { code } = await makeClass(page, 'Biology 8');
  const learner = await signUp('leaves_biology');
  await joinClass(page, code);
  await page.getByRole('button', { name: 'Leave Biology 8' }).click();
  await sql.query(
    `delete from class_members where user_id = (select id from users where username = $1)`,
    [learner.username],
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('Class not found')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Biology 8' })).toBeHidden();
});

test('assigning a draft says that members cannot open it yet', async ({ page, signInAsAdmin }) => {
  await signInAsAdmin();
  const draft = { title: 'Not published', description: 'x', categoryId: 1, status: 'draft' };
  expect((await page.request.post('/api/quizzes', { data: draft })).status()).toBe(201);
  await makeClass(page, 'Draft 1a');
  await page.getByRole('button', { name: 'New assignment' }).first().click();
  const quiz = page.getByRole('dialog').getByRole('combobox', { name: 'Quiz' });
  await quiz.fill('Not published');
  await page.getByRole('option', { name: 'Not published' }).click();
  await expect(quiz).toHaveAccessibleDescription(
    'This quiz is a draft. Members can open it once it is published.',
  );
});

test('a dialog of a class asks before what was typed is left, however it is closed', async ({
  page,
  signInAsAdmin,
}) => {
  await signInAsAdmin();
  await makeClass(page, 'Asked 1a');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const staysWith = async (dialog: Locator, text: string) => {
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toBeHidden();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(dialog.getByText(text)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(dialog).toBeHidden();
  };

  await page.getByRole('button', { name: 'New assignment' }).first().click();
  const assigning = page.getByRole('dialog', { name: 'New assignment' });
  await assigning.getByRole('textbox', { name: 'Note for the members' }).fill('Chapter 3');
  await staysWith(assigning, 'Chapter 3');

  await page.getByRole('link', { name: 'Members' }).click();
  await page.getByRole('button', { name: 'Invite by email' }).click();
  const inviting = page.getByRole('dialog', { name: 'Invite people to the class' });
  await inviting.getByRole('textbox').fill('ada@example.com');
  await staysWith(inviting, 'ada@example.com');

  // Without an entry it closes at once.
  await page.getByRole('button', { name: 'Invite by email' }).click();
  await page.keyboard.press('Escape');
  await expect(inviting).toBeHidden();
});
