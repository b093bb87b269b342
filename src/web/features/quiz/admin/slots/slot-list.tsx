import { Button, Group, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { isFocusLost } from '#web/keyboard/focus-lost.ts';
import { useMessages } from '#web/language/language.tsx';
import { useHasRole } from '#web/session/roles.ts';
import { SortableList } from '#web/ui/lists/sortable-list.tsx';
import {
  type CategoryTree,
  type QuizDraw,
  type QuizSlot,
  type StoredSlots,
  useStoredSlots,
} from '../api.ts';
import { DrawDialog, type EditedDraw } from '../draws/draw-dialog.tsx';
import { DrawSample } from '../draws/draw-sample.tsx';
import { quizEditorMessages } from '../editor/messages/messages.ts';
import { questionMessages } from '../questions/messages/messages.ts';
import { LinkDialog } from './link-dialog.tsx';
import { movedTo } from './placed-questions.ts';
import { keyOfSlot, SlotRow } from './slot-row.tsx';
import classes from './slots.module.css';
import { useSlotChanges } from './use-slot-changes.ts';

interface SlotListProps {
  quizId: number;
  categories: CategoryTree;
  onCopied: (() => void) | undefined;
}

const newDraw: QuizDraw = { count: 5, tags: [], categoryId: null, difficulty: null, available: 0 };

const asSlot = (draw: QuizDraw): QuizSlot => ({ kind: 'draw', ...draw });

/** All slots of the quiz in their order. What comes from other quizzes is added, moved and removed here. */
export function SlotList({ quizId, categories, onCopied }: SlotListProps) {
  const { draws: d, slots: m } = useMessages(quizEditorMessages);
  const isAdmin = useHasRole('administrator');
  const stored = useStoredSlots(quizId);
  const { save, copy, isSaving } = useSlotChanges(quizId, onCopied);
  const [edited, setEdited] = useState<EditedDraw & { of: StoredSlots }>();
  const [dialog, setDialog] = useState<'sample' | 'links'>();
  if (!stored) return null;
  const { slots } = stored;
  // Before the answer to a change there is no version that the next one could begin from.
  const quietly = (changed: readonly QuizSlot[]) => {
    if (!isSaving) void save(stored, changed).catch(() => undefined);
  };
  return (
    <>
      {slots.length > 0 && (
        <SortableSlots
          slots={slots}
          categories={categories}
          onOrder={quietly}
          onEditDraw={(index, draw) => setEdited({ index, draw, of: stored })}
          onCopy={(questionId) => void copy(questionId)}
        />
      )}
      <Text size="sm" c="dimmed">
        {m.orderHint}
      </Text>
      <Group gap="sm">
        <Button variant="default" onClick={() => setDialog('links')}>
          {m.add}
        </Button>
        {isAdmin && (
          <Button
            variant="default"
            onClick={() => setEdited({ index: slots.length, draw: newDraw, of: stored })}
          >
            {d.add}
          </Button>
        )}
        {isAdmin && slots.some(({ kind }) => kind === 'draw') && (
          <Button variant="subtle" onClick={() => setDialog('sample')}>
            {d.example}
          </Button>
        )}
      </Group>
      <LinkDialog
        opened={dialog === 'links'}
        categories={categories}
        slots={slots}
        onAdd={(added) => save(stored, [...slots, ...added])}
        onClose={() => setDialog(undefined)}
      />
      <DrawDialog
        quizId={quizId}
        edited={edited}
        categories={categories}
        onSave={async ({ index, draw }) => {
          if (edited) await save(edited.of, edited.of.slots.toSpliced(index, 1, asSlot(draw)));
        }}
        onClose={() => setEdited(undefined)}
      />
      <DrawSample
        quizId={quizId}
        opened={dialog === 'sample'}
        onClose={() => setDialog(undefined)}
      />
    </>
  );
}

interface SortableSlotsProps {
  slots: readonly QuizSlot[];
  categories: CategoryTree;
  /** Called with the slots as they shall be: in another order, or without one. */
  onOrder: (slots: readonly QuizSlot[]) => void;
  onEditDraw: (index: number, draw: QuizDraw) => void;
  onCopy: (questionId: number) => void;
}

/** The slots as rows that are moved and removed. */
function SortableSlots({ slots, categories, onOrder, onEditDraw, onCopy }: SortableSlotsProps) {
  const { slots: m } = useMessages(quizEditorMessages);
  const { question: noun } = useMessages(questionMessages);
  const keys = slots.map(keyOfSlot);
  const { list, noteUse } = useKeptFocus(slots);
  const move = (from: number, to: number) =>
    from !== to && to >= 0 && to < slots.length && onOrder(movedTo(slots, from, to));
  return (
    <SortableList keys={keys} noun={noun} onMove={(key, to) => move(keys.indexOf(key), to)}>
      <ol
        ref={list}
        tabIndex={-1}
        className={classes.list}
        aria-label={m.order}
        onClickCapture={noteUse}
      >
        {slots.map((slot, index) => (
          <SlotRow
            key={keys[index]}
            slot={slot}
            sortKey={keys[index] ?? ''}
            index={index}
            total={slots.length}
            categories={categories}
            onMove={(to) => move(index, to)}
            onRemove={() => onOrder(slots.toSpliced(index, 1))}
            onEditDraw={(draw) => onEditDraw(index, draw)}
            onCopy={onCopy}
          />
        ))}
      </ol>
    </SortableList>
  );
}

/** After the change that a button of the list has made, the list gets the focus if that button is gone or cannot be used. */
function useKeptFocus(slots: readonly QuizSlot[]) {
  const list = useRef<HTMLOListElement>(null);
  const wasUsed = useRef(false);
  useEffect(() => {
    const now = document.activeElement;
    const isLost = isFocusLost(now) || now?.matches(':disabled');
    if (wasUsed.current && slots.length > 0 && isLost) list.current?.focus();
    wasUsed.current = false;
  }, [slots]);
  const noteUse = () => {
    wasUsed.current = true;
  };
  return { list, noteUse };
}
