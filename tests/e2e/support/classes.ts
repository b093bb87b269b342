import { expect, type Page } from '@playwright/test';

/** Makes a class on screen; its page stays open. */
export async function makeClass(page: Page, name: string) {
  await page.goto('/admin/classes');
  await page.getByRole('button', { name: 'New class' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  return { address: new URL(page.url()).pathname, code: await page.locator('code').innerText() };
}

/** Opens the form of a new assignment on the page of a class, and chooses the quiz. */
export async function chooseQuiz(page: Page, title: string) {
  await page.getByRole('button', { name: 'New assignment' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New assignment' });
  await dialog.getByRole('combobox', { name: 'Quiz' }).fill(title);
  await page.getByRole('option', { name: title }).click();
  const assign = async () => {
    await dialog.getByRole('button', { name: 'New assignment' }).click();
    await expect(page.getByText('Assignment added')).toBeVisible();
  };
  return { dialog, assign };
}

/** The signed-in person joins a class by its link. */
export async function joinClass(page: Page, code: string): Promise<void> {
  await page.goto(`/classes?code=${code}`);
  await page.getByRole('button', { name: 'Join class' }).click();
  // Leaving the page before the response could end the call.
  await expect(page.getByText('You have joined the class')).toBeVisible();
}
