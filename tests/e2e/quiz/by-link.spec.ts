import { expect, makeQuiz, test } from '../support/quiz-editor.ts';

test('a quiz by link is opened by its link alone, also by who signs in for it', async ({
  page,
  browser,
  server,
}) => {
  const id = await makeQuiz(server.url, 'For those with the link', ['A question']);
  await page.goto(`/admin/edit-quiz/${id}`);
  await page.getByText('Rules: Standard').click();
  await page.getByRole('checkbox', { name: 'Only with its link' }).check();
  await expect(page.getByRole('checkbox', { name: 'For members only' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Shown in lists' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Quiz updated')).toBeVisible();
  await page.goto(`/admin/edit-quiz/${id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  const part = page.getByRole('dialog').getByRole('region', { name: 'Link for taking the quiz' });
  await part.getByRole('button', { name: 'Make a link' }).click();
  const link = await part.getByLabel('Link', { exact: true }).inputValue();

  const context = await browser.newContext({ baseURL: server.url });
  const guest = await context.newPage();
  await guest.goto(`/quiz/${id}`);
  await expect(guest.getByRole('heading', { name: 'Quiz not found' })).toBeVisible();
  await guest.goto(link);
  await expect(guest.getByText('Sign in to open this quiz')).toBeVisible();
  // The fragment is gone when its visitor comes back from signing in.
  const account = {
    username: 'balloonist',
    email: 'balloonist@example.com',
    password: 'correct horse',
  };
  expect((await guest.request.post('/api/register', { data: account })).ok()).toBe(true);
  await guest.goto('/open-quiz');
  await expect(guest.getByRole('heading', { name: 'For those with the link' })).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('heading', { name: 'For those with the link' })).toBeVisible();
  await context.close();
});
