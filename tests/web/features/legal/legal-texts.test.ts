import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#db/project-root.ts';
import { languages } from '#shared/kernel/language/languages.ts';

const read = (name: string, language: string) =>
  readFileSync(path.join(projectRoot, 'src/web/features/legal', name, `${language}.md`), 'utf8');

const terms = ['**48', '**5', '80', '**30', '100', '12'];
const policy = ['{{graceDays}}', '30', '24', '180', 'JSON', '13'];

/** Which kinds of blocks a text has, in their order; the note on the translation is left out. */
const outlineOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('> '))
    .map((line) => /^(#+|-|\d+\.|\|)(?= )/.exec(line)?.[0] ?? 'paragraph');

describe.each([
  ['privacy-policy', policy],
  ['terms-of-service', terms],
])('%s', (name, facts) => {
  test.each(languages)('in %s states the same periods and amounts', (language) => {
    const text = read(name, language);
    for (const fact of facts) expect(text).toContain(fact);
  });

  test.each(languages)(
    'in %s has the sections, list items and table rows of the English text',
    (language) => {
      expect(outlineOf(read(name, language))).toEqual(outlineOf(read(name, 'en')));
    },
  );

  test.each(languages.filter((language) => language !== 'en'))(
    'in %s says before anything else that the English text is binding',
    (language) => {
      const [title, , note] = read(name, language).split('\n\n');
      expect(title).toMatch(/^# /);
      expect(note).toMatch(/^> /);
      expect(note).toContain(`(/en/${name})`);
    },
  );
});
