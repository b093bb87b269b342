import { inspect } from '../support/accessibility.ts';
import { expect, test } from '../support/account.ts';
import { makeClass } from '../support/classes.ts';

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
  await page.getByRole('tab', { name: 'Register' }).click();
  const form = page.getByRole('form', { name: 'Register' });
  for (const [label, value] of [
    ['Username', 'ann_lee'],
    ['Email', 'ann.lee@example.com'],
    ['Password', 'a long enough sentence'],
    ['Confirm password', 'a long enough sentence'],
  ] as const)
    await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByRole('button', { name: 'Create account' }).click();
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
