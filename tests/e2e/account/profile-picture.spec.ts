import { drawn } from '#tests/support/pictures.ts';
import { inspect } from '../support/accessibility.ts';
import { expect, test } from '../support/account.ts';

test('a member chooses a picture, which the header shows at once, and removes it again', async ({
  page,
  signUp,
}) => {
  const { username } = await signUp();
  await page.goto('/profile');
  const change = page.getByRole('button', { name: 'Change picture' });
  await change.click();
  const form = page.getByRole('form', { name: 'Your picture' });
  expect(await inspect(page, 'the form of the picture', [320, 1280])).toEqual([]);

  const choose = async (buffer: Buffer, name: string) => {
    const chooser = page.waitForEvent('filechooser');
    await form.getByRole('button', { name: 'Choose a picture' }).click();
    await (await chooser).setFiles({ name, mimeType: 'image/png', buffer });
  };
  await choose(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'drawing.png');
  await expect(form.getByRole('alert')).toContainText('Only pictures in JPEG, PNG');
  await choose(await drawn(700, 500).png().toBuffer(), 'me.png');
  await expect(form).toBeHidden();
  await expect(change).toBeFocused();

  const menu = page.getByRole('button', { name: `Your menu, ${username}` });
  const picture = menu.locator('img');
  await expect(picture).toHaveAttribute('src', /^\/files\/[0-9a-f]{64}-480x480\.webp$/);
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(480);
  await page.reload();
  await expect(picture).toBeVisible();

  await page.getByRole('button', { name: 'Edit Personal Information' }).click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Display name').fill('Ada');
  await page.getByRole('button', { name: 'Save' }).click();
  const renamed = page.getByRole('button', { name: 'Your menu, Ada' });
  await expect(renamed.locator('img')).toBeVisible();

  await change.click();
  await form.getByRole('button', { name: 'Remove picture' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(renamed.locator('img')).toHaveCount(0);
});
