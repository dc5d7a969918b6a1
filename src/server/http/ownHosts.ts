import { isIP } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';

/** What networks put behind the name of a machine; nobody on the internet can have one of these. */
const SUFFIXES = ['', '.local', '.lan', '.localdomain', '.internal', '.home.arpa'];

const bare = (host: string): string =>
  host
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');

/** The name in a `Host` header, without its port; undefined where it is none. */
function nameIn(header: string | undefined): string | undefined {
  if (header === undefined || !URL.canParse(`http://${header}`)) return undefined;
  const { hostname: name, username, pathname } = new URL(`http://${header}`);
  return username === '' && pathname === '/' ? bare(name) : undefined;
}

const isLoopback = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127\.\d+\.\d+\.\d+$/.test(name);

const ownAddresses = (): readonly string[] =>
  Object.values(networkInterfaces()).flatMap((addresses) =>
    (addresses ?? []).map(({ address }) => bare(address).replace(/%.*$/, '')),
  );

/**
 * Whether a request is meant for this server, by the `Host` it names. A page of somebody else's may have its own name lead to
 * our address for a moment (DNS rebinding) and then reads and writes here as if it were ours; it can't change the name.
 * @param allowed how else the server is called: `PUBLIC_URL`, `ALLOWED_HOSTS`
 */
export function ownHosts(allowed: readonly string[]): (header: string | undefined) => boolean {
  const machine = bare(hostname());
  const [first = machine] = machine.split('.');
  const names = new Set([machine, ...SUFFIXES.map((suffix) => first + suffix), ...allowed.map(bare)]);
  const isOwn = (name: string): boolean => {
    if (isLoopback(name) || names.has(name)) return true;
    if (isIP(name) === 0) return false;
    // A laptop that has come into another network has other addresses.
    for (const address of ownAddresses()) names.add(address);
    return names.has(name);
  };
  return (header) => {
    const name = nameIn(header);
    return name !== undefined && isOwn(name);
  };
}

/** What somebody is told who has come by another name. */
export const otherHost = (header: string | undefined): string =>
  `This server is not called ${nameIn(header) ?? 'that'}. If it is, name it in ALLOWED_HOSTS.`;
