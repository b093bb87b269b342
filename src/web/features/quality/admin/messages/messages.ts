import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** Questions that need a decision, for administrators. */
export const qualityMessages = messageFile(
  'admin',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
