import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The search box of the header. */
export const quizSearchMessages = messageFile(
  'page',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
