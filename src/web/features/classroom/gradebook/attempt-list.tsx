import { Badge, Text, Title } from '@mantine/core';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { classroomMessages } from '../admin/messages/messages.ts';
import type { CellDetail } from '../api.ts';
import classes from './gradebook.module.css';
import { isExpected } from './gradebook-order.ts';
import { gradebookMessages } from './messages/messages.ts';
import { ProvisionalSign } from './provisional-sign.tsx';

interface AttemptListProps {
  detail: CellDetail;
  /** Teachers who are members do not open their own attempts: the page shows keys. */
  isOwn: boolean;
}

/** All attempts of the learner at the assignment, and which of them make the mark; none does where none is expected. */
export function AttemptList({ detail, isOwn }: AttemptListProps) {
  const { classId, attempts, quizzes } = detail;
  const quizOf = (quizId: number) => quizzes.find(({ id }) => id === quizId);
  const m = useMessages(gradebookMessages);
  const { states } = useMessages(classroomMessages);
  const format = useFormat();
  return (
    <section aria-labelledby="cell-attempts">
      <Title order={3} size="h5" id="cell-attempts">
        {m.attempts}
      </Title>
      {attempts.length === 0 && (
        <Text size="sm" c="dimmed">
          {m.noAttempts}
        </Text>
      )}
      <ul className={classes.plain}>
        {attempts.map(
          ({ id, quizId, endedAt, percentage, beforeDeduction, isLate, counts, toBeMarked }) => (
            <li key={id}>
              {isOwn ? (
                <Moment at={endedAt} form="moment" />
              ) : (
                <TextLink
                  to="/admin/class-attempts/$classId/$id"
                  params={{ classId: String(classId), id: String(id) }}
                >
                  <Moment at={endedAt} form="moment" />
                </TextLink>
              )}
              {quizzes.length > 0 && (
                <span dir="auto" lang={quizOf(quizId)?.language}>
                  {quizOf(quizId)?.title}
                </span>
              )}
              <span data-figures>
                {format.percent(percentage, 100)}
                {toBeMarked !== undefined && <ProvisionalSign />}
                {beforeDeduction !== percentage && (
                  <s className={classes.before}>{format.percent(beforeDeduction, 100)}</s>
                )}
              </span>
              {isLate && <Badge color="marigold">{states.late}</Badge>}
              {counts && isExpected(detail) && <Badge color="pass">{m.counts}</Badge>}
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
