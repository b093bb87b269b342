import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The player. */
export const playerMessages = messageFile(
  'attempt',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
