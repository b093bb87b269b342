import { expect, test } from 'vitest';
import { plainErrorPage } from '#server/http/pages/plain-page.ts';

const request = { id: 'r-7' };
const siteName = 'Quizwright';

test('the error page without the app is in the language and direction of its reader', () => {
  expect(plainErrorPage(request, { language: 'en', siteName })).toContain(
    '<p>If it happens again, quote the reference r-7.</p>',
  );
  const arabic = plainErrorPage(request, { language: 'ar', siteName });
  expect(arabic).toContain('<html lang="ar" dir="rtl">');
  expect(arabic).toContain('<h1>لا يمكن عرض هذه الصفحة</h1>');
  expect(arabic).toContain('r-7');
  expect(arabic.replaceAll(/<[^>]+>|r-7|Quizwright/g, '')).not.toMatch(/[A-Za-z]/);
});

test('a message in the error page is escaped', () => {
  expect(plainErrorPage(request, { language: 'de', siteName }, '<b>Zu viele</b>')).toContain(
    '<p>&lt;b&gt;Zu viele&lt;/b&gt;</p>',
  );
});
