import type { MessagesOf } from '#web/language/message-file.ts';
import type { testimonialMessages } from './messages/messages.ts';

const names = ['unrated', 'poor', 'fair', 'good', 'veryGood', 'excellent'] as const;

/** What a number of stars means; 0 asks for a rating. */
export const ratingLabel = (
  rating: number,
  { ratings }: MessagesOf<typeof testimonialMessages>,
): string => ratings[names[rating] ?? 'unrated'];
