import { Badge, Text } from '@mantine/core';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { useServerClock } from '#web/server-clock.tsx';
import { RowList } from '#web/ui/lists/row-list.tsx';
import { ButtonLink, TextLink } from '#web/ui/text/links.tsx';
import type { OwnAssignment } from '../api.ts';
import { LateNote } from '../assignments/late-note.tsx';
import { AssignmentTimes, stateColors } from './assignment-times.tsx';
import { ownClassMessages } from './messages/messages.ts';
import { Remarks } from './remarks.tsx';
import classes from './to-do.module.css';
import { isToDo } from './work-left.ts';

/** The assignments of a class: what is to do first, then what is over. */
export function ToDo({ assignments }: { assignments: readonly OwnAssignment[] }) {
  const m = useMessages(ownClassMessages);
  const clock = useServerClock();
  if (assignments.length === 0) return <Text c="dimmed">{m.nothingAssigned}</Text>;
  const isLeft = (assignment: OwnAssignment) => isToDo(assignment, clock.now());
  const ordered = [
    ...assignments.filter(isLeft),
    ...assignments.filter((assignment) => !isLeft(assignment)).toReversed(),
  ];
  return <AssignmentRows assignments={ordered} />;
}

export const AssignmentRows = ({ assignments }: { assignments: readonly OwnAssignment[] }) => (
  <RowList>
    {assignments.map((assignment) => (
      <Row key={assignment.id} assignment={assignment} />
    ))}
  </RowList>
);

function Row({ assignment }: { assignment: OwnAssignment }) {
  const m = useMessages(ownClassMessages);
  const format = useFormat();
  const { title, language, note, state, mark, result, progress, next } = assignment;
  const isExcused = state === 'excused';
  const isUpcoming = state === 'upcoming';
  return (
    <li>
      <div className={classes.words}>
        <b dir="auto" lang={language}>
          {title}
        </b>
        {progress && <SeriesFacts assignment={assignment} />}
        {note && <span dir="auto">{note}</span>}
        <Text size="sm" c="dimmed">
          <AssignmentTimes assignment={assignment} />{' '}
          {(state === 'open' || state === 'missing') && <LateNote assignment={assignment} />}
        </Text>
        <Remarks cell={assignment} />
      </div>
      <div className={classes.outcome}>
        <Badge color={stateColors[state]} className={classes.badge}>
          {m.states[state]}
        </Badge>
        {mark &&
          (result ? (
            <TextLink to="/results/$id" params={{ id: String(result.attemptId) }} data-apart>
              {format.percent(mark.percentage, 100)}
            </TextLink>
          ) : (
            <b data-figures>{format.percent(mark.percentage, 100)}</b>
          ))}
        {!result && !isUpcoming && !isExcused && next && (
          <ButtonLink to="/quiz/$id" params={{ id: String(next.id) }} size="sm">
            {m.toQuiz}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

/** How far the learner is in a series, and which quiz is next. */
function SeriesFacts({ assignment: { progress, next } }: { assignment: OwnAssignment }) {
  const m = useMessages(ownClassMessages);
  return (
    <Text size="sm">
      {progress && m.passedOf(progress)}{' '}
      {next && (
        <Rich
          text={m.nextQuiz}
          parts={{
            quiz: () => (
              <span dir="auto" lang={next.language}>
                {next.title}
              </span>
            ),
          }}
        />
      )}
    </Text>
  );
}
