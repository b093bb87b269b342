import { isIP, isIPv6, SocketAddress } from 'node:net';

/**
 * Who counts as one client: an IPv4 address, or the /64 network of an IPv6 address. That is the least
 * that a provider gives to one customer, who may use any of its 2^64 addresses.
 * @param ip as the socket or a trusted proxy names it; some proxies add the port, and a client that has
 *   hung up has none any more
 */
export function clientNetwork(ip: string | undefined): string {
  if (ip === undefined) return 'unknown';
  const bare = isIP(ip) ? ip : (SocketAddress.parse(ip)?.address ?? ip);
  if (!isIPv6(bare)) return bare;
  const address = canonical(bare);
  // An IPv4 client of a socket that takes both.
  const mapped = /^::ffff:([\d.]+)$/.exec(address)?.[1];
  return mapped ?? `${groupsOf(address).slice(0, 4).join(':')}::/64`;
}

function canonical(address: string): string {
  const [withoutZone = ''] = address.split('%');
  return new SocketAddress({ address: withoutZone, family: 'ipv6' }).address;
}

/** All eight groups; `::` is short for the zeros that are missing. */
function groupsOf(address: string): string[] {
  const [before = [], after = []] = address.split('::').map((half) => half.split(':'));
  const missing = Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(missing).fill('0'), ...after].map((group) => group || '0');
}
