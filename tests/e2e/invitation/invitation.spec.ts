import { linkIn } from '#tests/support/post-office.ts';
import { expect, test } from '../support/account.ts';
import { makeClass } from '../support/classes.ts';

test('an administrator invites the people of a list, and takes an invitation back', async ({
  page,
  signInAsAdmin,
}) => {
  await signInAsAdmin();
  await page.goto('/admin/users');
  await page.getByRole('link', { name: 'Invite people' }).click();
  await expect(page.getByText('No open invitations')).toBeVisible();
  await page
    .getByLabel('Or paste a list')
    .fill('E-mail;Name;Language\nann@school.example;Ann Lee;de\nbob@school.example;;\nnobody;;');
  await page.getByRole('button', { name: 'Check the list' }).click();
  await expect(page.getByText('This is not an email address.')).toBeVisible();
  await page.getByRole('button', { name: 'Invite 2 people' }).click();
  await expect(page.getByText('2 people were invited')).toBeVisible();
  await expect(page.getByText('2 open invitations')).toBeVisible();
  await page.getByRole('button', { name: 'Send the email to Ann Lee again' }).click();
  await expect(page.getByText('A mail was sent a few minutes ago.')).toBeVisible();
  await page.getByRole('button', { name: 'Revoke the invitation of bob' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('1 open invitation')).toBeVisible();
  await page.getByRole('link', { name: 'Users', exact: true }).last().click();
  await page.getByRole('link', { name: 'Ann Lee' }).click();
  await expect(
    page.getByText('Roles can be given once the person has confirmed the email address.'),
  ).toBeVisible();
  await page.goto('/reset-password#token=x&for=invitation');
  await expect(page.getByRole('heading', { name: 'Welcome! Choose your password' })).toBeVisible();
});

test('a class shows who has never signed in, and where the invitation is sent again', async ({
  page,
  signInAsAdmin,
}) => {
  await signInAsAdmin();
  const { address } = await makeClass(page, 'First day 5a');
  const list = 'email,name,class\nmia@school.example,Mia Lee,First day 5a';
  const content = Buffer.from(list).toString('base64');
  const imported = await page.request.post('/api/admin/people/import', { data: { content } });
  expect(imported.ok()).toBe(true);
  await page.goto(`${address}?view=members`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Mia Lee' })).toContainText(
    'Never signed in',
  );
  await expect(page.getByText('1 member has never signed in.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Open invitations' }).click();
  await expect(page.getByRole('button', { name: 'Send the email to Mia Lee again' })).toBeVisible();
});

test('an invited person chooses a password and is signed in with it', async ({
  page,
  post,
  signInAsAdmin,
}) => {
  await signInAsAdmin();
  const email = 'eva+quiz@school.example';
  const content = Buffer.from(`E-mail;Name\n${email};Eva Holm`).toString('base64');
  await page.request.post('/api/admin/people/import', { data: { content } });
  const link = linkIn(await post.receive(email));
  await page.context().clearCookies();
  await page.goto(link.href);
  await page.getByLabel('New password', { exact: true }).fill('a long enough sentence');
  await page.getByLabel('Confirm password').fill('a long enough sentence');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.waitForURL(/\/$/);
  await expect(page.getByRole('button', { name: /Eva Holm/ })).toBeVisible();
});
