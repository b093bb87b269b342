import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** What learners think of a quiz, for those who manage it. */
export const starsAdminMessages = messageFile(
  'admin',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
