import { attemptRest } from './features/attempt/rest.ts';
import { blogRest } from './features/blog/rest.ts';
import { classroomRest } from './features/classroom/rest.ts';
import { quizRest } from './features/quiz/rest.ts';
import { seriesRest } from './features/series/rest.ts';
import { testimonialRest } from './features/testimonial/rest.ts';
import { router } from './kernel/trpc.ts';

/** Procedures that only plain HTTP clients call, where their shape differs from the app's own. */
export const restRouter = router({
  quiz: quizRest,
  attempt: attemptRest,
  series: seriesRest,
  blog: blogRest,
  testimonial: testimonialRest,
  classroom: classroomRest,
});
