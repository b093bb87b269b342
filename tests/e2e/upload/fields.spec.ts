import type { Locator, Page } from '@playwright/test';
import { drawn } from '#tests/support/pictures.ts';
import { inspect } from '../support/accessibility.ts';
import { chooseFile, dropFile, pastePicture } from '../support/files.ts';
import { holdBack } from '../support/holding.ts';
import { choose, expect, makeQuiz, stored, test } from '../support/quiz-editor.ts';
import { callsOf } from '../support/refusing.ts';

type Way = 'choice' | 'drop' | 'paste';

/** Where a picture is given: the field that takes it, and the button that asks for one. */
interface PictureField {
  field: Locator;
  button: Locator;
}

let made = 0;

/** Gives a picture of a width that no other has, and returns that width. */
async function give(way: Way, { field, button }: PictureField): Promise<number> {
  made += 1;
  const width = 200 + made;
  const bytes = await drawn(width, 100).png().toBuffer();
  const file = { name: 'picture.png', bytes };
  if (way === 'choice') await chooseFile(button, file);
  else if (way === 'drop') await dropFile(field, file);
  else await pastePicture(field, bytes);
  return width;
}

/** The field and the button of a part of the page that has one picture. */
const pictureFieldIn = (part: Locator | Page, label = 'Image URL'): PictureField => ({
  field: part.getByRole('textbox', { name: label }),
  button: part.getByRole('button', { name: 'Choose a picture' }),
});

const ownPicture = (width: number) => new RegExp(`^/files/[0-9a-f]{64}-${width}x100\\.webp$`);

/** The text for the picture is asked for at once: the focus is there. */
async function describe(page: Page, part: Locator | Page, text: string) {
  const field = part.getByLabel('Text for the picture').last();
  await expect(field).toBeFocused();
  await page.keyboard.type(text);
}

/** Goes on until the player shows this question: they come in any order. */
async function showQuestion(page: Page, text: string) {
  const shown = page.locator('fieldset').first();
  await expect(shown).toBeVisible();
  while (!(await page.getByText(text, { exact: true }).isVisible())) {
    const before = await shown.textContent();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(shown).not.toHaveText(before ?? '');
  }
}

const openQuestion = (page: Page, name: RegExp) => page.getByRole('button', { name }).click();

