import type { MessagesOf } from '#web/language/message-file.ts';
import type { InvitedRow, PeopleReport } from './api.ts';
import type { invitationMessages } from './messages/messages.ts';

/** Who has an account, and is added to a class. */
export const joinsClass = ({ status, className }: Pick<InvitedRow, 'status' | 'className'>) =>
  status === 'exists' && className !== null;

/** What came of a list, in a sentence. */
export function whatWasDone(
  { counts: { invited }, rows }: PeopleReport,
  m: Pick<MessagesOf<typeof invitationMessages>, 'invited' | 'added' | 'notInvited'>,
): string {
  if (invited > 0) return m.invited({ count: invited });
  return rows.some(joinsClass) ? m.added : m.notInvited;
}
