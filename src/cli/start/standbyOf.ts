import { lookup } from 'node:dns/promises';
import { networkInterfaces } from 'node:os';
import { parsed, refused, type Parsed } from '../../domain/parsed.ts';

/** What `start` is to be to a second machine. */
export interface SecondMachine {
  /** Whose standby, by an address such as `http://192.168.1.10:8080`; undefined: nobody's. */
  readonly standbyOf: string | undefined;
  /** Nothing is acknowledged while its own standby is away. */
  readonly requireStandby: boolean;
}

/** Without `--` before it npm takes an option for its own, and the program never sees it. */
const OPTIONS_OF_NPM = {
  npm_config_require_standby: '--require-standby',
  npm_config_standby_of: '--standby-of',
} as const;

/** @param env of the process: npm leaves there what it took for its own */
export function readSecondMachine(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Parsed<SecondMachine> {
  for (const [name, option] of Object.entries(OPTIONS_OF_NPM))
    if (env[name] !== undefined)
      return refused(`npm took ${option} for its own option. Write: npm start -- ${option}`);
  const requireStandby = args.includes('--require-standby');
  const [name, url, ...more] = args.filter((each) => each !== '--require-standby');
  if (name === undefined) return parsed({ standbyOf: undefined, requireStandby });
  if (requireStandby)
    return refused('start takes --standby-of or --require-standby, not both: a standby has none of its own.');
  const unknown = name === '--standby-of' ? more[0] : name;
  if (unknown !== undefined) return refused(`start takes no “${unknown}”.`);
  const read = url !== undefined && URL.canParse(url) ? new URL(url) : undefined;
  if (read === undefined || !['http:', 'https:'].includes(read.protocol) || read.pathname !== '/')
    return refused('--standby-of takes the address of a server, such as http://192.168.1.10:8080.');
  return parsed({ standbyOf: read.origin, requireStandby });
}

export const ANY_ADDRESS: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** The addresses that a name leads to; none where this network doesn't know it. */
const addressesOf = (name: string): Promise<readonly string[]> =>
  lookup(name.replace(/^\[(.*)\]$/, '$1'), { all: true }).then(
    (found) => found.map(({ address }) => address),
    () => [],
  );

/** Tells whether an address leads to the server that listens on this host and port: a standby would follow itself. */
export async function leadsTo(
  url: string,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<boolean> {
  const { hostname, port: named, protocol } = new URL(url);
  const usual = protocol === 'https:' ? 443 : 80;
  if ((named === '' ? usual : Number(named)) !== port) return false;
  const own = ANY_ADDRESS.has(host)
    ? Object.values(networkInterfaces()).flatMap((each) => (each ?? []).map(({ address }) => address))
    : await addressesOf(host);
  return (await addressesOf(hostname)).some((address) => own.includes(address));
}
