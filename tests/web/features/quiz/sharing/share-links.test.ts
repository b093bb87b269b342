import { expect, test } from 'vitest';
import {
  challengeLink,
  challengeText,
  shareTargets,
} from '#web/features/quiz/sharing/share-links.ts';

const link = challengeLink('https://quiz.example', 7);
const text = challengeText('C++ & “you”?');

test('a challenge leads to the quiz (QAB-10)', () => {
  expect(link).toBe('https://quiz.example/quiz/7?challenge=true');
});

test.each([
  ['Facebook', 'www.facebook.com', ['u']],
  ['Twitter', 'twitter.com', ['text', 'url']],
  ['WhatsApp', 'wa.me', ['text']],
] as const)('%s is given the challenge, encoded (QAB-10, decision 124)', (target, host, names) => {
  const address = new URL(shareTargets[target]({ text, link }));
  expect(address.host).toBe(host);
  expect([...address.searchParams.keys()]).toEqual(names);
  expect([...address.searchParams.values()].join(' ')).toContain(link);
  if (target !== 'Facebook') expect(address.search).toContain(encodeURIComponent('C++ &'));
});
