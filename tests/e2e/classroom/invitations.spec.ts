import type { Page } from '@playwright/test';
import { linkIn } from '#tests/support/post-office.ts';
import { inspect } from '../support/accessibility.ts';
import { expect, test } from '../support/account.ts';
import { makeClass } from '../support/classes.ts';

const password = 'a long enough sentence';

async function register(page: Page, username: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Register' });
  for (const [label, value] of [
    ['Username', username],
    ['Email', `${username.replace('_', '.')}@example.com`],
    ['Password', password],
    ['Confirm password', password],
  ] as const)
    await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByRole('button', { name: 'Create account' }).click();
}

test('learners are invited by mail, and the link leads through the registration into the class', async ({
  page,
  post,
  signInAsAdmin,
}) => {
  await signInAsAdmin();
  await makeClass(page, 'Astronomy');
  await page.getByRole('button', { name: 'Invite by email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite people to the class' });
  const list = dialog.getByRole('textbox', { name: 'Email addresses' });
  await list.fill('ben.lee; Lee, Ann <ann.lee@example.com>');
  await expect(dialog.getByText('Not an address: ben.lee')).toBeVisible();
  await list.fill('Ann Lee <ann.lee@example.com>\nann.lee@example.com');
  expect(await inspect(page, 'invitation to a class')).toEqual([]);
  await dialog.getByRole('button', { name: 'Invite 1 address' }).click();
  await expect(page.getByText('The invitations are on their way')).toBeVisible();

  const { text = '' } = await post.receive('ann.lee@example.com', 'Join the class Astronomy');
  const [link = ''] = /http\S+\/classes\?code=\w+/.exec(text) ?? [];
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByText('This link is for joining a class.')).toBeVisible();
  expect(await inspect(page, 'sign-in for a class')).toEqual([]);
  await page.getByRole('tab', { name: 'Register' }).click();
  await register(page, 'ann_lee');
  const offer = page.getByRole('region', { name: 'Join the class Astronomy?' });
  await expect(offer.getByText('Teachers:')).toBeVisible();
  expect(await inspect(page, 'offer of a class')).toEqual([]);
  await offer.getByRole('button', { name: 'Join class' }).click();
  await expect(page.getByRole('region', { name: 'Astronomy' })).toBeVisible();
  await expect(offer).toHaveCount(0);
  await expect(page).toHaveURL(/\/classes$/);
  await page.goto(link);
  await expect(page.getByText('You are in the class Astronomy already.')).toBeVisible();
});

test('where an address must be confirmed first, its link leads back to the class on any device', async ({
  page,
  post,
  signInAsAdmin,
}) => {
  await signInAsAdmin();
  const { code } = await makeClass(page, 'Geology');
  const settings = { registration: 'domains', registrationDomains: ['example.com'] };
  await page.request.put('/api/admin/settings', { data: settings });
  await page.context().clearCookies();
  await page.goto(`/classes?code=${code}`);
  await page.getByRole('tab', { name: 'Register' }).click();
  await register(page, 'cleo_fox');
  await expect(page.getByText('Your account was created')).toBeVisible();
  await page.evaluate(() => window.localStorage.clear());
  await page.goto(linkIn(await post.receive('cleo.fox@example.com')).href);
  await page.getByRole('link', { name: 'Continue' }).click();
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Email').fill('cleo.fox@example.com');
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('region', { name: 'Join the class Geology?' })).toBeVisible();
});
