import { accountRouter } from './features/account/router.ts';
import { achievementRouter } from './features/achievement/router.ts';
import { attemptRouter } from './features/attempt/router.ts';
import { auditRouter } from './features/audit/router.ts';
import { blogRouter } from './features/blog/router.ts';
import { categoryRouter } from './features/category/router.ts';
import { certificateRouter } from './features/certificate/router.ts';
import { classroomRouter } from './features/classroom/router.ts';
import { commentRouter } from './features/comment/router.ts';
import { contactRouter } from './features/contact/router.ts';
import { draftRouter } from './features/draft/router.ts';
import { exceptionRouter } from './features/exception/router.ts';
import { exchangeRouter } from './features/exchange/router.ts';
import { explanationRouter } from './features/explanation/router.ts';
import { invitationRouter } from './features/invitation/router.ts';
import { markingRouter } from './features/marking/router.ts';
import { mergeRouter } from './features/merge/router.ts';
import { noticeRouter } from './features/notice/router.ts';
import { practiceRouter } from './features/practice/router.ts';
import { progressRouter } from './features/progress/router.ts';
import { qualityRouter } from './features/quality/router.ts';
import { questionRouter } from './features/question/router.ts';
import { quizRouter } from './features/quiz/router.ts';
import { regradeRouter } from './features/regrade/router.ts';
import { seriesRouter } from './features/series/router.ts';
import { settingRouter } from './features/setting/router.ts';
import { starsRouter } from './features/stars/router.ts';
import { testimonialRouter } from './features/testimonial/router.ts';
import { uploadRouter } from './features/upload/router.ts';
import { createCallerFactory, router } from './kernel/trpc.ts';

export const appRouter = router({
  account: accountRouter,
  notice: noticeRouter,
  draft: draftRouter,
  upload: uploadRouter,
  category: categoryRouter,
  question: questionRouter,
  quiz: quizRouter,
  exchange: exchangeRouter,
  exception: exceptionRouter,
  attempt: attemptRouter,
  progress: progressRouter,
  regrade: regradeRouter,
  quality: qualityRouter,
  stars: starsRouter,
  practice: practiceRouter,
  explanation: explanationRouter,
  classroom: classroomRouter,
  marking: markingRouter,
  invitation: invitationRouter,
  merge: mergeRouter,
  series: seriesRouter,
  certificate: certificateRouter,
  achievement: achievementRouter,
  blog: blogRouter,
  testimonial: testimonialRouter,
  comment: commentRouter,
  contact: contactRouter,
  setting: settingRouter,
  audit: auditRouter,
});

export type AppRouter = typeof appRouter;

/** Calls procedures in this process, as the actor of the context. */
export const createCaller = createCallerFactory(appRouter);
