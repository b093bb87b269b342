import { inspect } from '../support/accessibility.ts';
import { createExam, takeExam } from '../support/exam.ts';
import { holdBack } from '../support/holding.ts';
import { expect, test } from '../support/journey.ts';

test('a learner bookmarks a question of a result, writes a note on it, finds both and practises it', async ({
  page,
  server,
  signUp,
}) => {
  const exam = await createExam(server.url, { questions: 3 });
  await signUp();
  const attempt = await takeExam(page, exam.id, 1);
  await page.goto(`/results/${attempt}`);
  const second = page.getByRole('article').filter({ hasText: 'Because it is number 2' });
  await second.getByRole('button', { name: 'Bookmark' }).click();
  await expect(second.getByRole('button', { name: 'Bookmark', pressed: true })).toBeVisible();
  await second.getByRole('button', { name: 'Add a note' }).click();
  const field = second.getByRole('textbox', { name: 'Your note' });
  await expect(field).toBeFocused();
  await field.fill('Always **look** at the number.');
  // Leaving the field saves.
  await page.getByRole('heading', { level: 1 }).click();
  await expect(second.getByText('Saved', { exact: true })).toBeVisible();
  expect(await inspect(page, 'a note that is written')).toEqual([]);
  await second.getByRole('button', { name: 'Close' }).click();
  await expect(second.getByRole('button', { name: 'Edit note' })).toBeFocused();
  await expect(second.locator('strong')).toHaveText('look');

  await page.goto('/profile');
  await page.getByRole('link', { name: 'Bookmarks and notes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bookmarks and notes');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('number 2');
  expect(await inspect(page, 'bookmarks and notes')).toEqual([]);
  await page.getByRole('searchbox').fill('nothing like it');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.getByRole('link', { name: 'Show all' }).click();
  await page.getByRole('link', { name: 'Practise bookmarked questions' }).click();
  await expect(page.getByText('0 of 1')).toBeVisible();
  await expect(page.getByText('look at the number')).toHaveCount(0);
  await page.getByRole('radio', { name: /^right/ }).check();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('look at the number')).toBeVisible();

  // The last bookmark goes from the list with its note, and comes back.
  await page.goto('/bookmarks');
  await page.getByRole('button', { name: 'Edit note' }).click();
  await page.getByRole('textbox', { name: 'Your note' }).fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Add a note' })).toBeVisible();
  await page.getByRole('button', { name: 'Bookmark', exact: true }).click();
  await expect(page.getByText('No bookmarks or notes yet')).toBeVisible();
  await expect(page.locator('main :focus')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('article')).toContainText('number 2');
});

test('of a note in two tabs the second is refused, with the text of both, and nothing typed is lost', async ({
  page,
  server,
  signUp,
}) => {
  const exam = await createExam(server.url, { questions: 1 });
  await signUp();
  const attempt = await takeExam(page, exam.id, 0);
  const other = await page.context().newPage();
  await page.goto(`/results/${attempt}`);
  await other.goto(`${server.url}/results/${attempt}`);
  for (const [tab, words] of [
    [page, 'from the first tab'],
    [other, 'from the second tab'],
  ] as const) {
    const field = tab.getByRole('textbox', { name: 'Your note' });
    await expect(async () => {
      // A click that took too long can have opened the field.
      if (await field.isHidden())
        await tab.getByRole('button', { name: 'Add a note' }).click({ timeout: 2000 });
      await expect(field).toBeVisible({ timeout: 2000 });
    }).toPass();
    await field.fill(words);
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Edit note' })).toBeVisible();
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByRole('alert')).toContainText('from the first tab');
  await expect(other.getByRole('textbox', { name: 'Your note' })).toHaveValue(
    'from the second tab',
  );

  // The tab keeps what it could not save.
  other.on('dialog', (dialog) => void dialog.accept());
  await other.reload();
  await expect(other.getByRole('textbox', { name: 'Your note' })).toHaveValue(
    'from the second tab',
  );
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByRole('alert')).toContainText('from the first tab');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByRole('button', { name: 'Edit note' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('from the second tab')).toBeVisible();
});

test('what is typed while a note is saved is kept, and saved after it', async ({
  page,
  server,
  signUp,
}) => {
  const exam = await createExam(server.url, { questions: 1 });
  await signUp();
  const attempt = await takeExam(page, exam.id, 0);
  await page.goto(`/results/${attempt}`);
  const field = page.getByRole('textbox', { name: 'Your note' });
  const isSave = /practice\.saveNote/;
  /** Leaves the field with `words`, and types `more` before the server has them. @returns what lets the save through */
  const typeOn = async (words: string, more: string) => {
    const release = await holdBack(page, isSave);
    const sent = page.waitForRequest(isSave);
    await field.fill(words);
    await page.getByRole('heading', { level: 1 }).click();
    await sent;
    await field.fill(more);
    return release;
  };
  await page.getByRole('button', { name: 'Add a note' }).click();
  const releaseFirst = await typeOn('one', 'one and two');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  releaseFirst();
  await expect(page.getByRole('button', { name: 'Edit note' })).toBeVisible();
  await expect(page.getByText('one and two', { exact: true })).toBeVisible();

  // The tab keeps what is not saved yet, as following what is.
  await page.getByRole('button', { name: 'Edit note' }).click();
  const releaseSecond = await typeOn('three', 'three and four');
  const readAgain = page.waitForResponse(/practice\.attemptNotes/);
  releaseSecond();
  await readAgain;
  await expect(page.getByText('Saved', { exact: true })).toBeHidden();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(field).toHaveValue('three and four');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('three and four', { exact: true })).toBeVisible();
});
