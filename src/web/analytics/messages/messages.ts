import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** Asks whether page views may be counted. */
export const analyticsMessages = messageFile(
  'page',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
