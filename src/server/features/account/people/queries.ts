import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#db/open.ts';
import { alphabetical } from '#db/public-name.ts';
import type { DB } from '#db/schema.ts';
import { searchPattern } from '#db/text-search.ts';
import { orNotFound } from '#server/kernel/failure.ts';
import type {
  PeopleFilter,
  PeopleQuery,
  PeopleSort,
  PersonStatus,
} from '#shared/features/account/people.ts';
import type { SortDirection } from '#shared/kernel/paging.ts';
import { hasSecondFactor } from '../second-factor/queries.ts';

/** The expression of the index `users_searched`. */
const searched = sql`folded(users.username || ' ' || users.email || ' ' || coalesce(users.display_name, '') || ' ' ||
  coalesce(users.first_name, '') || ' ' || coalesce(users.last_name, ''))`;

/** A suspended account that waits for its erasure counts as suspended. */
const status = sql<PersonStatus>`case when users.suspended_at is not null then 'suspended'
  when users.account_status = 'pending_deletion' then 'leaving' else users.account_status::text end`;

const rowColumns = [
  'users.id',
  'users.username',
  'users.displayName',
  'users.email',
  'users.emailVerified',
  'users.isAdmin',
  'users.isAuthor',
  'users.isTeacher',
  'users.scheduledDeletionDate',
  'users.createdAt',
  'users.lastLoginAt',
] as const;

/** One page of the people, with the number of all that were found. */
export async function listPeople(db: Database, query: PeopleQuery) {
  const { page, perPage } = query;
  const [items, { total }] = await Promise.all([
    selectPeople(db, query)
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    db
      .selectFrom('users')
      .where((eb) => matches(eb, query))
      .select(sql<number>`count(*)`.as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { items, total, page, pageSize: perPage };
}

/** Everybody who was found, for a file. */
export const listAllPeople = (db: Database, filter: PeopleFilter, atMost: number) =>
  selectPeople(db, { ...filter, sort: 'joined' })
    .limit(atMost)
    .execute();

interface Order {
  sort: PeopleSort;
  direction?: SortDirection | undefined;
}

function selectPeople(db: Database, query: PeopleFilter & Order) {
  const { by, usual } = orders[query.sort];
  const direction = query.direction ?? usual;
  return db
    .selectFrom('users')
    .where((eb) => matches(eb, query))
    .select(rowColumns)
    .select(status.as('status'))
    .orderBy(by, (order) => (direction === 'asc' ? order.asc() : order.desc().nullsLast()))
    .orderBy('users.id', direction);
}

const orders = {
  joined: { by: sql`users.created_at`, usual: 'desc' },
  name: {
    by: alphabetical(sql`coalesce(nullif(users.display_name, ''), users.username)`),
    usual: 'asc',
  },
  email: { by: sql`users.email`, usual: 'asc' },
  seen: { by: sql`users.last_login_at`, usual: 'desc' },
} as const;

function matches(eb: ExpressionBuilder<DB, 'users'>, filter: PeopleFilter): Expression<SqlBool> {
  const { q, role, verified } = filter;
  const conditions: Expression<SqlBool>[] = [];
  if (q) conditions.push(sql<SqlBool>`${searched} like ${`%${searchPattern(q)}%`}`);
  if (role) conditions.push(hasRole[role]);
  if (verified) conditions.push(eb('users.emailVerified', '=', verified === 'yes'));
  if (filter.status) conditions.push(sql<SqlBool>`${status} = ${filter.status}`);
  return eb.and(conditions);
}

const hasRole = {
  administrator: sql<SqlBool>`users.is_admin`,
  author: sql<SqlBool>`users.is_author`,
  teacher: sql<SqlBool>`users.is_teacher`,
  member: sql<SqlBool>`not (users.is_admin or users.is_author or users.is_teacher)`,
} as const satisfies Record<NonNullable<PeopleFilter['role']>, unknown>;

/** @throws not-found */
export async function getPerson(db: Database, id: number) {
  const row = await db
    .selectFrom('users')
    .where('users.id', '=', id)
    .select(rowColumns)
    .select(['firstName', 'lastName', 'pendingEmail', 'preferredLanguage'])
    .select((eb) => [
      status.as('status'),
      eb('password', 'is not', null).as('hasPassword'),
      hasSecondFactor('users.id').as('hasSecondFactor'),
    ])
    .executeTakeFirst();
  return orNotFound(row, 'Account');
}
