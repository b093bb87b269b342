import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '#db/open.ts';
import { requireOther } from '#server/features/classroom/guards.ts';
import { notifyOfAssignment } from '#server/features/classroom/reminders/workflows/find-reminders.ts';
import { invalid } from '#server/kernel/failure.ts';
import type { AssignmentChanges } from '#shared/features/classroom/assignments/schema.ts';
import type { Member } from '#shared/kernel/actor.ts';
import { clearOtherConditions, setAudience, setMemberConditions } from '../mutations.ts';
import { listExpectedIds, listMemberConditions, listOutsiders } from '../queries.ts';
import { ownConditionsOf, storedConditions } from '../views.ts';

interface Assigned {
  id: number;
  classId: number;
  startsAt: Date;
  dueAt: Date | null;
  cutOffAt: Date | null;
}

type Members = Pick<AssignmentChanges, 'memberIds' | 'memberConditions'>;

/**
 * Writes whom an assignment is for and what is different for some of them; what is absent stays. Those who get it by
 * this get a notice.
 * @param before who had it to do until now
 * @throws invalid if a person is not in the class, forbidden if the teacher sets other conditions for themselves
 */
export async function assignMembers(
  tx: Tx,
  { assignment, before, by }: { assignment: Assigned; before: readonly number[]; by: Member },
  { memberIds, memberConditions }: Members,
  now: Date,
): Promise<void> {
  const { id: assignmentId, classId } = assignment;
  if (memberIds !== undefined) {
    await requireMembers(tx, classId, { memberIds: memberIds ?? [] });
    await setAudience(tx, { assignmentId, memberIds: memberIds && [...new Set(memberIds)] }, now);
  }
  if (memberConditions !== undefined) {
    const members = new Map(
      memberConditions.map((entered) => {
        const conditions = storedConditions(assignment, entered);
        return [entered.userId, { userId: entered.userId, ...conditions }];
      }),
    );
    const userIds = [...members.keys()];
    await requireMembers(tx, classId, { memberConditions: userIds });
    const own = members.get(by.userId) ?? { userId: by.userId, ...ownConditionsOf(undefined) };
    if (await isChanged(tx, assignment, own)) requireOther(by, own);
    await clearOtherConditions(tx, { assignmentId, userIds }, now);
    await setMemberConditions(tx, { assignmentId, members: [...members.values()] }, now);
  }
  await notifyNewcomers(tx, { assignmentId, before }, now);
}

/**
 * Notifies those who have an assignment to do now and did not before: it was given to them, or they are no longer
 * excused. A member gets only one notice of it.
 */
export async function notifyNewcomers(
  tx: Tx,
  { assignmentId, before }: { assignmentId: number; before: readonly number[] },
  now: Date,
): Promise<void> {
  const after = await listExpectedIds(tx, assignmentId);
  const userIds = after.filter((id) => !before.includes(id));
  if (userIds.length > 0) await notifyOfAssignment(tx, { assignmentId, userIds }, now);
}

/** The form sends what is stored along: it stays, also if another teacher has set it. What is left out would be taken back. */
async function isChanged(
  tx: Tx,
  assignment: Assigned,
  { userId, ...conditions }: Own & { userId: number },
): Promise<boolean> {
  const { id: assignmentId, classId } = assignment;
  const [stored] = await listMemberConditions(tx, [classId], { assignmentId, userId });
  const before = inEffect(assignment, ownConditionsOf(stored));
  return !isDeepStrictEqual(before, inEffect(assignment, conditions));
}

type Own = ReturnType<typeof ownConditionsOf>;

/** Without dates that change nothing, because the assignment has overtaken them. */
function inEffect({ dueAt, cutOffAt }: Assigned, own: Own): Own {
  const ownDue = laterThan(dueAt, own.dueAt);
  const due = ownDue ?? dueAt;
  const { startsAt } = own;
  return {
    startsAt: startsAt && (due === null || startsAt < due) ? startsAt : null,
    dueAt: ownDue,
    cutOffAt: laterThan(cutOffAt, own.cutOffAt),
    isExcused: own.isExcused,
  };
}

const laterThan = (date: Date | null, own: Date | null): Date | null =>
  date && own && own > date ? own : null;

async function requireMembers(
  tx: Tx,
  classId: number,
  given: Readonly<Record<string, readonly number[]>>,
): Promise<void> {
  for (const [field, userIds] of Object.entries(given))
    if ((await listOutsiders(tx, classId, userIds)).length > 0)
      throw invalid(field, 'Choose members of the class');
}
