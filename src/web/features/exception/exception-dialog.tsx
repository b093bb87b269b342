import { Button, Group, Modal, NativeSelect, NumberInput, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { mostExtraAttempts } from '#shared/features/exception/schema.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { type ChosenQuiz, QuizSelect } from '#web/quizzes/quiz-select.tsx';
import { DateTimeField } from '#web/ui/form/date-time-field.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { useExceptionCalls } from './api.ts';
import { exceptionMessages } from './messages/messages.ts';

interface ExceptionFormProps {
  userId: number;
  onClose: () => void;
}

/** Allows a person more than the rules of a quiz, or of every quiz. */
export function ExceptionDialog({ opened, ...form }: ExceptionFormProps & { opened: boolean }) {
  const m = useMessages(exceptionMessages);
  return (
    <Modal
      opened={opened}
      onClose={form.onClose}
      title={m.add}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      <ExceptionForm {...form} />
    </Modal>
  );
}

/** Usual accommodations, in percent. */
const extraTimes = [0, 25, 50, 75, 100, 200];

function ExceptionForm({ userId, onClose }: ExceptionFormProps) {
  const m = useMessages(exceptionMessages);
  const format = useFormat();
  const { set } = useExceptionCalls();
  const { pending, run } = useReported(m.notDone);
  const [quiz, setQuiz] = useState<ChosenQuiz | null>(null);
  const [extraTimePercent, setExtraTimePercent] = useState(0);
  const [attempts, setAttempts] = useState(0);
  const [date, setDate] = useState('');
  // They belong to one quiz.
  const extraAttempts = quiz ? attempts : 0;
  const closesAt = (quiz && date) || null;
  const save = async () => {
    const allowed = { extraTimePercent, extraAttempts, closesAt };
    if (await run(() => set({ userId, quizId: quiz?.id ?? null, ...allowed }), m.added)) onClose();
  };
  return (
    <Stack>
      <NativeSelect
        label={m.extraTime}
        data-autofocus
        value={String(extraTimePercent)}
        data={extraTimes.map((percent) => ({
          value: String(percent),
          label: percent === 0 ? m.none : m.moreTime({ percent: format.percent(percent, 100) }),
        }))}
        onChange={({ currentTarget }) => setExtraTimePercent(Number(currentTarget.value))}
      />
      <QuizSelect
        label={m.quiz}
        placeholder={m.everyQuiz}
        nothingFound={m.nothingFound}
        quiz={quiz}
        onChoose={setQuiz}
      />
      {quiz && (
        <>
          <NumberInput
            label={m.extraAttempts}
            min={0}
            max={mostExtraAttempts}
            allowDecimal={false}
            value={attempts}
            onChange={(value) => setAttempts(Number(value))}
          />
          <DateTimeField label={m.closesAt} value={date} onChange={setDate} />
        </>
      )}
      <Text size="sm" c="dimmed">
        {m.hint}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} disabled={pending}>
          {m.cancel}
        </Button>
        <Button
          loading={pending}
          disabled={extraTimePercent === 0 && extraAttempts === 0 && closesAt === null}
          onClick={() => void save()}
        >
          {m.save}
        </Button>
      </Group>
    </Stack>
  );
}
