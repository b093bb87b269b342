import { expect, makeQuiz, test } from '../support/quiz-editor.ts';

test('an author shares unsaved work by a secret link; a guest tries it until the link is ended', async ({
  page,
  browser,
  server,
}) => {
  const id = await makeQuiz(server.url, 'To be shared', ['Saved question']);
  await page.goto(`/admin/edit-quiz/${id}`);
  await page.getByLabel('Title').fill('Shared before it is saved');
  await page.getByRole('button', { name: 'Share' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'What is on the screen now' }).press('Space');
  await dialog.getByRole('button', { name: 'Make a link' }).press('Enter');
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();

  const guest = await browser.newPage();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'Shared before it is saved' })).toBeVisible();
  await expect(guest.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await guest.getByRole('button', { name: 'Start' }).click();
  await guest.getByRole('radio', { name: 'two', exact: true }).check();
  await guest.getByRole('button', { name: 'Submit Quiz' }).click();
  await guest
    .getByRole('dialog', { name: 'Ready to submit?' })
    .getByRole('button', { name: 'Submit Quiz' })
    .click();
  await expect(guest.getByRole('heading', { name: '1 of 1 correct (100%): Passed' })).toBeFocused();
  await guest.getByRole('button', { name: 'Close' }).last().click();

  await dialog.getByRole('button', { name: /^End the link/ }).press('Enter');
  await expect(page.getByText('Link ended')).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('alert')).toContainText('This link does not work any more');
  await expect(guest.getByRole('link', { name: 'Browse quizzes' })).toBeVisible();
  await guest.close();
});
