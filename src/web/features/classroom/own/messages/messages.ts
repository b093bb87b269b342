import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** Classes, for their members. */
export const ownClassMessages = messageFile(
  'practice',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
