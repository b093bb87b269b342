import { inspect } from '../support/accessibility.ts';
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
  await page.goto('/admin/classes');
  await page.getByRole('button', { name: 'New class' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Biology 7b');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Biology 7b' })).toBeVisible();
  const address = new URL(page.url()).pathname;
  const code = await page.locator('code').innerText();
  await page.getByRole('button', { name: 'New assignment' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New assignment' });
  await dialog.getByRole('combobox', { name: 'Quiz' }).fill(exam.title);
  await page.getByRole('option', { name: exam.title }).click();
  await dialog.getByRole('textbox', { name: 'Note for the members' }).fill('Chapter 3');
  expect(await inspect(page, 'assignment of a quiz')).toEqual([]);
  await dialog.getByRole('button', { name: 'New assignment' }).click();
  await expect(page.getByText('It is assigned')).toBeVisible();

  const learner = await signUp();
  await page.goto(`/classes?code=${code}`);
  await page.getByRole('button', { name: 'Join class' }).click();
  const own = page.getByRole('region', { name: 'Biology 7b' });
  await expect(own.getByText('To do')).toBeVisible();
  await expect(own.getByText('Chapter 3')).toBeVisible();
  expect(await inspect(page, 'own classes')).toEqual([]);
  await takeExam(page, exam.id, 3);
  await page.reload();
  await expect(own.getByText('Done')).toBeVisible();
  await expect(own.getByRole('link', { name: '75%' })).toBeVisible();

  await signInAsAdmin();
  await page.goto(address);
  const row = page.getByRole('row').filter({ hasText: learner.username });
  await expect(row.getByRole('button', { name: '75%' })).toBeVisible();
  expect(await inspect(page, 'gradebook')).toEqual([]);
  await page.getByRole('link', { name: 'Members' }).click();
  await page.getByRole('button', { name: `Remove ${learner.username}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No members yet')).toBeVisible();
});
