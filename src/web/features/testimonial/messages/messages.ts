import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** What learners say, and the form to say it. */
export const testimonialMessages = messageFile(
  'home',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
