import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The dashboard of administrators: its lists of quizzes, their actions and links. */
export const quizListMessages = messageFile(
  'admin',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
