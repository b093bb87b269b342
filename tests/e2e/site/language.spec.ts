import { linkIn } from '#tests/support/post-office.ts';
import { messages as arabicSignIn } from '#web/features/account/sign-in/messages/ar.ts';
import { messages as germanSignIn } from '#web/features/account/sign-in/messages/de.ts';
import { messages as arabicPlayer } from '#web/features/attempt/taking/messages/ar.ts';
import { messages as germanPlayer } from '#web/features/attempt/taking/messages/de.ts';
import { inspect } from '../support/accessibility.ts';
import { expect, test } from '../support/account.ts';
import { createExam } from '../support/exam.ts';

/** What a reader of each language is expected to see, word for word. */
const journeys = [
  {
    name: 'German',
    locale: 'de-AT',
    language: 'de',
    direction: 'ltr',
    signIn: germanSignIn,
    player: germanPlayer,
    quizzes: 'Quizze',
    tooShort: 'Der Benutzername muss mindestens 3 Zeichen lang sein',
    submit: 'Quiz abgeben',
    passed: 'Bestanden',
    results: 'Meine Ergebnisse',
    subject: 'Bestätige deine E-Mail-Adresse',
    verified: 'Deine E-Mail-Adresse ist bestätigt',
  },
  {
    name: 'Arabic',
    locale: 'ar',
    language: 'ar',
    direction: 'rtl',
    signIn: arabicSignIn,
    player: arabicPlayer,
    quizzes: 'الاختبارات',
    tooShort: 'يجب ألا يقل اسم المستخدم عن 3 أحرف',
    submit: 'تسليم الاختبار',
    passed: 'ناجح',
    results: 'نتائجي',
    subject: 'أكّد بريدك الإلكتروني',
    verified: 'تم تأكيد بريدك الإلكتروني',
  },
] as const;

for (const { name, locale, language, direction, signIn, player, ...texts } of journeys)
  test.describe(`in ${name}`, () => {
    test.use({ locale });

    test('a guest looks around, registers, takes a quiz, reads the result and confirms by mail', async ({
      page,
      server,
      post,
      sql,
    }) => {
      const exam = await createExam(server.url, { questions: 2 });
      const answer = await page.goto('/');
      expect(answer?.headers()).toMatchObject({ 'content-language': language });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await page.getByRole('link', { name: texts.quizzes, exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.quizzes);
      await page.goto(`/quiz/${exam.id}`);
      await expect(page.getByRole('heading', { name: exam.title })).toBeVisible();

      await page.goto('/auth');
      await page.getByRole('tab', { name: signIn.signIn.register }).click();
      const { fields, register } = signIn;
      await page.getByLabel(fields.username).fill('ab');
      await page.getByRole('button', { name: register.submit }).click();
      await expect(page.getByText(texts.tooShort)).toBeVisible();
      const email = `${language}@example.com`;
      await page.getByLabel(fields.username).fill(`learner_${language}`);
      await page.getByLabel(fields.email).fill(email);
      await page.getByLabel(fields.password, { exact: true }).fill('a long password');
      await page.getByLabel(fields.confirmPassword).fill('a long password');
      await page.getByRole('button', { name: register.submit }).click();
      await expect(page).toHaveURL(`${server.url}/`);

      await page.goto(`/quiz/${exam.id}/start`);
      await page.getByRole('radio', { name: /right/ }).click();
      expect(await inspect(page, 'the player', [320])).toEqual([]);
      await page.getByRole('button', { name: player.next }).click();
      await page.getByRole('radio', { name: /right/ }).click();
      await page.getByRole('button', { name: player.submit }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: texts.submit }).click();
      await expect(page.getByText(texts.passed).first()).toBeVisible();
      expect(await inspect(page, 'the summary', [320])).toEqual([]);

      await page.goto('/results');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.results);
      await page.getByRole('link', { name: exam.title }).click();
      await expect(page.getByText(texts.passed).first()).toBeVisible();
      await expect(page.getByText('Because it is number 1.')).toBeVisible();
      expect(await inspect(page, 'the result', [320])).toEqual([]);

      const mail = await post.receive(email, texts.subject);
      expect(mail.html).toContain(`dir="${direction}"`);
      await page.goto(linkIn(mail).href);
      await expect(page.getByRole('heading', { name: texts.verified })).toBeVisible();
      const stored = await sql.query(
        'select preferred_language, email_verified from users where email = $1',
        [email],
      );
      expect(stored.rows).toEqual([{ preferred_language: language, email_verified: true }]);
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('سلاسل التعلّم');
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
