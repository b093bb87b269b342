import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { type ReactNode, useId, useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { adminUiMessages } from '#web/ui/admin/messages/messages.ts';

// Constant objects: new ones would draw every row again.
const pointerOptions = { activationConstraint: { distance: 4 } };
const keyboardOptions = { coordinateGetter: sortableKeyboardCoordinates };

interface SortableListProps {
  /** The keys of the rows in their order; each row passes its own to `useSortable`. */
  keys: readonly string[];
  /** What a row is, for screen readers: 'Question'. */
  noun: string;
  onMove: (key: string, to: number) => void;
  children: ReactNode;
}

/** Lets the rows of a list be dragged to other positions, by pointer or keyboard. */
export function SortableList({ keys, noun, onMove, children }: SortableListProps) {
  const m = useMessages(adminUiMessages).sorting;
  const sensors = useSensors(
    useSensor(PointerSensor, pointerOptions),
    useSensor(KeyboardSensor, keyboardOptions),
  );
  const items = useSameList(keys);
  const position = (key: string | number) => items.indexOf(String(key)) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => m.pickedUp({ noun, position: position(active.id) }),
    onDragOver: ({ over }) => (over ? m.over({ position: position(over.id) }) : undefined),
    onDragEnd: ({ over }) => (over ? m.droppedAt({ position: position(over.id) }) : m.dropped),
    onDragCancel: () => m.cancelled,
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) onMove(String(active.id), position(over.id) - 1);
  };
  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: m.instructions },
      }}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** The same array while the order is the same: typing in a row must not draw every row again. */
function useSameList(keys: readonly string[]): string[] {
  const [list, setList] = useState(() => [...keys]);
  const isSame = list.length === keys.length && list.every((key, index) => key === keys[index]);
  if (isSame) return list;
  const next = [...keys];
  setList(next);
  return next;
}
