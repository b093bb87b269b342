import { inspect } from '../support/accessibility.ts';
import { answer, createExam, submit } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';

test('a learner with extra time gets it from the next attempt on, until it is taken back; a wait is ended', async ({
  page,
  server,
  signUp,
  signInAsAdmin,
}) => {
  const learner = await signUp();
  const { email, password } = learner;
  const signIn = () => page.request.post('/api/login', { data: { email, password } });
  const exams = [
    await createExam(server.url, { timeLimit: 10 }),
    await createExam(server.url, { questions: 1, timeLimit: 10 }),
  ] as const;

  await signInAsAdmin();
  await page.goto(`/admin/users?q=${learner.username}`);
  await page.getByRole('link', { name: learner.username }).click();
  const panel = page.getByRole('complementary', { name: 'Account' });
  await panel.getByRole('button', { name: 'Add exception' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add exception' });
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  // It stays open while the panel becomes a drawer, on a phone.
  expect(await inspect(page, 'an exception')).toEqual([]);
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(page.getByRole('dialog', { name: 'Account' })).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Extra time' }).selectOption('50% more time');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(panel.getByText('Every quiz')).toBeVisible();

  await signIn();
  await page.goto(`/quiz/${exams[0].id}`);
  await expect(page.getByText('You have 50% more time: 15 mins.')).toBeVisible();
  await page.goto(`/quiz/${exams[0].id}/start`);
  await expect(page.getByRole('timer')).toHaveText(/^14:|^15:00/);

  await signInAsAdmin();
  await page.goto(`/admin/users?q=${learner.username}`);
  await page.getByRole('link', { name: learner.username }).click();
  await panel.getByRole('button', { name: 'Remove exception: Every quiz' }).click();
  await expect(panel.getByText('Every quiz')).toBeHidden();
  await signIn();
  await page.goto(`/quiz/${exams[1].id}/start`);
  await expect(page.getByRole('timer')).toHaveText(/^09:|^10:00/);
  await answer(page);
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Passed', exact: true })).toBeVisible();
  // The page of the learner would follow the change of accounts.
  await page.goto('about:blank');

  await signInAsAdmin();
  await page.goto(`/admin/users?q=${learner.username}`);
  await page.getByRole('link', { name: learner.username }).click();
  await panel.getByRole('button', { name: `End the wait: ${exams[1].title}` }).click();
  await expect(panel.getByRole('list', { name: 'Waits' })).toBeHidden();
  await signIn();
  await page.goto(`/quiz/${exams[1].id}/start`);
  await expect(page.getByRole('timer')).toHaveText(/^09:|^10:00/);
});
