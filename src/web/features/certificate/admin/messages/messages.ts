import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** Certificates of a series, for administrators. */
export const certificateAdminMessages = messageFile(
  'certificate-admin',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
