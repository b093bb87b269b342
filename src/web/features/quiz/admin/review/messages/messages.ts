import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The review of a quiz before it is published, with its score. */
export const quizReviewMessages = messageFile(
  'admin',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
