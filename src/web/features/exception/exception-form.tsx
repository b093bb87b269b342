import { NativeSelect, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { maxExtraAttempts } from '#shared/features/exception/schema.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { DateTimeField } from '#web/ui/form/dates/date-time-field.tsx';
import { WholeNumberField } from '#web/ui/form/numbers/whole-number-field.tsx';
import { useReportUnsaved } from '#web/ui/form/report-unsaved.ts';
import { useReported } from '#web/ui/use-reported.ts';
import { type Allowed, nothingAllowed } from './allowed-words.tsx';
import { exceptionMessages } from './messages/messages.ts';

interface AllowedFieldsProps {
  /** The chosen quiz; null for every one. More attempts and a later date belong to one. */
  quizId: number | null;
  /** What is allowed already. */
  before?: Allowed | undefined;
  hint: string;
  onSave: (allowed: Allowed) => Promise<unknown>;
  onClose: () => void;
  /** Asks before what was entered is left. */
  onCancel: () => void;
}

interface ExceptionFormProps extends AllowedFieldsProps {
  /** Where the quiz is chosen. */
  quizChoice: ReactNode;
}

/** What a person is allowed beyond the rules of quizzes. */
export function ExceptionForm({ quizChoice, ...fields }: ExceptionFormProps) {
  return (
    <Stack>
      {quizChoice}
      {/* Each quiz has its own values. The choice of the quiz stays, with the focus. */}
      <AllowedFields key={fields.quizId} {...fields} />
    </Stack>
  );
}

/** Usual accommodations, in percent. */
const usualTimes = [0, 25, 50, 75, 100, 200];

function AllowedFields({
  quizId,
  before = nothingAllowed,
  hint,
  onSave,
  onClose,
  onCancel,
}: AllowedFieldsProps) {
  const m = useMessages(exceptionMessages);
  const format = useFormat();
  const { pending, run } = useReported(m.notDone);
  const [extraTimePercent, setExtraTimePercent] = useState(before.extraTimePercent);
  const [attempts, setAttempts] = useState(before.extraAttempts);
  const [date, setDate] = useState(before.closesAt ?? '');
  const isForOne = quizId !== null;
  useReportUnsaved(
    extraTimePercent !== before.extraTimePercent ||
      attempts !== before.extraAttempts ||
      date !== (before.closesAt ?? ''),
  );
  const extraAttempts = isForOne ? attempts : 0;
  const closesAt = (isForOne && date) || null;
  const times = [...new Set([...usualTimes, before.extraTimePercent])].sort((a, b) => a - b);
  const save = async () => {
    if (await run(() => onSave({ extraTimePercent, extraAttempts, closesAt }), m.added)) onClose();
  };
  return (
    <>
      <NativeSelect
        label={m.extraTime}
        value={String(extraTimePercent)}
        data={times.map((percent) => ({
          value: String(percent),
          label: percent === 0 ? m.none : m.moreTime({ percent: format.percent(percent, 100) }),
        }))}
        onChange={({ currentTarget }) => setExtraTimePercent(Number(currentTarget.value))}
      />
      {isForOne && (
        <>
          <WholeNumberField
            label={m.extraAttempts}
            min={0}
            max={maxExtraAttempts}
            value={attempts}
            onChange={setAttempts}
          />
          <DateTimeField label={m.closesAt} value={date} onChange={setDate} />
        </>
      )}
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
      <FormButtons
        pending={pending}
        disabled={extraTimePercent === 0 && extraAttempts === 0 && closesAt === null}
        onCancel={onCancel}
        onSend={() => void save()}
      >
        {m.save}
      </FormButtons>
    </>
  );
}
