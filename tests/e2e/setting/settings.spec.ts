import { drawn } from '#tests/support/pictures.ts';
import { expect, test } from '../support/journey.ts';

test('an administrator names the site, and every page has the name at once', async ({
  page,
  browser,
  signInAsAdmin,
}) => {
  const visitor = await browser.newPage();
  await visitor.goto('/quizzes');
  await expect(visitor).toHaveTitle(/Quizwright/);
  await signInAsAdmin();
  await page.goto('/admin/settings');
  await page.getByLabel('Name').fill('Night School');
  await page.getByLabel('Minimum password length').fill('4');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Must be at least 6')).toBeVisible();
  await page.getByLabel('Minimum password length').fill('9');
  await page.getByLabel('Русский').uncheck();
  const logo = await drawn(600, 600).png().toBuffer();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
  await expect(page.getByLabel('Logo')).toHaveValue(/^\/files\//);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The settings are saved')).toBeVisible();
  const header = page.getByRole('banner');
  await expect(header).toContainText('Night School');
  await expect(header.locator('img[src*="-480x480.webp"]')).toBeVisible();
  await expect(page).toHaveTitle(/Night School/);
  // A page that was kept for everybody.
  await visitor.reload();
  await expect(visitor).toHaveTitle(/Night School/);
  await expect(visitor.getByRole('banner')).toContainText('Night School');
  await expect(visitor.getByRole('banner').locator('img[src*="-480x480.webp"]')).toBeVisible();
  await expect(visitor.getByText('Quizwright')).toHaveCount(0);
  await expect(visitor.getByLabel('Language').locator('option')).toHaveCount(9);
  await expect(visitor.locator('link[hreflang=ru]')).toHaveCount(0);
  await visitor.goto('/ru/quizzes?page=1');
  await expect(visitor).toHaveURL(/\/\/[^/]+\/quizzes\?page=1$/);
  await visitor.goto('/auth?tab=register');
  await expect(visitor.getByText('At least 9 characters')).toBeVisible();
  await visitor.close();
});

test('by invitation there is no form to register, and by domain it names the domains', async ({
  page,
  browser,
  signInAsAdmin,
}) => {
  await signInAsAdmin();
  await page.goto('/admin/settings');
  await page.getByLabel('Only those who are invited').check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The settings are saved')).toBeVisible();
  const visitor = await browser.newPage();
  await visitor.goto('/auth?tab=register');
  await expect(visitor.getByText('Accounts here are opened by invitation only.')).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Create account' })).toHaveCount(0);
  await page.getByLabel('Only addresses of certain domains').check();
  await page.getByLabel('Domains of email addresses').fill('school.example\ncollege.example');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Discard changes' })).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByText('school.example and college.example')).toBeVisible();
  const form = visitor.getByRole('form', { name: 'Register' });
  await form.getByLabel('Username').fill('ann_reader');
  await form.getByLabel('Email').fill('ann@school.example');
  await form.getByLabel('Password', { exact: true }).fill('a quiet secret');
  await form.getByLabel('Confirm password').fill('a quiet secret');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(visitor.getByRole('status').filter({ hasText: 'ann@school' })).toContainText(
    'Your account was created',
  );
  await expect(form).toBeHidden();
  await expect(visitor.getByText('Registration failed')).toHaveCount(0);
  await visitor.close();
});
