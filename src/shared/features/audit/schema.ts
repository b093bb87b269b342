import { z } from 'zod';
import { Id } from '#shared/kernel/id.ts';
import { Page, Paging } from '#shared/kernel/paging.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';

/** What was changed. */
export const AuditKind = z.enum([
  'categories',
  'sub_categories',
  'quizzes',
  'questions',
  'series',
  'blog_posts',
  'testimonials',
  'contact_messages',
  'users',
  'tags',
  'uploads',
  'classes',
  'assignments',
  'assignment_members',
  'gradebook_entries',
  'class_exceptions',
  'answer_marks',
  'series_certificates',
  'certificates',
  'settings',
]);
export type AuditKind = z.infer<typeof AuditKind>;

export const AuditAction = z.enum(['created', 'changed', 'deleted']);
export type AuditAction = z.infer<typeof AuditAction>;

/** The columns of a row that a change concerns. */
const Columns = z.record(z.string(), z.unknown());

/** One row that an administrator created, changed or deleted. */
export const AuditEntry = z.object({
  id: z.int(),
  at: Timestamp,
  actorId: z.int().nullable(),
  actorName: z.string().nullable(),
  call: z.string(),
  requestId: z.string(),
  kind: AuditKind,
  rowId: z.int(),
  label: z.string().nullable(),
  action: AuditAction,
  before: Columns,
  after: Columns,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditPage = Page(AuditEntry);

/** A day in UTC: 2026-11-22. PostgreSQL has no year 0. */
const Day = z.iso.date().refine((day) => !day.startsWith('0000'));

/** The filter of the audit trail. */
export const AuditFilter = Paging.extend({
  who: z.string().trim().max(200).optional(),
  kind: AuditKind.optional(),
  action: AuditAction.optional(),
  rowId: Id.optional(),
  from: Day.optional(),
  to: Day.optional(),
  perPage: Paging.shape.perPage.default(25),
});
export type AuditFilter = z.infer<typeof AuditFilter>;
