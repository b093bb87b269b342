import type { NewNotice } from '#server/features/notice/mutations.ts';
import { lastOfEach, type StoredNotice } from '#server/features/notice/views.ts';
import type { NoticeContent } from '#shared/features/notice/kinds.ts';
import type { listDueSoon } from './queries.ts';

type AboutAssignment = Extract<
  NoticeContent,
  { kind: 'assignment-given' | 'assignment-due' | 'assignment-overdue' }
>;
type Row = Awaited<ReturnType<typeof listDueSoon>>[number];

export function asNotice(kind: AboutAssignment['kind'], row: Row): NewNotice {
  const { userId, subject, assignmentId, className, quizId, dueAt } = row;
  return {
    userId,
    subject,
    content: {
      kind,
      data: {
        assignmentId,
        className,
        quizId,
        title: row.quizTitle,
        language: row.quizLanguage,
        dueAt: dueAt?.toISOString() ?? null,
      },
    },
  };
}

type AssignmentNotice = StoredNotice & { content: AboutAssignment };

export const isAboutAssignment = (notice: StoredNotice): notice is AssignmentNotice =>
  'assignmentId' in notice.content.data;

/** An assignment can be overdue again, after its date was moved: of such notices only the last one. */
export const lastOverdue = (notices: readonly AssignmentNotice[]): AssignmentNotice[] =>
  lastOfEach(notices, ({ id, content: { kind, data } }) =>
    kind === 'assignment-overdue' ? `of ${data.assignmentId}` : id,
  );

/**
 * Whether a mail about an assignment that is still to do is not too late, nor too early after its date was moved: there is
 * another reminder of the new date. A member is not reminded of what can no longer be done.
 */
export function isTimely(
  { kind, dueAt: said }: { kind: AboutAssignment['kind']; dueAt: string | null },
  { dueAt, isOver }: { dueAt: Date | null; isOver: boolean },
  now: Date,
): boolean {
  if (kind === 'assignment-overdue') return dueAt !== null && dueAt <= now;
  if (kind === 'assignment-due')
    return dueAt !== null && dueAt > now && dueAt.toISOString() === said && !isOver;
  return dueAt === null || dueAt > now;
}
