import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { type ChosenQuiz, QuizSelect } from '#web/quizzes/quiz-select.tsx';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import type { Allowed } from './allowed-words.tsx';
import { type PersonExceptions, useExceptionCalls } from './api.ts';
import { ExceptionForm } from './exception-form.tsx';
import { exceptionMessages } from './messages/messages.ts';
import { StoredNow } from './stored-now.tsx';
import { useOutdated } from './use-outdated.ts';

interface PersonFormProps {
  userId: number;
  data: PersonExceptions;
  onClose: () => void;
}

/**
 * Allows a person more than the rules of a quiz, or of every quiz. When another administrator has changed it meanwhile,
 * typed values stay, and the stored ones are shown beside them.
 */
export function ExceptionDialog({ opened, ...form }: PersonFormProps & { opened: boolean }) {
  const m = useMessages(exceptionMessages);
  return (
    <FormDialog isShort opened={opened} onClose={form.onClose} title={m.add}>
      {({ cancel }) => <PersonForm {...form} onCancel={cancel} />}
    </FormDialog>
  );
}

function PersonForm({
  userId,
  data,
  onClose,
  onCancel,
}: PersonFormProps & { onCancel: () => void }) {
  const m = useMessages(exceptionMessages);
  const { set } = useExceptionCalls(userId);
  const [quiz, setQuiz] = useState<ChosenQuiz | null>(null);
  const { isOutdated, saving } = useOutdated();
  const quizId = quiz?.id ?? null;
  const before = data.exceptions.find(
    (given) => given.class === null && (given.quiz?.id ?? null) === quizId,
  );
  const save = (allowed: Allowed) =>
    saving(set({ userId, quizId, ...allowed, loadedUpdatedAt: data.updatedAt }));
  return (
    <ExceptionForm
      quizId={quizId}
      quizChoice={
        <>
          {isOutdated && <StoredNow title={m.title} given={before} />}
          <QuizSelect
            label={m.quiz}
            placeholder={m.everyQuiz}
            nothingFound={m.nothingFound}
            quiz={quiz}
            onChoose={setQuiz}
          />
        </>
      }
      before={before}
      hint={m.hint}
      onSave={save}
      onClose={onClose}
      onCancel={onCancel}
    />
  );
}
