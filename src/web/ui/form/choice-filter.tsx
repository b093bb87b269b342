import { NativeSelect, type NativeSelectProps } from '@mantine/core';

interface ChoiceFilterProps extends Omit<NativeSelectProps, 'value' | 'data' | 'onChange'> {
  /** The first choice, by which nothing is narrowed. */
  all: string;
  /** The words of the values to choose from. */
  choices: Record<string, string>;
  value: string | undefined;
  /** Called with a value, or with an empty text for all. */
  onChoose: (value: string) => void;
}

/** Narrows a list to what has one of a few values. */
export function ChoiceFilter({ all, choices, value = '', onChoose, ...select }: ChoiceFilterProps) {
  return (
    <NativeSelect
      {...select}
      value={value}
      data={Object.entries({ '': all, ...choices }).map(([value, label]) => ({ value, label }))}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  );
}
