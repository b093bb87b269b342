import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { QueryFailure } from '#web/ui/loaded-panel.tsx';
import { type PersonException, useExceptionCalls, useExceptions } from './api.ts';
import { ChosenTime } from './chosen-time.tsx';
import { ExceptionDialog } from './exception-dialog.tsx';
import classes from './exceptions.module.css';
import { GivenWords } from './given-words.tsx';
import { exceptionMessages } from './messages/messages.ts';
import { RemoveButton } from './remove-button.tsx';
import { WaitList } from './wait-list.tsx';

/** What a person is allowed beyond the rules of quizzes, and has to wait for. What a class allows is changed by its teachers. */
export function Exceptions({ userId }: { userId: number }) {
  const m = useMessages(exceptionMessages);
  const query = useExceptions(userId);
  const { data } = query;
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <Text size="sm" c="dimmed">
        {m.lead}
      </Text>
      <QueryFailure title={m.failed} query={query} />
      {data && data.exceptions.length > 0 && (
        <ul className={classes.rows}>
          {data.exceptions.map((exception) => (
            <ExceptionRow
              key={`${exception.class?.id ?? ''} ${exception.id}`}
              exception={exception}
              userId={userId}
              loadedUpdatedAt={data.updatedAt}
            />
          ))}
        </ul>
      )}
      {data && <ChosenTime userId={userId} data={data} />}
      <WaitList userId={userId} />
      {data && (
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
      )}
      {data && (
        <ExceptionDialog
          userId={userId}
          data={data}
          opened={isAdding}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

interface ExceptionRowProps {
  exception: PersonException;
  userId: number;
  loadedUpdatedAt: string;
}

function ExceptionRow({ exception, userId, loadedUpdatedAt }: ExceptionRowProps) {
  const m = useMessages(exceptionMessages);
  const { remove } = useExceptionCalls(userId);
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
        <GivenWords exception={exception} />
        {exception.class && (
          <span className={classes.soft}>{m.byClass({ name: exception.class.name })}</span>
        )}
      </div>
      {!exception.class && (
        <RemoveButton name={name} remove={() => remove({ id: exception.id, loadedUpdatedAt })} />
      )}
    </li>
  );
}
