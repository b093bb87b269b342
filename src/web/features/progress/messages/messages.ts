import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The leaderboard. */
export const leaderboardMessages = messageFile(
  'page',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
