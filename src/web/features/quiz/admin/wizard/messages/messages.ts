import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The wizard that adds a question to a quiz. */
export const wizardMessages = messageFile(
  'admin',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
