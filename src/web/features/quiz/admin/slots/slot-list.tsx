import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { useHasRole } from '#web/session/roles.ts';
import { useReportSave } from '#web/ui/form/report-save.ts';
import { SortableList } from '#web/ui/lists/sortable-list.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import {
  type CategoryTree,
  type QuizDraw,
  type QuizSlot,
  type StoredSlots,
  useSlotCalls,
  useStoredSlots,
} from '../api.ts';
import { DrawDialog, type EditedDraw } from '../draws/draw-dialog.tsx';
import { DrawSample } from '../draws/draw-sample.tsx';
import { quizEditorMessages } from '../editor/messages/messages.ts';
import { questionMessages } from '../questions/messages/messages.ts';
import { LinkDialog } from './link-dialog.tsx';
import { movedTo, slotsToSend } from './placed-questions.ts';
import { keyOfSlot, SlotRow } from './slot-row.tsx';
import classes from './slots.module.css';

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
  const { question: noun } = useMessages(questionMessages);
  const isAdmin = useHasRole('administrator');
  const stored = useStoredSlots(quizId);
  const { save, copy, isSaving } = useSlotChanges(quizId, onCopied);
  const [edited, setEdited] = useState<EditedDraw & { of: StoredSlots }>();
  const [dialog, setDialog] = useState<'sample' | 'links'>();
  if (!stored) return null;
  const { slots } = stored;
  const keys = slots.map(keyOfSlot);
  // Before the answer to a change there is no version that the next one could begin from.
  const quietly = (changed: readonly QuizSlot[]) => {
    if (!isSaving) void save(stored, changed).catch(() => undefined);
  };
  const without = (index: number) => slots.filter((_, at) => at !== index);
  const move = (from: number, to: number) =>
    from !== to && to >= 0 && to < slots.length && quietly(movedTo(slots, from, to));
  return (
    <>
      {slots.length > 0 && (
        <SortableList keys={keys} noun={noun} onMove={(key, to) => move(keys.indexOf(key), to)}>
          <ol className={classes.list} aria-label={m.order}>
            {slots.map((slot, index) => (
              <SlotRow
                key={keys[index]}
                slot={slot}
                sortKey={keys[index] ?? ''}
                index={index}
                total={slots.length}
                categories={categories}
                onMove={(to) => move(index, to)}
                onRemove={() => quietly(without(index))}
                onEditDraw={(draw) => setEdited({ index, draw, of: stored })}
                onCopy={(questionId) => void copy(questionId)}
              />
            ))}
          </ol>
        </SortableList>
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

function useSlotChanges(quizId: number, onCopied: (() => void) | undefined) {
  const { slots: m, bar } = useMessages(quizEditorMessages);
  const calls = useSlotCalls();
  const report = useReportSave();
  const toast = useToast();
  const failed = (error: unknown) => ({ title: m.failed, message: messageOf(error, m.failed) });
  const set = ({ updatedAt: loadedUpdatedAt }: StoredSlots, slots: readonly QuizSlot[]) =>
    calls.set({ id: quizId, slots: slotsToSend(slots), loadedUpdatedAt });
  /** @param stored what the change began from */
  const save = (stored: StoredSlots, slots: readonly QuizSlot[]) =>
    report(set(stored, slots), {
      saved: (changed) => ({
        title: m.saved,
        action: { label: bar.undo, onClick: () => void takeBack(changed, stored.slots) },
      }),
      failed,
    });
  /** Stores the slots of before, unless they were changed again meanwhile. */
  const takeBack = (changed: StoredSlots, slots: readonly QuizSlot[]) =>
    report(set(changed, slots), { saved: { title: m.undone }, failed }).catch(() => undefined);
  /** The editor begins anew with the copy, so nothing may be unsaved in it. */
  const copy = async (questionId: number) => {
    if (!onCopied) {
      toast({ title: m.saveFirst });
      return;
    }
    try {
      await calls.copy({ ids: [questionId], quizId, replacesLinks: true });
      toast({ title: m.copied, tone: 'pass' });
      onCopied();
    } catch (error) {
      toast({ ...failed(error), tone: 'fail' });
    }
  };
  return { save, copy, isSaving: calls.isSaving };
}
