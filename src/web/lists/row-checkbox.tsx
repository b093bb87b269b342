import { Checkbox } from '@mantine/core';
import { useMessages } from '../language/language.tsx';
import { listsMessages } from './messages/messages.ts';
import classes from './row-checkbox.module.css';
import type { Selection } from './selection.ts';

interface RowCheckboxProps {
  id: number;
  name: string;
  selection: Selection;
  className?: string | undefined;
}

/** Selects a row of a list; with Shift, all rows from the last one. */
export function RowCheckbox({ id, name, selection, className }: RowCheckboxProps) {
  const m = useMessages(listsMessages);
  return (
    <Checkbox
      size="sm"
      className={className}
      classNames={{ input: classes.box }}
      aria-label={m.select({ name })}
      checked={selection.has(id)}
      onChange={({ nativeEvent }) =>
        selection.toggle(id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
      }
    />
  );
}
