import type { FastifyBaseLogger } from 'fastify';
import type { Actor } from '#shared/kernel/actor.ts';

type Outcome = 'done' | 'refused';

/** Every event that is logged for security, with its outcome. */
const outcomes = {
  'signed-in': 'done',
  'sign-in-failed': 'refused',
  'sign-in-locked': 'refused',
  'signed-out': 'done',
  'session-ended': 'done',
  'other-sessions-ended': 'done',
  'sessions-ended': 'done',
  'account-opened': 'done',
  'account-reactivated': 'done',
  'google-linked': 'done',
  'provider-linked': 'done',
  'provider-unlinked': 'done',
  'password-created': 'done',
  'password-changed': 'done',
  'password-reset': 'done',
  'password-reset-requested': 'done',
  'password-refused': 'refused',
  'address-change-requested': 'done',
  'address-confirmed': 'done',
  'address-change-cancelled': 'done',
  'address-change-undone': 'done',
  'second-factor-added': 'done',
  'second-factor-removed': 'done',
  'second-factor-reset': 'done',
  'recovery-codes-renewed': 'done',
  'secret-unreadable': 'refused',
  'access-token-created': 'done',
  'access-token-revoked': 'done',
  'data-exported': 'done',
  'deletion-scheduled': 'done',
  'account-erased': 'done',
  'role-changed': 'done',
  'account-suspended': 'done',
  'suspension-lifted': 'done',
  'accounts-merged': 'done',
  'people-exported': 'done',
  'people-invited': 'done',
  'invitation-revoked': 'done',
  'attempt-inspected': 'done',
  'results-read': 'done',
  'results-exported': 'done',
  'receipt-key-replaced': 'done',
  'certificate-key-replaced': 'done',
  'settings-changed': 'done',
  'access-refused': 'refused',
  'limit-reached': 'refused',
} as const satisfies Record<string, Outcome>;

export type SecurityEvent = keyof typeof outcomes;

/** Where an event comes from: the context of a call, or of a request outside the calls. */
export interface EventSource {
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  actor: Actor;
  /** The client's network: see client-network.ts. */
  network: string;
}

/** Where events of jobs and of the operator's commands come from: there is no caller and no client. */
export const ownProcess = (log: EventSource['log']): EventSource => ({
  log,
  actor: { kind: 'guest' },
  network: 'none',
});

interface EventFacts {
  /** The account that the event is about, if it is not the caller's. */
  userId?: number | undefined;
  /** The procedure or the route. */
  call?: string | undefined;
  /** Why it was refused; a code, never a text of the caller. */
  reason?: string | undefined;
}

/**
 * Logs an event as one structured line: `event`, `outcome`, `userId`, `network`, and the id of the request, which
 * the request's logger adds. It has no secret, no email address and no full network address.
 */
export function logSecurityEvent(
  { log, actor, network }: EventSource,
  event: SecurityEvent,
  { userId, call, reason }: EventFacts = {},
): void {
  const outcome = outcomes[event];
  const callerId = actor.kind === 'member' ? actor.userId : undefined;
  const line = {
    event,
    outcome,
    userId: userId ?? callerId ?? null,
    byUserId: userId === undefined || userId === callerId ? undefined : callerId,
    network: withoutHost(network),
    call,
    reason,
  };
  if (outcome === 'refused') log.warn(line, 'security event');
  else log.info(line, 'security event');
}

/** An IPv4 address is shortened to its /24 network; an IPv6 client is a network already. */
export const withoutHost = (network: string): string =>
  network.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');
