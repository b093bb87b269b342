import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** Invitations of people, for administrators. */
export const invitationMessages = messageFile(
  'admin',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
