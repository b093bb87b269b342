import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** Comments that authors and administrators decide about. */
export const commentAdminMessages = messageFile(
  'comments-admin',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
