import { createServer } from 'node:http';
import { portOf } from '#scripts/local-postgres.ts';
import { expect, test } from '../support/journey.ts';

interface PlainInit {
  method?: string;
  headers?: Record<string, string>;
  credentials?: 'include';
}

test('a token is created, shown once, used by a page of another site, and revoked', async ({
  page,
  signUp,
  server,
}) => {
  const { email } = await signUp();
  await page.goto('/profile?section=security');
  await page.getByRole('button', { name: 'Create a token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create an access token' });
  await dialog.getByRole('button', { name: 'Create token' }).click();
  await expect(dialog.getByText('Please give the token a name')).toBeVisible();
  await dialog.getByLabel('Name').fill('Results export');
  await expect(dialog.getByRole('radio', { name: 'Administer' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Create token' }).click();
  const token = (await dialog.getByLabel('The new token').textContent())?.trim() ?? '';
  expect(token).toMatch(/^quizwright_pat_/);
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('It is shown only this once.');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog.getByLabel('The new token')).toHaveText(token);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Results export')).toBeVisible();
  await expect(page.getByText(token)).toHaveCount(0);

  const elsewhere = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Elsewhere</title>');
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  const other = await page.context().newPage();
  await other.goto(`http://localhost:${portOf(elsewhere)}/`);
  const call = (path: string, init: PlainInit = {}) =>
    other.evaluate(
      ([url, options]) =>
        fetch(url, options).then(
          async (answer) => ({ status: answer.status, text: await answer.text() }),
          () => 'refused by the browser' as const,
        ),
      [server.url + path, init] as const,
    );
  const authorization = { authorization: `Bearer ${token}` };
  expect(await call('/api/quizzes')).toMatchObject({ status: 200 });
  expect(await call('/api/user', { headers: authorization })).toMatchObject({
    status: 200,
    text: expect.stringContaining(email),
  });
  // Another port is the same site: the browser sends the cookie, but the page cannot read the response.
  expect(await call('/api/user', { credentials: 'include' })).toBe('refused by the browser');
  expect(await call('/api/logout', { method: 'POST', credentials: 'include' })).toBe(
    'refused by the browser',
  );
  expect((await page.request.get('/api/user')).status()).toBe(200);
  await other.close();
  elsewhere.close();

  await page.getByRole('button', { name: 'Revoke Results export' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Token revoked')).toBeVisible();
  await expect(page.getByText('Results export')).toHaveCount(0);
  const after = await page.request.get('/api/user', { headers: authorization });
  expect(after.status()).toBe(401);
});
