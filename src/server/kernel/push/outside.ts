import { lookup } from 'node:dns';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an address belongs to the public internet. Members choose where messages go, so nothing else is reached. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

export interface OutsideOptions {
  mayReach: (address: string) => boolean;
  /** Certificates that are trusted besides those of Node.js. */
  ca?: string;
}

interface OutsideRequest {
  url: string;
  headers: Record<string, string | number>;
  body: Buffer;
}

const timeoutMs = 15_000;

/**
 * Posts to an address by https and answers with the status alone. The host name is resolved for the connection itself, and every
 * resolved address is checked there, so that it cannot change in between. Redirects are not followed.
 * @throws when the address is not allowed, or cannot be reached
 */
export async function postOutside(
  { url, headers, body }: OutsideRequest,
  { mayReach, ca }: OutsideOptions,
): Promise<number> {
  const target = new URL(url);
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (target.protocol !== 'https:') throw new Error('Only https is used');
  // An IP address is not looked up, so it is checked here.
  if (isIP(host) !== 0 && !mayReach(host)) throw notAllowed(host);
  return new Promise((resolve, reject) => {
    const sent = request(
      target,
      {
        ...{
          method: 'POST',
          headers,
          agent: false,
          timeout: timeoutMs,
          signal: AbortSignal.timeout(timeoutMs),
        },
        ...(ca === undefined ? {} : { ca }),
        lookup: lookupAllowed(mayReach),
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    sent.on('error', reject);
    sent.on('timeout', () => sent.destroy(new Error('The push service does not answer')));
    sent.end(body);
  });
}

const notAllowed = (host: string) => new Error(`${host} is not a public address`);

const lookupAllowed =
  (mayReach: (address: string) => boolean): LookupFunction =>
  (host, options, callback) =>
    lookup(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      const refused =
        error ?? (addresses.every(({ address }) => mayReach(address)) ? null : notAllowed(host));
      if (refused || !first) return callback(refused ?? notAllowed(host), '', 0);
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
