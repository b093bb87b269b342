import { expect, test } from 'vitest';
import {
  excerptAround,
  plainOfMarkdown,
  plainPreview,
  withDescriptions,
} from '#shared/kernel/text/excerpt.ts';
import { hitsIn } from '#shared/kernel/text/text-hits.ts';

const marked = (text: string, wanted: string) =>
  hitsIn(text, wanted).map(({ start, end }) => text.slice(start, end));

test.each([
  ['Mañana en São Paulo', 'sao paulo', ['São Paulo']],
  ['Paulo went to São Tomé', 'sao paulo', ['Paulo', 'São']],
  ['Islands and land', 'land', ['land', 'land']],
  ['A woodland', 'woodland paths', ['woodland']],
  ['Die ﬁnale Frage', 'final', ['ﬁnal']],
  ['𝄞 music', 'mus', ['mus']],
  ['a.c and abc', 'a.c', ['a.c']],
  ['50% of [x] (y) \\ z', '[x] (', ['[x] (']],
  ['anything', ' % ', []],
])('in “%s” the search for “%s” marks %j', (text, wanted, hits) => {
  expect(marked(text, wanted)).toEqual(hits);
});

test('an excerpt is cut around the first hit and is one line', () => {
  const text = `${'Lorem ipsum dolor. '.repeat(20)}\n\nThe Vltava flows\tthrough Prague. ${'And on it goes. '.repeat(20)}`;
  const excerpt = excerptAround(text, 'vltava', 120);
  expect(excerpt).toMatch(/^….*The Vltava flows through Prague\..*…$/);
  expect(excerpt.length).toBeLessThanOrEqual(121);
  expect(excerptAround('Short text', 'short', 120)).toBe('Short text');
});

test.each(['学习需要时间和耐心。', '𠮷野家', 'ความจำ', 'https://example.org/a/very/long/address/'])(
  'an excerpt has its hit in a text without spaces: %s',
  (part) => {
    for (const before of [30, 61, 300]) {
      const text = `${part.repeat(before)}记忆曲线${part.repeat(50)}`;
      const excerpt = excerptAround(text, '记忆曲线', 120);
      expect(excerpt).toContain('记忆曲线');
      expect(excerpt.isWellFormed()).toBe(true);
      expect(excerpt.length).toBeLessThanOrEqual(121);
    }
  },
);

test('code within Markdown reads as it is written, without its fences and the name of its language', () => {
  const question = 'What is *shown*?\n\n```js\nconst a_b = 2 ** 3;\nlog(a_b || 1);\n```\n\nNow';
  expect(plainPreview(question, 100)).toBe('What is shown? const a_b = 2 ** 3; log(a_b || 1); Now');
  expect(plainOfMarkdown('`a` - `b_c` is _not_ `d')).toBe('a - b_c is not d');
  expect(plainOfMarkdown('~~~\nnever *ended*')).toBe('never *ended*');
});

test.each([
  ['The capital of Japan is _____ .', 'The capital of Japan is _____ .'],
  ['_____ + ___ = 5', '_____ + ___ = 5'],
  ['What does my_long_name hold?', 'What does my_long_name hold?'],
  ['Größe_Länge_x', 'Größe_Länge_x'],
  ['2 * 3 * 4 and 2*3', '2 * 3 * 4 and 2*3'],
  ['a | b || c, ~5 and ~6', 'a | b || c, ~5 and ~6'],
  [String.raw`2\*3\*4, a\_b\_c and \# 1`, '2*3*4, a_b_c and # 1'],
  [String.raw`\$5 and \$6`, String.raw`\$5 and \$6`],
  ['1. FC Union', '1. FC Union'],
  ['Is *this*, __that__ or ***both*** ~~wrong~~?', 'Is this, that or both wrong?'],
  ['**a *b* c** and _d **e** f_, (_g_)', 'a b c and d e f, (g)'],
  ['re**ca**ll', 'recall'],
  ['*not\n\nclosed*', '*not\n\nclosed*'],
  ['|x| < 3 or\n|y| > 2', '|x| < 3 or\n|y| > 2'],
  ['[a](https://x.example/a_\\(b\\)) costs 5\\* and `c`', 'a costs 5* and c'],
  ['𝒙_1_ and *a **b* c**', '𝒙_1_ and a b c'],
])('the signs in “%s” are markup only where Markdown has markup', (text, plain) => {
  expect(plainOfMarkdown(text)).toBe(plain);
});

test('a table reads as its cells', () => {
  expect(plainPreview('| a | b |\n|---|:-:|\n| 1 | **2** |', 100)).toBe('a b 1 2');
  expect(plainPreview('Of\n\na | b\n--|--\n1 | 2\n\n|c|', 100)).toBe('Of a b 1 2 |c|');
});

test.each([
  '*a _b ~~c '.repeat(500) + ' c~~ b_ a*'.repeat(500),
  '***a **b *c '.repeat(400) + 'c* b** a***'.repeat(400),
  '*a **b '.repeat(700) + 'b** a*'.repeat(700),
])('signs of emphasis one within another take no longer than others', (text) => {
  const start = performance.now();
  plainOfMarkdown(text);
  expect(performance.now() - start).toBeLessThan(100);
});

test('a formula within Markdown reads as it is written', () => {
  const question = 'Let `p_1` and *both* of $n = p_1 \\cdot p_2$ be $$|a|^*$$ for $5 or `q_2`';
  expect(plainOfMarkdown(question)).toBe(
    'Let p_1 and both of $n = p_1 \\cdot p_2$ be $$|a|^*$$ for $5 or q_2',
  );
});

test('Markdown reads as plain text', () => {
  expect(plainOfMarkdown('## Why *so*\n\n- [a link](https://x.example) and `code`')).toBe(
    'Why so\na link and code',
  );
});

test('a picture and a sound in a text are shown by their descriptions', () => {
  const sound = `![A blackbird](/files/${'a'.repeat(64)}.mp3 "It sings (twice) and \\"calls\\"")`;
  expect(withDescriptions(`Which bird? ${sound}`)).toBe('Which bird? A blackbird');
  expect(withDescriptions('![A [small] map](/files/x.webp) of **a_1**')).toBe(
    '![A [small] map](/files/x.webp) of **a_1**',
  );
  expect(withDescriptions('![A map](/files/x.webp) of **a_1**')).toBe('A map of **a_1**');
});
