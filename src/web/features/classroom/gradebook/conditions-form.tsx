import { useState } from 'react';
import { isFailure } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { useReportUnsaved } from '#web/ui/form/report-unsaved.ts';
import { useReported } from '#web/ui/use-reported.ts';
import { type CellDetail, useCellCalls } from '../api.ts';
import {
  enteredConditions,
  MemberConditionsFields,
  problemOf,
  sentMemberConditions,
} from '../assignments/member-conditions.tsx';
import { isSame } from './cell-entry.ts';
import { CellForm } from './cell-form.tsx';
import { gradebookMessages } from './messages/messages.ts';
import type { CellFormProps } from './use-cell-entry.ts';

/** What is entered, and the version of the assignment that it is about. */
const formOf = ({ conditions, assignment }: CellDetail) => ({
  entered: enteredConditions(conditions),
  loaded: enteredConditions(conditions),
  loadedUpdatedAt: assignment.updatedAt,
});

/**
 * Later dates of the learner for the assignment, another start, or that the work counts for nothing. Other forms read
 * the cell again: the version stays the one that was shown when these conditions were.
 */
export function ConditionsForm({ cell, detail }: CellFormProps) {
  const m = useMessages(gradebookMessages);
  const { setConditions, readCell } = useCellCalls(cell);
  const { pending, run } = useReported(m.notSaved);
  const { startsAt, dueAt, cutOffAt } = detail.assignment;
  const all = { startsAt, dueAt: dueAt ?? '', cutOffAt: cutOffAt ?? '' };
  const [{ entered, loaded, loadedUpdatedAt }, setForm] = useState(() => formOf(detail));
  useReportUnsaved(!isSame(entered, loaded));
  const showStored = () => {
    const stored = readCell();
    if (!stored) return;
    const form = formOf(stored);
    // What was entered stays if the change was about something else.
    const isAsLoaded = isSame(form.loaded, loaded);
    setForm((before) => (isAsLoaded ? { ...form, entered: before.entered } : form));
  };
  const save = () =>
    run(async () => {
      try {
        const conditions = sentMemberConditions(all, entered);
        const saved = await setConditions({ ...cell, ...conditions, loadedUpdatedAt });
        setForm((before) => ({
          entered: before.entered,
          loaded: enteredConditions(saved),
          loadedUpdatedAt: saved.updatedAt,
        }));
      } catch (error) {
        if (isFailure(error, 'stale')) showStored();
        throw error;
      }
    }, m.conditionsSaved);
  return (
    <CellForm
      title={m.conditions}
      titleId="cell-conditions"
      saveLabel={m.saveConditions}
      canSave={problemOf(all, entered) === undefined}
      pending={pending}
      onSave={() => void save()}
    >
      <MemberConditionsFields
        all={all}
        entered={entered}
        onChange={(part) => setForm((form) => ({ ...form, entered: { ...form.entered, ...part } }))}
      />
    </CellForm>
  );
}
