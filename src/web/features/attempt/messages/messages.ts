import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The heads of a learner's pages, and what is shown while their code is loaded. */
export const attemptMessages = messageFile(
  'attempt',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
