import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The palette of commands of the administration. */
export const paletteMessages = messageFile(
  'admin',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
