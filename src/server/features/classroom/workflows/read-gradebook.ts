import type { Database } from '#db/open.ts';
import { listMemberConditions } from '../assigned/queries.ts';
import { listAssignedAttempts, listAssignments } from '../assignments/queries.ts';
import { listEntries } from '../gradebook/queries.ts';
import { listClassesOf, listMembers } from '../queries.ts';
import { listTeachers } from '../teachers/queries.ts';
import { type GradebookParts, gradebookOf, ownClassesOf, shownGradebookOf } from '../views.ts';

/** Everything that the gradebook of a class is made of. */
export const readGradebookParts = async (
  db: Database,
  managed: GradebookParts['class'],
): Promise<GradebookParts> => ({
  class: managed,
  members: await listMembers(db, managed.id),
  assignments: await listAssignments(db, [managed.id]),
  attempts: await listAssignedAttempts(db, [managed.id]),
  entries: await listEntries(db, [managed.id]),
  conditions: await listMemberConditions(db, [managed.id]),
});

/** Every member's result of every assignment. */
export const readGradebook = async (db: Database, managed: GradebookParts['class'], now: Date) =>
  gradebookOf(await readGradebookParts(db, managed), now);

/** The same for the screen. */
export const readShownGradebook = async (
  db: Database,
  managed: GradebookParts['class'],
  now: Date,
) => shownGradebookOf(await readGradebookParts(db, managed), now);

/** What is to do in all classes of a person, and what is done. */
export async function readOwnClasses(db: Database, userId: number, now: Date) {
  const classes = await listClassesOf(db, { userId });
  // The home page asks for every member, and many are in no class.
  if (classes.length === 0) return [];
  const ids = classes.map(({ id }) => id);
  const [assignments, attempts, entries, conditions, teachers] = await Promise.all([
    listAssignments(db, ids, { userId, now }),
    listAssignedAttempts(db, ids, { userId }),
    listEntries(db, ids, { userId }),
    listMemberConditions(db, ids, { userId }),
    listTeachers(db, ids),
  ]);
  const rows = { assignments, attempts, entries, conditions };
  return ownClassesOf({ classes, teachers, userId, ...rows }, now);
}
