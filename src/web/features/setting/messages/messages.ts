import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The settings of the site. */
export const settingMessages = messageFile(
  'admin',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
