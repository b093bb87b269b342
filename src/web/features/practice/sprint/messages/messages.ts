import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** A sprint of practice. */
export const sprintMessages = messageFile(
  'sprint',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
