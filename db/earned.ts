import { sql } from 'kysely';

/** The sum of what the answers of an attempt earn and cost, in hundredths of a question. */
export const creditSum = sql<number>`coalesce(quiz_attempts.points, quiz_attempts.score * 100)`;

/** What an attempt has earned, in hundredths of a question; the same as `earnedOf`. */
export const earned = sql<number>`greatest(${creditSum}, 0)`;
