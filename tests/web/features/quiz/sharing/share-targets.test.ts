import { expect, test } from 'vitest';
import { messages } from '#web/features/quiz/sharing/messages/en.ts';
import { shareTargets } from '#web/features/quiz/sharing/share-targets.ts';

const link = 'https://quiz.example/quiz/7?challenge=true';
const text = messages.challenge({ title: 'C++ & “you”?' });

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
