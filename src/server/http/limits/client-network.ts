import { SocketAddress } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * What counts as one client: an IPv4 address, or the /64 network of an IPv6 address. That is the least
 * that a provider gives to one customer, who may use any of its 2^64 addresses.
 * @param ip as the socket or a trusted proxy names it: some proxies add the port, and the address of a
 *   client that has closed the connection is undefined
 */
export function clientNetwork(ip: string | undefined): string {
  if (ip === undefined) return 'unknown';
  const bare = ipaddr.isValid(ip) ? ip : (SocketAddress.parse(ip)?.address ?? ip);
  if (!ipaddr.isValid(bare)) return bare;
  // An IPv4 client of a socket that accepts both has a mapped address, which `process` turns back.
  const address = ipaddr.process(bare);
  if (!('parts' in address)) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
