import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** Questions that are answered on their picture. */
export const hotspotMessages = messageFile(
  'hotspot',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
