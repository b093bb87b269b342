import type { Page } from '@playwright/test';
import { linkIn } from '#tests/support/post-office.ts';
import { expect, test } from '../support/account.ts';
import { refuse } from '../support/refusing.ts';

async function logIn(page: Page, email: string, password: string) {
  await page.goto('/auth');
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
}

test('PROF-20, ACCT-02, ACCT-03, ACCT-04, ACCT-05, ACCT-07, ACCT-09, ACCT-10, ERR-05: a deleted account is signed out and can be reactivated', async ({
  page,
  signUp,
  post,
}) => {
  const { email, password } = await signUp();
  await page.clock.install();
  await page.goto('/profile?section=delete');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Delete your account?')).toBeHidden();
  expect((await page.request.get('/api/user')).status()).toBe(200);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  // From here on the test controls the time; each step lets the page render.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  const scheduled = page.getByText('Your account is scheduled for deletion');
  const isScheduled = async () => {
    await page.clock.runFor(20);
    return scheduled.isVisible();
  };
  await expect.poll(isScheduled).toBe(true);
  expect((await page.request.get('/api/user')).status()).toBe(401);
  await page.clock.runFor(2900);
  await expect(scheduled).toBeVisible();
  await page.clock.runFor(200);
  await page.clock.resume();
  await page.waitForURL(/\/auth$/);
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  expect((await post.receive(email, 'Your account will be deleted')).text).toContain('15 days');

  await logIn(page, email, password);
  const deactivated = page.getByRole('dialog', { name: 'Account Deactivated' });
  await expect(deactivated).toContainText(email);
  const letThrough = await refuse(page, 'account.reactivate', 'internal', 'boom');
  await deactivated.getByRole('button', { name: 'Reactivate My Account' }).click();
  await expect(page.getByText('Reactivation Failed')).toBeVisible();
  await expect(
    page.getByText('Something went wrong while reactivating your account. Please try again.'),
  ).toBeVisible();
  await letThrough();
  await deactivated.getByRole('button', { name: 'Reactivate My Account' }).click();
  await expect(deactivated).toBeHidden();
  await logIn(page, email, password);
  await page.waitForURL(/\/$/);
  expect((await page.request.get('/api/user')).status()).toBe(200);
});

test('ACCT-03: Cancel closes the dialog and sends no request', async ({ page, signUp }) => {
  const { email, password } = await signUp();
  await page.request.post('/api/delete-account');
  await logIn(page, email, password);
  const deactivated = page.getByRole('dialog', { name: 'Account Deactivated' });
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('account.reactivate')) asked += 1;
  });
  await deactivated.getByRole('button', { name: 'Cancel' }).click();
  await expect(deactivated).toBeHidden();
  expect(asked).toBe(0);
});

test('ERR-07: a failed deletion shows an error and keeps the session', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/profile?section=delete');
  await refuse(page, 'account.deleteAccount', 'internal', 'boom');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Deletion failed')).toBeVisible();
  await expect(
    page.getByText('Unable to schedule account deletion. Please try again.'),
  ).toBeVisible();
  expect((await page.request.get('/api/user')).status()).toBe(200);
});

test('decision 63: a forgotten password is replaced by the mailed link', async ({
  page,
  signUp,
  post,
}) => {
  const { email, password } = await signUp();
  await page.request.post('/api/logout');
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  const form = page.getByRole('form', { name: 'Forgot password' });
  await form.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Check your email')).toBeVisible();
  const link = linkIn(await post.receive(email, 'Choose a new password'));
  await page.goto(link.href);
  await page.getByLabel('New password', { exact: true }).fill('a better one');
  await page.getByLabel('Confirm password').fill('a better one');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await page.waitForURL(/\/auth$/);
  await post.receive(email, 'Your password was changed');
  expect((await page.request.post('/api/login', { data: { email, password } })).status()).toBe(401);
  await logIn(page, email, 'a better one');
  await page.waitForURL(/\/$/);
});

test('a browser that is signed in is signed out by a new password', async ({
  page,
  signUp,
  post,
}) => {
  const { email } = await signUp();
  await page.request.post('/api/forgot-password', { data: { email } });
  await page.goto(linkIn(await post.receive(email, 'Choose a new password')).href);
  await page.getByLabel('New password', { exact: true }).fill('a better one');
  await page.getByLabel('Confirm password').fill('a better one');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('form', { name: 'Login' })).toBeVisible();
});
