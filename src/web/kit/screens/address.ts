import { mapDefined } from '../../../domain/defined.ts';

/** The names in a path: 'event' in '/results/:event'. */
type NamesIn<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? NamesIn<Head> | NamesIn<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

type Value = string | number;

/** What is filled into an address, by name; what is undefined is left out. */
export type Values = Readonly<Record<string, Value | undefined>>;

/** What a link to a screen needs: a value for each name in its path, and what it asks for after the question mark. */
type ValuesOf<Path extends string, Query extends string> = Readonly<Record<NamesIn<Path>, Value>> &
  Readonly<Partial<Record<Query, Value | undefined>>>;

/** Nothing has to be given for a path without names. */
export type LinkTo<Path extends string, Query extends string> = [NamesIn<Path>] extends [never]
  ? (values?: ValuesOf<Path, Query>) => string
  : (values: ValuesOf<Path, Query>) => string;

const nameIn = (part: string): string | undefined => (part.startsWith(':') ? part.slice(1) : undefined);

/** The address of a screen: what its path names is filled in, the rest follows the question mark. */
export function addressOf(path: string, values: Values = {}): string {
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

/** Whether an address is one of the path's. Capitals and a slash at the end make no difference. */
export function isAt(path: string, pathname: string): boolean {
  const wanted = path.split('/');
  const parts = (pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname).split('/');
  return (
    wanted.length === parts.length &&
    wanted.every((part, at) =>
      nameIn(part) === undefined ? part.toLowerCase() === parts[at]?.toLowerCase() : parts[at] !== '',
    )
  );
}

/** What an address says for each name in its path: 'event' in '/results/:event'. What cannot be read is left out. */
export function valuesAt(path: string, pathname: string): Readonly<Record<string, string>> {
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
