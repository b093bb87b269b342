import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The facts of a quiz and what a learner can do with it: on cards, in rows and on the quiz’s own page. */
export const quizMessages = messageFile(
  'page',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
