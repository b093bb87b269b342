import { type SqlBool, sql } from 'kysely';
import type { Manager } from '#shared/kernel/actor.ts';

/** The condition that a caller manages a row. @param createdBy the column of the account that made it */
export const isManaged = (createdBy: string, manager: Manager) =>
  manager === 'all' ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(createdBy)} = ${manager}`;
