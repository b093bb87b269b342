import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** A sound in a text. */
export const soundsMessages = messageFile(
  'page',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
