import type { z } from 'zod';
import type { Database } from '#db/open.ts';
import type { AssignmentRow } from '#server/features/classroom/assignments/queries.ts';
import { titleOf } from '#server/features/classroom/assignments/views.ts';
import type { LiveClass } from '#shared/features/classroom/live.ts';
import { listLive } from '../queries.ts';
import { liveMember } from '../views.ts';

interface Call {
  db: Database;
  now: Date;
  assignment: AssignmentRow;
  class: { id: number; name: string };
}

/** How far those are who have an assignment to do. */
export const readLive = async ({
  db,
  now,
  assignment,
  class: managed,
}: Call): Promise<z.input<typeof LiveClass>> => ({
  classId: managed.id,
  className: managed.name,
  ...titleOf(assignment),
  isSeries: assignment.seriesId !== null,
  members: (await listLive(db, assignment, now)).map((row) => liveMember(assignment, row, now)),
  serverNow: now,
});
