import type { Database } from '#db/open.ts';
import { findOpenClass } from '#server/features/classroom/queries.ts';
import { listTeachers } from '#server/features/classroom/teachers/queries.ts';
import { namesIn } from '#server/features/classroom/views.ts';
import { isMember } from '../queries.ts';

/** What a person sees of the class before joining it. */
export async function readOffer(db: Database, joinCode: string, userId: number) {
  const offered = await findOpenClass(db, joinCode);
  if (!offered) return null;
  const teachers = namesIn(offered.id, await listTeachers(db, [offered.id]));
  return { ...offered, teachers, isMember: await isMember(db, { classId: offered.id, userId }) };
}
