import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { adminUiMessages } from '#web/ui/admin/messages/messages.ts';
import { contentLanguages } from './content-languages.ts';
import { useLanguageChoices } from './language-choices.ts';

interface LanguageSelectProps {
  id?: string;
  value: string;
  error?: ReactNode;
  onChange: (language: string) => void;
}

/** The language in which something is written, found by its name in the reader's language. */
export function LanguageSelect({ onChange, ...props }: LanguageSelectProps) {
  const m = useMessages(adminUiMessages);
  const data = useLanguageChoices(contentLanguages);
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
