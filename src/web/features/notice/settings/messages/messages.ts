import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** Which notices a member wants, in the profile. */
export const noticeSettingsMessages = messageFile(
  'account-profile',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
