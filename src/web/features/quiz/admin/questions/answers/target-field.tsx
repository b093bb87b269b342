import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { GrowingTextarea } from '#web/ui/form/growing-textarea.tsx';

interface TargetFieldProps {
  id: string;
  label: string;
  /** The id of the list of known targets. */
  known: string | undefined;
  target: string;
  error: string | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
  onChange: (target: string) => void;
}

/**
 * What belongs to an item. Browsers join the lines of a text in a field of one line, but only such a field offers what is
 * known.
 */
export function TargetField({ label, known, target, onChange, ...props }: TargetFieldProps) {
  const [hasLines, setHasLines] = useState(known === undefined || target.includes('\n'));
  // The kind of field never changes back, because a new field would not have the focus.
  if (!hasLines && target.includes('\n')) setHasLines(true);
  const shared = { ...props, 'aria-label': label, placeholder: label, value: target };
  return hasLines ? (
    <GrowingTextarea
      {...shared}
      minRows={1}
      maxRows={8}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  ) : (
    <TextInput
      {...shared}
      autoComplete="off"
      list={known}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
