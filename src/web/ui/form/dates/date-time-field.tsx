import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { localTimeOf, momentOf } from '#shared/kernel/time/local-time.ts';
import { useLanguage } from '#web/language/language.tsx';
import { useHydrated, useTimeZone } from '#web/ui/text/moment.tsx';

interface DateTimeFieldProps
  extends Omit<TextInputProps, 'value' | 'onChange' | 'onBlur' | 'type'> {
  /** ISO 8601; an empty text for none. */
  value: string;
  onChange: (value: string) => void;
}

/** A moment, entered in the time zone in which dates are shown; it is named where it is not the zone of the device. */
export function DateTimeField({ value, onChange, description, ...props }: DateTimeFieldProps) {
  const zone = useTimeZone();
  const zoneName = useForeignZone();
  // Kept while the field has the focus: a time that clocks leave out would change while the rest is typed.
  const [typed, setTyped] = useState('');
  const moment = value === '' ? undefined : Date.parse(value);
  const stored = moment === undefined ? '' : localTimeOf(moment, zone);
  return (
    <TextInput
      {...props}
      type="datetime-local"
      max="9999-12-31T23:59"
      description={
        zoneName === undefined ? (
          description
        ) : (
          <>
            {description} {zoneName}
          </>
        )
      }
      value={moment !== undefined && momentOf(typed, zone) === moment ? typed : stored}
      onBlur={() => setTyped('')}
      onChange={({ currentTarget }) => {
        const entered = momentOf(currentTarget.value, zone);
        if (currentTarget.value !== '' && entered === undefined) return;
        setTyped(currentTarget.value);
        onChange(entered === undefined ? '' : new Date(entered).toISOString());
      }}
    />
  );
}

/** The name of the time zone in which dates are shown; undefined where the zone of the device has the same name. */
function useForeignZone(): string | undefined {
  const zone = useTimeZone();
  const language = useLanguage();
  // The server does not know the device.
  const isHydrated = useHydrated();
  if (zone === undefined || !isHydrated) return undefined;
  const isUtc = new Intl.DateTimeFormat().resolvedOptions().timeZone === 'UTC';
  // A device may name its zone `Etc/Unknown`, which Intl refuses: without a name it takes the same zone.
  const [name, ofDevice] = [zone, isUtc ? 'UTC' : undefined].map((timeZone) =>
    new Intl.DateTimeFormat(language, {
      ...(timeZone ? { timeZone } : {}),
      // The generic name of UTC would be an offset.
      timeZoneName: timeZone === 'UTC' ? 'long' : 'longGeneric',
    })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName'),
  );
  return name?.value === ofDevice?.value ? undefined : name?.value;
}
