import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The question of the day. */
export const dailyMessages = messageFile(
  'daily',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
