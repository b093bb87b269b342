import { compose } from '#server/mail/mail.ts';
import { classInvitationMail } from '#server/mail/templates.ts';
import { Format } from '#shared/kernel/language/format.ts';
import { expect, test } from '../support/journey.ts';

test('a mail with long words and a long address is as wide as a phone', async ({ page }) => {
  const word = 'x'.repeat(90);
  for (const language of ['ar', 'de'] as const) {
    const mail = classInvitationMail({
      ...{ to: `${word}@example.com`, username: null, format: new Format(language, 'UTC') },
      ...{ teacher: word, name: word, url: `https://quiz.example/classes?code=${word}` },
    });
    const { html } = compose(mail, { name: 'Quizwright', publicUrl: 'https://quiz.example' });
    await page.setViewportSize({ width: 360, height: 700 });
    await page.setContent(html);
    await expect(page.getByRole('heading')).toContainText(word);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});
