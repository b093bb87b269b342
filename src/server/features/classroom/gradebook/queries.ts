import { anyOf } from '#db/conditions/any-of.ts';
import type { Database } from '#db/open.ts';
import { publicNameOf } from '#db/public-name.ts';

interface WhichEntries {
  /** Only those of one member. */
  userId?: number | undefined;
}

/** What teachers have written into the cells of classes. */
export const listEntries = (
  db: Database,
  classIds: readonly number[],
  { userId }: WhichEntries = {},
) =>
  selectEntries(db)
    .innerJoin('assignments', 'assignments.id', 'gradebookEntries.assignmentId')
    .where('assignments.classId', '=', anyOf(classIds))
    .$if(userId !== undefined, (query) => query.where('gradebookEntries.userId', '=', userId ?? 0))
    .execute();

/** The entry of one cell, if there is one. */
export const findEntry = (
  db: Database,
  { assignmentId, userId }: { assignmentId: number; userId: number },
) =>
  selectEntries(db)
    .where('assignmentId', '=', assignmentId)
    .where('userId', '=', userId)
    .select(publicNameOf('gradebookEntries.updatedBy').as('updatedByName'))
    .executeTakeFirst();

const selectEntries = (db: Database) =>
  db
    .selectFrom('gradebookEntries')
    .select(['gradebookEntries.id', 'assignmentId', 'userId'])
    .select(['overridePercent', 'overrideReason', 'overrideAt', 'computedPercent'])
    .select(['comment', 'commentAt', 'gradebookEntries.updatedAt']);

/** What has been written into a cell so far, the newest first. */
export const listChanges = (db: Database, entryId: number) =>
  db
    .selectFrom('gradebookChanges')
    .where('entryId', '=', entryId)
    .select(['id', 'kind', 'changedAt as at', 'percent as percentage', 'text'])
    .select(publicNameOf('gradebookChanges.changedBy').as('byName'))
    .orderBy('id', 'desc')
    .execute();
