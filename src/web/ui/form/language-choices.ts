import { useMemo } from 'react';
import { languageName } from '#web/language/content.ts';
import { useFormat } from '#web/language/language.tsx';

/** Languages to choose from, by their names in the reader's language. */
export function useLanguageChoices(codes: readonly string[]) {
  const format = useFormat();
  return useMemo(
    () =>
      codes
        .map((value) => ({ value, label: languageName(value, format.language) }))
        .toSorted((a, b) => format.compare(a.label, b.label)),
    [codes, format],
  );
}
