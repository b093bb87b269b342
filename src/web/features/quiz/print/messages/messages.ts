import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** A quiz on paper, with answer sheets and the key. */
export const printMessages = messageFile(
  'admin',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
