import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** How well confidence in practice fits the results. */
export const calibrationMessages = messageFile(
  'calibration',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
