import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import type { Cell, Gradebook } from '../api.ts';
import classes from './classroom.module.css';
import { classroomMessages } from './messages/messages.ts';

/** Every member's result of every assignment. The names and the titles stay in view. */
export function GradebookTable({ book }: { book: Gradebook }) {
  const m = useMessages(classroomMessages);
  const [sortedBy, setSortedBy] = useState<number>();
  const cells = new Map(book.cells.map((cell) => [keyOf(cell.userId, cell.assignmentId), cell]));
  const members =
    sortedBy === undefined
      ? book.members
      : book.members.toSorted(
          (a, b) =>
            shareOf(cells.get(keyOf(b.userId, sortedBy))) -
            shareOf(cells.get(keyOf(a.userId, sortedBy))),
        );
  return (
    <section className={classes.scroll} aria-label={m.gradebook}>
      <table className={classes.book}>
        <thead>
          <tr>
            <th
              scope="col"
              className={`${classes.title} ${classes.corner}`}
              aria-sort={sortedBy === undefined ? 'ascending' : 'none'}
            >
              <button type="button" onClick={() => setSortedBy(undefined)}>
                {m.member}
              </button>
            </th>
            {book.assignments.map(({ id, quiz, dueAt }) => (
              <th
                key={id}
                scope="col"
                className={classes.title}
                aria-sort={sortedBy === id ? 'descending' : 'none'}
              >
                <button type="button" dir="auto" onClick={() => setSortedBy(id)}>
                  {quiz.title}
                </button>
                {dueAt && (
                  <span className={classes.due}>
                    <Moment at={dueAt} />
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {members.map(({ userId, name }) => (
            <tr key={userId}>
              <th scope="row" className={classes.name} dir="auto">
                {name}
              </th>
              {book.assignments.map(({ id }) => (
                <ResultCell key={id} classId={book.class.id} cell={cells.get(keyOf(userId, id))} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const keyOf = (userId: number, assignmentId: number) => `${userId} ${assignmentId}`;

/** Without a result last. */
const shareOf = (cell: Cell | undefined): number => cell?.result?.percentage ?? -1;

function ResultCell({ classId, cell }: { classId: number; cell: Cell | undefined }) {
  const m = useMessages(classroomMessages);
  const format = useFormat();
  if (!cell) return <td />;
  const { state, result } = cell;
  return (
    <td data-state={state} data-passed={result?.passed || undefined}>
      {result && (
        <Link
          to="/admin/class-attempts/$classId/$id"
          params={{ classId: String(classId), id: String(result.attemptId) }}
          className={classes.score}
          data-figures
        >
          {format.percent(result.percentage, 100)}
        </Link>
      )}
      {state !== 'done' && <span className={classes.state}>{m.states[state]}</span>}
    </td>
  );
}
