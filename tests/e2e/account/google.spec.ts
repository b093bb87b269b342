import type { Page } from '@playwright/test';
import { googleMessage } from '#shared/features/account/google.ts';
import { expect, test } from '../support/account.ts';
import { refuse } from '../support/refusing.ts';

/** Signs in on the provider's page. */
async function signInThere(popup: Page, email: string) {
  await popup.locator('input[name=login]').fill(email);
  await popup.locator('input[name=password]').fill('any');
  await popup.getByRole('button', { name: 'Sign-in' }).click();
  await popup.getByRole('button', { name: /continue/i }).click();
}

async function openPopup(page: Page): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Continue with Google' }).click(),
  ]);
  return popup;
}

test('GOOG-01, GOOG-02, PROF-14, PROF-15, AUTH-04, VAL-10, VAL-11, ERR-09: a popup creates an account; then the home page opens, signed in', async ({
  page,
}) => {
  await page.goto('/auth?tab=register');
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await page.goto('/auth');
  const popup = await openPopup(page);
  await signInThere(popup, 'grace.hopper@example.com');
  await page.waitForURL(/\/$/);
  await expect(page.getByRole('button', { name: /Your menu, Grace Hopper/ })).toBeVisible();

  await page.goto('/profile');
  await page.getByRole('textbox', { name: 'Username' }).fill('amazing_grace');
  await page.getByRole('button', { name: 'Save username' }).click();
  await expect(page.getByRole('button', { name: 'Save username' })).toBeHidden();

  await page.goto('/profile?section=security');
  await expect(page.getByText('Signed in with Google')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm password').fill('other');
  await page.getByRole('button', { name: 'Create password' }).click();
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('long enough');
  await page.getByRole('button', { name: 'Create password' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm password').fill('long enough');
  const letThrough = await refuse(page, 'account.createPassword', 'internal', 'boom');
  await page.getByRole('button', { name: 'Create password' }).click();
  await expect(
    page.getByText('Failed to create password. Please try again.').first(),
  ).toBeVisible();
  await letThrough();
  await page.getByRole('button', { name: 'Create password' }).click();
  await expect(page.getByText('Password created successfully!')).toBeVisible();
  const login = await page.request.post('/api/login', {
    data: { email: 'grace.hopper@example.com', password: 'long enough' },
  });
  expect(login.status()).toBe(200);
});

test('a message from another origin, or without the name of the popup, is no outcome of a sign-in', async ({
  page,
}) => {
  await page.goto('/auth');
  await page.evaluate(() => {
    const open = window.open.bind(window);
    window.open = (url, name, features) => {
      document.body.dataset.popup = String(name);
      return open(url, name, features);
    };
  });
  const popup = await openPopup(page);
  await expect(popup.locator('input[name=login]')).toBeVisible();
  const name = await page.locator('body').getAttribute('data-popup');
  const failed = (message: string) => ({
    type: googleMessage,
    popup: name,
    outcome: { kind: 'failed', message },
  });
  const report = failed('Forged by the popup');
  // The provider's page is of another origin and knows the name.
  expect(
    await popup.evaluate((forged) => {
      window.opener?.postMessage(forged, '*');
      return window.opener !== null;
    }, report),
  ).toBe(true);
  await page.evaluate((forged) => {
    window.postMessage({ ...forged, popup: crypto.randomUUID() }, '*');
  }, report);
  // Messages arrive in order: this one, which is genuine, comes after them.
  await page.evaluate(
    (genuine) => window.postMessage(genuine, '*'),
    failed('Reported by this site'),
  );
  await expect(page.getByText('Reported by this site')).toBeVisible();
  await expect(page.getByText('Forged by the popup')).toHaveCount(0);
  await popup.close();
});

test('GOOG-03, GOOG-05: a closed popup and a cancelled sign-in have different messages', async ({
  page,
}) => {
  await page.goto('/auth');
  const closed = await openPopup(page);
  await closed.waitForLoadState();
  await closed.close();
  const alert = page.getByRole('alert').filter({ hasText: 'Authentication Error' });
  await expect(alert).toContainText('Sign-in popup was closed before completing the sign in.');
  await alert.getByRole('button', { name: 'Dismiss' }).click();
  const cancelled = await openPopup(page);
  await cancelled.getByRole('link', { name: /cancel/i }).click();
  await expect(alert).toContainText('Sign-in process was cancelled.');
});

test('GOOG-04: a refusal shows its reason', async ({ page }) => {
  await page.goto('/auth');
  const popup = await openPopup(page);
  await signInThere(popup, 'unverified@example.com');
  await expect(page.getByRole('alert').filter({ hasText: 'Authentication Error' })).toContainText(
    'Google has not verified this email address',
  );
});

test('GOOG-07: a deactivated account opens the dialog', async ({ page }) => {
  await page.goto('/auth');
  await signInThere(await openPopup(page), 'leaver@example.com');
  await page.waitForURL(/\/$/);
  await page.request.post('/api/delete-account');
  await page.goto('/auth');
  const popup = await openPopup(page);
  // The provider still has a session, so the popup may be closed already.
  if (!popup.isClosed()) await popup.waitForEvent('close');
  const dialog = page.getByRole('dialog', { name: 'Account Deactivated' });
  await dialog.getByRole('button', { name: 'Reactivate My Account' }).click();
  await expect(page.getByText('Account Reactivated')).toBeVisible();
  await openPopup(page);
  await page.waitForURL(/\/$/);
});

test('decision 53: without a popup the page itself is redirected to the provider and back', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/auth?redirect=/results');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await signInThere(page, 'no.popups@example.com');
  await page.waitForURL(/\/results$/);
});

test('GOOG-06: when the account cannot be read after signing in, a message says so', async ({
  page,
}) => {
  await page.goto('/auth');
  const popup = await openPopup(page);
  await refuse(page, 'account.me', 'internal', 'boom');
  await signInThere(popup, 'late.arrival@example.com');
  await expect(page.getByText('Authentication Error')).toBeVisible();
  await expect(page.getByText('Failed to authenticate with the server')).toBeVisible();
});

test('an account without a password confirms an export, and a new address, by another sign-in with Google', async ({
  page,
  sql,
}) => {
  const email = 'no.password@example.com';
  await page.goto('/auth');
  await signInThere(await openPopup(page), email);
  await page.waitForURL(/\/$/);
  await sql.query(
    `update sessions set created_at = now() - interval '1 hour', proven_at = null
     where user_id = (select id from users where email = $1)`,
    [email],
  );
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Contact Information' }).click();
  const form = page.getByRole('form', { name: 'Contact Information' });
  await form.getByLabel('Email').fill('elsewhere@example.com');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toContainText('Please confirm that it is you');
  await form.getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/profile?section=export');
  await page.getByRole('button', { name: 'Export my data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(dialog).toBeVisible();
  const download = page.waitForEvent('download');
  const popup = await openPopup(page);
  // The provider still has a session.
  if (!popup.isClosed()) await popup.waitForEvent('close');
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
  await expect(dialog).toBeHidden();
});

test('unlinking Google signs the other devices out, and the list of devices shows it', async ({
  page,
  signUp,
  browser,
  server,
  sql,
}) => {
  const { email, password } = await signUp();
  await sql.query('update users set firebase_id = $1 where email = $1', [email]);
  const other = await browser.newContext({ baseURL: server.url });
  await other.request.post('/api/login', { data: { email, password } });
  await page.goto('/profile?section=security');
  await expect(page.getByText('1 other device')).toBeVisible();
  await page.getByRole('button', { name: 'Unlink Google' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click();
  await expect(page.getByText('Your other devices were signed out.')).toBeVisible();
  await expect(page.getByText('You are signed in on this device only.')).toBeVisible();
  expect((await other.request.get('/api/user')).status()).toBe(401);
  await other.close();
});
