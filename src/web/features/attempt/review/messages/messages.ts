import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** Finished attempts: verdict, answers, receipt. */
export const reviewMessages = messageFile(
  'attempt',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
