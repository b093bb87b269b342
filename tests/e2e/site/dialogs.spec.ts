import { expect, inMotion, test } from '../support/journey.ts';

test.use(inMotion);

test('a form that was saved is not sent again by a press while its dialog fades away', async ({
  page,
  signInAsAdmin,
}) => {
  await signInAsAdmin();
  await page.goto('/admin/categories');
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('category.create')) calls += 1;
  });
  await page.getByRole('button', { name: 'Create Category' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Category Name').fill('pressed_twice');
  await dialog.getByLabel('Display Name').fill('Pressed twice');
  const save = dialog.locator('[type=submit]');
  const presses = await save.evaluateHandle((button: HTMLElement) => {
    const counted = { count: 0 };
    const press = () => {
      counted.count += button.isConnected ? 1 : 0;
      button.click();
    };
    const root = button.closest('[data-dialog]');
    if (root) new MutationObserver(press).observe(root, { attributeFilter: ['data-dialog'] });
    return counted;
  });
  await save.click();
  await expect(dialog).toBeHidden();
  expect(await presses.evaluate(({ count }) => count)).toBe(1);
  await page.reload();
  expect(calls).toBe(1);
});
