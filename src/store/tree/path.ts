import { mapDefined } from '../../domain/mapDefined.ts';
import { getRawChild, listRawChildren, toCount, toNumber, toText } from '../../schema/codec/raw.ts';

// For lists and maps, and for parsers that first pages have by hand (decision 55).
export { getRawChild, listRawChildren, toCount, toNumber, toText };

/** A map of the tree as a `Map`; empty if missing. */
export const mapOf = <T>(values: Readonly<Partial<Record<string, T>>> = {}): ReadonlyMap<string, T> =>
  new Map(Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));

/** The children of a place by their parsed keys, without those whose key or value is malformed. */
export const mapChildren = <K, T>(
  raw: unknown,
  parseKey: (key: string) => K | undefined,
  parse: (child: unknown) => T | undefined,
): ReadonlyMap<K, T> =>
  new Map(
    mapDefined(listRawChildren(raw), ([name, child]) => {
      const [key, value] = [parseKey(name), parse(child)];
      return key === undefined || value === undefined ? undefined : ([key, value] as const);
    }),
  );

/** An address in the tree with its parser. Parsing never fails. */
export interface TreePath<T> {
  readonly at: string;
  readonly parse: (raw: unknown) => T;
  /**
   * Set for a small place that the page needs first: it is read before the SDK is loaded
   * (connection/prefetch.ts).
   */
  readonly ahead?: true;
  /** Names a second parser of the same place. */
  readonly as?: string;
}

/** Separates an address from a query; no key can contain it. */
const WHERE = '#';

/** The address of a query: the children of a place whose field `name` is `text`. */
export const buildChildrenAddress = (at: string, name: string, text: string): string =>
  `${at}${WHERE}${name}=${text}`;

/** The place of an address, and its query if it has one. */
export function splitAddress(at: string): {
  readonly place: string;
  readonly where?: { readonly name: string; readonly text: string };
} {
  const [place = '', asked] = at.split(WHERE);
  if (asked === undefined) return { place };
  const equals = asked.indexOf('=');
  return { place, where: { name: asked.slice(0, equals), text: asked.slice(equals + 1) } };
}
