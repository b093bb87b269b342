import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The ways to end an attempt. */
export const endingMessages = messageFile(
  'attempt',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
