import { mapDefined } from '../../../domain/mapDefined.ts';

/** The names in a path: 'event' in '/results/:event'. */
type NamesIn<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? NamesIn<Head> | NamesIn<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

type Value = string | number;

/** Values of an address by name; undefined ones are left out. */
export type AddressValues = Readonly<Record<string, Value | undefined>>;

/** Arguments of a link to a screen: a value for each name in its path, and optional query parameters. */
type ValuesOf<Path extends string, Query extends string> = Readonly<Record<NamesIn<Path>, Value>> &
  Readonly<Partial<Record<Query, Value | undefined>>>;

/** A path without names needs no arguments. */
export type LinkTo<Path extends string, Query extends string> = [NamesIn<Path>] extends [never]
  ? (values?: ValuesOf<Path, Query>) => string
  : (values: ValuesOf<Path, Query>) => string;

const nameIn = (part: string): string | undefined => (part.startsWith(':') ? part.slice(1) : undefined);

/** Builds an address: names in the path are filled in, other values become the query. */
export function buildAddress(path: string, values: AddressValues = {}): string {
  const asked = new Map(Object.entries(values));
  const filled = path.split('/').map((part) => {
    const name = nameIn(part);
    if (name === undefined) return part;
    const value = asked.get(name) ?? '';
    asked.delete(name);
    return encodeURIComponent(value);
  });
  const query = mapDefined(asked, ([name, value]) =>
    value === undefined ? undefined : `${name}=${encodeURIComponent(value)}`,
  );
  return filled.join('/') + (query.length > 0 ? `?${query.join('&')}` : '');
}

/** True if an address matches the path. Case and a trailing slash are ignored. */
export function matchesPath(path: string, pathname: string): boolean {
  const wanted = path.split('/');
  const parts = (pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname).split('/');
  return (
    wanted.length === parts.length &&
    wanted.every((part, at) =>
      nameIn(part) === undefined ? part.toLowerCase() === parts[at]?.toLowerCase() : parts[at] !== '',
    )
  );
}

/** The values in an address by the names of its path: 'event' in '/results/:event'. Malformed ones are left out. */
export function parsePathValues(path: string, pathname: string): Readonly<Record<string, string>> {
  const parts = pathname.split('/');
  return Object.fromEntries(
    mapDefined(path.split('/'), (part, at) => {
      const name = nameIn(part);
      try {
        return name === undefined ? undefined : [name, decodeURIComponent(parts[at] ?? '')];
      } catch {
        return undefined; // '%zz'
      }
    }),
  );
}
