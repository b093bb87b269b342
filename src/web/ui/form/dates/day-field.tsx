import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';

interface DayFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'onBlur' | 'type'> {
  /** A calendar day, as `2026-03-01`; an empty text for none. */
  value: string;
  /** Called with a day whose year is complete, or with an empty text. */
  onDay: (day: string) => void;
}

/** A calendar day that is kept elsewhere, such as in the address. */
export function DayField({ value, onDay, ...props }: DayFieldProps) {
  // Kept while the field has the focus: the address changes later, and a value from outside ends the typing of a year.
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      max="9999-12-31"
      {...props}
      type="date"
      value={typed ?? value}
      onBlur={() => setTyped(undefined)}
      onChange={({ currentTarget: { value: day } }) => {
        setTyped(day);
        // While 2026 is typed, its first digit alone is the year 2.
        if (day === '' || day >= '1000') onDay(day);
      }}
    />
  );
}
