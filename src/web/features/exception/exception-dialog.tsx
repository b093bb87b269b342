import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { type ChosenQuiz, QuizSelect } from '#web/quizzes/quiz-select.tsx';
import { useExceptionCalls } from './api.ts';
import { ExceptionForm } from './exception-form.tsx';
import { exceptionMessages } from './messages/messages.ts';

interface PersonFormProps {
  userId: number;
  onClose: () => void;
}

/** Allows a person more than the rules of a quiz, or of every quiz. */
export function ExceptionDialog({ opened, ...form }: PersonFormProps & { opened: boolean }) {
  const m = useMessages(exceptionMessages);
  return (
    <Modal
      opened={opened}
      onClose={form.onClose}
      title={m.add}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      <PersonForm {...form} />
    </Modal>
  );
}

function PersonForm({ userId, onClose }: PersonFormProps) {
  const m = useMessages(exceptionMessages);
  const { set } = useExceptionCalls();
  const [quiz, setQuiz] = useState<ChosenQuiz | null>(null);
  return (
    <ExceptionForm
      quizChoice={
        <QuizSelect
          label={m.quiz}
          placeholder={m.everyQuiz}
          nothingFound={m.nothingFound}
          quiz={quiz}
          onChoose={setQuiz}
        />
      }
      isForOne={quiz !== null}
      hint={m.hint}
      onSave={(allowed) => set({ userId, quizId: quiz?.id ?? null, ...allowed })}
      onClose={onClose}
    />
  );
}
