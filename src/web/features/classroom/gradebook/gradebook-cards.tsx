import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { CellContent } from './cell-content.tsx';
import classes from './gradebook.module.css';
import { isExpected, isWanted, type Line } from './gradebook-order.ts';
import type { GradebookListProps } from './gradebook-table.tsx';
import { MeanMark } from './mean-mark.tsx';
import { gradebookMessages } from './messages/messages.ts';

/** The gradebook on a phone: one card for each learner, which opens. */
export function GradebookCards({ lines, ...props }: GradebookListProps) {
  const m = useMessages(gradebookMessages);
  return (
    <ul className={classes.cards} aria-label={m.gradebook}>
      {lines.map((line) => (
        <Card key={line.member.userId} line={line} {...props} />
      ))}
    </ul>
  );
}

interface CardProps extends Omit<GradebookListProps, 'lines'> {
  line: Line;
}

function Card({ line: { member, cells, mean }, book, filter, chosen, onOpen }: CardProps) {
  const m = useMessages(gradebookMessages);
  const [isOpen, setOpen] = useState(chosen.member === member.userId);
  const marked = cells.filter(({ mark }) => mark !== undefined).length;
  return (
    <li>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span className={classes.learner}>
            <b dir="auto">{member.name}</b>
            <span className={classes.due}>
              {mean && (
                <>
                  <MeanMark mean={mean} /> ·{' '}
                </>
              )}
              {m.markedOf({ marked, total: cells.filter(isExpected).length })}
            </span>
          </span>
          <IconChevronDown size={20} aria-hidden />
        </summary>
        {isOpen && (
          <ul>
            {cells.map((cell, column) => {
              const assignment = book.assignments[column];
              return (
                isWanted(cell, filter) && (
                  <li key={cell.assignmentId}>
                    <button
                      type="button"
                      className={classes.line}
                      onClick={() => onOpen(member.userId, cell.assignmentId)}
                    >
                      <span dir="auto" lang={assignment?.language}>
                        {assignment?.title}
                      </span>
                      <span className={classes.cell}>
                        <CellContent cell={cell} />
                      </span>
                    </button>
                  </li>
                )
              );
            })}
          </ul>
        )}
      </details>
    </li>
  );
}
