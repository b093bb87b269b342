import { sql } from 'kysely';
import type { Database } from '#db/open.ts';
import { alphabetical, publicNameOf } from '#db/public-name.ts';
import { type Params, prepare } from '#db/statements/prepare.ts';
import { emailOf, hasSignedIn, suspendedAtOf } from '#server/features/account/queries.ts';
import type { Manager } from '#shared/kernel/actor.ts';
import { isLedBy, isTaughtBy } from './teachers/queries.ts';

/** The classes that `manager` teaches, the newest first. */
export const listClasses = (db: Database, manager: Manager) =>
  selectClasses(db, manager).orderBy('id', 'desc').execute();

export const findClass = (db: Database, manager: Manager, id: number) =>
  selectClasses(db, manager).where('id', '=', id).executeTakeFirst();

const selectClasses = (db: Database, manager: Manager) =>
  db
    .selectFrom('classes')
    .where(isTaughtBy(manager))
    .select(['id', 'name', 'joinCode', 'isOpen', 'createdAt'])
    .select([
      isLedBy(manager).as('isMaker'),
      sql<number>`(select count(*) from class_members where class_id = classes.id)`.as('members'),
      sql<number>`(select count(*) from assignments where class_id = classes.id)`.as('assignments'),
    ]);

/** The class that people can join with this code. */
export const findOpenClass = (db: Database, joinCode: string) =>
  selectOpenClass(db, joinCode).executeTakeFirst();

export const selectOpenClass = (db: Database, joinCode: string) =>
  db
    .selectFrom('classes')
    .where('joinCode', '=', joinCode)
    .where('isOpen', '=', true)
    .select(['id', 'name']);

export const listMembers = (db: Database, classId: number) =>
  selectMembers(db, classId)
    .orderBy(alphabetical(publicNameOf('classMembers.userId')))
    .orderBy('userId')
    .execute();

export const findMember = (
  db: Database,
  { classId, userId }: { classId: number; userId: number },
) => selectMembers(db, classId).where('userId', '=', userId).executeTakeFirst();

const selectMembers = (db: Database, classId: number) =>
  db
    .selectFrom('classMembers')
    .where('classId', '=', classId)
    .select(['userId', 'joinedAt'])
    .select(sql<Date>`coalesce(exceptions_updated_at, joined_at)`.as('exceptionsUpdatedAt'))
    .select([
      publicNameOf('classMembers.userId').as('name'),
      emailOf('classMembers.userId').as('email'),
      sql<boolean>`${suspendedAtOf('classMembers.userId')} is not null`.as('isSuspended'),
      hasSignedIn('classMembers.userId').as('hasSignedIn'),
    ]);

/** The classes that a person is a member of. */
export const listClassesOf = prepare((db, param: Params<{ userId: number }>) =>
  db
    .selectFrom('classMembers')
    .innerJoin('classes', 'classes.id', 'classMembers.classId')
    .where('classMembers.userId', '=', param('userId'))
    .select(['classes.id', 'classes.name'])
    .orderBy(alphabetical(sql.ref('classes.name')))
    .orderBy('classes.id'),
);
