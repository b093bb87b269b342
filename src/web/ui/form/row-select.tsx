import { Select, type SelectProps } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { adminUiMessages } from '#web/ui/admin/messages/messages.ts';

interface RowSelectProps extends Omit<SelectProps<number>, 'data'> {
  rows: readonly { id: number; displayName: string }[];
}

/** Chooses one of the rows that a call answered, by its name. */
export function RowSelect({ rows, ...props }: RowSelectProps) {
  const m = useMessages(adminUiMessages);
  return (
    <Select
      searchable
      selectFirstOptionOnChange
      nothingFoundMessage={m.nothingMatches}
      {...props}
      data={rows.map(({ id, displayName }) => ({ value: id, label: displayName }))}
    />
  );
}
