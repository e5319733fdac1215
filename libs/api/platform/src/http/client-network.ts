import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address in hexadecimal, without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL parser writes every address in one form, with a dotted end in hexadecimal.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(gap).fill('0'), ...right];
}

/** Prefixes of IPv6 addresses that end in an IPv4 address: those of sockets for both families, and of NAT64. */
const carriesIpv4 = /^(?:0:0:0:0:0:ffff|64:ff9b:0:0:0:0):/;

/**
 * One client, as limits count it: an IPv4 address, or the /64 of an IPv6 address. One customer has a whole /64.
 * @param address as the connection names it: '203.0.113.5', '2001:db8::1', '::ffff:203.0.113.5'; undefined after the client has
 * disconnected
 */
export function clientNetwork(address: string | undefined): string {
  const [plain = ''] = (address ?? '').split('%');
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  if (!carriesIpv4.test(`${groups.join(':')}:`)) return `${groups.slice(0, 4).join(':')}::/64`;
  const bits = groups.slice(6).map((group) => parseInt(group, 16));
  return bits.flatMap((pair) => [pair >> 8, pair & 255]).join('.');
}
