import { ActionIcon, Button, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { type PersonException, useExceptionCalls, useExceptions } from './api.ts';
import { ExceptionDialog } from './exception-dialog.tsx';
import classes from './exceptions.module.css';
import { exceptionMessages } from './messages/messages.ts';

/** What a person is allowed beyond the rules of quizzes. */
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
            <ExceptionRow key={exception.id} exception={exception} />
          ))}
        </ul>
      )}
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
  const format = useFormat();
  const { remove } = useExceptionCalls();
  const { pending, run } = useReported(m.notDone);
  const { id, quiz, extraTimePercent, extraAttempts, closesAt } = exception;
  const name = quiz?.title ?? m.everyQuiz;
  return (
    <li>
      <div className={classes.words}>
        <b dir="auto" lang={quiz?.language}>
          {name}
        </b>
        {extraTimePercent > 0 && (
          <span>{m.moreTime({ percent: format.percent(extraTimePercent, 100) })}</span>
        )}
        {extraAttempts > 0 && <span>{m.moreAttempts({ count: extraAttempts })}</span>}
        {closesAt && (
          <span>
            <Rich
              text={m.openUntil}
              parts={{ date: () => <Moment at={closesAt} form="moment" /> }}
            />
          </span>
        )}
      </div>
      <ActionIcon
        aria-label={m.removeNamed({ name })}
        loading={pending}
        onClick={() => void run(() => remove({ id }), m.removed)}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </li>
  );
}
