import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** Who writes an assignment now. */
export const liveMessages = messageFile(
  'admin',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
