import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** How learners report a problem with a question. In the file of practice: learners who take a quiz do not need it. */
export const reportMessages = messageFile(
  'practice',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
