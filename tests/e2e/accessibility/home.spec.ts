import { inspect } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';

test('axe finds nothing serious in the taster and the share menu of the home page', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'It rises' }).click();
  await page
    .getByRole('button', { name: /^Share/ })
    .first()
    .click();
  await expect(page.getByRole('menuitem')).toHaveCount(4);
  expect(await inspect(page, 'share menu')).toEqual([]);
});

for (const width of [320, 1280]) {
  test(`axe finds nothing serious in the suggestions of the search, opened at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const unfold = page.getByRole('button', { name: 'Search quizzes' });
    if (await unfold.isVisible()) await unfold.click();
    await page.getByRole('combobox', { name: 'Search quizzes' }).fill('and');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    expect(await inspect(page, 'suggestions', [width])).toEqual([]);
  });
}

test('axe finds nothing serious in a member’s home page', async ({ page, signUp }) => {
  await signUp('a_long_name_without_space');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Start Quiz' })).toHaveCount(5);
  expect(await inspect(page, 'home of a member')).toEqual([]);
});
