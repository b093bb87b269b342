import type { Locator } from '@playwright/test';
import { holdBack } from '../support/holding.ts';
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

test('of a file without questions nothing can be added, and another one can be chosen', async ({
  page,
  signInAsAdmin,
}) => {
  await signInAsAdmin();
  await page.goto('/admin/import');
  const buffer = Buffer.from('<?xml version="1.0"?><html><body>Hello</body></html>');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'page.xml', mimeType: 'text/xml', buffer });
  await expect(page.getByText('No questions were found in this file.')).toBeVisible();
  await expect(page.getByLabel('Title of the draft')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Add / })).toHaveCount(0);
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
});

test('the draft of an import is in the language in which its author works', async ({
  page,
  signInAsAdmin,
}) => {
  await signInAsAdmin();
  await page.goto('/de/admin/import');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'norwegen.gift', mimeType: 'text/plain', buffer: Buffer.from(gift) });
  await page.getByRole('button', { name: '2 Fragen hinzufügen' }).click();
  await page.getByRole('link', { name: 'Quiz öffnen' }).click();
  const about = page.getByRole('region', { name: 'Über das Quiz' });
  await expect(about.getByRole('combobox', { name: 'Sprache' })).toHaveValue('Deutsch');
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

test('pasted questions stay until they are imported, and leaving the page asks', async ({
  page,
  signInAsAdmin,
}) => {
  await signInAsAdmin();
  await page.goto('/admin/import');
  const pasted = page.getByLabel('Or paste questions');
  const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
  const back = page.getByRole('link', { name: 'Back' });
  await pasted.fill('1. Even?\na) 3\n*b) 4\n');
  await back.click();
  await leave.getByRole('button', { name: 'Stay' }).click();

  await page.getByRole('button', { name: 'Read the text' }).click();
  await expect(page.getByRole('button', { name: 'Add 1 question' })).toBeVisible();
  await back.click();
  await leave.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await expect(pasted).toHaveValue('1. Even?\na) 3\n*b) 4\n');

  await page.getByRole('button', { name: 'Read the text' }).click();
  await page.getByLabel('Title of the draft').fill('Even numbers');
  await page.getByRole('button', { name: 'Add 1 question' }).click();
  await expect(page.getByText('1 question was added')).toBeVisible();
  await expect(pasted).toHaveValue('');
  await back.click();
  await expect(page).not.toHaveURL(/import/);
});

test('the same file can be chosen again', async ({ page, signInAsAdmin }) => {
  await signInAsAdmin();
  await page.goto('/admin/import');
  const file = page.locator('input[type=file]');
  const release = await holdBack(page, /importFile/);
  await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from(gift) });
  await expect(page.getByRole('button', { name: 'Read the text' })).toBeDisabled();
  await expect(file).toHaveValue('');
  release();
  await expect(page.getByRole('region', { name: 'Questions in the file' })).toBeVisible();
});

test('a template that cannot be made is reported', async ({ page, signInAsAdmin }) => {
  await signInAsAdmin();
  await page.goto('/admin/import');
  await page.route(/exportFile/, (route) => route.abort());
  await page.getByRole('group', { name: 'Templates' }).getByRole('button', { name: 'CSV' }).click();
  await expect(page.getByText('The file could not be created')).toBeVisible();
});

test('the format of an export cannot be changed while its file is made', async ({
  page,
  signInAsAdmin,
}) => {
  await signInAsAdmin();
  await page.goto('/admin/export?quiz=1');
  const release = await holdBack(page, /exportFile/);
  await page.getByRole('button', { name: 'Prepare the file' }).click();
  const format = page.getByRole('combobox', { name: 'Format' });
  await expect(format).toBeDisabled();
  release();
  await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
  await expect(format).toBeEnabled();
});

test('headings in an imported text are listed as plain text, and smaller than that of a page', async ({
  page,
  signInAsAdmin,
}) => {
  await signInAsAdmin();
  await page.goto('/admin/import');
  const size = (heading: Locator) =>
    heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const ofPage = await size(page.getByRole('heading', { level: 1 }));
  const answers = ['Oslo', 'Bergen'].map(
    (text, index) => `<answer fraction="${index === 0 ? 100 : 0}"><text>${text}</text></answer>`,
  );
  const xml = `<quiz><question type="multichoice"><questiontext format="html">
    <text><![CDATA[<h1>Norway</h1><p>What is its capital?</p>]]></text></questiontext>${answers.join('')}</question></quiz>`;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'norway.xml', mimeType: 'text/xml', buffer: Buffer.from(xml) });
  const item = page.getByRole('region', { name: 'Questions in the file' }).getByRole('listitem');
  await expect(item.first()).toContainText('Norway');
  await expect(item.first()).not.toContainText('# Norway');
  await page.getByRole('button', { name: /^Preview of the question/ }).click();
  const heading = page.getByRole('dialog').getByRole('heading', { name: 'Norway' });
  await expect(heading).toBeVisible();
  expect(await size(heading)).toBeLessThan(ofPage);
});
