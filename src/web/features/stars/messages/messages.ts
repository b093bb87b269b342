import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** How a learner gives a quiz stars. In the file of practice: learners who take a quiz do not need it. */
export const starsMessages = messageFile(
  'practice',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
