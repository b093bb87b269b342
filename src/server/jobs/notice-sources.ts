import { earnedAchievements } from '../features/achievement/workflows/notice-earned.ts';
import { reopenedQuizzes } from '../features/attempt/reopening/workflows/find-reopened.ts';
import { awardedCertificates } from '../features/certificate/workflows/notice-awarded.ts';
import { assignmentReminders } from '../features/classroom/reminders/workflows/find-reminders.ts';
import { markedResults } from '../features/marking/workflows/notify-marked.ts';
import type { NoticeSource } from '../features/notice/workflows/find.ts';
import { dueReviews } from '../features/practice/reminders/workflows/find-due.ts';
import { endingStreaks } from '../features/practice/streak/workflows/find-ending.ts';
import { settledReports } from '../features/quality/workflows/notify-reporters.ts';
import { regradedResults } from '../features/regrade/workflows/notify-of-results.ts';

/** Every feature that gives notices; a kind without a source is never mailed. */
export const noticeSources: readonly NoticeSource[] = [
  ...assignmentReminders,
  reopenedQuizzes,
  regradedResults,
  markedResults,
  settledReports,
  endingStreaks,
  dueReviews,
  awardedCertificates,
  earnedAchievements,
];
