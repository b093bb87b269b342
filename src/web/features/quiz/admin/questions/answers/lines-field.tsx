import { Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { linesIn, textsInLines } from './texts-in-lines.ts';

interface LinesFieldProps {
  id: string;
  label: string;
  description: ReactNode;
  lines: readonly string[];
  error?: string | undefined;
  onChange: (lines: string[]) => void;
}

/** Texts, one on each line. Keeps an empty line at the end while it is typed, though it is no text. */
export function LinesField({ id, label, description, lines, error, onChange }: LinesFieldProps) {
  const [typed, setTyped] = useState(lines.join('\n'));
  const isCurrent = linesIn(typed).join('\n') === linesIn(lines.join('\n')).join('\n');
  return (
    <Textarea
      id={id}
      label={label}
      description={description}
      autosize
      minRows={2}
      value={isCurrent ? typed : lines.join('\n')}
      error={error}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(textsInLines(event.currentTarget.value, lines));
      }}
    />
  );
}
