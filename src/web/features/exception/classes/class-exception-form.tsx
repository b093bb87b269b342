import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { ExceptionForm } from '../exception-form.tsx';
import { exceptionMessages } from '../messages/messages.ts';
import { type MemberExceptions, type MemberPlace, useMemberCalls } from './api.ts';

interface ClassExceptionFormProps {
  place: MemberPlace;
  data: MemberExceptions;
  /** The quiz that is chosen at first; null for all of them. */
  first: number | null;
  onClose: () => void;
}

/** What the class allows a member on one assigned quiz, or on all of them. */
export function ClassExceptionForm({ place, data, first, onClose }: ClassExceptionFormProps) {
  const m = useMessages(exceptionMessages);
  const { set } = useMemberCalls(place);
  const [quizId, setQuizId] = useState(first);
  const before = data.given.find(({ quiz }) => (quiz?.id ?? null) === quizId);
  return (
    <ExceptionForm
      // Each quiz has its own values.
      key={quizId}
      quizChoice={
        <NativeSelect
          label={m.quiz}
          data-autofocus
          value={quizId ?? ''}
          data={[
            { value: '', label: m.allQuizzes },
            ...data.quizzes.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            setQuizId(value === '' ? null : Number(value))
          }
        />
      }
      isForOne={quizId !== null}
      before={before}
      hint={m.classHint}
      onSave={(allowed) => set({ ...place, quizId, ...allowed })}
      onClose={onClose}
    />
  );
}
