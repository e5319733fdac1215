import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, in hexadecimal without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL parser writes a dotted end in hexadecimal, and every address in one form.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(gap).fill('0'), ...right];
}

/** What carries an IPv4 address in its last 32 bits: a socket for both families, and a translator of the provider's. */
const carriesIpv4 = /^(?:0:0:0:0:0:ffff|64:ff9b:0:0:0:0):/;

/**
 * What limits count as one client: an IPv4 address, or the /64 of an IPv6 one. Whoever has one address of a /64 has them all.
 * @param address as the connection names it: '203.0.113.5', '2001:db8::1', '::ffff:203.0.113.5'
 */
export function clientNetwork(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  if (!carriesIpv4.test(`${groups.join(':')}:`)) return `${groups.slice(0, 4).join(':')}::/64`;
  const bits = groups.slice(6).map((group) => parseInt(group, 16));
  return bits.flatMap((pair) => [pair >> 8, pair & 255]).join('.');
}
