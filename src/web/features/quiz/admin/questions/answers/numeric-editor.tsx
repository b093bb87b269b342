import { TextInput } from '@mantine/core';
import { partsOfKey } from '#shared/features/question/question-types/numeric-answer.ts';
import { useMessages } from '#web/language/language.tsx';
import { questionMessages } from '../messages/messages.ts';
import classes from '../question-editor.module.css';
import type { AnswerEditorProps } from './answers-fieldset.tsx';
import { LinesField } from './lines-field.tsx';

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
      <LinesField
        id={`${prefix}-options.1`}
        label={m.units}
        description={m.unitsHint}
        lines={units}
        error={problem('options.1')}
        onChange={(lines) => change(key, lines)}
      />
    </>
  );
}

const keyOf = (number: string, tolerance: string): string =>
  tolerance.trim() === '' ? number : `${number} ± ${tolerance}`;
