import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

/** Opens a page whose scripts do not load until `release` is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

test.describe('before the scripts have loaded', () => {
  test('a page that was scrolled stays where it is when it is hydrated', async ({ page }) => {
    const release = await openWithoutScripts(page, '/privacy-policy');
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.evaluate(() => scrollTo(0, 400));
    release();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    expect(await page.evaluate(() => scrollY)).toBe(400);
    // The next page begins at its top.
    await page.getByRole('link', { name: 'Terms of Service' }).first().click();
    await expect(page).toHaveURL(/terms/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('Enter in the login form waits and then signs in with what was typed', async ({
    page,
    signUp,
  }) => {
    const { email, password, username } = await signUp();
    await page.context().clearCookies();
    const release = await openWithoutScripts(page, '/auth');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-waiting');
    await expect(page.getByRole('banner').locator('> [aria-hidden]')).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    release();
    await expect(page.getByText(`Welcome back, ${username}!`)).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
  });

  test('a registration that is submitted early is made once, with every field', async ({
    page,
  }) => {
    const release = await openWithoutScripts(page, '/auth?tab=register');
    const username = `early_${process.pid}`;
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Email').fill(`${username}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill('correct horse');
    await page.getByLabel('Confirm password').fill('correct horse');
    const create = page.getByRole('button', { name: 'Create account' });
    await create.click();
    await create.click();
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().includes('account.register')) calls += 1;
    });
    release();
    await expect(page.getByText(`Welcome, ${username}!`)).toBeVisible();
    expect(calls).toBe(1);
  });

  test('a testimonial that is submitted early arrives with its rating', async ({
    page,
    signUp,
  }) => {
    await signUp();
    const release = await openWithoutScripts(page, '/submit-testimonial');
    await page.getByLabel('Role/Title').fill('Student');
    await page.getByRole('radio', { name: /^4 of 5 stars/ }).check({ force: true });
    await page.getByRole('textbox', { name: 'Testimonial' }).fill('I sent this before it loaded.');
    await page.getByRole('button', { name: 'Submit Testimonial' }).click();
    const sent = page.waitForRequest(/testimonial\.submit/);
    release();
    expect((await sent).postDataJSON()).toMatchObject({
      0: { role: 'Student', rating: 4, content: 'I sent this before it loaded.' },
    });
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  });

  test('a language that is chosen early is shown', async ({ page }) => {
    const release = await openWithoutScripts(page, '/contact');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
    release();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('combobox', { name: 'Sprache' })).toHaveValue('de');
  });
});
