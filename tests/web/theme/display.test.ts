import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { describe, expect, test } from 'vitest';
import { dark, light, type Token } from '#shared/kernel/colors.ts';
import { displayOfWords, standardDisplay, wordsOfDisplay } from '#shared/kernel/display.ts';
import { contrast } from '#tests/support/contrast.ts';
import { root } from '#tests/support/source-tree.ts';

const css = postcss.parse(readFileSync(path.join(root, 'src/web/theme/display.css'), 'utf8'));

/** The colours of a scheme with what high contrast changes in it. */
function strong(scheme: 'light' | 'dark'): Record<Token, string> {
  const tokens: Record<string, string> = { ...(scheme === 'light' ? light : dark) };
  // The scheme is part of it: the theme's own selectors are as specific.
  const selector = `html[data-display~='highContrast'][data-mantine-color-scheme='${scheme}']`;
  let found = 0;
  css.walkRules(selector, (rule) =>
    rule.walkDecls(/^--(?!mantine)/, ({ prop, value }) => {
      found += 1;
      const [, r = '', g = '', b = ''] = /^#(.)(.)(.)$/.exec(value) ?? [];
      const name = prop.slice(2).replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
      expect(tokens, prop).toHaveProperty(name);
      tokens[name] = r ? `#${r}${r}${g}${g}${b}${b}` : value;
    }),
  );
  expect(found).toBeGreaterThan(10);
  return { ...light, ...tokens };
}

describe.each(['light', 'dark'] as const)('high contrast, %s', (scheme) => {
  const colors = strong(scheme);
  const grounds: Token[] = ['paper', 'card', 'sunken'];
  const onGround: Token[] = ['ink', 'inkSoft', 'pen', 'pass', 'fail', 'marigoldText'];
  const pairs: [Token, Token][] = [
    ...grounds.flatMap((ground) => onGround.map((text): [Token, Token] => [text, ground])),
    ...(['pen', 'pass', 'fail'] as const).flatMap((hue): [Token, Token][] => [
      ['onFill', `${hue}Fill`],
      ['onFill', `${hue}FillHover`],
      [`${hue}OnWash`, `${hue}Wash`],
      [`${hue}OnWash`, `${hue}WashHover`],
    ]),
    ['marigoldOnWash', 'marigoldWash'],
    ['onMarigold', 'marigold'],
    ['onDisabled', 'disabled'],
  ];
  test.each(pairs)('%s on %s has a contrast of at least 7', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(7);
  });
  test('lines and edges can be seen', () => {
    for (const line of ['line', 'edge'] as const)
      expect(contrast(colors[line], colors.card)).toBeGreaterThanOrEqual(4.5);
  });
});

test('what is chosen comes back from the words of the attribute, whatever else they say', () => {
  const chosen = {
    ...standardDisplay,
    font: 'atkinson',
    spacing: 'wider',
    lineFocus: true,
  } as const;
  expect(wordsOfDisplay(chosen)).toBe('font-atkinson spacing-wider lineFocus');
  expect(displayOfWords(`${wordsOfDisplay(chosen)} font-gone unknown`)).toEqual(chosen);
  expect(wordsOfDisplay(standardDisplay)).toBe('');
  expect(displayOfWords('')).toEqual(standardDisplay);
});
