import { NumberInput, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { type CellDetail, type CellPlace, useCellCalls } from '../api.ts';
import { CellForm } from './cell-form.tsx';
import { gradebookMessages } from './messages/messages.ts';

interface FormProps {
  cell: CellPlace;
  detail: CellDetail;
}

/** Sets the mark by hand, with its reason, and takes it back. What is typed stays when another teacher was quicker. */
export function OverrideForm({ cell, detail }: FormProps) {
  const m = useMessages(gradebookMessages);
  const calls = useCellCalls(cell);
  const { pending, run } = useReported(m.notSaved);
  const { mark, isOverridden, remarks, updatedAt: loadedUpdatedAt } = detail;
  const [percentage, setPercentage] = useState<number | string>(mark?.percentage ?? '');
  const [reason, setReason] = useState(remarks.override?.reason ?? '');
  const isComplete = typeof percentage === 'number' && reason.trim() !== '';
  const save = () =>
    isComplete &&
    run(() => calls.override({ ...cell, percentage, reason, loadedUpdatedAt }), m.markSet);
  const takeBack = () => run(() => calls.takeBack({ ...cell, loadedUpdatedAt }), m.takenBack);
  return (
    <CellForm
      title={m.setByHand}
      titleId="cell-mark"
      saveLabel={m.setMark}
      canSave={isComplete}
      pending={pending}
      onSave={() => void save()}
      removal={isOverridden ? { label: m.takeBack, onRemove: () => void takeBack() } : undefined}
    >
      <NumberInput
        label={m.percent}
        min={0}
        max={100}
        decimalScale={1}
        suffix=" %"
        value={percentage}
        onChange={setPercentage}
      />
      <Textarea
        label={m.reason}
        description={m.seenByLearner}
        autosize
        minRows={2}
        maxLength={500}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </CellForm>
  );
}
