import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { defaultReadingMinutes, readingMinutes } from '#shared/features/blog/rules.ts';
import { useMessages } from '#web/language/language.tsx';
import { blogAdminMessages } from './messages/messages.ts';

interface ReadingTimeFieldProps {
  /** Null: counted from the text. */
  value: number | null;
  content: string;
  error: ReactNode;
  onChange: (minutes: number | null) => void;
}

/**
 * The reading time that a post will have: counted from its text until the author sets one, and counted
 * again when the field is left empty. What is typed is never changed; a wrong number is refused on saving.
 */
export function ReadingTimeField({ value, content, error, onChange }: ReadingTimeFieldProps) {
  const { fields, hints } = useMessages(blogAdminMessages);
  const [typed, setTyped] = useState<string>();
  const counted = content.trim() === '' ? defaultReadingMinutes : readingMinutes(content);
  return (
    <TextInput
      label={fields.readingTimeMinutes}
      description={value === null ? hints.counted : hints.setByYou}
      inputMode="numeric"
      value={typed ?? String(value ?? counted)}
      error={error}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        onChange(text.trim() === '' ? null : minutesOf(text));
      }}
      onBlur={() => {
        // A text that is no number stays, with the message about it.
        if (typed === undefined || typed.trim() === '' || Number.isFinite(Number(typed)))
          setTyped(undefined);
      }}
    />
  );
}

/** The value of a text that is not a number: not whole, and so refused with that message. */
const noNumber = 0.5;

function minutesOf(text: string): number {
  const minutes = Number(text.replace(',', '.'));
  return Number.isFinite(minutes) ? minutes : noNumber;
}
