import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { decimalOf } from '#shared/features/question/question-types/numeric-answer.ts';

interface TypedNumberProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** Text while what was typed is not a number; empty text for none. */
  value: number | string;
  onChange: (value: number | string) => void;
}

/**
 * A field for a number that never changes what was typed: `1,50` or `0` stays as it is and is refused
 * with a message where it does not fit.
 */
export function TypedNumber({ value, onChange, ...props }: TypedNumberProps) {
  const [typed, setTyped] = useState(String(value));
  return (
    <TextInput
      {...props}
      inputMode="decimal"
      autoComplete="off"
      value={numberIn(typed) === value ? typed : String(value)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const entered = numberIn(currentTarget.value);
        if (entered !== value) onChange(entered);
      }}
    />
  );
}

const numberIn = (text: string): number | string => decimalOf(text) ?? text;
