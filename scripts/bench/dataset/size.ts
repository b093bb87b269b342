/** The number of rows in a database of the benchmark. */
export interface Size {
  quizzes: number;
  /** An attempt asks all of them. */
  questionsPerQuiz: number;
  /** Finished attempts, spread over all quizzes and learners. */
  attempts: number;
  learners: number;
}

/** Of the quizzes that are taken. */
export const questionsPerQuiz = 30;
/** Answers of each finished attempt: fewer than an attempt has, so that a million fit on a small disk. */
export const answersPerPastAttempt = 10;
/** Connections of signed-in workloads, each of another member. Every learner has a session. */
export const members = 64;

export const usualSize: Size = {
  quizzes: 2000,
  questionsPerQuiz,
  attempts: 20_000,
  learners: 10_000,
};
/** Of the one-minute form. */
export const shortSize: Size = { quizzes: 500, questionsPerQuiz, attempts: 5000, learners: 1000 };