for (const way of ['choice', 'drop', 'paste'] as const) {
  test(`by ${way}, a quiz, a question and its options get pictures, which are described at once and shown to learners`, async ({
    page,
    server,
  }) => {
    const id = await makeQuiz(server.url, `Pictures by ${way}`);
    await page.goto(`/admin/edit-quiz/${id}`);
    await page.getByText('More settings').click();
    const settings = page.locator('details').filter({ hasText: 'Questions per attempt' });
    const cover = await give(way, pictureFieldIn(settings));
    await describe(page, settings, 'A lighthouse at dusk');
    await expect(pictureFieldIn(settings).field).toHaveValue(ownPicture(cover));

    await openQuestion(page, /^1 First/);
    const editor = page.getByRole('region', { name: /^Question \d/ });
    const ofQuestion = await give(way, pictureFieldIn(editor));
    await describe(page, editor, 'Four towers');
    const option = editor.getByRole('textbox', { name: 'Option B' });
    const button = editor.getByRole('button', { name: 'Add a picture to option B' });
    const ofOption = await give(way, { field: option, button });
    await describe(page, editor.getByRole('group', { name: 'Options' }), 'A round tower');
    expect(await inspect(page, 'a picture of an option', [320, 1280])).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });

    await openQuestion(page, /^2 Second/);
    await choose(page, 'Type', 'Matching');
    const item = editor.getByRole('textbox', { name: 'Item A', exact: true });
    const ofItem = await give(way, {
      field: item,
      button: editor.getByRole('button', { name: 'Add a picture to option A' }),
    });
    await describe(page, editor, 'A square tower');
    for (const letter of ['A', 'B', 'C', 'D']) {
      if (letter !== 'A')
        await editor.getByRole('textbox', { name: `Item ${letter}`, exact: true }).fill(letter);
      await editor.getByRole('textbox', { name: `Match of item ${letter}` }).fill(`of ${letter}`);
    }

    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Quiz updated')).toBeVisible();
    const quiz = await stored(page, id);
    expect(quiz).toMatchObject({
      imageUrl: expect.stringMatching(ownPicture(cover)),
      imageAlt: 'A lighthouse at dusk',
    });
    const [first, second] = quiz.questions;
    expect(first?.imageUrl).toMatch(ownPicture(ofQuestion));
    expect(first?.options[1]).toMatch(
      new RegExp(`^two !\\[A round tower]\\(/files/[0-9a-f]{64}-${ofOption}x100\\.webp\\)$`),
    );
    expect(second?.options[0]).toMatch(
      new RegExp(`!\\[A square tower]\\(/files/[0-9a-f]{64}-${ofItem}x100\\.webp\\)$`),
    );

    await page.goto(`/quiz/${id}`);
    await expect(page.getByRole('img', { name: 'A lighthouse at dusk' })).toBeVisible();
    await page.goto(`/quiz/${id}/start`);
    await showQuestion(page, 'First');
    await expect(page.getByRole('radio', { name: 'two A round tower' })).toBeVisible();
  });

  test(`by ${way}, a series and a post get covers that are described at once`, async ({ page }) => {
    await page.goto('/admin/series');
    await page.getByRole('button', { name: 'Create Series' }).click();
    const series = page.getByRole('dialog');
    await series.getByLabel('Name', { exact: false }).first().fill(`Stairs by ${way}`);
    await series.getByLabel('Display Name').fill(`Stairs by ${way}`);
    await choose(page, 'Category', 'Programming', series);
    const cover = await give(way, pictureFieldIn(series));
    await describe(page, series, 'A spiral staircase');
    await expect(pictureFieldIn(series).field).toHaveValue(ownPicture(cover));
    expect(await inspect(page, 'the cover of a series', [320, 1280])).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    await series.getByRole('button', { name: 'Create Series' }).click();
    await expect(page.getByText('Series created successfully!')).toBeVisible();
    await page.goto('/series');
    const card = page.getByRole('article').filter({ hasText: `Stairs by ${way}` });
    await expect(card.getByRole('img', { name: 'A spiral staircase' })).toBeVisible();

    await page.goto('/admin/blog/new');
    const post = page.getByRole('dialog');
    const picture = pictureFieldIn(post, 'Featured image URL');
    const ofPost = await give(way, picture);
    await expect(post.getByLabel('Alternative text')).toBeFocused();
    await expect(picture.field).toHaveValue(ownPicture(ofPost));
  });

  test(`by ${way}, a member gets a picture`, async ({ page, signUp }) => {
    const { username } = await signUp();
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Change picture' }).click();
    const form = page.getByRole('form', { name: 'Your picture' });
    await give(way, pictureFieldIn(form, 'Address of the picture'));
    await expect(form).toBeHidden();
    const picture = page.getByRole('button', { name: `Your menu, ${username}` }).locator('img');
    await expect(picture).toHaveAttribute('src', /^\/files\/[0-9a-f]{64}-\d+x\d+\.webp$/);
  });
}

test('a picture comes to the option that it was given to, which is moved meanwhile', async ({
  page,
  server,
}) => {
  const id = await makeQuiz(server.url, 'Pictures on the way');
  await page.goto(`/admin/edit-quiz/${id}`);
  await openQuestion(page, /^1 First/);
  const option = (letter: string) => page.getByRole('textbox', { name: `Option ${letter}` });
  const release = await holdBack(page, callsOf('upload.addPicture'));
  const button = page.getByRole('button', { name: 'Add a picture to option B' });
  const width = await give('choice', { field: option('B'), button });
  await expect(page.getByText('Uploading the picture…')).toBeVisible();
  await option('B').press('Alt+ArrowDown');
  await page.getByRole('button', { name: 'Remove option A' }).click();
  await expect(option('B')).toHaveValue('two');
  release();
  const picture = new RegExp(`^!\\[\\w*]\\(/files/[0-9a-f]{64}-${width}x100\\.webp\\)$`);
  const withPicture = new RegExp(`^two ${picture.source.slice(1)}`);
  await expect(option('B')).toHaveValue(withPicture);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(option('B')).toHaveValue('two');

  // One whose option is gone is dropped, and the focus stays in the list.
  const releaseNext = await holdBack(page, callsOf('upload.addPicture'));
  const stored = page.waitForResponse(/upload\.addPicture/);
  await give('choice', { field: option('B'), button });
  await page.getByRole('button', { name: 'Remove option B' }).click();
  await expect(option('B')).toHaveValue('four');
  await expect(option('B')).toBeFocused();
  releaseNext();
  await stored;
  await option('A').fill('one after it');
  await expect(option('A')).toHaveValue('one after it');
  await expect(option('B')).toHaveValue('four');
});

