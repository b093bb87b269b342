import { expect, test } from '../support/journey.ts';

const gift = `What is the capital of Norway? {~Bergen =Oslo}

Which are even? {~%50%two ~%50%four ~three}

All about towns.
`;

test('an administrator imports questions from a file, looks at one, and undoes the import', async ({
  page,
  signInAsAdmin,
}) => {
  await signInAsAdmin();
  await page.goto('/admin/import');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'norway.gift', mimeType: 'text/plain', buffer: Buffer.from(gift) });
  const items = page.getByRole('region', { name: 'Questions in the file' });
  await expect(items.getByRole('listitem').filter({ hasText: 'Refused' })).toContainText(
    'This type of question is not supported: description',
  );
  await items.getByRole('button', { name: 'Preview of the question at Line 1' }).click();
  const preview = page.getByRole('dialog');
  await expect(preview).toContainText('Oslo');
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();

  await page.getByLabel('Title of the draft').fill('Norway');
  await page.getByRole('button', { name: 'Add 2 questions' }).click();
  await expect(page.getByText('2 questions were added')).toBeVisible();
  await page.getByRole('button', { name: 'Undo the import of norway.gift' }).click();
  await expect(page.getByText('The import was undone')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recent imports' })).toBeHidden();
});

test('an administrator exports a quiz after a report on what the format does not carry', async ({
  page,
  signInAsAdmin,
}) => {
  await signInAsAdmin();
  await page.goto('/admin/export?quiz=1');
  await page.getByRole('button', { name: 'Prepare the file' }).click();
  await expect(page.getByText('This format keeps everything of these questions.')).toBeVisible();
  const begun = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await begun).suggestedFilename()).toBe('questions-1.json');
});
