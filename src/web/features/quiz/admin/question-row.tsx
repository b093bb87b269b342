import { useSortable } from '@dnd-kit/sortable';
import { ActionIcon, Badge } from '@mantine/core';
import {
  IconAlertTriangle,
  IconArrowDown,
  IconArrowUp,
  IconChevronDown,
  IconCopy,
  IconGripVertical,
  IconTrash,
} from '@tabler/icons-react';
import { type KeyboardEvent, memo } from 'react';
import type { Problem } from '#shared/features/quiz/editor.ts';
import { QuestionEditor, typeLabels } from './question-editor.tsx';
import type { EditedQuestion } from './question-list-state.ts';
import classes from './question-row.module.css';

export interface QuestionRowProps {
  question: EditedQuestion;
  index: number;
  opened: boolean;
  first: boolean;
  last: boolean;
  problems: readonly Problem[];
  onToggle: (key: string) => void;
  onChange: (question: EditedQuestion) => void;
  onMove: (key: string, by: -1 | 1) => void;
  onDuplicate: (key: string) => void;
  onRemove: (key: string) => void;
}

/** The id prefix of a question's inputs. */
export const questionPrefix = (key: string) => `question-${key}`;

/**
 * One question in the list: a line until it is opened. Drawn again only when its own question changes,
 * so that a list of hundreds stays quick to type in.
 */
export const QuestionRow = memo(function QuestionRow(props: QuestionRowProps) {
  const { question, index, opened, problems, onMove, onToggle, onChange } = props;
  const {
    setNodeRef,
    setActivatorNodeRef,
    attributes,
    listeners,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: question.key });
  const prefix = questionPrefix(question.key);
  const number = index + 1;

  const moveByKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(question.key, event.key === 'ArrowUp' ? -1 : 1);
  };

  return (
    <li
      ref={setNodeRef}
      className={classes.row}
      data-opened={opened || undefined}
      data-dragging={isDragging || undefined}
      data-problem={problems.length > 0 || undefined}
      style={{
        transform: transform ? `translateY(${transform.y}px)` : undefined,
        transition,
      }}
    >
      <div className={classes.head}>
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={classes.grip}
          {...attributes}
          {...listeners}
          aria-label={`Drag question ${number}`}
        >
          <IconGripVertical size={18} aria-hidden />
        </button>
        <button
          type="button"
          id={`${prefix}-head`}
          className={classes.title}
          aria-expanded={opened}
          aria-controls={opened ? `${prefix}-body` : undefined}
          onClick={() => onToggle(question.key)}
          onKeyDown={moveByKey}
        >
          <span className={classes.number} data-figures>
            {number}
          </span>
          <span className={classes.text} dir="auto">
            {question.text.trim().slice(0, 200) || 'New question'}
          </span>
          {problems.length > 0 && (
            <IconAlertTriangle className={classes.warning} size={18} aria-label="Needs mending" />
          )}
          <Badge className={classes.type} color="gray" size="md">
            {typeLabels[question.type]}
          </Badge>
          <IconChevronDown className={classes.chevron} size={18} aria-hidden />
        </button>
        <RowTools {...props} />
      </div>
      {opened && (
        <div className={classes.body} id={`${prefix}-body`}>
          <QuestionEditor
            question={question}
            onChange={onChange}
            problems={problems}
            prefix={prefix}
          />
        </div>
      )}
    </li>
  );
});

function RowTools({
  question,
  index,
  first,
  last,
  onMove,
  onDuplicate,
  onRemove,
}: QuestionRowProps) {
  const number = index + 1;
  return (
    <div className={classes.tools}>
      <ActionIcon
        aria-label={`Move question ${number} up`}
        disabled={first}
        onClick={() => onMove(question.key, -1)}
      >
        <IconArrowUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        aria-label={`Move question ${number} down`}
        disabled={last}
        onClick={() => onMove(question.key, 1)}
      >
        <IconArrowDown size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        aria-label={`Duplicate question ${number}`}
        onClick={() => onDuplicate(question.key)}
      >
        <IconCopy size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        aria-label={`Delete question ${number}`}
        color="fail"
        disabled={first && last}
        onClick={() => onRemove(question.key)}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}
