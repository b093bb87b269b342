import { sql } from 'kysely';
import { listPage } from '#db/list-page.ts';
import type { Database } from '#db/open.ts';
import { publicNameOf } from '#db/public-name.ts';
import { contains } from '#db/text-search.ts';
import type { AuditFilter } from '#shared/features/audit/schema.ts';
import { usernameOf } from '../account/queries.ts';

/** One page of the audit trail, the latest entries first. */
export function listAuditPage(
  db: Database,
  { who, from, to, page, perPage, ...exact }: AuditFilter,
) {
  const { kind, action, rowId } = exact;
  const entries = db
    .selectFrom('auditEntries')
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'users'))
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? 'changed'))
    .$if(rowId !== undefined, (query) => query.where('rowId', '=', rowId ?? 0))
    .$if(Boolean(from), (query) =>
      query.where(sql<boolean>`at >= ${from}::date::timestamp at time zone 'UTC'`),
    )
    .$if(Boolean(to), (query) =>
      query.where(sql<boolean>`at < (${to}::date + 1)::timestamp at time zone 'UTC'`),
    )
    .$if(Boolean(who), (query) => query.where(namedLike(who ?? '')))
    .select([
      'id',
      'at',
      'actorId',
      'call',
      'requestId',
      'kind',
      'rowId',
      'label',
      'action',
      'before',
      'after',
    ])
    .select(publicNameOf('auditEntries.actorId').as('actorName'))
    .orderBy('id', 'desc');
  return listPage(entries, { page, perPage });
}

/** A part of the name or the username of the administrator. */
function namedLike(text: string) {
  const actor = 'auditEntries.actorId';
  return contains(sql`(${publicNameOf(actor)} || ' ' || ${usernameOf(actor)})`, text);
}
