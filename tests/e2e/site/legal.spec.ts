import { expect, test } from '../support/journey.ts';

test('STAT-01, STAT-02: a guest reads the Privacy Policy and the Terms of Service, with their date', async ({
  page,
}) => {
  for (const [path, title] of [
    ['/privacy-policy', 'Privacy Policy'],
    ['/terms-of-service', 'Terms of Service'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('January 23, 2025');
  }
});

test('STAT-03: the Privacy Policy states the removal of account data within 30 days', async ({
  page,
}) => {
  await page.goto('/privacy-policy');
  await expect(
    page
      .getByRole('main')
      .getByText(/within 30 days/)
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/account data/i);
});

test('on a phone, the table of cookies has whole words in its narrow columns', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/privacy-policy');
  const lines = await page.locator('td', { hasText: /^Session cookie$/ }).evaluate((cell) => {
    const word = document.createRange();
    word.setStart(cell.firstChild ?? cell, 0);
    word.setEnd(cell.firstChild ?? cell, 'Session'.length);
    return word.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('STAT-04, STAT-05, STAT-06: the Terms state age, one account, free service, law and arbitration', async ({
  page,
}) => {
  await page.goto('/terms-of-service');
  const terms = page.getByRole('main');
  for (const text of [
    /at least 13|13 years/i,
    /one account per person|one account/i,
    /free/i,
    /premium/i,
    /United States/,
    /State of California/,
    /arbitration/i,
  ]) {
    await expect(terms).toContainText(text);
  }
});

test('STAT-07: the site states when a mastered quiz can be taken again', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main')).toContainText(/mastered one after 5 days/);
});
