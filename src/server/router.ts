import { accountRouter } from './features/account/router.ts';
import { attemptRouter } from './features/attempt/router.ts';
import { categoryRouter } from './features/category/router.ts';
import { progressRouter } from './features/progress/router.ts';
import { quizRouter } from './features/quiz/router.ts';
import { createCallerFactory, router } from './kernel/trpc.ts';

export const appRouter = router({
  account: accountRouter,
  category: categoryRouter,
  quiz: quizRouter,
  attempt: attemptRouter,
  progress: progressRouter,
});

export type AppRouter = typeof appRouter;

/** Calls procedures in this process, as whoever the context says. */
export const createCaller = createCallerFactory(appRouter);
