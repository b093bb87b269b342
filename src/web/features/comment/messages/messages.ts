import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** Comments on a question. */
export const commentMessages = messageFile(
  'comments',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
