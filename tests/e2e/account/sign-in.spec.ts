import type { Page } from '@playwright/test';
import { holdBack } from '../support/holding.ts';
import { expect, test } from '../support/journey.ts';

const card = (page: Page) => page.getByRole('main');
const toasts = (page: Page) => page.getByRole('region', { name: /Notifications/ });

async function login(page: Page, email: string, password: string) {
  await card(page).getByLabel('Email').fill(email);
  await card(page).getByLabel('Password', { exact: true }).fill(password);
  await card(page).getByRole('button', { name: 'Log in' }).click();
}

test('AUTH-01, AUTH-03, AUTH-05, AUTH-06: two tabs with their forms, next to three benefits', async ({
  page,
}) => {
  await page.goto('/auth');
  for (const benefit of [/variety of quizzes/i, /various topics/i, /track your progress/i]) {
    await expect(card(page).getByText(benefit).first()).toBeVisible();
  }
  await expect(card(page).getByRole('tab')).toHaveText(['Login', 'Register']);
  await expect(page.getByRole('form', { name: 'Login' }).getByRole('textbox')).toHaveCount(2);
  await card(page).getByRole('tab', { name: 'Register' }).click();
  const form = page.getByRole('form', { name: 'Register' });
  for (const label of ['Username', 'Email', 'Password', 'Confirm password']) {
    await expect(form.getByLabel(label, { exact: true })).toBeVisible();
  }
});

test('VAL-01, VAL-02: log-in is checked before anything is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    // The browser's suggestions of passkeys need a challenge, which contains nothing of the form.
    if (request.method() === 'POST' && !request.url().includes('account.beginPasskey')) {
      sent.push(request.url());
    }
  });
  await page.goto('/auth');
  await login(page, 'abc', '');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(card(page).getByLabel('Email')).toBeFocused();
  expect(sent).toEqual([]);
});

