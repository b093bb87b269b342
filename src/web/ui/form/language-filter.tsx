import { Select } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { adminUiMessages } from '#web/ui/admin/messages/messages.ts';
import { useLanguageChoices } from './language-choices.ts';

interface LanguageFilterProps {
  /** Those of the whole list. */
  languages: readonly string[];
  value: string | undefined;
  onChange: (language: string | undefined) => void;
}

/** Narrows a list to one of its languages; nothing where there is no choice. */
export function LanguageFilter({ languages, value, onChange }: LanguageFilterProps) {
  const m = useMessages(adminUiMessages);
  const data = useLanguageChoices(languages);
  if (data.length < 2 && value === undefined) return null;
  return (
    <Select
      aria-label={m.contentLanguage}
      placeholder={m.filters.anyLanguage}
      clearable
      searchable
      nothingFoundMessage={m.nothingMatches}
      data={data}
      value={value ?? null}
      onChange={(language) => onChange(language ?? undefined)}
    />
  );
}
