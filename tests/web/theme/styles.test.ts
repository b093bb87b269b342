import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type Declaration, list } from 'postcss';
import { expect, test } from 'vitest';
import { listFiles, root } from '#tests/support/source-tree.ts';
import { breakpoints } from '#web/theme/scale.ts';
import { themeSheet } from '#web/theme/theme-sheet.ts';

/** The rules for styles in CONTRIBUTING.md. A failing test lists every violation. */
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const sheets = listFiles(/^src\/web\/.*\.css$/).map((file) => ({
  file,
  css: postcss.parse(read(file)),
}));
const components = listFiles(/^src\/web\/.*\.tsx?$/).map((file) => ({ file, code: read(file) }));

type Rule = (declaration: Declaration) => boolean;

/** Every declaration that `isWrong`, as `file: property: value`. */
function wrongDeclarations(isWrong: Rule, allowed: readonly string[] = []): string[] {
  const found: string[] = [];
  for (const { file, css } of sheets) {
    if (file.endsWith('/fonts.css')) continue;
    css.walkDecls((declaration) => {
      const text = `${path.basename(file)}: ${declaration.prop}: ${declaration.value}`;
      if (isWrong(declaration) && !allowed.includes(text)) found.push(text);
    });
  }
  return found;
}

const isSpacing = (property: string) =>
  /^(?:scroll-)?(?:margin|padding)|^(?:row-|column-)?gap$|^inset/.test(property);

test('gaps, paddings and offsets are steps of the scale', () => {
  const length = /(?<![\w-])-?(?:\d*\.)?\d+(?:rem|px)\b/;
  const allowed = [
    // Hairlines: at the edge of the covered element, between segments, half the width of a line.
    'page-frame.module.css: inset-block-end: -1px',
    'player-progress.module.css: gap: 1px',
    'series-details.module.css: inset-inline-start: calc(var(--mantine-spacing-md) - 1px)',
    // The size of a triangle made of borders.
    'player-progress.module.css: inset-block-start: -7px',
    'player-progress.module.css: margin-inline-start: -5px',
    // The column of the article and its contents together.
    'article-page.module.css: margin-inline-start: calc((100% - 62.5rem) / 2)',
  ];
  const isWrong: Rule = ({ prop, value }) => isSpacing(prop) && length.test(value);
  expect(wrongDeclarations(isWrong, allowed)).toEqual([]);
});

test('gaps and margins in components are steps of the scale', () => {
  const lengths =
    /\s(?:[mp][tbsexy]?|gap|rowGap|columnGap|(?:horizontal|vertical)?[sS]pacing)=\{-?[1-9][\d.]*\}/g;
  const found = components.flatMap(({ file, code }) =>
    Array.from(code.matchAll(lengths), ([length]) => `${file}:${length}`),
  );
  expect(found).toEqual([]);
});

test('corners, type, layers and durations are tokens', () => {
  const plain: Record<string, RegExp> = {
    'border-radius': /^(?:0|50%|inherit)$/,
    // Relative to the text around it.
    'font-size': /^(?:inherit|[\d.]+em|[\d.]+cqi)$/,
    // A box around one character or icon.
    'line-height': /^[01]$/,
    'z-index': /^$/,
  };
  const isWrong: Rule = ({ prop, value }) => {
    if (/^(?:animation|transition)/.test(prop)) return /\d(?:ms|s)\b/.test(value);
    const allowed = plain[prop.replace(/^border-.*-radius$/, 'border-radius')];
    if (!allowed) return false;
    return !value
      .split(' ')
      .every((part) => allowed.test(part) || /^(?:var|calc)\(|^\*$|^\)$/.test(part));
  };
  expect(wrongDeclarations(isWrong)).toEqual([]);
});

test('sizes are in rem, and the height of a control is a token', () => {
  const isWrong: Rule = ({ prop, value }) =>
    /(?:block|inline)-size$|^(?:grid-template|flex)/.test(prop) &&
    (/\b2\.(?:75|25)rem\b/.test(value) || /(?<![\w.])(?:[3-9]|\d{2,})px\b/.test(value));
  expect(
    wrongDeclarations(isWrong, [
      // Lines drawn as boxes.
      'page-frame.module.css: block-size: 4px',
      'article-page.module.css: block-size: 3px',
      'player-progress.module.css: block-size: 6px',
      'player-progress.module.css: block-size: 12px',
      // As `rowSize` in row-window.ts, which counts in pixels.
      'outline.module.css: block-size: 56px',
    ]),
  ).toEqual([]);
});

/** Whether a shorthand of four sides or corners differs left from right. */
function hasTwoSides(prop: string, value: string): boolean {
  const [first, second, third, fourth] = list.space(value);
  if (fourth === undefined) return false;
  if (prop === 'border-radius') return first !== second || third !== fourth;
  return /^(?:padding|margin|inset|border-(?:width|style|color))$/.test(prop) && second !== fourth;
}

test('properties are logical, so that a page can run from right to left', () => {
  const physical =
    /^(?:scroll-)?(?:margin|padding)-(?:top|right|bottom|left)$|^border-(?:top|right|bottom|left)|^(?:top|right|bottom|left|(?:min-|max-)?(?:width|height))$/;
  const isWrong: Rule = ({ prop, value }) =>
    physical.test(prop) ||
    hasTwoSides(prop, value) ||
    (/^(?:text-align|float|clear)$/.test(prop) && /\b(?:left|right)\b/.test(value));
  expect(wrongDeclarations(isWrong)).toEqual([]);
});

