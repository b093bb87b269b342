import type { BrowserContext, Page } from '@playwright/test';
import { createExam, takeExam } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';

const bioOf = async (page: Page) => (await (await page.request.get('/api/profile')).json()).bio;

async function typeBio(page: Page, text: string) {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit About' }).click();
  await page.getByLabel('Bio').fill(text);
}

async function secondTab(context: BrowserContext, address: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(address);
  await tab.waitForFunction(() => document.documentElement.dataset.hydrated);
  return tab;
}

async function logIn(page: Page, account: { email: string; password: string }) {
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Email').fill(account.email);
  await form.getByLabel('Password', { exact: true }).fill(account.password);
  await form.getByRole('button', { name: 'Log in' }).click();
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: /Your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}

test("what one member typed is not saved in another member's profile (web 4)", async ({
  page,
  context,
  signUp,
}) => {
  const other = await signUp();
  const owner = await signUp();
  await typeBio(page, 'Written by the first person');

  const tab = await secondTab(context, '/');
  await logOut(tab);
  await expect(tab.getByText('You have been logged out successfully.')).toBeVisible();
  const signedOut = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(signedOut).toBeVisible();
  await tab.goto('/auth');
  await logIn(tab, other);
  await expect(tab.getByRole('button', { name: /Your menu/ })).toBeVisible();

  // As if the notification of the other tab had not arrived: the call itself is refused.
  await signedOut.evaluate((dialog) => dialog.closest('[data-portal]')?.remove());
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('Another account is signed in');
  expect(await bioOf(tab)).toBeNull();

  await page.request.post('/api/login', { data: owner });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'first person' })).toBeVisible();
  expect(await bioOf(page)).toBe('Written by the first person');
});

test('what one member typed before another language was chosen is not in the form of the next member', async ({
  page,
  signUp,
}) => {
  const other = await signUp();
  await signUp();
  page.on('dialog', (dialog) => dialog.accept());
  await typeBio(page, 'Typed by the first person');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');

  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await logOut(page);
  await expect(page.getByText('You have been logged out successfully.')).toBeVisible();
  await page.goto('/auth');
  await logIn(page, other);
  await expect(page.getByRole('button', { name: /Your menu/ })).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit About' }).click();
  await expect(page.getByLabel('Bio')).toHaveValue('');
});

test('a tab without unsaved work shows who signed in or out in another one', async ({
  page,
  context,
  signUp,
}) => {
  const account = await signUp('watched_elsewhere');
  await page.goto('/results');
  const tab = await secondTab(context, '/');
  await logOut(tab);
  await expect(page).toHaveURL(/\/auth/);
  await tab.goto('/auth');
  await logIn(tab, account);
  await expect(page.getByRole('button', { name: /Your menu, watched_elsewhere/ })).toBeVisible();
});

test('a session that ended while a profile was edited is renewed on the same page (learner 5)', async ({
  page,
  signUp,
}) => {
  const account = await signUp();
  await typeBio(page, 'Typed for a long time');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Sign in again' }).click();
  await expect(dialog.getByText('Invalid email or password')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Sign in again' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Bio')).toHaveValue('Typed for a long time');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'long time' })).toBeVisible();
});

test('after a change of address on another device, the page is continued with the new one', async ({
  page,
  sql,
  signUp,
}) => {
  const account = await signUp();
  await typeBio(page, 'Typed before the change');
  const email = `new.${account.email}`;
  await sql.query('update users set email = $1 where email = $2', [email, account.email]);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Sign in again' }).click();
  await expect(dialog.getByText('Invalid email or password')).toBeVisible();
  await expect(dialog.getByLabel('Email')).toHaveValue(account.email);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Sign in again' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Bio')).toHaveValue('Typed before the change');
});

test('logging out with unsaved work asks first, and never hangs (web 3, learner 2)', async ({
  page,
  signUp,
}) => {
  await signUp();
  await typeBio(page, 'Not saved');
  await logOut(page);
  const question = page.getByRole('alertdialog').filter({ hasText: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  expect((await page.request.get('/api/user')).status()).toBe(200);
  await expect(page.getByLabel('Bio')).toHaveValue('Not saved');

  // Afterwards navigation works as usual.
  await page.getByRole('banner').getByRole('link', { name: 'Quizzes' }).first().click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/quizzes/);
  await page.goto('/');
  expect((await page.request.get('/api/user')).status()).toBe(200);

  await page.getByRole('button', { name: /Your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/profile/);
  await expect(page.getByRole('menu')).toBeHidden();

  await typeBio(page, 'Not saved again');
  await logOut(page);
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('You have been logged out successfully.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect((await page.request.get('/api/user')).status()).toBe(401);
});

test('what one member searched for is not offered to the next one (web 4)', async ({
  page,
  signUp,
}) => {
  const box = page.getByRole('combobox', { name: 'Search quizzes' });
  const recent = page.getByRole('listbox', { name: 'Recent searches' }).getByRole('option');
  const searchFor = async (text: string) => {
    await page.goto('/contact');
    await box.fill(text);
    await box.press('Enter');
    await expect(page).toHaveURL(new RegExp(`q=${text}$`));
    await page.goto('/contact');
    await box.click();
  };
  await signUp();
  await searchFor('qqqqq');
  await expect(recent).toHaveText(['qqqqq']);
  await page.keyboard.press('Escape');
  await logOut(page);
  await expect(page.getByText('You have been logged out successfully.')).toBeVisible();
  await box.fill('a');
  await box.fill('');
  await expect(recent).toHaveCount(0);

  await searchFor('wwwww');
  await expect(recent).toHaveText(['wwwww']);
  // What a guest has searched for stays; another account that replaces a session finds nothing.
  await signUp();
  await searchFor('xxxxx');
  await expect(recent).toHaveText(['xxxxx', 'wwwww']);
  await signUp();
  await searchFor('yyyyy');
  await expect(recent).toHaveText(['yyyyy']);
});

test('a public page shows nothing of a member who logs out on it', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/');
  const popular = page.getByRole('region', { name: 'Popular Quizzes' });
  const link = popular.getByRole('heading').getByRole('link').first();
  const quizId = Number(/\d+$/.exec((await link.getAttribute('href')) ?? '')?.[0]);
  await takeExam(page, quizId, 0);
  await page.reload();
  await expect(popular.getByText(/^Your best/)).toBeVisible();

  await logOut(page);
  await expect(popular.getByRole('link', { name: 'Login to Play' }).first()).toBeVisible();
  await expect(popular.getByText(/Your best|Opens/)).toHaveCount(0);
});

test('a public page shows nothing of a member whose session was ended on another device', async ({
  page,
  server,
  browser,
  signUp,
}) => {
  const account = await signUp();
  const [open, failed] = [await createExam(server.url), await createExam(server.url)];
  await page.request.post(`/api/quizzes/${open.id}/attempts`);
  await takeExam(page, failed.id, 1);
  await page.goto(`/quiz/${failed.id}`);
  const ofMember = [
    page.getByRole('region', { name: 'Your progress' }),
    page.getByRole('region', { name: 'Failed - Cooldown' }),
    page.getByRole('banner').getByRole('link', { name: /^Resume/ }),
  ];
  for (const part of ofMember) await expect(part).toBeVisible();

  const device = await browser.newContext({ baseURL: server.url });
  await device.request.post('/api/login', { data: account });
  expect((await device.request.delete('/api/sessions')).ok()).toBe(true);
  await device.close();
  // The page polls the retake status.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(page).toHaveURL(`/quiz/${failed.id}`);
  for (const part of ofMember) await expect(part).toHaveCount(0);
});
