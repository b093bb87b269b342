import { readFile } from 'node:fs/promises';
import { holdBack } from '../support/holding.ts';
import { expect, test } from '../support/journey.ts';

test('an administrator finds a person, suspends and readmits them by keyboard; the person reads why', async ({
  page,
  browser,
  server,
  signUp,
  signInAsAdmin,
}) => {
  const { email, username, password } = await signUp();
  await signInAsAdmin();
  await page.goto('/admin');
  await page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: 'Users' })
    .press('Enter');
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find accounts' }).focus();
  await page.keyboard.type(email);
  await expect(page.getByText('1 account found')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download list (CSV)' }).press('Enter');
  expect(await readFile(await (await download).path(), 'utf8')).toContain(`,${username},`);

  await page.getByRole('link', { name: username }).press('Enter');
  const panel = page.getByRole('complementary', { name: 'Account' });
  await expect(panel.getByText(email)).toBeVisible();
  await panel.getByRole('button', { name: 'Suspend' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Suspend this account?' });
  await expect(dialog.getByText(username)).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await dialog.getByLabel('Reason').selectOption('Spam');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Please write to us.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Account suspended')).toBeVisible();
  await expect(panel.getByText('Please write to us.')).toBeVisible();
  await expect(panel.getByText('Not signed in anywhere.')).toBeVisible();

  await using other = await browser.newContext({ locale: 'es', baseURL: server.url });
  const visit = await other.newPage();
  await visit.goto('/auth');
  await visit.getByRole('textbox', { name: 'Correo' }).fill(email);
  await visit.getByLabel('Contraseña', { exact: true }).fill(password);
  await visit.keyboard.press('Enter');
  await expect(visit.getByRole('main')).toContainText(
    'Esta cuenta ha sido suspendida por spam. Nota de la administración: Please write to us.',
  );

  await panel.getByRole('button', { name: 'Lift suspension' }).press('Enter');
  await expect(page.getByText('Suspension lifted')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Suspend' })).toBeVisible();
});

test('a panel keeps its dialog when it becomes a drawer, and stays when a search is under way', async ({
  page,
  signUp,
  signInAsAdmin,
}) => {
  const { username } = await signUp();
  await signInAsAdmin();
  await page.setViewportSize({ width: 1300, height: 800 });
  await page.goto(`/admin/users?q=${username}`);
  const panel = page.getByRole('complementary', { name: 'Account' });
  const find = page.getByRole('searchbox', { name: 'Find accounts' });
  // Clicked before the typing counts as over. On a slow machine it is found by then: so it must match.
  await find.fill(`${username}@`);
  await page.getByRole('link', { name: username }).click();
  await expect(panel).toBeVisible();
  await expect(page).toHaveURL(/q=[^&]*%40/);
  await expect(page).toHaveURL(/person=/);

  // Clicked while what was typed is looked for.
  await page.goto(`/admin/users?q=${username}`);
  const letThrough = await holdBack(page, /account\.people/);
  await find.pressSequentially('@');
  await expect(page).toHaveURL(/q=[^&]*%40/);
  await page.getByRole('link', { name: username }).click();
  await expect(page).toHaveURL(/person=/);
  letThrough();
  await expect(panel).toBeVisible();
  await expect(page).toHaveURL(/q=[^&]*%40/);

  await page.goto(`/admin/users?q=${username}`);
  await page.getByRole('link', { name: username }).click();
  await panel.getByRole('button', { name: 'Suspend' }).click();
  const dialog = page.getByRole('dialog', { name: 'Suspend this account?' });
  await dialog.getByRole('textbox').fill('Half a sentence');
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(panel).toBeHidden();
  await expect(dialog.getByRole('textbox')).toHaveValue('Half a sentence');
  await page.setViewportSize({ width: 1300, height: 800 });
  await expect(panel).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveValue('Half a sentence');
});

test('the undo of a suspension says what it did; an address past the last page shows that page', async ({
  page,
  signUp,
  signInAsAdmin,
}) => {
  const { username } = await signUp();
  await signInAsAdmin();
  await page.goto('/admin/users?page=99');
  await expect(page).toHaveURL(/page=\d$/);
  await expect(page.getByRole('link', { name: /^learner_|^admin/ }).first()).toBeVisible();

  await page.goto(`/admin/users?q=${username}`);
  await page.getByRole('link', { name: username }).click();
  const panel = page.getByRole('complementary', { name: 'Account' });
  await panel.getByRole('button', { name: 'Suspend' }).click();
  const dialog = page.getByRole('dialog', { name: 'Suspend this account?' });
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Suspension lifted')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Suspend' })).toBeVisible();
});
