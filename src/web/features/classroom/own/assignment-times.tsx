import { useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import type { OwnAssignment } from '../api.ts';
import { ownClassMessages } from './messages/messages.ts';

export const stateColors: Record<OwnAssignment['state'], string> = {
  done: 'pass',
  late: 'marigold',
  open: 'pen',
  missing: 'fail',
  upcoming: 'gray',
  excused: 'gray',
  not_assigned: 'gray',
};

interface AssignmentTimesProps {
  assignment: OwnAssignment;
  /** Before the start, the due date too. */
  both?: boolean;
}

/** When an assignment opens or is due for the member, and whether that date is the member's own. */
export function AssignmentTimes({ assignment, both = false }: AssignmentTimesProps) {
  const m = useMessages(ownClassMessages);
  const { state, startsAt, dueAt, hasOwnDates } = assignment;
  const isUpcoming = state === 'upcoming';
  const line = (text: string, at: string) => (
    <Rich text={text} parts={{ date: () => <Moment at={at} form="moment" relative /> }} />
  );
  return (
    <>
      {isUpcoming && line(m.opens, startsAt)}
      {isUpcoming && both && ' · '}
      {(!isUpcoming || both) && (dueAt ? line(m.dueAt, dueAt) : m.noDueDate)}{' '}
      {hasOwnDates && m.extended}
    </>
  );
}
