import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The teachers of a class. */
export const teacherMessages = messageFile(
  'admin',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
