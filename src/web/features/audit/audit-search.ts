import type { AuditAction, AuditKind } from '#shared/features/audit/schema.ts';
import { calendarDay, keyOf, pageNumber, rowId, searchParams, text } from '#web/search-params.ts';

/** What can be changed. */
const kinds: Record<AuditKind, true> = {
  categories: true,
  sub_categories: true,
  quizzes: true,
  questions: true,
  series: true,
  blog_posts: true,
  testimonials: true,
  contact_messages: true,
  users: true,
  tags: true,
  uploads: true,
  classes: true,
  assignments: true,
  assignment_members: true,
  gradebook_entries: true,
  class_exceptions: true,
  answer_marks: true,
  series_certificates: true,
  certificates: true,
  settings: true,
};

export const actionColours: Record<AuditAction, string> = {
  created: 'pass',
  changed: 'marigold',
  deleted: 'fail',
};

/** What the address of the audit trail contains. */
export const auditSearch = searchParams({
  who: text(200),
  kind: keyOf<AuditKind>(kinds),
  action: keyOf<AuditAction>(actionColours),
  rowId,
  from: calendarDay,
  to: calendarDay,
  page: pageNumber,
});
