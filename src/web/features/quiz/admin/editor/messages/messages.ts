import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The editor of a quiz, and the comparison of two versions. */
export const quizEditorMessages = messageFile(
  'admin',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
