import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** What a person is allowed beyond the rules of quizzes, for administrators and teachers. */
export const exceptionMessages = messageFile(
  'admin',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
