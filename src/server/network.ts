import { isIPv6 } from 'node:net';

const GROUPS = 8;

/** The eight groups of an IPv6 address without its zone, in hex without leading zeros. */
function groupsOf(address: string): readonly string[] {
  // URL normalizes the spelling, even with a dotted IPv4 ending.
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = plain.split('::');
  const [first, last] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: GROUPS - (first?.length ?? 0) - (last?.length ?? 0) }, () => '0');
  return [...(first ?? []), ...zeros, ...(last ?? [])];
}

/**
 * The network an address counts by: an IPv4 address itself, or the /64 of an IPv6 address. A /64 is one
 * customer's, and one machine can use any number of its addresses.
 */
export function findNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address.split('%')[0] ?? '');
  const [high, low] = groups.slice(-2).map((group) => Number.parseInt(group, 16));
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff' && high !== undefined && low !== undefined)
    return `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`;
  return `${groups.slice(0, 4).join(':')}::/64`;
}
