import type { Database, Tx } from '#db/open.ts';
import { notify, restateNotices } from '#server/features/notice/mutations.ts';
import type { NoticeSource } from '#server/features/notice/workflows/find.ts';
import {
  listBegun,
  listDueSoon,
  listGiven,
  listNotified,
  listOverdue,
  listStillToDo,
  listWithDraft,
} from '../queries.ts';
import { asNotice, isAboutAssignment, isTimely, lastOverdue } from '../views.ts';

/** Reminders of assignments: when one begins, before it is due, and after. */
export const assignmentReminders: NoticeSource[] = [
  {
    kinds: ['assignment-given'],
    find: async (db, now, atMost) => ({
      notices: (await listBegun(db, { now, atMost })).map((row) =>
        asNotice('assignment-given', row),
      ),
    }),
    listHolding,
    listPaused,
  },
  {
    kinds: ['assignment-due'],
    find: async (db, now, atMost) => ({
      notices: (await listDueSoon(db, { now, atMost })).map((row) =>
        asNotice('assignment-due', row),
      ),
    }),
    listHolding,
    listPaused,
  },
  {
    kinds: ['assignment-overdue'],
    find: async (db, now, atMost) => ({
      notices: (await listOverdue(db, { now, atMost })).map((row) =>
        asNotice('assignment-overdue', row),
      ),
    }),
    listHolding,
  },
];

async function listHolding(
  db: Database,
  notices: Parameters<NoticeSource['listHolding']>[1],
  { userId, now }: { userId: number; now: Date },
): Promise<number[]> {
  const about = lastOverdue(notices.filter(isAboutAssignment));
  const assignmentIds = about.map(({ content }) => content.data.assignmentId);
  const toDo = await listStillToDo(db, { userId, assignmentIds, now });
  const rows = new Map(toDo.map((row) => [row.assignmentId, row]));
  return about
    .filter(({ content: { kind, data } }) => {
      const row = rows.get(data.assignmentId);
      return row !== undefined && isTimely({ kind, dueAt: data.dueAt }, row, now);
    })
    .map(({ id }) => id);
}

/** Notices about a quiz that is a draft now: there is no other notice once it is published again. */
async function listPaused(
  db: Database,
  notices: Parameters<NoticeSource['listHolding']>[1],
): Promise<number[]> {
  const about = notices.filter(isAboutAssignment);
  const drafts = await listWithDraft(
    db,
    about.map(({ content }) => content.data.assignmentId),
  );
  return about.flatMap(({ id, content }) => (drafts.has(content.data.assignmentId) ? [id] : []));
}

/** Notifies members of an assignment that has begun and is given to them now; a job does it for others when they begin. */
export async function notifyOfAssignment(
  tx: Tx,
  given: { assignmentId: number; userIds: readonly number[] },
  now: Date,
): Promise<void> {
  const members = await listGiven(tx, given, now);
  await notify(
    tx,
    members.map((row) => asNotice('assignment-given', row)),
    now,
  );
}

/**
 * Updates the due date in notices of an assignment after it was moved for the class or a member, or in the notices of a
 * member after a merge with another account.
 */
export async function restateDueDates(
  tx: Tx,
  of: Parameters<typeof listNotified>[1],
): Promise<void> {
  const members = await listNotified(tx, of);
  await restateNotices(
    tx,
    members.map((row) => asNotice('assignment-given', row)),
  );
}
