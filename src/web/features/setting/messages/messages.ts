import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The settings of the place. */
export const settingMessages = messageFile(
  'admin',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
