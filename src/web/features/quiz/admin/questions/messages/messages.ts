import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** Questions in editors: forms, outline, and trying them out. */
export const questionMessages = messageFile(
  'admin',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
