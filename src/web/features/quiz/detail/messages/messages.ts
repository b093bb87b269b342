import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The page of one quiz and the page with its rules. */
export const quizDetailMessages = messageFile(
  'quiz',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
