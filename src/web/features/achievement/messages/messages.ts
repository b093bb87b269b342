import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The achievements of a member. */
export const achievementMessages = messageFile(
  'achievement',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
