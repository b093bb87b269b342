import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { type ChosenQuiz, QuizSelect } from '#web/quizzes/quiz-select.tsx';
import { useServerClock } from '#web/server-clock.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { classroomMessages } from '../admin/messages/messages.ts';
import { useClassCalls } from '../api.ts';
import { AssignmentForm, type Conditions, sentConditions } from './assignment-form.tsx';

interface NewAssignmentProps {
  classId: number;
  onClose: () => void;
}

/** Assigns a quiz to a class. */
export function AssignmentDialog({ opened, ...form }: NewAssignmentProps & { opened: boolean }) {
  const m = useMessages(classroomMessages);
  return (
    <Modal
      opened={opened}
      onClose={form.onClose}
      title={m.assign}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      <NewAssignment {...form} />
    </Modal>
  );
}

const week = 7 * 24 * 60 * 60 * 1000;

const isoTime = (at: number) => new Date(at).toISOString();

function NewAssignment({ classId, onClose }: NewAssignmentProps) {
  const m = useMessages(classroomMessages);
  const clock = useServerClock();
  const { assign } = useClassCalls();
  const { pending, run } = useReported(m.notDone);
  const [quiz, setQuiz] = useState<ChosenQuiz | null>(null);
  const [initial] = useState(() => ({
    startsAt: isoTime(clock.now()),
    dueAt: isoTime(clock.now() + week),
    ...{ cutOffAt: '', note: '', late: { policy: 'marked' as const } },
  }));
  const save = async (entered: Conditions) => {
    if (!quiz) return;
    const isSaved = await run(
      () => assign({ classId, quizId: quiz.id, ...sentConditions(entered) }),
      m.assigned,
    );
    if (isSaved) onClose();
  };
  return (
    <AssignmentForm
      initial={initial}
      saveLabel={m.assign}
      isChosen={quiz !== null}
      pending={pending}
      onSave={(entered) => void save(entered)}
      onCancel={onClose}
    >
      <QuizSelect
        label={m.quiz}
        placeholder={m.findQuiz}
        nothingFound={m.nothingFound}
        quiz={quiz}
        onChoose={setQuiz}
        openToo
      />
    </AssignmentForm>
  );
}
