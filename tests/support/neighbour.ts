import { z } from 'zod';
import { type OnStatement, type OpenedDatabase, openDatabase } from '#db/open.ts';

const Address = z.tuple([z.object({ url: z.string() })]);

/** Connections of another process to the same PostgreSQL database. */
export async function openNeighbour(
  { runSql }: OpenedDatabase,
  onStatement?: OnStatement,
): Promise<OpenedDatabase> {
  const { rows } = await runSql(
    `select 'postgres://postgres@127.0.0.1:' || inet_server_port() || '/' || current_database() as url`,
  );
  const [{ url }] = Address.parse(rows);
  return openDatabase({
    kind: 'postgres',
    url,
    maxConnections: 4,
    ...(onStatement ? { onStatement } : {}),
  });
}
