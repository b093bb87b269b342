import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Stops of the Tab key on the way to a control, at most. */
const maxStops = 60;

/** What the focus is on, for the report of a control that is not reached. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? 'nothing');

/**
 * Moves the focus to a control as people without a pointer do: by the Tab key, a limited number of times.
 * @param key Shift+Tab goes back
 */
export async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  for (let stops = 0; stops <= maxStops; stops += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(
    `${maxStops} presses of ${key} do not reach ${control}; the focus is on ${await focused(page)}`,
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

/** Opens a list of choices by an arrow key; keys that come before it is open are lost. */
async function openList(page: Page, list: Locator, key: Arrow = 'ArrowDown'): Promise<void> {
  await tabTo(page, list);
  await page.keyboard.press(key);
  await expect(page.getByRole('option').filter({ visible: true }).first()).toBeVisible();
}

type Arrow = 'ArrowDown' | 'ArrowUp';

/** Opens a list of choices and takes the neighbour of the present choice. */
export async function chooseByArrows(
  page: Page,
  list: Locator,
  neighbour: string,
  key: Arrow = 'ArrowDown',
): Promise<void> {
  await openList(page, list, key);
  await takeBy(page, key, () => expect(list).toHaveValue(neighbour, { timeout: 1000 }));
}

/** Marks an option by a key and takes it. A list that is still opening loses the mark, and stays open. */
const takeBy = (page: Page, key: string, isTaken: () => Promise<void>) =>
  expect(async () => {
    await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await isTaken();
  }).toPass({ timeout: 20_000 });

/** Opens a list of choices and takes the first one. */
export async function chooseFirst(page: Page, list: Locator): Promise<void> {
  await openList(page, list);
  await takeBy(page, 'Home', () => expect(list).not.toHaveValue('', { timeout: 1000 }));
}
