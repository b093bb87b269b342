import { readFile } from 'node:fs/promises';
import { linkIn } from '#tests/support/post-office.ts';
import { expect, test } from '../support/account.ts';
import { holdBack } from '../support/holding.ts';
import { refuse } from '../support/refusing.ts';

test('PROF-01, PROF-02, PROF-03, PROF-04: five sections, and five cards under the header', async ({
  page,
  signUp,
}) => {
  const { username } = await signUp();
  await page.goto('/profile');
  const menu = page.getByRole('navigation', { name: 'Account' }).getByRole('link');
  await expect(menu).toHaveText([
    'Profile Settings',
    'Email Verification',
    'Security',
    'Data Export',
    'Delete Account',
  ]);
  await expect(menu.first()).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { name: username })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  for (const title of [
    'Personal Information',
    'About',
    'Contact Information',
    'Education & Experience',
    'Preferences',
  ]) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await menu.nth(2).click();
  await expect(page).toHaveURL(/section=security/);
  await expect(page.locator('[aria-current=page]').filter({ hasText: 'Security' })).toHaveCount(1);
  await expect(menu.first()).not.toHaveAttribute('aria-current', 'page');
});

test('PROF-05, PROF-06, PROF-07, PROF-09, VAL-08: one card at a time, Cancel restores, Save shows everywhere', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/profile');
  const edit = page.getByRole('button', { name: 'Edit Personal Information' });
  const form = page.getByRole('form', { name: 'Personal Information' });
  // By keyboard: the focus goes to the first field, and comes back to the button.
  await edit.press('Enter');
  await expect(form.getByRole('textbox', { name: 'First name' })).toBeFocused();
  await form.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(edit).toBeFocused();
  await edit.press('Enter');
  await form.getByRole('button', { name: 'Save' }).click();
  for (const text of [
    'First name is required',
    'Last name is required',
    'Display name is required',
  ]) {
    await expect(form.getByText(text)).toBeVisible();
  }
  await form.getByLabel('First name').fill('Ada');

  await page.getByRole('button', { name: 'Edit About' }).click();
  const question = page.getByRole('alertdialog').filter({ hasText: 'Discard your changes?' });
  await expect(page.getByText('Discard your changes?')).toBeVisible();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(form.getByLabel('First name')).toHaveValue('Ada');
  await page.getByRole('button', { name: 'Edit About' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('form', { name: 'About' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(1);
  await page.getByRole('form', { name: 'About' }).getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(form.getByLabel('First name')).toHaveValue('');
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Last name').fill('Lovelace');
  await form.getByLabel('Display name').fill('Countess Ada');
  await form.getByLabel('Date of birth').fill('1990-12-10');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('December 10, 1990')).toBeVisible();
  await expect(page.getByRole('button', { name: /Your menu, Countess Ada/ })).toBeVisible();
});

test('another section asks before it closes a card with unsaved changes', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit About' }).click();
  const bio = page.getByRole('form', { name: 'About' }).getByLabel('Bio');
  const security = page.getByRole('link', { name: 'Security' });
  await bio.fill('I bake.');
  await security.click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await expect(bio).toHaveValue('I bake.');
  await expect(page).toHaveURL(/\/profile$/);
  await page.getByRole('form', { name: 'About' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Edit About' })).toBeVisible();
  await expect(page.getByText('I bake.')).toBeVisible();
  await security.click();
  await expect(page).toHaveURL(/section=security/);
});

test('PROF-08, PROF-10, PROF-11, PROF-12, PROF-13: the location and the fixed choices', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/profile');
  // The footer has a choice of language too.
  const main = page.getByRole('main');
  const choices = page.getByRole('listbox').getByRole('option');
  await expect(main.getByText('English', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Edit Contact Information' }).click();
  await page.getByLabel('Location').fill('Chile');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('term').filter({ hasText: 'Location' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Chile' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit Education & Experience' }).click();
  await page.getByRole('combobox', { name: 'Education level' }).click();
  await expect(choices).toHaveText([
    'High School',
    "Bachelor's Degree",
    "Master's Degree",
    'PhD',
    'Professional Certificate',
    'Other',
  ]);
  await choices.filter({ hasText: 'Other' }).click();
  await page.getByLabel('Which education?').fill('Apprenticeship');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Other: Apprenticeship')).toBeVisible();

  await page.getByRole('button', { name: 'Edit Preferences' }).click();
  await page.getByRole('combobox', { name: 'Time zone' }).click();
  await expect(choices).toHaveText([
    'UTC',
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Los_Angeles',
    'Europe/London',
    'Europe/Paris',
    'Asia/Tokyo',
    'Asia/Shanghai',
    'Asia/Kolkata',
  ]);
  await choices.filter({ hasText: 'Asia/Tokyo' }).click();
  await main.getByRole('combobox', { name: 'Language' }).click();
  await expect(choices).toHaveCount(10);
  await choices.filter({ hasText: 'Français' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Asia/Tokyo')).toBeVisible();
  await expect(main.getByText('Français')).toBeVisible();
  // The page is shown again in the chosen language.
  await expect(page.getByRole('heading', { name: 'Votre compte', level: 1 })).toBeVisible();
});

test('ERR-08, decision 87: a failed save shows an error in its card and keeps what was entered', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/profile');
  const letThrough = await refuse(page, 'account.updateCard', 'internal', 'boom');
  await page.getByRole('button', { name: 'Edit About' }).click();
  await page.getByLabel('Bio').fill('I bake.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Failed to update profile. Please try again.',
  );
  await letThrough();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'I bake.' })).toBeVisible();
});

test('a profile that another tab has changed is not overwritten without notice, and what was typed stays', async ({
  page,
  context,
  signUp,
}) => {
  await signUp();
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit About' }).click();
  await page.getByLabel('Bio').fill('I bake.');
  await context.request.patch('/api/profile', { data: { bio: 'I paint.' } });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('changed in another tab');
  // The notice and the buttons below it are brought into view.
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByLabel('Bio')).toHaveValue('I bake.');
  expect((await (await context.request.get('/api/profile')).json()).bio).toBe('I paint.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'I bake.' })).toBeVisible();
});

test('EMAIL-01, EMAIL-02, EMAIL-04, EMAIL-06, ERR-10: the mail can be sent again, and its link verifies the address', async ({
  page,
  signUp,
  post,
}) => {
  const { email } = await signUp();
  await post.receive(email);
  await page.goto('/profile?section=email');
  await expect(page.getByText('Verification pending')).toBeVisible();
  await page.getByRole('button', { name: 'Resend verification email' }).click();
  await expect(page.getByText('Verification email sent!')).toBeVisible();
  const link = linkIn(await post.receive(email));
  await page.goto(link.href);
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.getByRole('link', { name: 'Email Verification' }).click();
  await expect(page.getByText('Your email is verified')).toBeVisible();
  await expect(page.getByRole('button', { name: /Resend/ })).toHaveCount(0);

  // Opened again, the link still says so (learner 9).
  await page.goto(link.href);
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
  await page.goto('/verify-email?token=made-up');
  await expect(page.getByRole('heading', { name: 'Verification failed' })).toBeVisible();
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByText('Your email address is verified already.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('a change of address needs the password and can be undone from the old address (server H5)', async ({
  page,
  signUp,
  post,
}) => {
  const { email, password } = await signUp();
  await page.goto(linkIn(await post.receive(email, 'Confirm your email address')).href);
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();

  // As it is eleven minutes after signing in.
  await page.route(/account\.sessionState/, async (route) => {
    const answer = await route.fetch();
    const old = (await answer.text()).replace(/"freshUntil":"[^"]+"/, '"freshUntil":"2020-01-01"');
    await route.fulfill({ response: answer, body: old });
  });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Contact Information' }).click();
  const form = page.getByRole('form', { name: 'Contact Information' });
  await expect(form.getByLabel('Your current password')).toHaveCount(0);
  await form.getByLabel('Email').fill(`new.${email}`);
  await form.getByLabel('Your current password').fill('a guess');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('This is not your current password')).toBeVisible();
  await form.getByLabel('Your current password').fill(password);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/not confirmed yet/)).toBeVisible();

  await page.goto(linkIn(await post.receive(`new.${email}`, 'Confirm your email address')).href);
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
  const undo = linkIn(await post.receive(email, 'Your email address was changed'));
  await page.goto(undo.href);
  await page.getByRole('button', { name: 'Restore my old address' }).click();
  await expect(page.getByText(`Your account has the address ${email} again.`)).toBeVisible();
  await expect(page.getByText(/that were added before this change was requested/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect((await page.request.get('/api/user')).status()).toBe(401);

  await page.goto(linkIn(await post.receive(email, 'Choose a new password')).href);
  await page.getByLabel('New password', { exact: true }).fill('mine again');
  await page.getByLabel('Confirm password').fill('mine again');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page).toHaveURL(/\/auth/);
  const login = { email, password: 'mine again' };
  expect((await page.request.post('/api/login', { data: login })).status()).toBe(200);
});

