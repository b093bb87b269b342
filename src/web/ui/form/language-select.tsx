import { Select } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { languageName } from '#web/language/content.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { adminUiMessages } from '#web/ui/admin/messages/messages.ts';
import { contentLanguages } from './content-languages.ts';

interface LanguageSelectProps {
  id?: string;
  value: string;
  error?: ReactNode;
  onChange: (language: string) => void;
}

/** The language in which something is written, found by its name in the reader's language. */
export function LanguageSelect({ onChange, ...props }: LanguageSelectProps) {
  const m = useMessages(adminUiMessages);
  const format = useFormat();
  const data = useMemo(
    () =>
      contentLanguages
        .map((value) => ({ value, label: languageName(value, format.language) }))
        .toSorted((a, b) => format.compare(a.label, b.label)),
    [format],
  );
  return (
    <Select
      {...props}
      label={m.contentLanguage}
      withAsterisk
      allowDeselect={false}
      searchable
      selectFirstOptionOnChange
      nothingFoundMessage={m.nothingMatches}
      data={data}
      onChange={(chosen) => chosen && onChange(chosen)}
    />
  );
}
