import { expect, test } from '../support/journey.ts';
import { administrator } from '../support/writing.ts';

test.beforeEach(async ({ signInAsAdmin }) => signInAsAdmin());

/** A draft with questions about an animal, and one without questions. */
async function makeQuizzes(url: string, { animal = 'narwhal', of = 'whales' } = {}) {
  await using writer = await administrator(url);
  const quiz = { description: 'x', categoryId: 1, status: 'draft' };
  const { id } = await writer.create('/api/quizzes', { ...quiz, title: `Of ${of}` });
  for (const text of [
    `How long is a **${animal}**?`,
    `What does a ${animal} eat?`,
    'Is it a fish?',
  ])
    await writer.create('/api/questions', {
      quizId: id,
      text,
      options: [`${animal}ish`, 'other'],
      correctOption: 0,
    });
  await writer.create('/api/quizzes', { ...quiz, title: `Copied ${of}` });
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

test('questions move to another quiz and to a new draft, with a preview, and back', async ({
  page,
  server,
}) => {
  await makeQuizzes(server.url, { animal: 'beluga', of: 'belugas' });
  await page.goto('/admin/questions?q=beluga');
  const rows = page.locator('tr[data-row]');
  const bulk = page.getByRole('region', { name: 'Actions on the selection' });
  await page.getByRole('checkbox', { name: 'Select Is it a fish?' }).check();
  await bulk.getByRole('button', { name: 'Move to quiz' }).click();
  const moving = page.getByRole('dialog', { name: 'Move 1 question' });
  await moving.getByRole('combobox', { name: 'Quiz' }).fill('Copied be');
  await page.getByRole('option', { name: 'Copied belugas' }).click();
  await expect(moving.getByRole('status')).toContainText('1 question leaves “Of belugas”');
  await expect(moving.getByRole('status')).toContainText('2 questions of its own stay.');
  await moving.getByRole('button', { name: 'Move' }).click();
  await expect(page.getByText('1 question moved')).toBeVisible();
  await rows.filter({ hasText: 'Is it a fish?' }).getByRole('link').click();
  const panel = page.getByRole('complementary', { name: 'Question' });
  await expect(panel.getByRole('link', { name: 'Copied belugas' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Moved back')).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Of belugas' })).toBeVisible();
  await bulk.getByRole('button', { name: 'Clear the selection' }).click();

  // From the editor of the quiz, into a draft of their own; the editor then has the question that stays.
  await panel.getByRole('link', { name: 'Of belugas' }).click();
  await page.getByRole('button', { name: 'Several questions' }).click();
  const list = page.getByRole('dialog', { name: 'Several questions' });
  await expect(list.getByText('3 questions found')).toBeVisible();
  await list.getByRole('checkbox', { name: 'Select How long is a beluga?' }).check();
  await list.getByRole('checkbox', { name: 'Select What does a beluga eat?' }).check();
  await list.getByRole('button', { name: 'Move to quiz' }).click();
  const apart = page.getByRole('dialog', { name: 'Move 2 questions' });
  await apart.getByRole('radio', { name: 'To a new draft' }).check();
  await apart.getByRole('textbox', { name: 'Title of the draft' }).fill('Belugas apart');
  await apart.getByRole('button', { name: 'Move' }).click();
  await expect(page.getByText('2 questions moved')).toBeVisible();
  await expect(list.getByText('1 question found')).toBeVisible();
  await list.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('list', { name: 'Questions' }).getByRole('listitem')).toHaveCount(1);
});

test('the bank is narrowed by what stands out, and the address keeps it', async ({
  page,
  server,
}) => {
  await makeQuizzes(server.url, { animal: 'dugong', of: 'dugongs' });
  await page.goto('/admin/questions?q=dugong');
  await expect(page.getByText('3 questions found')).toBeVisible();
  const health = page.getByRole('combobox', { name: 'Health' });
  await health.selectOption({ label: 'Key likely wrong' });
  await expect(page.getByRole('heading', { name: 'No question matches' })).toBeVisible();
  await expect(page).toHaveURL(/health=wrong_key/);
  await page.reload();
  await expect(health).toHaveValue('wrong_key');
  await health.selectOption({ label: 'Nothing stands out' });
  await expect(page.getByText('3 questions found')).toBeVisible();
});

test('a question that was saved in the editor of its quiz has its new text in the bank', async ({
  page,
  server,
}) => {
  await makeQuizzes(server.url, { animal: 'manatee', of: 'manatees' });
  await page.goto('/admin/questions?q=manatee');
  const rows = page.locator('tr[data-row]');
  await rows.filter({ hasText: 'Is it a fish?' }).getByRole('link').click();
  const panel = page.getByRole('complementary', { name: 'Question' });
  const bank = page.url();
  await panel.getByRole('link', { name: 'Of manatees' }).click();
  await page.getByRole('button', { name: /^3 Is it a fish/ }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill('Is it a mammal?');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(bank);
  await expect(panel.getByText('Is it a mammal?').first()).toBeVisible();
  await expect(rows.filter({ hasText: 'Is it a mammal?' })).toBeVisible();
});

test('one list of the bank is marked as the current one', async ({ page }) => {
  await page.goto('/admin/questions?list=archived');
  const views = page.getByRole('navigation', { name: 'Which questions' });
  await expect(views.locator('[aria-current]')).toHaveText(['Archived']);
  await page.goto('/admin/questions?page=1&type=numeric');
  await expect(views.locator('[aria-current]')).toHaveText(['All']);
});

test('a change of the tags of a question keeps those that another author has added meanwhile', async ({
  page,
  server,
  sql,
}) => {
  await makeQuizzes(server.url, { animal: 'walrus', of: 'walruses' });
  await page.goto('/admin/questions?q=walrus');
  await page.locator('tr[data-row]').filter({ hasText: 'Is it a fish?' }).getByRole('link').click();
  const panel = page.getByRole('complementary', { name: 'Question' });
  const field = panel.getByRole('combobox', { name: 'Tags' });
  await expect(field).toBeVisible();
  const id = new URL(page.url()).searchParams.get('question');
  await using author = await administrator(server.url);
  const { id: tag } = await author.create('/api/admin/tags', { name: 'of another author' });
  await author.calls.put(`/api/admin/questions/${id}/tags`, { data: { tagIds: [tag] } });
  await field.fill('of this author');
  await field.press('Enter');
  const stored = async () => {
    const { rows } = await sql.query(
      'select name from question_tags join tags on tags.id = tag_id where question_id = $1 order by name',
      [id],
    );
    return rows.map(({ name }) => name);
  };
  await expect.poll(stored).toContain('of this author');
  expect(await stored()).toEqual(['of another author', 'of this author']);
  // The tags are read again; the field is the same, for the next one.
  await expect(panel.getByText('of another author', { exact: true })).toBeVisible();
  await expect(field).toBeFocused();
});
