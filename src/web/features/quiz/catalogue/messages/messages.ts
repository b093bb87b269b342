import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The list of quizzes with its filters. */
export const quizListMessages = messageFile(
  'page',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
