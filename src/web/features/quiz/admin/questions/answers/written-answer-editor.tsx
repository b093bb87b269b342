import { Switch, TextInput } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { questionMessages } from '../messages/messages.ts';
import classes from '../question-editor.module.css';
import { TypedNumber } from '../typed-number.tsx';
import type { AnswerEditorProps } from './answers-fieldset.tsx';

/** The accepted answers, and how answers are compared with them. */
export function WrittenAnswerEditor({ question, onChange, problems, prefix }: AnswerEditorProps) {
  const m = useMessages(questionMessages);
  const problem = (name: string) => problems.find(({ field }) => field === name)?.message;
  return (
    <>
      <TextInput
        id={`${prefix}-options.0`}
        label={m.answer}
        description={m.answerHint}
        withAsterisk
        // The field has one line: a new line between accepted answers would be lost, and the answers joined.
        value={(question.options[0] ?? '').replaceAll(/\r?\n/g, '|')}
        error={problem('options.0')}
        onChange={(event) =>
          onChange({ ...question, options: [event.currentTarget.value], correctOption: 0 })
        }
      />
      <div className={classes.pair}>
        <TypedNumber
          id={`${prefix}-numericTolerance`}
          label={m.tolerance}
          description={m.toleranceHint}
          value={question.numericTolerance ?? ''}
          error={problem('numericTolerance')}
          onChange={(value) =>
            onChange({ ...question, numericTolerance: value === '' ? null : value })
          }
        />
        <Switch
          className={classes.switch}
          label={m.caseSensitive}
          checked={question.caseSensitive}
          onChange={(event) =>
            onChange({ ...question, caseSensitive: event.currentTarget.checked })
          }
        />
      </div>
    </>
  );
}
