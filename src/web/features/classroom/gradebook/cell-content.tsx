import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCalendarPlus, IconMessage, IconPencil } from '@tabler/icons-react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { noValue } from '#web/ui/text/no-value.ts';
import { classroomMessages } from '../admin/messages/messages.ts';
import type { Cell } from '../api.ts';
import classes from './gradebook.module.css';
import { gradebookMessages } from './messages/messages.ts';
import { ProvisionalSign } from './provisional-sign.tsx';

const size = { size: 14, 'aria-hidden': true };

/** What a cell says: the mark, what it was before a deduction, the state, and whether a teacher has written. */
export function CellContent({ cell }: { cell: Cell }) {
  const m = useMessages(gradebookMessages);
  const { states } = useMessages(classroomMessages);
  const format = useFormat();
  const { mark, beforeDeduction, progress, state } = cell;
  const { isOverridden, hasChanged, hasComment, hasOwnDates } = cell;
  return (
    <>
      <span className={classes.mark} data-passed={mark?.passed || undefined} data-figures>
        {mark ? format.percent(mark.percentage, 100) : state === 'done' ? '' : noValue}
        {beforeDeduction !== undefined && (
          <s className={classes.before}>{format.percent(beforeDeduction, 100)}</s>
        )}
        {mark?.isProvisional && <ProvisionalSign />}
        {isOverridden && (
          <>
            <IconPencil {...size} />
            <VisuallyHidden>{m.byHand}</VisuallyHidden>
          </>
        )}
        {hasChanged && (
          <span className={classes.changed}>
            <IconAlertTriangle {...size} />
            <VisuallyHidden>{m.changed}</VisuallyHidden>
          </span>
        )}
        {hasOwnDates && (
          <>
            <IconCalendarPlus {...size} />
            <VisuallyHidden>{m.ownDates}</VisuallyHidden>
          </>
        )}
        {hasComment && (
          <>
            <IconMessage {...size} />
            <VisuallyHidden>{m.withComment}</VisuallyHidden>
          </>
        )}
      </span>
      {progress && (
        <span className={classes.state}>
          {m.markedOf({ marked: progress.passed, total: progress.total })}
        </span>
      )}
      {state !== 'done' && (
        <span className={classes.state} data-state={state}>
          {states[state]}
        </span>
      )}
    </>
  );
}
