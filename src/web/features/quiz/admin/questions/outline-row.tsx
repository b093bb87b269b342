import { useSortable } from '@dnd-kit/sortable';
import { ActionIcon } from '@mantine/core';
import {
  IconAlertTriangle,
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconGripVertical,
  IconTrash,
  IconUser,
} from '@tabler/icons-react';
import { type KeyboardEvent, memo } from 'react';
import { isMarkedByHand } from '#shared/features/question/question-types/registry.ts';
import { plainOfMarkdown } from '#shared/kernel/text/excerpt.ts';
import { useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { questionMessages } from './messages/messages.ts';
import classes from './outline.module.css';
import { keyOf } from './outline-search.ts';
import type { QuestionActions } from './question-actions.ts';
import type { EditedQuestion } from './question-list-state.ts';
import { questionPrefix } from './question-prefix.ts';

/** Height of a line in pixels; the style sheet has the same. */
export const rowSize = 56;

interface OutlineRowProps {
  question: EditedQuestion;
  /** Its index in the quiz. */
  index: number;
  /** Its index in the list on the screen. */
  row: number;
  total: number;
  opened: boolean;
  tabbable: boolean;
  draggable: boolean;
  hasProblem: boolean;
  /** The names of others who have it open; empty for none. */
  editedBy: string;
  onFocusMove: (event: KeyboardEvent, row: number) => void;
  actions: QuestionActions;
}

/** One question as a line: number, text, type and answer. */
export const OutlineRow = memo(function OutlineRow(props: OutlineRowProps) {
  const m = useMessages(questionMessages);
  const { question, index, row, total, opened, tabbable, hasProblem, onFocusMove, actions } = props;
  const sortable = useSortable({ id: question.key, disabled: !props.draggable });
  const { transform, transition, isDragging } = sortable;
  const number = index + 1;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      actions.onMove(question.key, event.key === 'ArrowUp' ? -1 : 1);
    } else if (event.key === 'Delete') {
      event.preventDefault();
      actions.onRemove(question.key);
    } else onFocusMove(event, row);
  };
  return (
    <li
      ref={sortable.setNodeRef}
      className={classes.row}
      aria-setsize={total}
      aria-posinset={number}
      data-opened={opened || undefined}
      data-dragging={isDragging || undefined}
      data-problem={hasProblem || undefined}
      style={{
        insetBlockStart: row * rowSize,
        transform: transform ? `translateY(${transform.y}px)` : undefined,
        transition,
      }}
    >
      <button
        type="button"
        ref={sortable.setActivatorNodeRef}
        className={classes.grip}
        {...sortable.attributes}
        {...sortable.listeners}
        tabIndex={-1}
        aria-label={m.numbered.drag({ number: String(number) })}
      >
        <IconGripVertical size={16} aria-hidden />
      </button>
      <button
        type="button"
        id={`${questionPrefix(question.key)}-head`}
        className={classes.title}
        aria-current={opened || undefined}
        tabIndex={tabbable ? 0 : -1}
        onClick={() => actions.onOpen(question.key)}
        onKeyDown={onKeyDown}
      >
        <span className={classes.number} data-figures>
          {number}
        </span>{' '}
        <span className={classes.words}>
          <span className={classes.text} dir="auto">
            {plainOfMarkdown(question.text).trim().slice(0, 200) || m.newQuestion}
          </span>
          <span className={classes.answer} dir="auto">
            {m.typeAndKey({
              type: m.types[question.type],
              key: keyWords(question, m),
            })}
          </span>
        </span>
        {hasProblem && (
          <IconAlertTriangle className={classes.warning} size={18} aria-label={m.hasProblem} />
        )}
        {props.editedBy !== '' && (
          <IconUser
            className={classes.editedBy}
            size={18}
            aria-label={m.editedBy({ names: props.editedBy })}
          />
        )}
      </button>
      <RowTools {...props} />
    </li>
  );
});

/** The beginning of the key, or why there is none. */
function keyWords(question: EditedQuestion, m: MessagesOf<typeof questionMessages>): string {
  if (isMarkedByHand(question.type)) return m.markedByHand;
  return keyOf(question, m).slice(0, 100) || m.noKey;
}

/** For the pointer: the keyboard has Alt and arrows, Delete, and the tools of the open question. */
function RowTools({ question, index, total, actions }: OutlineRowProps) {
  const m = useMessages(questionMessages);
  const number = String(index + 1);
  return (
    <div className={classes.tools}>
      <ActionIcon
        size={24}
        tabIndex={-1}
        aria-label={m.numbered.moveUp({ number })}
        disabled={index === 0}
        onClick={() => actions.onMove(question.key, -1)}
      >
        <IconArrowUp size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        size={24}
        tabIndex={-1}
        aria-label={m.numbered.moveDown({ number })}
        disabled={index === total - 1}
        onClick={() => actions.onMove(question.key, 1)}
      >
        <IconArrowDown size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        size={24}
        tabIndex={-1}
        aria-label={m.numbered.duplicate({ number })}
        onClick={() => actions.onDuplicate(question.key)}
      >
        <IconCopy size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        size={24}
        tabIndex={-1}
        aria-label={m.numbered.delete({ number })}
        color="fail"
        disabled={total === 1}
        onClick={() => actions.onRemove(question.key)}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}
