import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** Notices, in the panel of the bell and on their page. */
export const noticeMessages = messageFile(
  'notices',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
