import type { Database } from '#db/open.ts';
import { listAssignedAttempts, listAssignments } from '../assignments/queries.ts';
import { listEntries } from '../gradebook/queries.ts';
import { listClassesOf, listMembers } from '../queries.ts';
import { listTeachers } from '../teachers/queries.ts';
import { gradebookOf, ownClassesOf } from '../views.ts';

/** Every member's result of every assignment. */
export async function readGradebook(
  db: Database,
  managed: Parameters<typeof gradebookOf>[0]['class'],
  now: Date,
) {
  const members = await listMembers(db, managed.id);
  const assignments = await listAssignments(db, [managed.id]);
  const attempts = await listAssignedAttempts(db, [managed.id]);
  const entries = await listEntries(db, [managed.id]);
  return gradebookOf({ class: managed, members, assignments, attempts, entries }, now);
}

/** What is to do in all classes of a person, and what is done. */
export async function readOwnClasses(db: Database, userId: number, now: Date) {
  const classes = await listClassesOf(db, userId);
  const ids = classes.map(({ id }) => id);
  const assignments = await listAssignments(db, ids);
  const attempts = await listAssignedAttempts(db, ids, { userId });
  const entries = await listEntries(db, ids, { userId });
  const teachers = await listTeachers(db, ids);
  return ownClassesOf({ classes, teachers, assignments, attempts, entries, userId }, now);
}
