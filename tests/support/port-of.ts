import type { AddressInfo } from 'node:net';

/** The port that a listening server was given. */
export function portOf(server: { address(): AddressInfo | string | null }): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is listened to.');
  return address.port;
}
