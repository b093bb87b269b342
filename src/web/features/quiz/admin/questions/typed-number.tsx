import { TextInput, type TextInputProps } from '@mantine/core';

interface TypedNumberProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** Text while what was typed is not a number; empty text for none. */
  value: number | string;
  onChange: (value: number | string) => void;
}

/**
 * A field for a number that never changes what was typed: `1.5` or `0` stays as it is and is refused
 * with a message where it does not fit.
 */
export function TypedNumber({ value, onChange, ...props }: TypedNumberProps) {
  return (
    <TextInput
      {...props}
      inputMode="decimal"
      autoComplete="off"
      value={String(value)}
      onChange={(event) => onChange(numberIn(event.currentTarget.value))}
    />
  );
}

/** `12.50` stays text on the way to `12.505`, for it would be shown as another. */
function numberIn(text: string): number | string {
  const number = Number(text);
  return text.trim() !== '' && String(number) === text ? number : text;
}
