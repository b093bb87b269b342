import { Checkbox } from '@mantine/core';
import { useMessages } from '../language/language.tsx';
import { listsMessages } from './messages/messages.ts';
import type { Selection } from './selection.ts';

/** Selects every row of the page, for lists of cards. */
export function SelectAll({ count, selection }: { count: number; selection: Selection }) {
  const m = useMessages(listsMessages);
  const selected = selection.ids.length;
  return (
    <Checkbox
      size="sm"
      mb="xs"
      label={m.selectAllOnPage}
      checked={count > 0 && selected === count}
      indeterminate={selected > 0 && selected < count}
      onChange={selection.toggleAll}
    />
  );
}
