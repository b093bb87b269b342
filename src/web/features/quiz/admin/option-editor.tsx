import { ActionIcon, Button, Checkbox, Radio, Textarea } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { Problem } from '#shared/features/quiz/editor.ts';
import {
  mostOptions,
  optionsInText,
  withOptionMoved,
  withOptionsPasted,
  withoutOption,
} from '#shared/features/quiz/question.ts';
import { optionLetter } from '../../../ui/bubble.tsx';
import classes from './option-editor.module.css';
import type { EditedQuestion } from './question-list-state.ts';

interface OptionEditorProps {
  question: EditedQuestion;
  onChange: (question: EditedQuestion) => void;
  problems: readonly Problem[];
  /** Makes the ids of the inputs: `${prefix}-options.0`. */
  prefix: string;
}

/** The options of a choice question with the marks of the right ones; a mark moves with its option. */
export function OptionEditor({ question, onChange, problems, prefix }: OptionEditorProps) {
  const { options, type } = question;
  const fixed = type === 'true_false';
  const several = type === 'multiple_choice';
  const message = problems.find(({ field }) => !field.startsWith('options.'))?.message;
  const messageId = `${prefix}-options-problem`;

  const move = (from: number, to: number) => {
    if (to < 0 || to >= options.length) return;
    onChange(withOptionMoved(question, from, to));
    focusSoon(`${prefix}-options.${to}`);
  };
  const moveByKey = (event: KeyboardEvent, index: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(index, event.key === 'ArrowUp' ? index - 1 : index + 1);
  };

  const pasteList = (event: ClipboardEvent, index: number) => {
    if (fixed || options[index] !== '') return;
    const pasted = optionsInText(event.clipboardData.getData('text'));
    const filled = pasted && withOptionsPasted(question, index, pasted);
    if (!filled) return;
    event.preventDefault();
    onChange(filled);
  };

  return (
    <fieldset
      className={classes.options}
      id={`${prefix}-options`}
      aria-describedby={message ? messageId : undefined}
      tabIndex={-1}
    >
      <legend className={classes.legend}>
        {fixed ? 'Which is correct?' : 'Options'}
        <span className={classes.hint}>
          {several ? 'Mark every correct one.' : 'Mark the correct one.'}
          {!fixed && ' A list that you paste fills several.'}
        </span>
      </legend>
      {options.map((option, index) => (
        <div key={index} className={classes.option}>
          <KeyMark question={question} index={index} name={`${prefix}-key`} onChange={onChange} />
          <Textarea
            id={`${prefix}-options.${index}`}
            className={classes.text}
            aria-label={`Option ${optionLetter(index)}`}
            placeholder={fixed ? undefined : `Option ${optionLetter(index)}`}
            value={option}
            readOnly={fixed}
            minRows={1}
            maxRows={8}
            error={problems.find(({ field }) => field === `options.${index}`)?.message}
            onKeyDown={(event) => moveByKey(event, index)}
            onPaste={(event) => pasteList(event, index)}
            onChange={(event) =>
              onChange({ ...question, options: options.with(index, event.currentTarget.value) })
            }
          />
          {!fixed && (
            <div className={classes.tools}>
              <ActionIcon
                aria-label={`Move option ${optionLetter(index)} up`}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <IconArrowUp size={18} aria-hidden />
              </ActionIcon>
              <ActionIcon
                aria-label={`Move option ${optionLetter(index)} down`}
                disabled={index === options.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <IconArrowDown size={18} aria-hidden />
              </ActionIcon>
              {options.length > 2 && (
                <ActionIcon
                  aria-label={`Remove option ${optionLetter(index)}`}
                  onClick={() => onChange(withoutOption(question, index))}
                >
                  <IconX size={18} aria-hidden />
                </ActionIcon>
              )}
            </div>
          )}
        </div>
      ))}
      {message && (
        <p className={classes.problem} id={messageId} role="alert">
          {message}
        </p>
      )}
      {!fixed && (
        <Button
          variant="subtle"
          size="sm"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={options.length >= mostOptions}
          onClick={() => {
            onChange({ ...question, options: [...options, ''] });
            focusSoon(`${prefix}-options.${options.length}`);
          }}
        >
          Add option
        </Button>
      )}
    </fieldset>
  );
}

interface KeyMarkProps {
  question: EditedQuestion;
  index: number;
  name: string;
  onChange: (question: EditedQuestion) => void;
}

function KeyMark({ question, index, name, onChange }: KeyMarkProps) {
  const label = `Option ${optionLetter(index)} is correct`;
  if (question.type !== 'multiple_choice') {
    return (
      <Radio
        className={classes.mark}
        name={name}
        aria-label={label}
        color="pass"
        checked={question.correctOption === index}
        onChange={() => onChange({ ...question, correctOption: index })}
      />
    );
  }
  const others = question.correctOptions.filter((marked) => marked !== index);
  return (
    <Checkbox
      className={classes.mark}
      aria-label={label}
      color="pass"
      checked={question.correctOptions.includes(index)}
      onChange={(event) =>
        onChange({
          ...question,
          correctOptions: event.currentTarget.checked
            ? [...others, index].sort((a, b) => a - b)
            : others,
        })
      }
    />
  );
}

/** Once the page shows what was just changed. */
function focusSoon(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
