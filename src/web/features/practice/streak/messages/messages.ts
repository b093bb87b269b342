import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The daily goal, on the pages of practice and on a member's home. */
export const streakMessages = messageFile(
  'streak',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
