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

  test('switches and lists that are changed early count, each of them', async ({
    page,
    signUp,
  }) => {
    await signUp();
    const release = await openWithoutScripts(page, '/notification-settings');
    const inBell = page.getByRole('switch', { name: 'Certificates: in the bell' });
    const byMail = page.getByRole('switch', { name: 'Certificates: by email' });
    const rhythm = page.getByRole('main').getByRole('combobox').last();
    const before = [await inBell.isChecked(), await byMail.isChecked()];
    await inBell.press('Space');
    await byMail.press('Space');
    await rhythm.selectOption('each');
    let saved = 0;
    page.on('response', (response) => {
      if (/notice\.(choose|saveTimes)/.test(response.url()) && response.ok()) saved += 1;
    });
    release();
    await expect.poll(() => saved).toBe(3);
    await page.reload();
    expect([await inBell.isChecked(), await byMail.isChecked()]).toEqual(before.map((on) => !on));
    await expect(rhythm).toHaveValue('each');
  });

  test('how pages look is chosen early by a guest, and by a member once the account is known', async ({
    page,
    signUp,
  }) => {
    const larger = page.getByRole('switch', { name: 'Larger buttons' });
    const font = page.getByRole('combobox', { name: 'Font' });
    const release = await openWithoutScripts(page, '/accessibility');
    await font.selectOption('atkinson');
    for (let press = 1; press <= 3; press += 1) await larger.press('Space');
    release();
    await expect(page.locator('html')).toHaveAttribute('data-display', /largeTargets/);
    await expect(font).toHaveValue('atkinson');
    await expect(larger).toBeChecked();

    await signUp();
    const releaseAgain = await openWithoutScripts(page, '/accessibility');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(larger).toHaveCount(0);
    releaseAgain();
    await expect(larger).not.toBeChecked();
  });

  test('a filter that is chosen early filters', async ({ page }) => {
    const release = await openWithoutScripts(page, '/quizzes');
    await page.getByRole('combobox', { name: 'Difficulty' }).selectOption({ index: 1 });
    release();
    await expect(page).toHaveURL(/difficulty=/);
  });

  test('of the buttons that are pressed early, the last is pressed once', async ({ page }) => {
    const release = await openWithoutScripts(page, '/auth');
    await page.getByRole('button', { name: /^Switch to/ }).click();
    const register = page.getByRole('tab', { name: 'Register' });
    await register.click();
    await expect(page.locator('html')).toHaveAttribute('data-waiting');
    release();
    await expect(page.getByLabel('Confirm password')).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
  });

  test('an answer that is chosen and checked early is checked', async ({ page }) => {
    const release = await openWithoutScripts(page, '/question-of-the-day');
    await page.getByRole('radio').nth(1).check({ force: true });
    await page.getByRole('button', { name: 'Check' }).click();
    const sent = page.waitForRequest(/\/trpc\/practice/);
    release();
    await sent;
    await expect(page.getByRole('button', { name: 'Check' })).toBeHidden();
  });

  test('an answer that is chosen early is replaced by a later one, not the other way round', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = (act) =>
        Number(
          setTimeout(() => {
            act({ didTimeout: true, timeRemaining: () => 0 });
            document.documentElement.dataset.wasIdle = 'true';
          }, 1500),
        );
    });
    const release = await openWithoutScripts(page, '/question-of-the-day');
    const options = page.getByRole('radio');
    await options.nth(0).check({ force: true });
    release();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await page.keyboard.press('2');
    await expect(options.nth(1)).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-was-idle');
    await expect(options.nth(1)).toBeChecked();
  });
});
