import { expect, test } from '../support/journey.ts';

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
