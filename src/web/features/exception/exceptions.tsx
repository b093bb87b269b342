import { ActionIcon, Button, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { AllowedWords } from './allowed-words.tsx';
import { type PersonException, useExceptionCalls, useExceptions } from './api.ts';
import { ExceptionDialog } from './exception-dialog.tsx';
import classes from './exceptions.module.css';
import { exceptionMessages } from './messages/messages.ts';
import { WaitList } from './wait-list.tsx';

/** What a person is allowed beyond the rules of quizzes, and has to wait for. What a class allows is changed by its teachers. */
export function Exceptions({ userId }: { userId: number }) {
  const m = useMessages(exceptionMessages);
  const { data: exceptions = [], error } = useExceptions(userId);
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <Text size="sm" c="dimmed">
        {error ? m.failed : m.lead}
      </Text>
      {exceptions.length > 0 && (
        <ul className={classes.rows}>
          {exceptions.map((exception) => (
            <ExceptionRow
              key={`${exception.class?.id ?? ''} ${exception.id}`}
              exception={exception}
            />
          ))}
        </ul>
      )}
      <WaitList userId={userId} />
      <div>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          {m.add}
        </Button>
      </div>
      <ExceptionDialog userId={userId} opened={isAdding} onClose={() => setAdding(false)} />
    </>
  );
}

function ExceptionRow({ exception }: { exception: PersonException }) {
  const m = useMessages(exceptionMessages);
  const { quiz } = exception;
  const name = quiz?.title ?? (exception.class ? m.allQuizzes : m.everyQuiz);
  return (
    <li>
      <div className={classes.words}>
        <span>
          <b dir="auto" lang={quiz?.language}>
            {name}
          </b>
        </span>
        <AllowedWords allowed={exception} />
        {exception.class && (
          <span className={classes.soft}>{m.byClass({ name: exception.class.name })}</span>
        )}
      </div>
      {!exception.class && <RemoveButton id={exception.id} name={name} />}
    </li>
  );
}

function RemoveButton({ id, name }: { id: number; name: string }) {
  const m = useMessages(exceptionMessages);
  const { remove } = useExceptionCalls();
  const { pending, run } = useReported(m.notDone);
  return (
    <ActionIcon
      aria-label={m.removeNamed({ name })}
      loading={pending}
      onClick={() => void run(() => remove({ id }), m.removed)}
    >
      <IconTrash size={18} aria-hidden />
    </ActionIcon>
  );
}
