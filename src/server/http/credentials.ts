import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  issueCredential,
  issueStatusList,
  readDidDocument,
} from '../features/certificate/workflows/issue-credential.ts';
import type { Services } from '../kernel/context.ts';
import { notFound } from '../kernel/failure.ts';
import { shareWithOtherSites } from './cors.ts';
import { createContext } from './request-context.ts';

const CredentialParams = z.object({ id: z.uuid() });
const ListParams = z.object({ list: z.coerce.number().int().min(0).max(10_000) });

/** A credential that is signed as a JWT. */
const signed = 'application/vc+jwt';

/** What verifiers of credentials read: the keys of the site, credentials, and which of them were revoked. */
export async function credentials(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  shareWithOtherSites(app);

  app.get('/.well-known/did.json', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=300')
      .type('application/did+json; charset=utf-8')
      .send(JSON.stringify(await readDidDocument(services))),
  );

  app.get('/api/certificates/:id/credential', async (request, reply) => {
    const { data } = CredentialParams.safeParse(request.params);
    const jwt = data && (await issueFor(request, reply, data.id));
    if (!jwt) throw notFound('Certificate');
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="credential.jwt"')
      .type(signed)
      .send(jwt);
  });

  app.get('/api/certificate-status/:list', async (request, reply) => {
    const { data } = ListParams.safeParse(request.params);
    const jwt = data && (await issueStatusList(services, data.list, services.clock()));
    if (!jwt) throw notFound('Status list');
    // A revocation is known to verifiers soon.
    return reply.header('cache-control', 'public, max-age=60').type(signed).send(jwt);
  });

  async function issueFor(request: FastifyRequest, reply: FastifyReply, id: string) {
    const { actor } = await createContext(services, request, reply);
    return issueCredential(services, id, actor);
  }
}
