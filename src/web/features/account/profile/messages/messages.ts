import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The account page with all its sections. */
export const profileMessages = messageFile(
  'account-profile',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
