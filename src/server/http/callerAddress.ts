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

/**
 * Recognizes the addresses of trusted proxies.
 * @throws Error with a sentence if the setting holds no valid addresses
 */
function trustedProxies(setting: string | boolean): (address: string) => boolean {
  if (typeof setting === 'boolean' || setting === '') return () => setting === true;
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

/** Values of a header that each proxy appends to. */
const forwardedBy = (header: string | readonly string[] | undefined): readonly string[] =>
  [header ?? ''].flat().join(',').split(',');

const directAddress = ({ socket }: IncomingMessage): string => plain(socket.remoteAddress ?? '');

/**
 * Determines the caller's address. `X-Forwarded-For` is read from the right; the first address that is not a
 * trusted proxy is the caller.
 */
export function createAddressReader(trustProxy: string | boolean): (request: IncomingMessage) => string {
  const isTrusted = trustedProxies(trustProxy);
  return (request) => {
    const forwarded = forwardedBy(request.headers['x-forwarded-for'])
      .map(plain)
      .filter((address) => isIP(address) !== 0);
    let caller = directAddress(request);
    for (let next = forwarded.pop(); next !== undefined && isTrusted(caller); next = forwarded.pop())
      caller = next;
    return caller;
  };
}

/**
 * Recognizes requests that the browser sent over https: to this server's own certificate, to a trusted proxy that says so
 * in `X-Forwarded-Proto`, or to the host of a `PUBLIC_URL` with https.
 */
export function createHttpsCheck({
  tls,
  trustProxy,
  publicUrl,
}: {
  readonly tls?: object;
  readonly trustProxy: string | boolean;
  readonly publicUrl?: string;
}): (request: IncomingMessage) => boolean {
  if (tls !== undefined) return () => true;
  const isTrusted = trustedProxies(trustProxy);
  const publicHost = publicUrl?.startsWith('https:') === true ? new URL(publicUrl).host : undefined;
  return (request) => {
    const { host, 'x-forwarded-proto': header } = request.headers;
    if (publicHost !== undefined && host?.toLowerCase() === publicHost) return true;
    // The nearest proxy appends, so the last value is its own.
    const protocol = forwardedBy(header).at(-1)?.trim().toLowerCase();
    return protocol === 'https' && isTrusted(directAddress(request));
  };
}
