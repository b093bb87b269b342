import { expect, makeQuiz, test } from '../support/quiz-editor.ts';

test('two authors at once see who is in which question, and editing goes on', async ({
  page,
  browser,
  server,
}) => {
  const id = await makeQuiz(server.url, 'Edited by two', ['First?', 'Second?']);
  await page.goto(`/admin/edit-quiz/${id}`);
  await page.getByRole('button', { name: /^1 First/ }).click();
  await expect(page.getByRole('region', { name: 'Also editing:' })).toHaveCount(0);

  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const second = await context.newPage();
  await second.goto(`${server.url}/admin/edit-quiz/${id}`);
  const others = second.getByRole('region', { name: 'Also editing:' });
  await expect(others).toContainText('(question 1)');
  await expect(second.getByText(/^Also in this question/)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Also editing:' })).toBeVisible();

  await page.getByRole('button', { name: /^2 Second/ }).click();
  await expect(others).toContainText('(question 2)');
  await second.getByRole('button', { name: /^2 Second/ }).click();
  await expect(second.getByText(/^Also in this question/)).toBeVisible();
  await expect(page.getByText(/^Also in this question/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Question' }).fill('Second, and edited?');
  await expect(page.getByRole('textbox', { name: 'Question' })).toHaveValue('Second, and edited?');

  await second.close();
  await expect(page.getByRole('region', { name: 'Also editing:' })).toHaveCount(0);
  await context.close();
});

test('the bank says who has a question open in the editor, and an editor whose heartbeats fail goes on', async ({
  page,
  context,
  server,
}) => {
  const id = await makeQuiz(server.url, 'Edited from the bank', ['In the bank?']);
  await page.goto(`/admin/edit-quiz/${id}`);
  await page.getByRole('button', { name: /^1 In the bank/ }).click();
  const bank = await context.newPage();
  await bank.goto('/admin/questions?q=In%20the%20bank');
  await bank.getByRole('link', { name: 'In the bank?', exact: true }).click();
  await expect(bank.getByText(/^Also in this question: you, in another tab/)).toBeVisible();
  await expect(page.getByText(/^Also in this question/)).toBeVisible();

  await page.route(/reportEditor/, (route) => route.abort());
  await expect(page.getByText(/^Also in this question/)).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Question' }).fill('Still edited?');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL(/\/admin$/);
});

test('an older answer that arrives after a newer one changes nothing of who is shown', async ({
  page,
  context,
  server,
}) => {
  const id = await makeQuiz(server.url, 'Answered late', ['Early?', 'Late?']);
  const { promise, resolve: arrive } = Promise.withResolvers<void>();
  const older = Promise.withResolvers<void>();
  let calls = 0;
  await page.route(/reportEditor/, async (route) => {
    calls += 1;
    if (calls > 1) return route.fallback();
    const response = await route.fetch();
    older.resolve();
    await promise;
    await route.fulfill({ response });
  });
  await page.goto(`/admin/edit-quiz/${id}`);
  await older.promise;
  const second = await context.newPage();
  await second.goto(`/admin/edit-quiz/${id}`);
  await expect(second.getByRole('region', { name: 'Also editing:' })).toBeVisible();
  const others = page.getByRole('region', { name: 'Also editing:' });
  await page.getByRole('button', { name: /^2 Late/ }).click();
  await expect(others).toBeVisible();
  const arrived = page.waitForResponse(/reportEditor/);
  arrive();
  await arrived;
  // Another answer of the server, and so a moment after the page has had the older one.
  await page.getByRole('textbox', { name: 'Question' }).fill('Late, and edited?');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await expect(others).toBeVisible();
});
