import { Button, Group, Modal, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { type ChosenQuiz, QuizSelect } from '#web/quizzes/quiz-select.tsx';
import { useServerClock } from '#web/server-clock.tsx';
import { DateTimeField } from '#web/ui/form/date-time-field.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { useClassCalls } from '../api.ts';
import { classroomMessages } from './messages/messages.ts';

interface AssignmentFormProps {
  classId: number;
  onClose: () => void;
}

/** Assigns a quiz to a class. */
export function AssignmentDialog({ opened, ...form }: AssignmentFormProps & { opened: boolean }) {
  const m = useMessages(classroomMessages);
  return (
    <Modal
      opened={opened}
      onClose={form.onClose}
      title={m.assign}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      <AssignmentForm {...form} />
    </Modal>
  );
}

const week = 7 * 24 * 60 * 60 * 1000;

const isoTime = (at: number) => new Date(at).toISOString();

function AssignmentForm({ classId, onClose }: AssignmentFormProps) {
  const m = useMessages(classroomMessages);
  const clock = useServerClock();
  const { assign } = useClassCalls();
  const { pending, run } = useReported(m.notDone);
  const [quiz, setQuiz] = useState<ChosenQuiz | null>(null);
  const [startsAt, setStartsAt] = useState(() => isoTime(clock.now()));
  const [dueAt, setDueAt] = useState(() => isoTime(clock.now() + week));
  const [note, setNote] = useState('');
  const isBackwards = dueAt !== '' && dueAt <= startsAt;
  const save = async () => {
    if (!quiz) return;
    const times = { startsAt, dueAt: dueAt || null };
    const isSaved = await run(
      () => assign({ classId, quizId: quiz.id, note: note.trim() || null, ...times }),
      m.assigned,
    );
    if (isSaved) onClose();
  };
  return (
    <Stack>
      <QuizSelect
        label={m.quiz}
        placeholder={m.findQuiz}
        nothingFound={m.nothingFound}
        quiz={quiz}
        onChoose={setQuiz}
        openToo
      />
      <DateTimeField label={m.starts} value={startsAt} onChange={setStartsAt} />
      <DateTimeField
        label={m.due}
        description={m.dueHint}
        value={dueAt}
        error={isBackwards && m.dueBeforeStart}
        onChange={setDueAt}
      />
      <Textarea
        label={m.note}
        autosize
        minRows={2}
        maxLength={500}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} disabled={pending}>
          {m.cancel}
        </Button>
        <Button
          loading={pending}
          disabled={quiz === null || startsAt === '' || isBackwards}
          onClick={() => void save()}
        >
          {m.assign}
        </Button>
      </Group>
    </Stack>
  );
}
