import { ActionIcon, Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPhotoUp, IconPlus, IconX } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { maxOptions } from '#shared/features/question/question-types/definition.ts';
import { useMessages } from '#web/language/language.tsx';
import { optionLetter } from '#web/ui/option-marker.tsx';
import { questionMessages } from '../messages/messages.ts';
import { focusSoon } from '../question-prefix.ts';
import classes from './answers.module.css';
import type { AnswerEditorProps } from './answers-fieldset.tsx';
import { withoutRow, withRowMoved } from './row-keys.ts';

type Rows = Pick<AnswerEditorProps, 'question' | 'onChange' | 'prefix'>;

/** Moves an option, or an item with its target, and the focus with it. */
export function moveRow({ question, onChange, prefix }: Rows, from: number, to: number): void {
  if (to < 0 || to >= question.options.length) return;
  onChange(withRowMoved(question, from, to));
  focusSoon(`${prefix}-options.${to}`);
}

/** Alt and an arrow move a row: -1 up, 1 down. */
export function rowMove({ altKey, key }: KeyboardEvent): -1 | 1 | undefined {
  if (!altKey) return undefined;
  if (key === 'ArrowUp') return -1;
  return key === 'ArrowDown' ? 1 : undefined;
}

/** Enter leads to the next field; with Shift it begins a new line, with Ctrl a new question. */
export function isNextKey(event: KeyboardEvent): boolean {
  const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
  return event.key === 'Enter' && isPlain && !event.nativeEvent.isComposing;
}

/** Alt and I ask for a picture. */
export const isPictureKey = ({ altKey, code }: KeyboardEvent): boolean => altKey && code === 'KeyI';

interface RowToolsProps extends Rows {
  index: number;
  /** Asks for a picture for the text of the row. */
  onPicture: () => void;
  /** Tools before those that every row has. */
  children?: ReactNode;
}

/** Moves or removes a row. Not in the tab order, which leads from field to field; keyboard users have shortcuts. */
export function RowTools({ index, onPicture, children, ...rows }: RowToolsProps) {
  const m = useMessages(questionMessages);
  const { question, onChange } = rows;
  const count = question.options.length;
  const letter = optionLetter(index);
  return (
    <div className={classes.tools}>
      <ActionIcon
        tabIndex={-1}
        aria-label={m.addPicture({ letter })}
        title={m.pictureHint}
        aria-keyshortcuts="Alt+I"
        onClick={onPicture}
      >
        <IconPhotoUp size={18} aria-hidden />
      </ActionIcon>
      {children}
      <ActionIcon
        tabIndex={-1}
        aria-label={m.moveOptionUp({ letter })}
        disabled={index === 0}
        onClick={() => moveRow(rows, index, index - 1)}
      >
        <IconArrowUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        tabIndex={-1}
        aria-label={m.moveOptionDown({ letter })}
        disabled={index === count - 1}
        onClick={() => moveRow(rows, index, index + 1)}
      >
        <IconArrowDown size={18} aria-hidden />
      </ActionIcon>
      {count > 2 && (
        <ActionIcon
          tabIndex={-1}
          aria-label={m.removeOption({ letter })}
          onClick={() => {
            onChange(withoutRow(question, index));
            // The button is removed with its row, so the next row gets the focus.
            focusSoon(`${rows.prefix}-options.${Math.min(index, count - 2)}`);
          }}
        >
          <IconX size={18} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}

interface AddRowProps {
  count: number;
  label: string;
  onAdd: () => void;
}

export const AddRow = ({ count, label, onAdd }: AddRowProps) => (
  <Button
    variant="subtle"
    size="sm"
    leftSection={<IconPlus size={18} aria-hidden />}
    disabled={count >= maxOptions}
    onClick={onAdd}
  >
    {label}
  </Button>
);
