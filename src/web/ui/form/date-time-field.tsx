import { TextInput, type TextInputProps } from '@mantine/core';
import { minuteMs } from '#shared/kernel/time/durations.ts';

interface DateTimeFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  /** ISO 8601; an empty text for none. */
  value: string;
  onChange: (value: string) => void;
}

/** A moment, entered in the time zone of the browser. */
export function DateTimeField({ value, onChange, ...props }: DateTimeFieldProps) {
  return (
    <TextInput
      {...props}
      type="datetime-local"
      // The server does not know the time zone.
      suppressHydrationWarning
      value={value === '' ? '' : localTime(Date.parse(value))}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? '' : new Date(currentTarget.value).toISOString())
      }
    />
  );
}

/** A time as the browser's own field has it: local, without seconds. */
function localTime(at: number): string {
  const shift = new Date(at).getTimezoneOffset() * minuteMs;
  return new Date(at - shift).toISOString().slice(0, 16);
}
