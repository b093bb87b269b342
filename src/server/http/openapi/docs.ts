import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/kernel/context.ts';
import { onFirstUse } from '#server/kernel/on-first-use.ts';
import { headersOfPages } from '../headers.ts';
import { sendPublic } from '../rest/conditional.ts';
import { renderApiDocs } from './docs-page.ts';
import { describeApi } from './document.ts';

/** The description of the plain HTTP interface: for programs, and as a page for people. */
export async function apiDocs(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  const document = onFirstUse(() => describeApi(services.config.publicUrl));
  const text = onFirstUse(() => JSON.stringify(document()));
  const page = onFirstUse(() => renderApiDocs(document()));
  app.get('/api/openapi.json', (request, reply) => sendPublic(request, reply, text()));
  app.get('/api/docs', (request, reply) =>
    sendPublic(request, reply.headers(headersOfPages(services.config, [])), page()),
  );
}
