import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** Invitations to a class. */
export const classInvitationMessages = messageFile(
  'admin',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
