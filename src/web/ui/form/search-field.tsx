import { TextInput, type TextInputProps } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';

const pauseBeforeSearch = 250;

interface SearchFieldProps
  extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** The current filter; the field follows when it changes elsewhere. */
  text?: string | undefined;
  /** Called once the typing pauses; an empty field is no filter. */
  onSearch: (text: string | undefined) => void;
}

/** Filters a list by the typed text. */
export function SearchField({ text = '', onSearch, ...props }: SearchFieldProps) {
  const [typed, setTyped] = useState(text);
  const reported = useRef(text);
  const report = useDebouncedCallback((next: string) => {
    reported.current = next;
    onSearch(next || undefined);
  }, pauseBeforeSearch);
  useEffect(() => {
    if (text === reported.current) return;
    reported.current = text;
    setTyped(text);
  }, [text]);
  return (
    <TextInput
      leftSection={<IconSearch size={18} aria-hidden />}
      {...props}
      type="search"
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        report(event.currentTarget.value);
      }}
    />
  );
}