test.describe('on a journey', () => {
  // `undefined` alone would be the zone of the configuration.
  test.use({ timezoneId: [({ browserName: _ }, use) => use(undefined), { scope: 'test' }] });

  test('dates follow the time zone that the device is set to while the page is open', async ({
    page,
    signUp,
  }) => {
    await signUp();
    const device = await page.context().newCDPSession(page);
    const moveTo = (timezoneId: string) =>
      device.send('Emulation.setTimezoneOverride', { timezoneId });
    await moveTo('Asia/Tokyo');
    await page.goto('/profile?section=security');
    const signedIn = page.getByRole('list', { name: 'Devices' }).locator('time').first();
    const at = new Date((await signedIn.getAttribute('datetime')) ?? '');
    const timeIn = (timeZone: string) =>
      at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
    await expect(signedIn).toContainText(timeIn('Asia/Tokyo'));
    await moveTo('America/New_York');
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    await expect(signedIn).toContainText(timeIn('America/New_York'));
  });
});

test('EMAIL-05, EMAIL-07, EMAIL-08, ERR-11: no token, waiting, and a call that fails', async ({
  page,
}) => {
  await page.goto('/verify-email');
  await expect(page.getByText('No verification token provided')).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/account\.verifyEmail/, async (route) => {
    await held;
    await route.abort();
  });
  await page.goto('/verify-email?token=abc');
  await expect(page.getByText('Verifying your email…')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Failed to verify email' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Profile' })).toBeVisible();
  // Another link in the same tab.
  const sent = page.waitForRequest(/account\.verifyEmail/);
  await page.goto('/verify-email?token=abc#token=second');
  expect((await sent).postData()).toContain('"second"');
});

