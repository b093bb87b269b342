import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** Practice: its overview, a set of questions and its end. */
export const practiceMessages = messageFile(
  'practice',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
