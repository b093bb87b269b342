import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The series with their details. */
export const seriesMessages = messageFile(
  'page',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
