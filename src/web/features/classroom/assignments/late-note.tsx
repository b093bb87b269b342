import { useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import type { ClassAssignment } from '../api.ts';
import { assignmentMessages } from './messages/messages.ts';

type Conditions = Pick<ClassAssignment, 'dueAt' | 'late' | 'cutOffAt'>;

/** How much late work counts, if it does not count in full. */
export function LateNote({ assignment: { dueAt, late, cutOffAt } }: { assignment: Conditions }) {
  const m = useMessages(assignmentMessages);
  if (dueAt === null) return null;
  return (
    <>
      {late.policy === 'refused' && m.notes.refused}
      {late.policy === 'deducted' && m.notes.deducted(late)}
      {late.policy === 'deducted_daily' && m.notes.deductedDaily(late)}
      {cutOffAt && (
        <>
          {' '}
          <Rich
            text={m.notes.cutOff}
            parts={{ date: () => <Moment at={cutOffAt} form="moment" /> }}
          />
        </>
      )}
    </>
  );
}
