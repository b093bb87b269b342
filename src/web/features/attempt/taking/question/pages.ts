import { lazyPart } from '#web/ui/lazy-part.tsx';

/** All questions on one page, which most quizzes do not need. */
export const AllQuestions = lazyPart(() =>
  import('./all-questions.tsx').then((file) => file.AllQuestions),
);
