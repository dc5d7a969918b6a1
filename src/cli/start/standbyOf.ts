import { parsed, refused, type Parsed } from '../../domain/parsed.ts';

/** What `start` is to be to a second machine. */
export interface SecondMachine {
  /** Whose standby, by an address such as `http://192.168.1.10:8080`; undefined: nobody's. */
  readonly standbyOf: string | undefined;
  /** Nothing is acknowledged while its own standby is away. */
  readonly requireStandby: boolean;
}

export function readSecondMachine(args: readonly string[]): Parsed<SecondMachine> {
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
