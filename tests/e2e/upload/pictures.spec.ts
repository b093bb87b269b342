import type { Locator, Page } from '@playwright/test';
import { drawn } from '#tests/support/pictures.ts';
import { inspect } from '../support/accessibility.ts';
import { expect, makeQuiz, stored, test } from '../support/quiz-editor.ts';

/** Hands a file to what is on the page, as a drop or a paste does. */
async function handOver(target: Locator, kind: 'drop' | 'paste', bytes: Buffer) {
  const file = await target.page().evaluateHandle((base64) => {
    const content = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'picture.png', { type: 'image/png' }));
    return transfer;
  }, bytes.toString('base64'));
  const details = kind === 'drop' ? { dataTransfer: file } : { clipboardData: file };
  if (kind === 'drop') return target.dispatchEvent('drop', details);
  await target.evaluate(
    (element, clipboardData) =>
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      ),
    file,
  );
}

const openQuestion = (page: Page, name: RegExp) => page.getByRole('button', { name }).click();

test('a picture is chosen, pasted or dropped at a question, described, and seen by the learner', async ({
  page,
  server,
}) => {
  const id = await makeQuiz(server.url, 'With pictures');
  await page.goto(`/admin/edit-quiz/${id}`);
  await openQuestion(page, /^1 First/);
  const address = page.getByRole('textbox', { name: 'Image URL' });
  const described = page.getByLabel('Text for the picture');

  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  const content = { name: 'fjord.jpg', mimeType: 'image/jpeg' };
  const wide = await drawn(1600, 400).jpeg().toBuffer();
  await (await chosen).setFiles({ ...content, buffer: wide });
  await expect(described).toBeFocused();
  await page.keyboard.type('A fjord from above');
  await expect(address).toHaveValue(/^\/files\/[0-9a-f]{64}-1600x400\.webp$/);
  await expect(page.getByRole('img', { name: 'A fjord from above' }).first()).toBeVisible();
  expect(await inspect(page, 'a picture in the editor', [320, 1280])).toEqual([]);

  await openQuestion(page, /^2 Second/);
  await handOver(address, 'paste', await drawn(300, 900).png().toBuffer());
  await expect(described).toBeFocused();
  await expect(address).toHaveValue(/-300x900\.webp$/);

  await openQuestion(page, /^3 Third/);
  await handOver(address, 'drop', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await expect(page.getByRole('alert')).toContainText('Only pictures in JPEG, PNG');
  await handOver(address, 'drop', await drawn(200, 200).png().toBuffer());
  await expect(address).toHaveValue(/-200x200\.webp$/);

  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Quiz updated')).toBeVisible();
  const { questions } = await stored(page, id);
  expect(questions.map(({ imageUrl }) => imageUrl?.slice(-12))).toEqual([
    '600x400.webp',
    '300x900.webp',
    '200x200.webp',
  ]);

  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`/quiz/${id}/start`);
  const picture = page.locator('fieldset img').first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(100);
  const [box, shape] = await picture.evaluate((img: HTMLImageElement) => [
    img.clientWidth / img.clientHeight,
    Number(img.getAttribute('width')) / Number(img.getAttribute('height')),
  ]);
  expect(Math.abs(Number(box) / Number(shape) - 1)).toBeLessThan(0.03);
});
