import { useSortable } from '@dnd-kit/sortable';
import { ActionIcon, Badge, Text } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconGripVertical,
  IconLink,
  IconUnlink,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { EditAndDelete } from '#web/ui/edit-and-delete.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { type CategoryTree, type QuizDraw, type QuizSlot, toDrawRule } from '../api.ts';
import { quizEditorMessages } from '../editor/messages/messages.ts';
import { questionMessages } from '../questions/messages/messages.ts';
import classes from './slots.module.css';

/** Draws have no identity of their own: a save replaces them all. Equal ones differ by their position. */
export const keyOfSlot = (slot: QuizSlot, index: number, all: readonly QuizSlot[]): string => {
  if (slot.kind !== 'draw') return `question-${slot.questionId}`;
  const rule = JSON.stringify(toDrawRule(slot));
  const before = all
    .slice(0, index)
    .filter((other) => other.kind === 'draw' && JSON.stringify(toDrawRule(other)) === rule);
  return `draw-${before.length}-${rule}`;
};

interface SlotRowProps {
  slot: QuizSlot;
  sortKey: string;
  index: number;
  total: number;
  categories: CategoryTree;
  onMove: (to: number) => void;
  onRemove: () => void;
  onEditDraw: (draw: QuizDraw) => void;
  onCopy: (questionId: number) => void;
}

/** One slot. Own questions have their order in the outline; here they show what comes between them. */
export function SlotRow(props: SlotRowProps) {
  const { slot, sortKey, index, total, categories, onMove } = props;
  const { slots: m } = useMessages(quizEditorMessages);
  const drawName = useDrawName(categories);
  const isOwn = slot.kind === 'own';
  const name = slot.kind === 'draw' ? drawName(slot) : slot.preview || '…';
  const sortable = useSortable({
    id: sortKey,
    disabled: { draggable: isOwn, droppable: false },
  });
  const { transform, transition, isDragging } = sortable;
  return (
    <li
      ref={sortable.setNodeRef}
      className={classes.row}
      data-own={isOwn || undefined}
      data-dragging={isDragging || undefined}
      style={{
        transform: transform ? `translateY(${transform.y}px)` : undefined,
        transition,
      }}
    >
      {isOwn ? (
        <span />
      ) : (
        <button
          type="button"
          ref={sortable.setActivatorNodeRef}
          className={classes.grip}
          {...sortable.attributes}
          {...sortable.listeners}
          aria-label={m.drag({ name })}
        >
          <IconGripVertical size={16} aria-hidden />
        </button>
      )}
      <span className={classes.number} data-figures>
        {index + 1}
      </span>
      <div className={classes.words}>
        <Text size="sm" dir="auto" truncate>
          {name}
        </Text>
        <SlotFacts slot={slot} />
      </div>
      {!isOwn && (
        <div className={classes.tools}>
          <ActionIcon
            aria-label={m.up({ name })}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          >
            <IconArrowUp size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            aria-label={m.down({ name })}
            disabled={index === total - 1}
            onClick={() => onMove(index + 1)}
          >
            <IconArrowDown size={16} aria-hidden />
          </ActionIcon>
          <SlotTools {...props} name={name} />
        </div>
      )}
    </li>
  );
}

function SlotTools({ slot, name, onRemove, onEditDraw, onCopy }: SlotRowProps & { name: string }) {
  const { slots: m } = useMessages(quizEditorMessages);
  if (slot.kind === 'own') return null;
  if (slot.kind === 'draw')
    return <EditAndDelete name={name} onEdit={() => onEditDraw(slot)} onDelete={onRemove} />;
  return (
    <>
      {slot.question && (
        <ActionIcon
          aria-label={m.copyNamed({ name })}
          title={m.copy}
          onClick={() => onCopy(slot.questionId)}
        >
          <IconCopy size={16} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon aria-label={m.removeNamed({ name })} title={m.unlink} onClick={onRemove}>
        <IconUnlink size={16} aria-hidden />
      </ActionIcon>
    </>
  );
}

function SlotFacts({ slot }: { slot: QuizSlot }) {
  const { slots: m, draws: d } = useMessages(quizEditorMessages);
  if (slot.kind === 'own')
    return slot.linkedBy > 0 ? <Fact>{m.also({ count: slot.linkedBy })}</Fact> : null;
  if (slot.kind === 'draw')
    return (
      <Fact isProblem={slot.available < slot.count}>{d.matches({ count: slot.available })}</Fact>
    );
  return (
    <Fact isProblem={!slot.isAsked}>
      <Badge size="sm" variant="light" leftSection={<IconLink size={12} aria-hidden />} me="xs">
        {m.linked}
      </Badge>
      {slot.isAsked ? (
        slot.question && (
          <TextLink
            to="/admin/edit-quiz/$id"
            params={{ id: String(slot.question.quizId) }}
            size="sm"
          >
            {m.edit}
          </TextLink>
        )
      ) : (
        <span>{m.notAsked}</span>
      )}
    </Fact>
  );
}

function Fact({ isProblem = false, children }: { isProblem?: boolean; children: ReactNode }) {
  return (
    <Text size="sm" component="div" c={isProblem ? 'fail' : 'dimmed'} data-figures>
      {children}
    </Text>
  );
}

/** What a draw asks for, in one line. */
function useDrawName(categories: CategoryTree) {
  const { draws: m } = useMessages(quizEditorMessages);
  const { difficulties } = useMessages(questionMessages);
  const format = useFormat();
  return ({ count, tags, categoryId, difficulty }: QuizDraw): string => {
    const category = categories.find(({ id }) => id === categoryId);
    const names = tags.map(({ name }) => name);
    const rules = [
      ...(category ? [category.displayName] : []),
      ...(difficulty ? [difficulties[difficulty]] : []),
      ...(names.length > 0 ? [format.list(names, 'disjunction')] : []),
    ];
    return [m.questions({ count }), ...rules].join(' · ');
  };
}
