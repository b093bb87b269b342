import { lazyPart } from '#web/ui/lazy-part.tsx';

const load = () => import('./question-timer.tsx');

/** The time of a question, which most quizzes do not need. */
export const QuestionTimer = lazyPart(() => load().then((file) => file.QuestionTimer));
