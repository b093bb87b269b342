import { inspect } from '../support/accessibility.ts';
import { createExam } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';

test.describe('in German', () => {
  test.use({ locale: 'de-AT' });

  test('a guest registers, takes a quiz and reads the result', async ({ page, server, sql }) => {
    const exam = await createExam(server.url, { questions: 2 });
    const answer = await page.goto('/');
    expect(answer?.headers()).toMatchObject({ 'content-language': 'de' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.getByRole('link', { name: 'Anmelden' }).first().click();
    await page.getByRole('tab', { name: 'Registrieren' }).click();
    await page.getByLabel('Benutzername').fill('ab');
    await page.getByRole('button', { name: 'Konto erstellen' }).click();
    await expect(
      page.getByText('Der Benutzername muss mindestens 3 Zeichen lang sein'),
    ).toBeVisible();
    await page.getByLabel('Benutzername').fill('lernerin');
    await page.getByLabel('E-Mail-Adresse').fill('lernerin@example.com');
    await page.getByLabel('Passwort', { exact: true }).fill('ein langes Passwort');
    await page.getByLabel('Passwort bestätigen').fill('ein langes Passwort');
    await page.getByRole('button', { name: 'Konto erstellen' }).click();
    await expect(page).toHaveURL(`${server.url}/`);

    await page.goto(`/quiz/${exam.id}/start`);
    await page.getByRole('radio', { name: /right/ }).click();
    expect(await inspect(page, 'the player', [320])).toEqual([]);
    await page.getByRole('button', { name: 'Weiter' }).click();
    await page.getByRole('radio', { name: /right/ }).click();
    await page.getByRole('button', { name: 'Abgeben' }).first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /abgeben/i })
      .click();
    await expect(page.getByText('Bestanden').first()).toBeVisible();
    expect(await inspect(page, 'the summary', [320])).toEqual([]);
    const stored = await sql.query(
      `select preferred_language from users where email = 'lernerin@example.com'`,
    );
    expect(stored.rows).toEqual([{ preferred_language: 'de' }]);
  });
});

test('an address with a language keeps it in its links, and names the others', async ({ page }) => {
  await page.goto('/ar/quizzes');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/ar\/quizzes$/);
  await expect(page.locator('link[hreflang="de"]')).toHaveAttribute('href', /\/de\/quizzes$/);
  expect(await inspect(page, 'quizzes in Arabic', [320, 1280])).toEqual([]);
  await page.getByRole('link', { name: 'السلاسل' }).first().click();
  await expect(page).toHaveURL(/\/ar\/series$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('سلاسل تعليمية');
});

test('the footer changes the language of a guest and of a member', async ({
  page,
  signUp,
  sql,
}) => {
  await page.goto('/quizzes');
  await page.getByLabel('Language').selectOption('ja');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('クイズ');

  const { email } = await signUp();
  await page.goto('/profile');
  await page
    .getByRole('combobox', { name: /Language|言語/ })
    .last()
    .selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const stored = await sql.query('select preferred_language from users where email = $1', [email]);
  expect(stored.rows).toEqual([{ preferred_language: 'fr' }]);
});
