import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** Certificates: their pages, the list of one's own, their verification, and where a series offers one. */
export const certificateMessages = messageFile(
  'certificate',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
