import { z } from 'zod';

export const LeaderboardEntry = z.object({
  name: z.string(),
  quizzesCompleted: z.int(),
  /** Correct answers: each quiz counts with the learner's best attempt. */
  score: z.int(),
});
export type LeaderboardEntry = z.infer<typeof LeaderboardEntry>;

export const Statistics = z.object({
  /** Quizzes that anybody can take now. */
  totalQuizzes: z.int(),
});
