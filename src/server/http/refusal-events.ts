import type { FastifyRequest } from 'fastify';
import { Failure } from '#server/kernel/failure.ts';
import { logSecurityEvent, type SecurityEvent } from '#server/kernel/security/events.ts';
import type { Actor } from '#shared/kernel/actor.ts';
import type { FailureCode } from '#shared/kernel/failure.ts';
import { clientNetwork } from './limits/client-network.ts';
import { bearerToken } from './rest/bearer.ts';

const events: Partial<Record<FailureCode, SecurityEvent>> = {
  forbidden: 'access-refused',
  'too-many-requests': 'limit-reached',
};

/**
 * Logs a refused request as a security event: missing rights, a call from another site, a limit, or an access
 * token that is not valid. All refusals pass here, also those before a procedure runs.
 * @param call the procedure; the route if it is not known
 */
export function logRefusal(request: FastifyRequest, error: unknown, call?: string): void {
  if (!(error instanceof Failure)) return;
  const isBadToken = error.failure === 'signed-out' && bearerToken(request) !== undefined;
  const event = isBadToken ? 'access-refused' : events[error.failure];
  if (!event) return;
  const facts = {
    call: call ?? `${request.method} ${request.routeOptions.url ?? ''}`,
    reason: error.failure,
  };
  const log = (actor: Actor) =>
    logSecurityEvent({ log: request.log, actor, network: clientNetwork(request.ip) }, event, facts);
  const found = request.identity?.found ?? Promise.resolve({ actor: guest });
  found.then(
    ({ actor }) => log(actor),
    () => log(guest),
  );
}

const guest = { kind: 'guest' } as const;
