import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { type CellDetail, type CellPlace, useCellCalls } from '../api.ts';
import {
  enteredConditions,
  MemberConditionsFields,
  problemOf,
  sentMemberConditions,
} from '../assignments/member-conditions.tsx';
import { CellForm } from './cell-form.tsx';
import { gradebookMessages } from './messages/messages.ts';

interface FormProps {
  cell: CellPlace;
  detail: CellDetail;
}

/** Later dates of the learner for the assignment, another start, or that the work counts for nothing. */
export function ConditionsForm({ cell, detail }: FormProps) {
  const m = useMessages(gradebookMessages);
  const { setConditions } = useCellCalls(cell);
  const { pending, run } = useReported(m.notSaved);
  const { startsAt, dueAt, cutOffAt, updatedAt: loadedUpdatedAt } = detail.assignment;
  const all = { startsAt, dueAt: dueAt ?? '', cutOffAt: cutOffAt ?? '' };
  const [entered, setEntered] = useState(() => enteredConditions(detail.conditions));
  const save = () =>
    run(
      () => setConditions({ ...cell, ...sentMemberConditions(all, entered), loadedUpdatedAt }),
      m.conditionsSaved,
    );
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
        onChange={(part) => setEntered({ ...entered, ...part })}
      />
    </CellForm>
  );
}
