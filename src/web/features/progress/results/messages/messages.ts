import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The results of one quiz, for administrators. */
export const quizResultsMessages = messageFile(
  'admin',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
