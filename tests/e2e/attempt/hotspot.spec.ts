import { inspect } from '../support/accessibility.ts';
import { submit } from '../support/exam.ts';
import { choose, expect, saveAndPublish, test } from '../support/quiz-editor.ts';
import { administrator, createDraft } from '../support/writing.ts';

/** A picture of one pixel, which the browser enlarges. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('regions are drawn by pointer and keyboard, and marked by keyboard alone', async ({
  page,
  server,
  signUp,
}) => {
  await page.route('https://example.org/map.png', (route) =>
    route.fulfill({ contentType: 'image/png', body: Buffer.from(pixel, 'base64') }),
  );
  await using author = await administrator(server.url);
  const { id } = await createDraft(author, 'Places on a map');
  await page.goto(`/admin/edit-quiz/${id}`);
  await choose(page, 'Type', 'Hotspot');
  await page.getByRole('textbox', { name: 'Question' }).fill('Where are the two capitals?');
  await expect(page.getByText('Add a picture first.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Image URL' }).fill('https://example.org/map.png');
  await page.getByRole('textbox', { name: 'Text for the picture' }).fill('A map');
  const surface = page.getByRole('group', { name: 'Regions of the picture' }).last();
  await surface.scrollIntoViewIfNeeded();
  const box = await surface.boundingBox();
  if (!box) throw new Error('The picture is not shown');
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.1, 0.1));
  await page.mouse.down();
  await page.mouse.move(...at(0.2, 0.2));
  await page.mouse.move(...at(0.3, 0.3));
  await page.mouse.up();
  const first = page.getByRole('button', { name: 'Region 1', exact: true });
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('checkbox', { name: 'Region 1 is right' })).toBeChecked();
  // The second one by keyboard: the middle of the picture, and from there to the right.
  await page.getByRole('button', { name: 'Add region' }).focus();
  await page.keyboard.press('Enter');
  const second = page.getByRole('button', { name: 'Region 2', exact: true });
  await second.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByRole('textbox', { name: 'From the left' }).last()).toHaveValue('60 %');
  await page.getByRole('button', { name: 'Undo the last change of the regions' }).click();
  await expect(page.getByRole('textbox', { name: 'From the left' }).last()).toHaveValue('50 %');
  await page.getByRole('checkbox', { name: 'Region 2 is right' }).check();
  expect(await inspect(page, 'the editor of regions', [320])).toEqual([]);
  await saveAndPublish(page, author, id);

  await signUp();
  await page.goto(`/quiz/${id}/start`);
  await expect(page.getByText('Mark the right places in the picture')).toBeVisible();
  const picture = page.getByRole('button', { name: 'A map' });
  await expect(page.getByText('0 of 2 placed')).toBeVisible();
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    if (await picture.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(picture).toBeFocused();
  // From the middle into the first region, by way of a wrong spot that is removed again.
  await page.keyboard.press('Enter');
  await expect(page.getByText('Spot 1 placed: 50% from the left, 50% from the top')).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(page.getByText('0 of 2 placed')).toBeVisible();
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowUp', 'ArrowUp'])
    await page.keyboard.press(`Shift+${key}`);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('21% from the left, 20% from the top')).toBeVisible();
  await page.keyboard.press('Space');
  for (let step = 0; step < 7; step += 1) await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 of 2 placed')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('All 2 spots are placed. Remove one first.')).toBeVisible();
  const spots = page.getByRole('button', { name: /^Remove spot/ });
  await spots.last().press('Enter');
  await expect(spots).toHaveCount(1);
  await expect(spots).toBeFocused();
  await picture.press('Enter');
  await expect(page.getByText('2 of 2 placed')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await inspect(page, 'the picture in the player', [320])).toEqual([]);
  await page.reload();
  await expect(page.getByText('2 of 2 placed')).toBeVisible();
  // A click on a spot removes it, one elsewhere places it.
  await picture.scrollIntoViewIfNeeded();
  const frame = await picture.boundingBox();
  if (!frame) throw new Error('The picture is not shown');
  await picture.click({ position: { x: frame.width * 0.21, y: frame.height * 0.9 } });
  await expect(page.getByText('1 of 2 placed')).toBeVisible();
  await picture.click({ position: { x: frame.width * 0.9, y: frame.height * 0.1 } });
  await expect(page.getByText('2 of 2 placed')).toBeVisible();
  await submit(page);
  await page.getByRole('button', { name: 'Question 1, wrong' }).click();
  const review = page.getByRole('article');
  await expect(review.getByRole('listitem').filter({ hasText: 'Spot 1' })).toContainText(
    'in a right region',
  );
  await expect(review.getByRole('listitem').filter({ hasText: 'Spot 2' })).toContainText(
    'not in a right region',
  );
  // A paper has the regions in an order of its own.
  const regions = review.getByRole('listitem').filter({ hasText: /Region \d/ });
  await expect(regions).toHaveCount(2);
  await expect(regions.filter({ hasText: 'not hit' })).toHaveCount(1);
  expect(await inspect(page, 'the reviewed picture', [320])).toEqual([]);
});

test('a picture that could not be loaded and its list do not stay for the next question', async ({
  page,
  server,
  sql,
  signUp,
}) => {
  await page.route('https://example.org/gone.png', (route) => route.abort());
  await page.route('https://example.org/map.png', (route) =>
    route.fulfill({ contentType: 'image/png', body: Buffer.from(pixel, 'base64') }),
  );
  await using author = await administrator(server.url);
  const { id } = await createDraft(author, 'Two maps');
  for (const picture of ['gone', 'map'])
    await author.create('/api/questions', {
      quizId: id,
      text: `Where is the capital? (${picture})`,
      type: 'hotspot',
      imageUrl: `https://example.org/${picture}.png`,
      imageAlt: `The ${picture}`,
      options: ['North', 'South'],
      regions: [0, 5000].map((y) => ({ shape: 'rectangle', x: 0, y, width: 9000, height: 4000 })),
      correctOptions: [0],
    });
  const change = { status: 'active', questionsPerAttempt: 2 };
  const published = await author.calls.put(`/api/quizzes/${id}`, { data: change });
  expect(published.ok(), await published.text()).toBe(true);
  await sql.query(
    `update quizzes set rules = rules || '{"shuffleQuestions": false}' where id = $1`,
    [id],
  );
  await signUp();
  await page.goto(`/quiz/${id}/start`);
  await expect(page.getByText('The picture of this question could not be loaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  const picture = page.getByRole('button', { name: 'The map' });
  await expect(page.getByText('Where is the capital? (map)')).toBeVisible();
  await expect(picture).toBeVisible();
  await page.getByRole('button', { name: 'Previous', exact: true }).click();
  await page.getByRole('button', { name: 'Answer with a list instead' }).click();
  await expect(page.getByRole('checkbox', { name: 'North' })).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(picture).toBeVisible();
  // A key chooses from a list that is shown, and replaces no spot by a name that is not.
  await picture.click();
  await expect(page.getByText('1 of 1 placed')).toBeVisible();
  await page.getByRole('heading', { name: 'Question 2' }).focus();
  await page.keyboard.press('2');
  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: 'Flagged', exact: true })).toBeVisible();
  await expect(page.getByText('1 of 1 placed')).toBeVisible();
  await page.getByRole('button', { name: 'Answer with a list instead' }).click();
  await page.keyboard.press('2');
  await expect(page.getByRole('checkbox', { name: /North|South/ }).nth(1)).toBeChecked();
});
