import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

const NAMED: ReadonlyMap<string, readonly string[]> = new Map([
  ['loopback', ['127.0.0.0/8', '::1/128']],
  ['linklocal', ['169.254.0.0/16', 'fe80::/10']],
  ['uniquelocal', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
]);

/** Normalizes an address: a proxy on this machine often appears as `::ffff:127.0.0.1`. */
const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

function trusted(setting: string): (address: string) => boolean {
  const list = new BlockList();
  const entries = setting
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .flatMap((entry) => NAMED.get(entry) ?? [entry]);
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const longest = isIP(address) === 6 ? 128 : 32;
    if (isIP(address) === 0 || (bits !== undefined && !(/^\d+$/.test(bits) && Number(bits) <= longest)))
      throw new Error(
        `TRUST_PROXY: ${entry} is no address, no network and none of ${[...NAMED.keys()].join(', ')}.`,
      );
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

/**
 * Determines the caller's address. `X-Forwarded-For` is read from the right; the first address that is not a
 * trusted proxy is the caller.
 * @throws Error with a sentence if the setting holds no valid addresses
 */
export function callerAddress(trustProxy: string | boolean): (request: IncomingMessage) => string {
  const isTrusted =
    typeof trustProxy === 'string' && trustProxy !== '' ? trusted(trustProxy) : () => trustProxy === true;
  return (request) => {
    const direct = plain(request.socket.remoteAddress ?? '');
    const header = request.headers['x-forwarded-for'];
    const forwarded = (Array.isArray(header) ? header.join(',') : (header ?? ''))
      .split(',')
      .map(plain)
      .filter((address) => isIP(address) !== 0);
    let caller = direct;
    for (let next = forwarded.pop(); next !== undefined && isTrusted(caller); next = forwarded.pop())
      caller = next;
    return caller;
  };
}
