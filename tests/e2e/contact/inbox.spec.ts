import { inspect } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';

test('an administrator finds an open message, answers it and finds it resolved', async ({
  page,
  signInAsAdmin,
}) => {
  const subject = `Question four ${Date.now()}`;
  await page.request.post('/api/contact', {
    data: {
      name: 'Ann Reader',
      email: 'ann@example.com',
      subject,
      category: 'quiz',
      message: 'Is question four really right?\nI think it is not.',
    },
  });
  await signInAsAdmin();
  await page.goto('/admin');
  await page
    .getByRole('main')
    .getByRole('link', { name: /contact messages? (is|are) open/ })
    .click();
  await expect(page).toHaveURL(/\/admin\/contact-messages$/);
  await page.getByRole('searchbox', { name: 'Search messages' }).fill(subject);
  const list = page.getByRole('table', { name: 'Contact Inbox' });
  await expect(list.getByText(/^Answer due in 2[34]h/)).toBeVisible();
  await list.getByRole('link', { name: subject }).click();
  const panel = page.getByRole('complementary', { name: 'Message' });
  await expect(panel.getByText('I think it is not.')).toBeVisible();
  expect(await inspect(page, 'a contact message')).toEqual([]);
  await panel.getByRole('textbox', { name: 'Internal notes' }).fill('Asked Bob');
  await panel.getByRole('button', { name: 'Save notes' }).click();
  await expect(page.getByText('Notes saved')).toBeVisible();
  await panel.getByRole('textbox', { name: 'Your answer' }).fill('It is right.');
  await panel.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('The answer is on its way')).toBeVisible();
  await expect(panel.getByText('It is right.')).toBeVisible();
  await expect(panel.getByText('Resolved', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No messages' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Resolved');
  await expect(list.getByRole('link', { name: subject })).toBeVisible();
});
