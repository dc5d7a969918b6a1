import { lookup } from 'node:dns/promises';
import { networkInterfaces } from 'node:os';
import { parsed, refused, type Parsed } from '../../domain/parsed.ts';

/** Standby options of `start`. */
export interface SecondMachine {
  /** URL of the primary, such as `http://192.168.1.10:8080`; undefined: this is no standby. */
  readonly standbyOf: string | undefined;
  /** Acknowledge nothing while the standby is away. */
  readonly requireStandby: boolean;
}

/** Without `--`, npm takes an option as its own and the program never sees it. */
const OPTIONS_OF_NPM = {
  npm_config_require_standby: '--require-standby',
  npm_config_standby_of: '--standby-of',
} as const;

/** @param env where npm leaves the options it took */
export function readSecondMachine(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Parsed<SecondMachine> {
  for (const [name, option] of Object.entries(OPTIONS_OF_NPM))
    if (env[name] !== undefined)
      return refused(`npm took ${option} as its own option. Type: npm start -- ${option}`);
  const requireStandby = args.includes('--require-standby');
  const [name, url, ...more] = args.filter((each) => each !== '--require-standby');
  if (name === undefined) return parsed({ standbyOf: undefined, requireStandby });
  if (requireStandby)
    return refused('start takes --standby-of or --require-standby, not both: a standby has no standby.');
  const unknown = name === '--standby-of' ? more[0] : name;
  if (unknown !== undefined) return refused(`start takes no “${unknown}”.`);
  const read = url !== undefined && URL.canParse(url) ? new URL(url) : undefined;
  if (read === undefined || !['http:', 'https:'].includes(read.protocol) || read.pathname !== '/')
    return refused('--standby-of needs the address of a server, such as http://192.168.1.10:8080.');
  return parsed({ standbyOf: read.origin, requireStandby });
}

export const ANY_ADDRESSES: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** Resolves a hostname; empty if unknown. */
const addressesOf = (name: string): Promise<readonly string[]> =>
  lookup(name.replace(/^\[(.*)\]$/, '$1'), { all: true }).then(
    (found) => found.map(({ address }) => address),
    () => [],
  );

/** True if a URL leads to our own host and port: a standby would follow itself. */
export async function isOwnAddress(
  url: string,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<boolean> {
  const { hostname, port: named, protocol } = new URL(url);
  const usual = protocol === 'https:' ? 443 : 80;
  if ((named === '' ? usual : Number(named)) !== port) return false;
  const own = ANY_ADDRESSES.has(host)
    ? Object.values(networkInterfaces()).flatMap((each) => (each ?? []).map(({ address }) => address))
    : await addressesOf(host);
  return (await addressesOf(hostname)).some((address) => own.includes(address));
}
