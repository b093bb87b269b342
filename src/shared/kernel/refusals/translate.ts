import { isolatedText } from '../language/isolating.ts';
import { directionOf, type Language } from '../language/languages.ts';

/** Translates what a schema or the server says about a refused input; unknown texts stay as they are. */
export type Translate = (text: string) => string;

export const untranslated: Translate = (text) => text;

interface Pattern {
  english: RegExp;
  names: string[];
  translation: string;
}

const placeholder = /\{(\w+)\}/g;

/**
 * Translates by the English text, as schemas carry texts and no codes. A text with values, such as `At most {max}
 * characters`, is recognised by its pattern, and its values are put into the translation.
 * @param messages of `language`, by English text
 */
export function translator(
  messages: Readonly<Record<string, string>>,
  language: Language,
): Translate {
  const isIsolated = directionOf(language) === 'rtl';
  // A number alone takes nothing to the wrong side.
  const put = (value: string) => (isIsolated && !/^\d+$/.test(value) ? isolatedText(value) : value);
  const patterns = Object.entries(messages)
    .filter(([english]) => english.includes('{'))
    .map(([english, translation]) => patternOf(english, translation));
  const translate: Translate = (text) => messages[text] ?? filled(text) ?? text;
  const filled = (text: string): string | undefined => {
    for (const { english, names, translation } of patterns) {
      const values = english.exec(text)?.slice(1);
      if (!values) continue;
      // A value can be a word with a translation of its own: `Quiz not found`.
      return translation.replace(placeholder, (_, name: string) =>
        put(translate(values[names.indexOf(name)] ?? '')),
      );
    }
    return undefined;
  };
  return translate;
}

function patternOf(english: string, translation: string): Pattern {
  const names = Array.from(english.matchAll(placeholder), ([, name = '']) => name);
  const parts = english.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return { english: new RegExp(`^${parts.join('(.+?)')}$`, 's'), names, translation };
}
