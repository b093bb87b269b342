import { NumberInput, Textarea } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { type CellDetail, useCellCalls } from '../api.ts';
import { CellForm } from './cell-form.tsx';
import { gradebookMessages } from './messages/messages.ts';
import { type CellFormProps, useCellEntry } from './use-cell-entry.ts';

interface EnteredMark {
  percentage: number | string;
  reason: string;
}

const markOf = ({ mark, remarks }: CellDetail): EnteredMark => ({
  percentage: mark?.percentage ?? '',
  reason: remarks.override?.reason ?? '',
});

/**
 * Sets the mark by hand, with its reason, and takes it back. Typed values stay when another teacher has changed the
 * cell meanwhile.
 */
export function OverrideForm(props: CellFormProps) {
  const { cell, detail } = props;
  const m = useMessages(gradebookMessages);
  const calls = useCellCalls(cell);
  const { pending, run } = useReported(m.notSaved);
  const { entered, change, write } = useCellEntry(markOf, props);
  const { percentage, reason } = entered;
  const enter = (part: Partial<EnteredMark>) => change((before) => ({ ...before, ...part }));
  const isComplete = typeof percentage === 'number' && reason.trim() !== '';
  const save = () =>
    isComplete &&
    run(
      () =>
        write((loadedUpdatedAt) =>
          calls.override({ ...cell, percentage, reason, loadedUpdatedAt }),
        ),
      m.markSet,
    );
  const takeBack = () =>
    run(
      () => write((loadedUpdatedAt) => calls.takeBack({ ...cell, loadedUpdatedAt })),
      m.takenBack,
    );
  return (
    <CellForm
      title={m.setByHand}
      titleId="cell-mark"
      saveLabel={m.setMark}
      canSave={isComplete}
      pending={pending}
      onSave={() => void save()}
      removal={
        detail.isOverridden ? { label: m.takeBack, onRemove: () => void takeBack() } : undefined
      }
    >
      <NumberInput
        label={m.percent}
        min={0}
        max={100}
        decimalScale={1}
        suffix=" %"
        value={percentage}
        onChange={(value) => enter({ percentage: value })}
      />
      <Textarea
        label={m.reason}
        description={m.seenByLearner}
        autosize
        minRows={2}
        maxLength={500}
        value={reason}
        onChange={({ currentTarget: { value } }) => enter({ reason: value })}
      />
    </CellForm>
  );
}
