import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { partsOfKey } from '#shared/features/question/question-types/numeric-answer.ts';
import { useMessages } from '#web/language/language.tsx';
import { questionMessages } from './messages/messages.ts';
import type { AnswerEditorProps } from './option-editor.tsx';
import classes from './question-editor.module.css';

/** The number with its tolerance, and the units that count. */
export function NumericEditor({ question, onChange, problems, prefix }: AnswerEditorProps) {
  const m = useMessages(questionMessages);
  const [key = '', ...units] = question.options;
  const [number = '', tolerance = ''] = partsOfKey(key);
  const problem = (name: string) => problems.find(({ field }) => field === name)?.message;
  const change = (first: string, others: readonly string[]) =>
    onChange({ ...question, options: [first, ...others], correctOption: 0 });
  return (
    <>
      <div className={classes.pair}>
        <TextInput
          id={`${prefix}-options.0`}
          label={m.number}
          withAsterisk
          inputMode="decimal"
          autoComplete="off"
          value={number}
          error={problem('options.0')}
          onChange={(event) => change(keyOf(event.currentTarget.value, tolerance), units)}
        />
        <TextInput
          label={m.tolerance}
          description={m.toleranceOfNumber}
          autoComplete="off"
          value={tolerance}
          onChange={(event) => change(keyOf(number, event.currentTarget.value), units)}
        />
      </div>
      <UnitsField
        {...{ units, prefix }}
        error={problem('options.1')}
        onChange={(lines) => change(key, lines)}
      />
    </>
  );
}

const keyOf = (number: string, tolerance: string): string =>
  tolerance.trim() === '' ? number : `${number} ± ${tolerance}`;

interface UnitsFieldProps {
  units: readonly string[];
  prefix: string;
  error: string | undefined;
  onChange: (units: string[]) => void;
}

/** Keeps an empty line at the end while it is typed, though it is no unit. */
function UnitsField({ units, prefix, error, onChange }: UnitsFieldProps) {
  const m = useMessages(questionMessages);
  const [typed, setTyped] = useState(units.join('\n'));
  const unitsIn = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
  const isCurrent = unitsIn(typed).join('\n') === unitsIn(units.join('\n')).join('\n');
  return (
    <Textarea
      id={`${prefix}-options.1`}
      label={m.units}
      description={m.unitsHint}
      autosize
      minRows={2}
      value={isCurrent ? typed : units.join('\n')}
      error={error}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(unitsIn(event.currentTarget.value));
      }}
    />
  );
}
