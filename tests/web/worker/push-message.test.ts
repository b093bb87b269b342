import { expect, test } from 'vitest';
import { pageOf, shownMessage } from '#web/worker/push-message.ts';

test('a message is shown with its title, its text and its page', () => {
  const message = { title: 'Site', body: 'Corrected result', path: '/results/1', tag: 'notice-1' };
  expect(shownMessage({ ...message, language: 'de' })).toMatchObject({
    title: 'Site',
    options: { body: 'Corrected result', tag: 'notice-1', lang: 'de', data: '/results/1' },
  });
});

test.each([undefined, null, 'text', 3, { title: 4 }])('%j is shown without words', (message) => {
  expect(shownMessage(message)).toMatchObject({ title: '', options: { body: '', data: '' } });
});

test('a press opens a page of this site only', () => {
  const origin = 'https://quiz.example';
  expect(pageOf('/results/1?a=b', origin)).toBe('https://quiz.example/results/1?a=b');
  for (const path of ['https://evil.example/', '//evil.example/', 'javascript:alert(1)', '', 7])
    expect(pageOf(path, origin).startsWith(origin)).toBe(true);
});
