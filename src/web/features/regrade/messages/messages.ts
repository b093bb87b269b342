import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** Past answers that are graded again, for administrators. */
export const regradeMessages = messageFile(
  'admin',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
