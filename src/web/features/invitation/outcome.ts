import type { MessagesOf } from '#web/language/message-file.ts';
import type { InvitedRow, PeopleReport } from './api.ts';
import type { invitationMessages } from './messages/messages.ts';

/** Whether a person has an account already and is added to a class. */
export const joinsClass = ({ status, className }: Pick<InvitedRow, 'status' | 'className'>) =>
  status === 'exists' && className !== null;

/** The outcome of an import of people in a sentence. */
export function whatWasDone(
  { counts: { invited }, rows }: PeopleReport,
  m: Pick<MessagesOf<typeof invitationMessages>, 'invited' | 'added' | 'notInvited'>,
): string {
  if (invited > 0) return m.invited({ count: invited });
  return rows.some(joinsClass) ? m.added : m.notInvited;
}