test('colours are tokens', () => {
  const isWrong: Rule = (declaration) =>
    /#[\da-f]{3,8}\b|\brgba?\(|\bhsla?\(/i.test(declaration.value) &&
    !declaration.source?.input.file?.endsWith('global.css');
  const inModules = wrongDeclarations(isWrong).filter(
    (text) => !/^(?:global|display)\.css: --/.test(text),
  );
  expect(inModules).toEqual([]);
});

test('media queries use named widths', () => {
  const names = new Set(
    [...read('src/web/theme/media.css').matchAll(/@custom-media (--[\w-]+)/g)].map(
      ([, name]) => name,
    ),
  );
  const allowed = [
    // Zoomed so far that the bars would leave no room for the question.
    'src/web/features/attempt/taking/player.module.css: (height < 15rem)',
  ];
  const wrong: string[] = [];
  for (const { file, css } of sheets)
    css.walkAtRules('media', ({ params }) => {
      for (const [part] of params.matchAll(/\([^)]*\)/g)) {
        const isNamed = part.startsWith('(--') && names.has(part.slice(1, -1));
        if (!isNamed && /--|width|height/.test(part)) wrong.push(`${file}: ${part}`);
      }
    });
  expect(wrong.filter((property) => !allowed.includes(property))).toEqual([]);
});

test('the named widths are the breakpoints of the theme', () => {
  const media = read('src/web/theme/media.css');
  for (const [name, width] of Object.entries(breakpoints)) {
    expect(media).toContain(`--below-${name} (width < ${width});`);
    if (name !== 'xl') expect(media).toContain(`--from-${name} (width >= ${width});`);
  }
});

test('only the theme changes the components of Mantine', () => {
  const wrong = sheets.flatMap(({ file, css }) => {
    const found: string[] = [];
    css.walkRules(({ selector }) => {
      if (selector.includes('.mantine-')) found.push(`${file}: ${selector}`);
    });
    return found;
  });
  expect(wrong).toEqual([]);
});

test('a component has no literal lengths in its style', () => {
  const wrong = components.flatMap(({ file, code }) =>
    [...code.matchAll(/style=\{\{[^}]*\}\}/g)]
      .filter(([style]) => /['"][^'"]*\d(?:rem|px)\b/.test(style))
      .map(([style]) => `${file}: ${style}`),
  );
  expect(wrong).toEqual([]);
});

test('every custom property that a sheet uses is defined, also by Mantine’s own', () => {
  const styles = 'node_modules/@mantine/core/styles';
  const ofMantine = readdirSync(path.join(root, styles))
    // No page has the component Typography.
    .filter((name) => /^[A-Z].*\.layer\.css$/.test(name) && !name.startsWith('Typography'))
    .map((file) => ({ file, css: postcss.parse(read(path.join(styles, file))) }));
  const theme = { file: 'the theme', css: postcss.parse(themeSheet()) };
  // Mantine's inputs and buttons set the first two; the last has a value of its own where it is not set.
  const defined = new Set(['--input-padding-y', '--button-height', '--mantine-text-wrap']);
  for (const { css } of [...sheets, theme])
    css.walkDecls(/^--/, ({ prop }) => {
      defined.add(prop);
    });
  for (const { code } of components)
    for (const [, name] of code.matchAll(/['"](--[\w-]+)['"]/g)) defined.add(name ?? '');
  const missing = ({ file, css }: (typeof sheets)[number], isChecked = (_: string) => true) => {
    const found: string[] = [];
    css.walkDecls(({ value }) => {
      for (const [, name = ''] of value.matchAll(/var\((--[\w-]+)/g))
        if (!defined.has(name) && isChecked(name)) found.push(`${file}: ${name}`);
    });
    return found;
  };
  // Mantine sets variables of one component in its code.
  const ofTheTheme = (name: string) => name.startsWith('--mantine-');
  const wrong = [
    ...[...sheets, theme].flatMap((sheet) => missing(sheet)),
    ...ofMantine.flatMap((sheet) => missing(sheet, ofTheTheme)),
  ];
  expect(wrong).toEqual([]);
});

test('every class of a module is used, and every class used is in the module', () => {
  const wrong = sheets
    .filter(({ file }) => file.endsWith('.module.css'))
    .flatMap(({ file, css }) => {
      const users = components.filter(({ code }) => code.includes(`/${path.basename(file)}'`));
      const defined = new Set<string>();
      css.walkRules(({ selector }) => {
        const local = selector.replaceAll(/:global\([^)]*\)/g, '');
        for (const [, name = ''] of local.matchAll(/\.([a-z][\w-]*)/gi)) defined.add(name);
      });
      const used = new Set(
        users.flatMap(({ code, file: user }) => {
          const [, name] =
            new RegExp(`import (\\w+) from '[^']*/${path.basename(file)}'`).exec(code) ?? [];
          const near = path.resolve('/', path.dirname(user));
          const [, from = ''] = new RegExp(`'([^']*/${path.basename(file)})'`).exec(code) ?? [];
          const target = from.startsWith('#web/')
            ? `/src/web/${from.slice(5)}`
            : path.resolve(near, from);
          if (!name || target !== `/${file}`) return [];
          if (code.includes(`classNames={${name}}`)) return [...defined];
          return [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(
            ([, used = '']) => used,
          );
        }),
      );
      return [
        ...[...defined]
          .filter((name) => !used.has(name))
          .map((name) => `${file}: .${name} is unused`),
        ...[...used]
          .filter((name) => !defined.has(name))
          .map((name) => `${file}: .${name} is missing`),
      ];
    });
  expect(wrong).toEqual([]);
});
