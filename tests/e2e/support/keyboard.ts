import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Stops of the Tab key on the way to a control, at most. */
const mostStops = 60;

/** What the focus is on, for the report of a control that is not reached. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? 'nothing');

/**
 * Moves the focus to a control as people without a pointer do: by the Tab key, a limited number of times.
 * @param key Shift+Tab goes back
 */
export async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  for (let stops = 0; stops <= mostStops; stops += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(
    `${mostStops} presses of ${key} do not reach ${control}; the focus is on ${await focused(page)}`,
  );
}

/** Goes to a control and presses a key there. */
export async function pressOn(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Opens a page of the administration, or a quiz, by its name. */
export async function openByName(page: Page, name: string, address: RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Go to, edit or create' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(name);
  await expect(palette.getByRole('option').first()).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(palette).toBeHidden();
}

/** Opens a list of choices and takes the first one. */
export async function chooseFirst(page: Page, list: Locator): Promise<void> {
  await tabTo(page, list);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').filter({ visible: true }).first()).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(list).not.toHaveValue('');
}
