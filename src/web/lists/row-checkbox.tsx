import { Checkbox } from '@mantine/core';
import type { Selection } from './selection.ts';

interface RowCheckboxProps {
  id: number;
  name: string;
  selection: Selection;
  className?: string | undefined;
}

/** Selects a row of a list; with Shift, all rows from the last one. */
export function RowCheckbox({ id, name, selection, className }: RowCheckboxProps) {
  return (
    <Checkbox
      size="sm"
      className={className}
      aria-label={`Select ${name}`}
      checked={selection.has(id)}
      onChange={({ nativeEvent }) =>
        selection.toggle(id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
      }
    />
  );
}
