import { isIPv6 } from 'node:net';

const GROUPS = 8;

/** The eight groups of an IPv6 address without a zone, in hex and without zeros in front. */
function groupsOf(address: string): readonly string[] {
  // Written in one way only, also where it ends like an IPv4 address.
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = plain.split('::');
  const [first, last] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: GROUPS - (first?.length ?? 0) - (last?.length ?? 0) }, () => '0');
  return [...(first ?? []), ...zeros, ...(last ?? [])];
}

/**
 * The network by which an address is counted: an IPv4 address by itself, and an IPv6 address with all others of its /64,
 * which are one customer's: a machine takes as many of them as it likes.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address.split('%')[0] ?? '');
  const [high, low] = groups.slice(-2).map((group) => Number.parseInt(group, 16));
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff' && high !== undefined && low !== undefined)
    return `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`;
  return `${groups.slice(0, 4).join(':')}::/64`;
}
