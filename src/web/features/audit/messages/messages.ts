import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The audit trail. */
export const auditMessages = messageFile(
  'admin',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
