import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** What authors see when they try a quiz. */
export const trialMessages = messageFile(
  'admin',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
