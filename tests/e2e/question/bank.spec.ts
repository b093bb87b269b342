import { expect, test } from '../support/journey.ts';
import { administrator } from '../support/writing.ts';

test.beforeEach(async ({ signInAsAdmin }) => signInAsAdmin());

/** A draft with questions about whales, and one without questions. */
async function makeQuizzes(url: string) {
  await using writer = await administrator(url);
  const quiz = { description: 'x', categoryId: 1, status: 'draft' };
  const { id } = await writer.create('/api/quizzes', { ...quiz, title: 'Of whales' });
  for (const text of ['How long is a **narwhal**?', 'What does a narwhal eat?', 'Is it a fish?'])
    await writer.create('/api/questions', {
      quizId: id,
      text,
      options: ['narwhalish', 'other'],
      correctOption: 0,
    });
  await writer.create('/api/quizzes', { ...quiz, title: 'Copied whales' });
}

test('questions are found, tagged in bulk, copied and archived, by keyboard, and each is undone', async ({
  page,
  server,
}) => {
  await makeQuizzes(server.url);
  await page.goto('/admin/questions');
  const rows = page.locator('tr[data-row]');
  await page.getByRole('searchbox', { name: 'Find questions' }).fill('narwhal');
  // The third one by its option.
  await expect(page.getByText('3 questions found')).toBeVisible();
  await expect(rows.filter({ hasText: 'Is it a fish?' })).toBeVisible();

  // Tagged: a new tag is created while typing.
  const all = page.getByRole('checkbox', { name: 'Select all of Questions' });
  await all.focus();
  await page.keyboard.press('Space');
  const bulk = page.getByRole('region', { name: 'Actions on the selection' });
  await bulk.getByRole('button', { name: 'Change tags' }).focus();
  await page.keyboard.press('Enter');
  const tagging = page.getByRole('dialog', { name: 'Tags of 3 questions' });
  await expect(tagging.getByRole('combobox', { name: 'Add tags' })).toBeFocused();
  await page.keyboard.type('Sea mammals');
  await page.keyboard.press('Enter');
  await tagging.getByRole('button', { name: 'Apply' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 questions tagged')).toBeVisible();
  await expect(rows.getByText('Sea mammals')).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows.getByText('Sea mammals')).toHaveCount(0);
  await bulk.getByRole('button', { name: 'Clear the selection' }).click();

  // Archived: gone from the list, and back.
  await page.getByRole('button', { name: 'Archive Is it a fish?' }).click();
  await page
    .getByRole('alertdialog', { name: 'Archive 1 question?' })
    .getByRole('button', { name: 'Archive' })
    .click();
  await expect(page.getByText('1 question archived')).toBeVisible();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(rows).toHaveCount(3);

  // Copied to another quiz, which the panel then names.
  await page.getByRole('checkbox', { name: 'Select Is it a fish?' }).check();
  await bulk.getByRole('button', { name: 'Copy to quiz' }).click();
  const copying = page.getByRole('dialog', { name: 'Copy 1 question to a quiz' });
  await copying.getByRole('combobox', { name: 'Quiz' }).fill('Copied wh');
  await page.getByRole('option', { name: 'Copied whales' }).click();
  await copying.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('1 question copied')).toBeVisible();
  await expect(rows).toHaveCount(4);
  // Of two with the same text the copy, the newer one, is first.
  await rows.filter({ hasText: 'Is it a fish?' }).first().getByRole('link').focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: 'Question' });
  await expect(panel.getByRole('link', { name: 'Copied whales' })).toBeVisible();
  await expect(panel.getByText('narwhalish').first()).toBeVisible();
  // The original has the same text.
  await panel.getByRole('button', { name: 'Is it a fish?' }).click();
  await expect(panel.getByRole('link', { name: 'Of whales' })).toBeVisible();
});