test('PROF-16, PROF-17 as in decision 64: a new password works, signs out the other devices and cancels a change of address', async ({
  page,
  signUp,
  browser,
  server,
}) => {
  const { email, password } = await signUp();
  const other = await browser.newContext({ baseURL: server.url });
  await other.request.post('/api/login', { data: { email, password } });
  await page.request.patch('/api/profile', { data: { email: `next.${email}` } });
  await page.goto('/profile?section=security');
  await expect(page.getByText('1 other device')).toBeVisible();
  const cancels = page.getByText(`cancels the change of your email address to next.${email}`);
  await expect(cancels).toBeVisible();
  await page.getByLabel('Current password').fill('not it');
  await page.getByLabel('New password').fill('another secret');
  await page.getByLabel('Confirm password').fill('another secret!');
  await page.getByRole('button', { name: 'Update password' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm password').fill('another secret');
  await page.getByRole('button', { name: 'Update password' }).click();
  await expect(page.getByText('This is not your current password').first()).toBeVisible();
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Update password' }).click();
  await expect(page.getByText('Password updated successfully!')).toBeVisible({ timeout: 20_000 });
  await expect(cancels).toBeHidden();
  expect((await other.request.get('/api/user')).status()).toBe(401);
  expect((await page.request.get('/api/user')).status()).toBe(200);
  await other.close();
});

test('PROF-18, PROF-19, ERR-06: the export is a dated JSON file, and a copy is mailed', async ({
  page,
  signUp,
  post,
}) => {
  const { email, username } = await signUp();
  await page.goto(linkIn(await post.receive(email)).href);
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
  await page.goto('/profile?section=export');
  await expect(page.getByText(/emailed within 24 hours/)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toContain(new Date().toISOString().slice(0, 10));
  const file = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(file.profile).toMatchObject({ username, email });
  const copy = await post.receive(email, 'Your data export');
  expect(copy.attachments).toHaveLength(1);

  await refuse(page, 'account.exportData', 'internal', 'boom');
  await page.getByRole('button', { name: 'Export my data' }).click();
  await expect(page.getByText('Export failed')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('Unable to export your data. Please try again.')).toBeVisible();
});

test('a button keeps the keyboard focus while its call is under way, and calls once', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/profile?section=email');
  const letThrough = await holdBack(page, /account\.resendVerification/);
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('account.resendVerification')) calls += 1;
  });
  const button = page.getByRole('button', { name: 'Resend verification email' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(button).toBeFocused();
  letThrough();
  await expect(button).toBeEnabled();
  await expect(button).toBeFocused();
  expect(calls).toBe(1);
});

test('a button that is disabled while its call is under way keeps the keyboard focus', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/profile');
  const letThrough = await holdBack(page, /account\.logout/);
  await page.getByRole('button', { name: /^Your menu/ }).focus();
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name: /^Log/ });
  await item.focus();
  await page.keyboard.press('Enter');
  await expect(item).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(item).toBeFocused();
  letThrough();
  await expect(item).toBeHidden();
});
