import { inspect } from '../support/accessibility.ts';
import { submit } from '../support/exam.ts';
import { choose, expect, saveAndPublish, test } from '../support/quiz-editor.ts';
import { administrator, createDraft } from '../support/writing.ts';

test('gaps are made of words by keyboard, filled in, saved, and reviewed', async ({
  page,
  server,
  signUp,
}) => {
  await using author = await administrator(server.url);
  const { id } = await createDraft(author, 'Gaps in a text');
  await page.goto(`/admin/edit-quiz/${id}`);
  await choose(page, 'Type', 'Text with gaps');
  const text = page.getByRole('textbox', { name: 'Question' });
  await text.fill('**Oslo** lies at a fjord');
  await text.press('Control+Shift+ArrowLeft');
  await text.press('Alt+g');
  await expect(text).toHaveValue('**Oslo** lies at a [[1]]');
  await page.keyboard.type(', since 1040.');
  await text.press('Control+Home');
  for (const _ of '**') await text.press('ArrowRight');
  for (const _ of 'Oslo') await text.press('Shift+ArrowRight');
  await text.press('Alt+g');
  const marked = '**[[1]]** lies at a [[2]], since 1040.';
  await expect(text).toHaveValue(marked);
  // What was typed for one gap does not stay for the next.
  const tolerance = page.getByRole('textbox', { name: 'Tolerance' });
  await tolerance.first().fill('none');
  await page.getByRole('button', { name: 'Remove gap 1' }).click();
  await expect(text).toHaveValue('**Oslo** lies at a [[1]], since 1040.');
  await expect(tolerance).toHaveValue('');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(text).toHaveValue(marked);
  await page.getByRole('button', { name: 'Remove gap 2' }).click();
  await expect(page.getByRole('button', { name: 'Make a gap' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(text).toHaveValue(marked);
  // The second gap becomes a list.
  const second = page.getByRole('group', { name: 'Gap 2', exact: true });
  await second.getByRole('radio', { name: 'List' }).focus();
  await page.keyboard.press('Space');
  const options = second.getByRole('textbox', { name: 'Options' });
  await expect(options).toHaveValue('fjord');
  await options.fill('fjord\ndesert');
  await expect(second.getByRole('combobox', { name: 'Right option' })).toHaveValue('fjord');
  expect(await inspect(page, 'the editor', [320])).toEqual([]);
  await saveAndPublish(page, author, id);

  await signUp();
  await page.goto(`/quiz/${id}/start`);
  const line = page.getByRole('textbox', { name: 'Gap 1 of 2' });
  const list = page.getByRole('combobox', { name: 'Gap 2 of 2' });
  await line.fill('Bergen');
  // Enter leads to the next gap.
  await line.press('Enter');
  await expect(list).toBeFocused();
  await page.keyboard.type('fj');
  await expect(list).toHaveValue(/\d/);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await inspect(page, 'the gaps', [320])).toEqual([]);
  await page.reload();
  await expect(line).toHaveValue('Bergen');
  await expect(list).toHaveValue(/\d/);
  await page.getByRole('heading', { name: 'Question 1 of 1' }).click();
  await submit(page);
  await page.getByRole('button', { name: 'Question 1, wrong' }).click();
  const review = page.getByRole('listitem').filter({ hasText: 'Your answer, ' });
  await expect(review.nth(0)).toContainText('Your answer, wrongBergenCorrect answerOslo');
  await expect(review.nth(1)).toContainText('Your answer, correctfjord');
  expect(await inspect(page, 'the reviewed gaps', [320])).toEqual([]);
});
