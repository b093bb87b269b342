import { Checkbox } from '@mantine/core';
import { useMessages } from '../language/language.tsx';
import { listsMessages } from './messages/messages.ts';
import type { Selection } from './selection.ts';

/** Selects every row of the page, for lists of cards. */
export function SelectAll({ selection }: { selection: Selection }) {
  const m = useMessages(listsMessages);
  return <Checkbox size="sm" mb="xs" label={m.selectAllOnPage} {...selection.all} />;
}
