import { TextInput, type TextInputProps } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';

const pauseBeforeSearch = 250;

interface SearchFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  /** Called once the typing pauses. */
  onSearch: (text: string) => void;
}

/** Narrows a list by what is typed. */
export function SearchField({ onSearch, ...props }: SearchFieldProps) {
  const search = useDebouncedCallback(onSearch, pauseBeforeSearch);
  return (
    <TextInput
      leftSection={<IconSearch size={18} aria-hidden />}
      {...props}
      type="search"
      onChange={(event) => search(event.currentTarget.value)}
    />
  );
}
