import { type Expression, type SqlBool, sql } from 'kysely';
import type { Tx } from '#db/open.ts';

/**
 * Sets whom an assignment concerns: chosen members, or with null everybody in the class, also those who join later.
 * Chosen members who have left the class stay chosen, because the choice was made among the others.
 */
export async function setAudience(
  tx: Tx,
  { assignmentId, memberIds }: { assignmentId: number; memberIds: readonly number[] | null },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('assignments')
    .set({ isForAll: memberIds === null })
    .where('id', '=', assignmentId)
    .execute();
  const chosen = memberIds ?? [];
  await tx
    .updateTable('assignmentMembers')
    .set({ isChosen: false, updatedAt: now })
    .where('assignmentId', '=', assignmentId)
    .where('isChosen', '=', true)
    .where(isNoneOf(chosen))
    .$if(memberIds !== null, (query) => query.where(isInClass(tx, assignmentId)))
    .execute();
  if (chosen.length > 0)
    await tx
      .insertInto('assignmentMembers')
      .values(chosen.map((userId) => ({ assignmentId, userId, isChosen: true, updatedAt: now })))
      .onConflict((conflict) =>
        conflict
          .columns(['assignmentId', 'userId'])
          .doUpdateSet({ isChosen: true, updatedAt: now })
          .where('assignmentMembers.isChosen', '=', false),
      )
      .execute();
  await removeEmpty(tx, { column: 'assignmentId', id: assignmentId });
}

interface OwnConditions {
  userId: number;
  startsAt: Date | null;
  dueAt: Date | null;
  cutOffAt: Date | null;
  isExcused: boolean;
}

/** Replaces what an assignment has of its own for these members. */
export async function setMemberConditions(
  tx: Tx,
  { assignmentId, members }: { assignmentId: number; members: readonly OwnConditions[] },
  now: Date,
): Promise<void> {
  if (members.length > 0)
    await tx
      .insertInto('assignmentMembers')
      .values(members.map((member) => ({ assignmentId, ...member, updatedAt: now })))
      .onConflict((conflict) =>
        conflict.columns(['assignmentId', 'userId']).doUpdateSet((eb) => ({
          startsAt: eb.ref('excluded.startsAt'),
          dueAt: eb.ref('excluded.dueAt'),
          cutOffAt: eb.ref('excluded.cutOffAt'),
          isExcused: eb.ref('excluded.isExcused'),
          updatedAt: now,
        })),
      )
      .execute();
  await removeEmpty(tx, { column: 'assignmentId', id: assignmentId });
}

/** Removes what an assignment has of its own for all members but these. What it has for those who have left stays. */
export async function clearOtherConditions(
  tx: Tx,
  { assignmentId, userIds }: { assignmentId: number; userIds: readonly number[] },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('assignmentMembers')
    .set({ startsAt: null, dueAt: null, cutOffAt: null, isExcused: false, updatedAt: now })
    .where('assignmentId', '=', assignmentId)
    .where(isNoneOf(userIds))
    .where(isInClass(tx, assignmentId))
    .where(({ not }) => not(isWithoutConditions))
    .execute();
  await removeEmpty(tx, { column: 'assignmentId', id: assignmentId });
}

const isNoneOf = (userIds: readonly number[]): Expression<SqlBool> =>
  sql<SqlBool>`user_id <> all(${[...userIds]}::int[])`;

/** Whether the person of the row is in the class of the assignment. */
const isInClass = (tx: Tx, assignmentId: number) =>
  sql<SqlBool>`user_id in ${tx
    .selectFrom('classMembers')
    .innerJoin('assignments', 'assignments.classId', 'classMembers.classId')
    .where('assignments.id', '=', assignmentId)
    .select('classMembers.userId')}`;

const isWithoutConditions = sql<SqlBool>`(not is_excused and num_nonnulls(starts_at, due_at, cut_off_at) = 0)`;

/** Removes rows that give their members nothing: those of an assignment, or of an account. */
async function removeEmpty(
  tx: Tx,
  { column, id }: { column: 'assignmentId' | 'userId'; id: number },
): Promise<void> {
  await tx
    .deleteFrom('assignmentMembers')
    .where(column, '=', id)
    .where('isChosen', '=', false)
    .where(isWithoutConditions)
    .execute();
}

/**
 * Puts what assignments have of their own for two accounts of one person together: what either was given. Of two dates
 * the later one counts, of two starts the earlier one, so that no work counts less than before. Without a start of its
 * own, an account that the assignment is for had the start of the assignment. Memberships must not have moved yet. The
 * assignments get a new version, because no teacher has seen what comes of it.
 */
export async function mergeAssigned(
  tx: Tx,
  { keepId, goneId }: { keepId: number; goneId: number },
  now: Date,
): Promise<void> {
  await sql`
    update assignments set updated_at = ${now}
    where id in (select assignment_id from assignment_members where user_id in (${keepId}, ${goneId}))`.execute(
    tx,
  );
  await sql`
    insert into assignment_members as kept
      (assignment_id, user_id, is_chosen, starts_at, due_at, cut_off_at, is_excused, updated_at)
    select own.assignment_id, ${keepId}, bool_or(own.is_chosen),
      nullif(
        least(
          min(coalesce(own.starts_at, assignments.starts_at)),
          min(assignments.starts_at) filter (where ${isForAccountWithoutRow({ keepId, goneId })})
        ),
        min(assignments.starts_at)
      ),
      max(own.due_at), max(own.cut_off_at), bool_or(own.is_excused), max(own.updated_at)
    from assignment_members as own
    join assignments on assignments.id = own.assignment_id
    where own.user_id in (${keepId}, ${goneId})
    group by own.assignment_id
    order by own.assignment_id
    on conflict (assignment_id, user_id) do update set
      is_chosen = excluded.is_chosen, starts_at = excluded.starts_at, due_at = excluded.due_at,
      cut_off_at = excluded.cut_off_at, is_excused = excluded.is_excused,
      updated_at = excluded.updated_at`.execute(tx);
  await removeEmpty(tx, { column: 'userId', id: keepId });
}

/** Whether an assignment is for all, and the other account is in the class without conditions of its own. */
const isForAccountWithoutRow = ({ keepId, goneId }: { keepId: number; goneId: number }) =>
  sql<SqlBool>`assignments.is_for_all and exists (
    select from class_members as other
    where other.class_id = assignments.class_id and other.user_id in (${keepId}, ${goneId})
      and not exists (select from assignment_members as theirs
        where theirs.assignment_id = assignments.id and theirs.user_id = other.user_id))`;
