import { type SqlBool, sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import { isManaged } from '#db/managed.ts';
import type { Database } from '#db/open.ts';
import { publicNameOf } from '#db/public-name.ts';
import { isActiveTeacher } from '#server/features/account/queries.ts';
import type { Manager } from '#shared/kernel/actor.ts';

/**
 * Who chooses the teachers of the class of the row and may delete it: who made it. Once that account is erased, it is
 * the first of the added teachers who can teach now.
 */
const leadOf = sql<number | null>`coalesce(classes.created_by, (
  select user_id from class_teachers
  where class_id = classes.id and ${isActiveTeacher('class_teachers.user_id')}
  order by added_at, user_id limit 1))`;

/** Whether the caller leads the class of the row, or is an administrator. */
export const isLedBy = (manager: Manager) =>
  manager === 'all' ? sql<boolean>`true` : sql<boolean>`coalesce(${leadOf} = ${manager}, false)`;

/** Whether the caller teaches the class of the row: made it, was added to its teachers, or is an administrator. */
export const isTaughtBy = (
  manager: Manager,
) => sql<SqlBool>`(${isManaged('classes.createdBy', manager)}
  ${manager === 'all' ? sql`` : sql`or exists (select from class_teachers where class_id = classes.id and user_id = ${manager})`})`;

/** The teachers of classes: who made each, then those who were added, the first ones first. */
export const listTeachers = (db: Database, classIds: readonly number[]) =>
  db
    .selectFrom(selectTeachers(db, classIds).as('teacher'))
    .select(['classId', 'userId', 'isMaker', 'isLead'])
    .select([
      publicNameOf('teacher.userId').as('name'),
      isActiveTeacher('teacher.userId').as('isActive'),
    ])
    .orderBy('classId')
    .orderBy('isMaker', 'desc')
    .orderBy('addedAt')
    .orderBy('userId')
    .execute();

/** After a merge of two accounts, the one who made a class may also have been added. */
const selectTeachers = (db: Database, classIds: readonly number[]) =>
  db
    .selectFrom('classes')
    .where('id', '=', anyOf(classIds))
    .where('createdBy', 'is not', null)
    .select([
      'id as classId',
      sql<number>`created_by`.as('userId'),
      'createdAt as addedAt',
      sql<boolean>`true`.as('isMaker'),
      sql<boolean>`true`.as('isLead'),
    ])
    .unionAll(
      db
        .selectFrom('classTeachers')
        .innerJoin('classes', 'classes.id', 'classTeachers.classId')
        .where('classTeachers.classId', '=', anyOf(classIds))
        .where(sql<SqlBool>`class_teachers.user_id is distinct from classes.created_by`)
        .select([
          'classTeachers.classId',
          'classTeachers.userId',
          'classTeachers.addedAt',
          sql<boolean>`false`.as('isMaker'),
          sql<boolean>`coalesce(class_teachers.user_id = ${leadOf}, false)`.as('isLead'),
        ]),
    );
