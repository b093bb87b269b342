import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '#db/open.ts';

/** /healthz: the process runs. /readyz: it can also reach its database. */
export async function health(app: FastifyInstance, { db }: { db: Database }): Promise<void> {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const ready = await answersWithin(db, 2000);
    return reply
      .status(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'database unreachable' });
  });
}

async function answersWithin(db: Database, milliseconds: number): Promise<boolean> {
  const timeout = new Promise<false>((resolve) => setTimeout(resolve, milliseconds, false).unref());
  const answer = sql`select 1`
    .execute(db)
    .then(() => true)
    .catch(() => false);
  return Promise.race([answer, timeout]);
}
