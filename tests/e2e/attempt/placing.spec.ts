import type { Page } from '@playwright/test';
import { inspect } from '../support/accessibility.ts';
import { submit } from '../support/exam.ts';
import { choose, expect, saveAndPublish, test } from '../support/quiz-editor.ts';
import { administrator, createDraft } from '../support/writing.ts';

interface Written {
  type: string;
  text: string;
  /** The labels of the fields of an item, and of the field for targets of none. */
  labels: { target: string; others: string };
  pairs: [item: string, target: string][];
  other: string;
}

/** Writes the question of a draft in the editor, by keyboard from the text on, and publishes it. */
async function publish(page: Page, url: string, question: Written) {
  await using author = await administrator(url);
  const { id } = await createDraft(author, question.text);
  await page.goto(`/admin/edit-quiz/${id}`);
  await choose(page, 'Type', question.type);
  await page.getByRole('textbox', { name: 'Question' }).fill(question.text);
  await page.getByLabel('Item A', { exact: true }).focus();
  for (const [index, [item, target]] of question.pairs.entries()) {
    await page.keyboard.type(item);
    await page.keyboard.press('Enter');
    await page.keyboard.type(target);
    if (index < question.pairs.length - 1) await page.keyboard.press('Enter');
  }
  // An item without its target is named when the quiz is saved.
  const last = page.getByLabel(`${question.labels.target} D`);
  const [, lastTarget = ''] = question.pairs.at(-1) ?? [];
  await expect(last).toHaveValue(lastTarget);
  await page.getByRole('textbox', { name: question.labels.others }).fill(question.other);
  expect(await inspect(page, 'the editor', [320])).toEqual([]);
  await saveAndPublish(page, author, id);
  return id;
}

test('pairs are written, matched by keyboard, saved, and reviewed', async ({
  page,
  server,
  signUp,
}) => {
  const id = await publish(page, server.url, {
    type: 'Matching',
    text: 'Which capital?',
    labels: { target: 'Match of item', others: 'Other matches' },
    pairs: [
      ['Norway', 'Oslo'],
      ['Sweden', 'Stockholm'],
      ['Denmark', 'Copenhagen'],
      ['Finland', 'Helsinki'],
    ],
    other: 'Reykjavik',
  });
  await signUp();
  await page.goto(`/quiz/${id}/start`);
  await expect(page.getByText('Choose what belongs to each item')).toBeVisible();
  const list = (item: string) => page.getByRole('combobox', { name: item, exact: true });
  await expect(list('Norway').getByRole('option')).toHaveCount(6);
  for (const [item, letters] of [
    ['Norway', 'Os'],
    ['Sweden', 'He'],
    ['Denmark', 'Co'],
  ] as const) {
    await list(item).focus();
    await page.keyboard.type(letters);
    await page.keyboard.press('Enter');
  }
  await expect(list('Denmark')).toHaveValue(/\d/);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await inspect(page, 'the pairs', [320])).toEqual([]);
  // Enter chooses in a list; it does not go on.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const box = await list('Norway').boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await page.reload();
  const shown = (item: string) =>
    list(item).evaluate((element) =>
      element instanceof HTMLSelectElement ? element.selectedOptions[0]?.textContent : undefined,
    );
  expect(await shown('Sweden')).toBe('Helsinki');
  expect(await shown('Finland')).toBe('Choose…');
  await page.getByRole('heading', { name: 'Question 1 of 1' }).click();
  await submit(page);
  await page.getByRole('button', { name: 'Question 1, wrong' }).click();
  const review = (item: string) =>
    page.getByRole('article').getByRole('listitem').filter({ hasText: item });
  await expect(review('Norway')).toContainText('Your answer, correctOslo');
  await expect(review('Sweden')).toContainText('Your answer, wrongHelsinki');
  await expect(review('Sweden')).toContainText('Correct answerStockholm');
  await expect(review('Finland')).toContainText('Not chosenCorrect answerHelsinki');
  expect(await inspect(page, 'the reviewed pairs', [320])).toEqual([]);
});

test('items are written with categories, categorised by keyboard and tap, and reviewed', async ({
  page,
  server,
  signUp,
}) => {
  const id = await publish(page, server.url, {
    type: 'Categorise',
    text: 'Which can fly?',
    labels: { target: 'Category of item', others: 'Other categories' },
    pairs: [
      ['bat', 'flies'],
      ['eagle', 'flies'],
      ['ostrich', 'walks'],
      ['emu', 'walks'],
    ],
    other: 'swims',
  });
  await signUp();
  await page.goto(`/quiz/${id}/start`);
  await expect(page.getByText('Choose the category of each item')).toBeVisible();
  const choice = (item: string, category: string) =>
    page.getByRole('radiogroup', { name: item }).getByRole('radio', { name: category });
  await choice('bat', 'flies').focus();
  await page.keyboard.press('Space');
  for (const [item, category] of [
    ['eagle', 'flies'],
    ['ostrich', 'swims'],
    ['emu', 'walks'],
  ] as const)
    await choice(item, category).check({ force: true });
  // The arrows up and down go on within the categories of an item.
  await choice('ostrich', 'swims').focus();
  for (let step = 0; step < 3 && !(await choice('ostrich', 'walks').isChecked()); step += 1)
    await page.keyboard.press('ArrowDown');
  await expect(choice('ostrich', 'walks')).toBeChecked();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await inspect(page, 'the categories', [320])).toEqual([]);
  await page.reload();
  await expect(choice('eagle', 'flies')).toBeChecked();
  await submit(page);
  await page.getByRole('button', { name: 'Question 1, correct' }).click();
  const review = page.getByRole('article').getByRole('listitem').filter({ hasText: 'ostrich' });
  await expect(review).toContainText('Your answer, correctwalks');
});