test('VAL-04, VAL-05, VAL-07, AUTH-07, AUTH-11, ERR-03: registering is checked, and the confirmation of the password is not sent', async ({
  page,
}) => {
  await page.goto('/auth');
  await card(page).getByRole('tab', { name: 'Register' }).click();
  const form = page.getByRole('form', { name: 'Register' });
  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values))
      await form.getByLabel(label, { exact: true }).fill(value);
  };
  const create = () => form.getByRole('button', { name: 'Create account' }).click();
  for (const [typed, strength] of [
    ['abcde', 'Weak'],
    ['abcdef', 'Fair'],
    ['abcdefg', 'Fair'],
    ['abcdefgh', 'Good'],
    ['abcdefghijk', 'Good'],
    ['abcdefghijkl', 'Strong'],
  ] as const) {
    await fill({ Password: typed });
    await expect(form.getByText(strength)).toBeVisible();
  }
  await fill({ Password: 'Password1' });
  await expect(form.getByText('Many people use this password')).toBeVisible();
  await fill({ Username: 'a b!', Email: 'abc', Password: 'abcdef', 'Confirm password': 'abcdeg' });
  await create();
  await expect(
    form.getByText('Username can only contain letters, numbers, and underscores'),
  ).toBeVisible();
  await expect(form.getByText('Please enter a valid email address')).toBeVisible();
  await expect(form.getByText('Passwords do not match')).toBeVisible();

  const name = `typed_${Date.now()}`;
  await fill({ Username: name, Email: `${name}@example.com`, 'Confirm password': 'abcdef' });
  const request = page.waitForRequest((sent) => sent.url().includes('account.register'));
  await create();
  expect((await request).postData()).not.toContain('confirmPassword');
  await expect(toasts(page).getByText('Registration successful')).toBeVisible();
  await expect(toasts(page).getByText(`Welcome, ${name}!`)).toBeVisible();
  await expect(page).toHaveURL('/');
  // A new member is not welcomed back (learner 11).
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${name}`);

  await page.context().clearCookies();
  await page.goto('/auth');
  await card(page).getByRole('tab', { name: 'Register' }).click();
  await fill({
    Username: name.toUpperCase(),
    Email: 'free@example.com',
    Password: 'abcdef',
    'Confirm password': 'abcdef',
  });
  await create();
  await expect(toasts(page).getByText('Registration failed')).toBeVisible();
  await expect(form.getByText('This username is already taken').first()).toBeVisible();
  await expect(form.getByLabel('Email')).toHaveValue('free@example.com');
});

test('AUTH-02, AUTH-13, ERR-02: logging in shows a message and changes the header without a reload; /auth then redirects', async ({
  page,
  signUp,
}) => {
  const account = await signUp();
  await page.context().clearCookies();
  await page.goto('/auth');
  await page.evaluate(() => document.body.setAttribute('data-same-page', 'yes'));
  await login(page, account.email, 'wrong password');
  await expect(toasts(page).getByText('Login failed')).toBeVisible();
  await expect(toasts(page).getByText('Invalid email or password')).toBeVisible();
  await login(page, account.email, account.password);
  await expect(toasts(page).getByText('Login successful')).toBeVisible();
  await expect(toasts(page).getByText(`Welcome back, ${account.username}!`)).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(
    page.getByRole('banner').getByRole('button', { name: new RegExp(account.username) }),
  ).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-same-page', 'yes');
  await page.goto('/auth');
  await expect(page).toHaveURL('/');
});

test('passwords are masked, can be pasted, and are named for password managers', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const [tab, names] of [
    ['login', ['current-password']],
    ['register', ['new-password', 'new-password']],
  ] as const) {
    await page.goto(`/auth?tab=${tab}`);
    await page.evaluate(() => navigator.clipboard.writeText('a pasted password'));
    const fields = page.locator('main input[type=password]');
    await expect(fields).toHaveCount(names.length);
    for (const [index, name] of names.entries()) {
      const field = fields.nth(index);
      await expect(field).toHaveAttribute('autocomplete', name);
      await field.focus();
      await page.keyboard.press('ControlOrMeta+V');
      await expect(field).toHaveValue('a pasted password');
    }
  }
});

test('AUTH-15: while a log-in is pending, the button shows it', async ({ page, signUp }) => {
  const account = await signUp();
  await page.context().clearCookies();
  await page.goto('/auth');
  const letThrough = await holdBack(page, '**/trpc/account.login**');
  await login(page, account.email, account.password);
  await expect(card(page).locator('button[data-loading]')).toBeVisible();
  letThrough();
  await expect(page).toHaveURL('/');
});

test('AUTH-12: a guest causes no error; a member is recognized on the first page', async ({
  page,
  signUp,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto('/quizzes');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  const account = await signUp();
  await page.reload();
  await expect(
    page.getByRole('banner').getByRole('button', { name: new RegExp(account.username) }),
  ).toBeVisible();
  expect(errors).toEqual([]);
});

test('HF-07, HF-08, HF-09, AUTH-14, ERR-04: the menu has its links, and logging out shows a message and opens the home page', async ({
  page,
  signUp,
}) => {
  const account = await signUp();
  await page.goto('/profile');
  const menuButton = page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(account.username) });
  await menuButton.click();
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  await expect(page.getByRole('menuitem', { name: 'My Results' })).toHaveAttribute(
    'href',
    '/results',
  );
  await expect(page.getByRole('menuitem', { name: 'Admin Dashboard' })).toHaveCount(0);

  await page.route(
    '**/trpc/account.logout**',
    (route) => route.fulfill({ status: 500, body: '{}' }),
    { times: 1 },
  );
  await page.getByRole('menuitem', { name: /log ?out/i }).click();
  await expect(toasts(page).getByText('Logout failed')).toBeVisible();

  const letThrough = await holdBack(page, '**/trpc/account.logout**');
  if (!(await page.getByRole('menuitem').first().isVisible())) await menuButton.click();
  await page.getByRole('menuitem', { name: /log ?out/i }).click();
  await expect(page.getByText('Logging out...').first()).toBeVisible();
  letThrough();
  await expect(page).toHaveURL('/');
  await expect(toasts(page).getByText('Logged out', { exact: true })).toBeVisible();
  await expect(toasts(page).getByText('You have been logged out successfully.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect((await page.request.get('/api/user')).status()).toBe(401);
});

test('learner 2: the menu closes when a link in it is chosen', async ({ page, signUp }) => {
  const { username } = await signUp();
  await page.goto('/');
  const menuButton = page.getByRole('banner').getByRole('button', { name: new RegExp(username) });
  for (const [name, path] of [
    ['Profile', '/profile'],
    ['My Results', '/results'],
  ] as const) {
    await menuButton.click();
    await page.getByRole('menuitem', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('menuitem')).toHaveCount(0);
  }
});

test('HF-10, HF-11: an administrator finds the dashboard in the menu, and /create-quiz in the mobile menu only', async ({
  page,
  signInAsAdmin,
}) => {
  await signInAsAdmin();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /your menu/i })
    .click();
  await expect(page.getByRole('menuitem', { name: 'Admin Dashboard' })).toHaveAttribute(
    'href',
    '/admin',
  );
  await expect(page.locator('a[href="/create-quiz"]')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).last().click();
  await expect(page.getByRole('dialog').locator('a[href="/create-quiz"]')).toBeVisible();
  await page.getByRole('dialog').locator('a[href="/create-quiz"]').click();
  await expect(page).toHaveURL(/\/admin\/create-quiz$/);
});

test('decision 68: a visitor who is redirected to sign in returns to the same page, and never to another site', async ({
  page,
  signUp,
}) => {
  const account = await signUp();
  await page.context().clearCookies();
  await page.goto('/results');
  await expect(page).toHaveURL(/\/auth\?redirect=/);
  await login(page, account.email, account.password);
  await expect(page).toHaveURL(/\/results$/);
  await page.context().clearCookies();
  for (const elsewhere of [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
  ]) {
    await page.goto(`/auth?redirect=${encodeURIComponent(elsewhere)}`);
    await login(page, account.email, account.password);
    await expect(page).toHaveURL('/');
    await page.context().clearCookies();
  }
});
