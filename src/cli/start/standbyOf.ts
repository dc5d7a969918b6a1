import { parsed, refused, type Parsed } from '../../domain/parsed.ts';

/** Whose standby `start` is to be: nobody's, or that of the server at an address such as `http://192.168.1.10:8080`. */
export function readStandbyOf(args: readonly string[]): Parsed<string | undefined> {
  const [name, url, ...more] = args;
  if (name === undefined) return parsed(undefined);
  const unknown = name === '--standby-of' ? more[0] : name;
  if (unknown !== undefined) return refused(`start takes no “${unknown}”.`);
  const read = url !== undefined && URL.canParse(url) ? new URL(url) : undefined;
  if (read === undefined || !['http:', 'https:'].includes(read.protocol) || read.pathname !== '/')
    return refused('--standby-of takes the address of a server, such as http://192.168.1.10:8080.');
  return parsed(read.origin);
}
