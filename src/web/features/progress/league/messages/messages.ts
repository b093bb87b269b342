import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The weekly league, and the page with it and the leaderboard. */
export const leagueMessages = messageFile(
  'league',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
