import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from '../support/account.ts';

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(/\s/g, '')) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

test('an authenticator app is set up, and a sign-in is completed with its code or a recovery code', async ({
  page,
  signUp,
}) => {
  const { email, password } = await signUp();
  await page.goto('/profile?section=security');
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await expect(
    dialog.getByRole('img', { name: 'QR code for the authenticator app' }),
  ).toBeVisible();
  const secret = (await dialog.getByLabel('The secret').textContent()) ?? '';
  await dialog.getByLabel('2. Enter the code').fill('12');
  await dialog.getByRole('button', { name: 'Add the app' }).click();
  await expect(dialog.getByText('Please enter the 6 digits')).toBeVisible();
  // The code of the step before, so that the present one is left for the sign-in.
  await dialog.getByLabel('2. Enter the code').fill(codeOf(secret, -1));
  await dialog.getByRole('button', { name: 'Add the app' }).click();
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCodes = await codes.allTextContents();
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('The codes are shown only this once.');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(codes).toHaveCount(10);
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 codes left')).toBeVisible();

  const signIn = async () => {
    await page.context().clearCookies();
    await page.goto('/auth');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible();
  };
  await signIn();
  await page.getByLabel('Code from your authenticator app').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/');

  const signInByRecovery = async (code = '') => {
    await signIn();
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(code);
    await page.getByRole('button', { name: 'Confirm' }).click();
  };
  await signInByRecovery(recoveryCodes[0]);
  await expect(page).toHaveURL('/');

  expect((await page.request.post('/api/delete-account')).ok()).toBe(true);
  await signInByRecovery(recoveryCodes[1]);
  const deactivated = page.getByRole('dialog', { name: 'Account Deactivated' });
  await expect(deactivated).toContainText(email);
  await deactivated.getByRole('button', { name: 'Reactivate My Account' }).click();
  await expect(page.getByText('Account Reactivated')).toBeVisible();
});

/** Connects an authenticator that verifies the person. */
async function connectAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { devtools, authenticatorId };
}

async function enterPasskey(page: Page) {
  await page.goto('/profile?section=security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a passkey' });
  await adding.getByLabel('Name').fill('My phone');
  await adding.getByRole('button', { name: 'Create passkey' }).click();
  return adding;
}

/** Connects an authenticator that verifies the person, and adds a passkey of it to the account. */
async function addPasskey(page: Page) {
  const { devtools, authenticatorId } = await connectAuthenticator(page);
  const adding = await enterPasskey(page);
  await adding.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByRole('button', { name: 'Rename My phone' })).toBeVisible();
  return {
    /** Whether the person answers when the browser asks. */
    answer: (enabled: boolean) =>
      devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  };
}

test('a passkey is added, renamed, and signs in without a password', async ({ page, signUp }) => {
  await signUp();
  const person = await addPasskey(page);
  await page.getByRole('button', { name: 'Rename My phone' }).click();
  const renaming = page.getByRole('dialog', { name: 'Rename the passkey' });
  await renaming.getByRole('textbox', { name: 'Name' }).fill('Old phone');
  await renaming.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Remove Old phone' })).toBeVisible();

  // The suggestion of the browser is left alone, and the button asks.
  await person.answer(false);
  await page.context().clearCookies();
  const suggested = page.waitForResponse(/account\.beginPasskey/);
  await page.goto('/auth');
  await suggested;
  // A request that the authenticator has is not answered any more, so it answers before the button asks.
  await page.route(/account\.beginPasskey/, async (route) => {
    await person.answer(true);
    await route.continue();
  });
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL('/');
});

test('a passkey that the browser suggests signs in without the button', async ({
  page,
  signUp,
}) => {
  await signUp();
  await addPasskey(page);
  await page.context().clearCookies();
  await page.goto('/auth');
  await expect(page).toHaveURL('/');
});

test('a passkey of an account that waits for its deletion offers to reactivate it', async ({
  page,
  signUp,
}) => {
  const { email } = await signUp();
  await addPasskey(page);
  expect((await page.request.post('/api/delete-account')).ok()).toBe(true);
  await page.goto('/auth');
  const dialog = page.getByRole('dialog', { name: 'Account Deactivated' });
  await expect(dialog).toContainText(email);
  await dialog.getByRole('button', { name: 'Reactivate My Account' }).click();
  await expect(page.getByText('Account Reactivated')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a name of a passkey that the server refuses is named once, at its field', async ({
  page,
  signUp,
}) => {
  await signUp();
  await connectAuthenticator(page);
  await page.route(/account\.addPasskey/, (route) =>
    route.continue({ postData: route.request().postData()?.replace('"My phone"', '""') ?? '' }),
  );
  const adding = await enterPasskey(page);
  await expect(adding.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
    /Please give the passkey a name/,
  );
  await expect(adding.getByText('Please give the passkey a name')).toHaveCount(1);
});
