import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** Classes, for who runs them. */
export const classroomMessages = messageFile(
  'admin',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
