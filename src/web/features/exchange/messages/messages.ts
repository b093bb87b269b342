import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The pages on which questions come in from files and go out to files. */
export const exchangeMessages = messageFile(
  'admin',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
