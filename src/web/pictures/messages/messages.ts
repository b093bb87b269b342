import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** Fields in which pictures are uploaded. */
export const picturesMessages = messageFile(
  'admin',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
