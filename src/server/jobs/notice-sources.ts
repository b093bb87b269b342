import { assignmentReminders } from '../features/classroom/reminders/workflows/find-reminders.ts';
import type { NoticeSource } from '../features/notice/workflows/find.ts';

/** Every feature that gives notices; a kind without a source is never mailed. */
export const noticeSources: readonly NoticeSource[] = [...assignmentReminders];
