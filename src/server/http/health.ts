import type { FastifyInstance } from 'fastify';
import type { Database } from '#db/open.ts';
import { isReachable } from '#db/reachable.ts';

/** /healthz: the process runs. /readyz: it can also reach its database. */
export async function health(app: FastifyInstance, { db }: { db: Database }): Promise<void> {
  // Compression would load the classes of `fetch` with the first answer, which a start waits for.
  const monitored = {
    logLevel: 'silent',
    compress: false,
    config: { unlimited: true },
  } as const;
  app.get('/healthz', monitored, async () => ({ status: 'ok' }));
  app.get('/readyz', monitored, async (_request, reply) => {
    const ready = await isReachable(db, 2000);
    return reply
      .status(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'database unreachable' });
  });
}
