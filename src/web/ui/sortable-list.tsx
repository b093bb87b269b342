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
import { type ReactNode, useId, useMemo } from 'react';

// The same objects for ever: other ones would draw every row again.
const pointerOptions = { activationConstraint: { distance: 4 } };
const keyboardOptions = { coordinateGetter: sortableKeyboardCoordinates };

interface SortableListProps {
  /** The keys of the rows in their order, each without a space; a row takes its own to `useSortable`. */
  keys: readonly string[];
  /** What a row is, for those who hear it: 'Question'. */
  noun: string;
  onMove: (key: string, to: number) => void;
  children: ReactNode;
}

/** Lets the rows of a list be dragged to other positions, by pointer or keyboard. */
export function SortableList({ keys, noun, onMove, children }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, pointerOptions),
    useSensor(KeyboardSensor, keyboardOptions),
  );
  // The same list as long as the order is: typing in a row must not draw every row again.
  const order = keys.join(' ');
  const items = useMemo(() => (order === '' ? [] : order.split(' ')), [order]);
  const position = (key: string | number) => items.indexOf(String(key)) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${noun} ${position(active.id)} picked up.`,
    onDragOver: ({ over }) => (over ? `Over position ${position(over.id)}.` : undefined),
    onDragEnd: ({ over }) => (over ? `Dropped at position ${position(over.id)}.` : 'Dropped.'),
    onDragCancel: () => 'Moving was cancelled.',
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
      accessibility={{ announcements }}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
