import { isIP } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';

/** Suffixes that local networks add to a machine's name. None can be registered on the internet. */
const SUFFIXES = ['', '.local', '.lan', '.localdomain', '.internal', '.home.arpa'];

const bare = (host: string): string =>
  host
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');

/** The hostname in a `Host` header, without its port; undefined if invalid. */
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
 * Checks that a request's `Host` names this server. With DNS rebinding, a stranger's page points its own name
 * at our address to read and write here as if it were ours; it can't change the name.
 * @param allowed further names: `PUBLIC_URL`, `ALLOWED_HOSTS`
 */
export function createHostCheck(allowed: readonly string[]): (header: string | undefined) => boolean {
  const machine = bare(hostname());
  const [first = machine] = machine.split('.');
  const names = new Set([machine, ...SUFFIXES.map((suffix) => first + suffix), ...allowed.map(bare)]);
  const isOwn = (name: string): boolean => {
    if (isLoopback(name) || names.has(name)) return true;
    if (isIP(name) === 0) return false;
    // A laptop gets other addresses on another network.
    for (const address of ownAddresses()) names.add(address);
    return names.has(name);
  };
  return (header) => {
    const name = nameIn(header);
    return name !== undefined && isOwn(name);
  };
}

/** The answer to a request for another name. */
export const answerForOtherHost = (header: string | undefined): string =>
  `This server is not called ${nameIn(header) ?? 'that'}. If it is, name it in ALLOWED_HOSTS.`;
