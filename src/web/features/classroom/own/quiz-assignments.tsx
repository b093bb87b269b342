import { Badge, Text } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { useServerClock } from '#web/server-clock.tsx';
import { type OwnAssignment, useAssignmentsOfQuiz } from '../api.ts';
import { LateNote } from '../assignments/late-note.tsx';
import { AssignmentTimes, stateColors } from './assignment-times.tsx';
import { ownClassMessages } from './messages/messages.ts';
import classes from './to-do.module.css';

/** In which classes a quiz is assigned to the member, with the dates that hold for them; nothing once it is over. */
export function QuizAssignments({ quizId }: { quizId: number }) {
  const m = useMessages(ownClassMessages);
  const clock = useServerClock();
  const current = useAssignmentsOfQuiz(quizId).filter(({ state, dueAt }) =>
    state === 'done' || state === 'late' ? dueAt && Date.parse(dueAt) > clock.now() : true,
  );
  if (current.length === 0) return null;
  return (
    <ul className={classes.assigned} aria-label={m.assignedIn}>
      {current.map((assignment) => (
        <AssignedIn key={assignment.id} assignment={assignment} />
      ))}
    </ul>
  );
}

function AssignedIn({ assignment }: { assignment: OwnAssignment & { className: string } }) {
  const m = useMessages(ownClassMessages);
  const { className, note, state } = assignment;
  return (
    <li>
      <span className={classes.head}>
        <b dir="auto">{className}</b>
        <Badge color={stateColors[state]} className={classes.badge}>
          {m.states[state]}
        </Badge>
      </span>
      {state !== 'excused' && (
        <Text size="sm">
          <AssignmentTimes assignment={assignment} both /> <LateNote assignment={assignment} />
        </Text>
      )}
      {note && (
        <Text size="sm" dir="auto">
          {note}
        </Text>
      )}
    </li>
  );
}
