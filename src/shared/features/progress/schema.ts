import { z } from 'zod';

export const LeaderboardEntry = z.object({
  name: z.string(),
  quizzesCompleted: z.int(),
  /** Correct answers: each quiz counts with the learner's best attempt. */
  score: z.int(),
});
export type LeaderboardEntry = z.infer<typeof LeaderboardEntry>;

/** A learner's place on the leaderboard, with the learners just before and after. */
export const OwnPlace = z.object({
  entries: z.array(
    LeaderboardEntry.extend({
      place: z.int().describe('from 1'),
      isOwn: z.boolean().describe('whether it is your own'),
    }),
  ),
});
export type OwnPlace = z.infer<typeof OwnPlace>;

export const Statistics = z.object({
  /** Quizzes that everyone can take now. */
  totalQuizzes: z.int(),
});
