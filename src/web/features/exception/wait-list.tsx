import { Stack } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { usePersonWaits, useWaitCalls, type Wait } from './api.ts';
import { DateLine } from './date-line.tsx';
import { EndWait } from './end-wait.tsx';
import classes from './exceptions.module.css';
import { exceptionMessages } from './messages/messages.ts';

/** The quizzes that a person has to wait for now. */
export function WaitList({ userId }: { userId: number }) {
  const m = useMessages(exceptionMessages);
  const { data: waits = [] } = usePersonWaits(userId);
  const { endWait } = useWaitCalls(userId);
  if (waits.length === 0) return null;
  return (
    <Stack gap="md">
      <ul className={classes.rows} aria-label={m.waits}>
        {waits.map((wait) => (
          <WaitRow key={wait.quiz.id} userId={userId} wait={wait} />
        ))}
      </ul>
      {waits.length > 1 && (
        <EndWait label={m.endAllWaits} act={() => endWait({ userId, quizId: null })} />
      )}
    </Stack>
  );
}

function WaitRow({ userId, wait: { quiz, waitsUntil } }: { userId: number; wait: Wait }) {
  const m = useMessages(exceptionMessages);
  const { endWait } = useWaitCalls(userId);
  return (
    <li>
      <div className={classes.words}>
        <b dir="auto" lang={quiz.language}>
          {quiz.title}
        </b>
        <DateLine text={m.waitsUntil} at={waitsUntil} />
        <EndWait
          label={m.endWait}
          named={m.endWaitNamed({ name: quiz.title })}
          act={() => endWait({ userId, quizId: quiz.id })}
        />
      </div>
    </li>
  );
}
