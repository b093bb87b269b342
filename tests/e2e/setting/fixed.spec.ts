import { inspect } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';

/** Of each kind of field one that the environment fixes: text, number, choice, choices, lines and rules; and the days that pages name. */
const environment = {
  SITE_NAME: 'Evening College',
  PASSWORD_MINIMUM: '12',
  REGISTRATION: 'domains',
  REGISTRATION_DOMAINS: 'school.example',
  ADMIN_SECOND_FACTOR: 'teacher',
  SITE_LANGUAGES: 'en,de,fr',
  QUIZ_RULES: 'exam',
  RESTORE_DAYS: '7',
};

test.use({ environment });

test('settings that the environment fixes are shown with their variable and cannot be changed', async ({
  page,
  signInAsAdmin,
}) => {
  await signInAsAdmin();
  await page.goto('/admin/settings');
  for (const name of Object.keys(environment))
    await expect(page.getByText(new RegExp(`\\b${name}\\b`)).first()).toBeVisible();
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toHaveValue('Evening College');
  await expect(name).toBeDisabled();
  await expect(page.getByLabel('Minimum password length')).toHaveValue('12');
  await expect(page.getByLabel('Minimum password length')).toBeDisabled();
  await expect(page.getByLabel('Domains of email addresses')).toBeDisabled();
  await expect(page.getByLabel('Only those who are invited')).toBeDisabled();
  await expect(page.getByLabel('Русский')).toBeDisabled();
  await expect(page.getByLabel('Русский')).not.toBeChecked();
  const rules = page.getByRole('group', { name: 'Rules of a new quiz' });
  await expect(rules.getByRole('textbox').first()).toBeDisabled();
  for (const field of await rules.getByRole('textbox').all()) await expect(field).toBeDisabled();
  expect(await inspect(page, 'settings that are fixed')).toEqual([]);

  // What is not fixed is saved; what is fixed is refused for every caller.
  const address = page.getByLabel('Contact address');
  await address.fill('desk@school.example');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The settings are saved')).toBeVisible();
  const refused = await page.request.put('/api/admin/settings', { data: { siteName: 'Another' } });
  expect(refused.status()).toBe(409);
  await page.reload();
  await expect(name).toHaveValue('Evening College');
  await expect(address).toHaveValue('desk@school.example');

  await page.goto('/admin?list=deleted');
  await expect(page.getByText('one without for 7 days')).toBeVisible();
});
