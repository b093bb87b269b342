import { expect, test } from 'vitest';
import { asSentence } from '#web/ui/text/sentence.ts';

test.each([
  ['Too short', 'Too short.'],
  ['Try again.', 'Try again.'],
  ['للاسم 3 أحرف', 'للاسم 3 أحرف.'],
  ['هل تتابع؟', 'هل تتابع؟'],
  ['评价至少需要 20 个字符', '评价至少需要 20 个字符。'],
  ['もう一度お試しください', 'もう一度お試しください。'],
  ['请重试。', '请重试。'],
])('%s becomes a sentence', (text, sentence) => {
  expect(asSentence(text)).toBe(sentence);
});
