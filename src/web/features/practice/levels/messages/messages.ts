import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** A learner's levels in categories and with tags. */
export const levelMessages = messageFile(
  'levels',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