test('a picture comes to its question while another one is open, and is waited for by a save', async ({
  page,
  server,
}) => {
  const id = await makeQuiz(server.url, 'Pictures of two questions');
  await page.goto(`/admin/edit-quiz/${id}`);
  await openQuestion(page, /^1 First/);
  const editor = page.getByRole('region', { name: /^Question \d/ });
  const release = await holdBack(page, callsOf('upload.addPicture'));
  const ofQuestion = await give('choice', pictureFieldIn(editor));
  const option = editor.getByRole('textbox', { name: 'Option B' });
  const button = editor.getByRole('button', { name: 'Add a picture to option B' });
  const ofOption = await give('choice', { field: option, button });
  await expect(editor.getByText('Uploading the picture…')).toHaveCount(2);

  await openQuestion(page, /^2 Second/);
  const text = editor.getByRole('textbox', { name: 'Question', exact: true });
  await expect(text).toBeFocused();
  await text.fill('Second, changed');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'still being uploaded' });
  await expect(refusal).toBeVisible();
  await text.focus();
  const added = page.waitForResponse(/upload\.addPicture/);
  // Both responses come while the page is busy, so that they are taken in the same moment.
  const busy = page.evaluate(() => {
    const until = performance.now() + 1500;
    while (performance.now() < until);
  });
  release();
  await busy;
  await added;
  await expect(text).toBeFocused();
  await openQuestion(page, /^1 First/);
  await expect(pictureFieldIn(editor).field).toHaveValue(ownPicture(ofQuestion));
  await expect(option).toHaveValue(new RegExp(`^two .*-${ofOption}x100\\.webp`));
  await editor.getByLabel('Text for the picture').last().fill('Four towers');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Quiz updated')).toBeVisible();
  const { questions } = await stored(page, id);
  expect(questions[0]?.imageUrl).toMatch(ownPicture(ofQuestion));
  expect(questions[0]?.options[1]).toContain(`-${ofOption}x100.webp`);
  expect(questions[1]?.text).toBe('Second, changed');
});

test('a picture whose question is gone, or that fails out of sight, is said not to be added', async ({
  page,
  server,
}) => {
  const id = await makeQuiz(server.url, 'Pictures that do not arrive');
  await page.goto(`/admin/edit-quiz/${id}`);
  await openQuestion(page, /^1 First/);
  const editor = page.getByRole('region', { name: /^Question \d/ });
  const release = await holdBack(page, callsOf('upload.addPicture'));
  await give('choice', pictureFieldIn(editor));
  await expect(editor.getByText('Uploading the picture…')).toBeVisible();
  await editor.getByRole('button', { name: 'Delete this question' }).click();
  release();
  await expect(page.getByText('The picture was not added: its field is gone')).toBeVisible();

  const fail = await holdBack(page, callsOf('upload.addPicture'));
  await openQuestion(page, /^1 Second/);
  await chooseFile(pictureFieldIn(editor).button, {
    name: 'picture.png',
    bytes: Buffer.from('none'),
  });
  await expect(editor.getByText('Uploading the picture…')).toBeVisible();
  await openQuestion(page, /^2 Third/);
  fail();
  await expect(page.getByText('The picture was not uploaded')).toBeVisible();
});
