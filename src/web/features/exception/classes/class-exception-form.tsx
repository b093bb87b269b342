import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import type { Allowed } from '../allowed-words.tsx';
import { ExceptionForm } from '../exception-form.tsx';
import { exceptionMessages } from '../messages/messages.ts';
import { StoredNow } from '../stored-now.tsx';
import { useOutdated } from '../use-outdated.ts';
import { type MemberExceptions, type MemberKey, useMemberCalls } from './api.ts';

interface ClassExceptionFormProps {
  member: MemberKey;
  data: MemberExceptions;
  /** The quiz that is chosen at first; null for all of them. */
  first: number | null;
  onClose: () => void;
  /** Asks before what was entered is left. */
  onCancel: () => void;
}

/**
 * What the class allows a member on one assigned quiz, or on all of them. When another teacher has changed it
 * meanwhile, typed values stay, and the stored ones are shown beside them.
 */
export function ClassExceptionForm({ member, data, first, ...form }: ClassExceptionFormProps) {
  const m = useMessages(exceptionMessages);
  const { set } = useMemberCalls(member);
  const [quizId, setQuizId] = useState(first);
  const { isOutdated, saving } = useOutdated();
  const before = data.given.find(({ quiz }) => (quiz?.id ?? null) === quizId);
  const save = (allowed: Allowed) =>
    saving(set({ ...member, quizId, ...allowed, loadedUpdatedAt: data.updatedAt }));
  return (
    <ExceptionForm
      quizId={quizId}
      quizChoice={
        <>
          {isOutdated && <StoredNow title={m.given} given={before} />}
          <NativeSelect
            label={m.quiz}
            // The button that opened the form is gone.
            autoFocus
            value={quizId ?? ''}
            data={[
              { value: '', label: m.allQuizzes },
              ...data.quizzes.map(({ id, title }) => ({ value: String(id), label: title })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              setQuizId(value === '' ? null : Number(value))
            }
          />
        </>
      }
      before={before}
      hint={m.classHint}
      onSave={save}
      {...form}
    />
  );
}
