/** The number of rows in a database of the benchmark. */
export interface Size {
  quizzes: number;
  /** Finished attempts, spread over all quizzes and learners. */
  attempts: number;
  learners: number;
}

/** Questions of each quiz; an attempt asks all of them. */
export const questionsPerQuiz = 30;
/** Answers of each finished attempt: fewer than an attempt has, so that a million fit on a small disk. */
export const answersPerPastAttempt = 10;
/** Members with a session, who send the requests of signed-in workloads. */
export const members = 64;

export const usualSize: Size = { quizzes: 2000, attempts: 20_000, learners: 5000 };
/** Of the one-minute form. */
export const shortSize: Size = { quizzes: 500, attempts: 5000, learners: 1000 };
