import { type SelectQueryBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Paging } from '#shared/kernel/paging.ts';

// Kysely cannot infer the row of a query over tables that are type parameters.
const Counted = z.object({ total: z.int() });

/** One page of a query's rows in their order, and the number of all rows of the query. */
export async function listPage<Tables, Used extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Used, Row>,
  { page, perPage }: Paging,
) {
  const [items, counted] = await Promise.all([
    query
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    query.clearSelect().clearOrderBy().select(sql<number>`count(*)`.as('total')).executeTakeFirst(),
  ]);
  return { items, total: Counted.parse(counted).total, page, pageSize: perPage };
}
