import { Select, type SelectProps } from '@mantine/core';

interface RowSelectProps extends Omit<SelectProps<number>, 'data'> {
  rows: readonly { id: number; displayName: string }[];
}

/** Chooses one of the rows that a call answered, by its name. */
export function RowSelect({ rows, ...props }: RowSelectProps) {
  return (
    <Select
      searchable
      selectFirstOptionOnChange
      nothingFoundMessage="Nothing matches"
      {...props}
      data={rows.map(({ id, displayName }) => ({ value: id, label: displayName }))}
    />
  );
}
