import type { ReactNode } from 'react';
import { languageName } from '#web/language/content.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { uiMessages } from './messages/messages.ts';
import { PillRow } from './pill.tsx';

interface LanguagePillsProps {
  component: 'nav' | 'fieldset';
  /** Of all that the list could show; with fewer than two there is nothing to choose. */
  languages: readonly string[];
  /** The pill of a language, or of all; its name is in the reader's language. */
  children: (language: string | undefined, name: string) => ReactNode;
}

/** The languages by which a list can be filtered, the reader's own first. */
export function LanguagePills({ component, languages, children }: LanguagePillsProps) {
  const m = useMessages(uiMessages);
  const format = useFormat();
  if (languages.length < 2) return null;
  const named = languages
    .map((code) => ({ code, name: languageName(code, format.language) }))
    .toSorted((a, b) => rank(a.code) - rank(b.code) || format.compare(a.name, b.name));
  function rank(code: string) {
    return code === format.language ? 0 : 1;
  }
  return (
    <PillRow component={component} label={m.languages}>
      {children(undefined, m.allLanguages)}
      {named.map(({ code, name }) => children(code, name))}
    </PillRow>
  );
}
