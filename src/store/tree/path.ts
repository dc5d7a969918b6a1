import { isPlannable } from '../../domain/schedule/times/plannable.ts';
import { childOf, childrenOf, countOf, numberOf, textOf } from '../../schema/codec/raw.ts';

// The parsers that the schema does not replace yet read with these.
export { childOf, childrenOf, countOf, numberOf, textOf };

/** An address in the tree and how to read what lies there. Reading never fails: what cannot be read is said in T. */
export interface Path<T> {
  readonly at: string;
  readonly parse: (raw: unknown) => T;
  /** Small, and what a visitor came for: it is read before the SDK is there (connection/readAhead.ts). */
  readonly ahead?: true;
  /** Names another way to read a place that has its parser already: the same children mean something else to a desk. */
  readonly as?: string;
}

/** Stands between an address and what is asked of its children: no key of the tree can have it. */
const WHERE = '#';

/** Those children of a place that have this text under this name: only they are followed, not the whole place. */
export const childrenWith = (at: string, name: string, text: string): string =>
  `${at}${WHERE}${name}=${text}`;

/** The place an address names, and what is asked of its children, if not all of them are meant. */
export function placeAsked(at: string): {
  readonly place: string;
  readonly where?: { readonly name: string; readonly text: string };
} {
  const [place = '', asked] = at.split(WHERE);
  if (asked === undefined) return { place };
  const equals = asked.indexOf('=');
  return { place, where: { name: asked.slice(0, equals), text: asked.slice(equals + 1) } };
}

/** The time of something planned, in milliseconds. A count from 1970, from a plan without a start, is none. */
export function plannedOf(raw: unknown): number | undefined {
  const at = numberOf(raw);
  return at !== undefined && isPlannable(at) ? at : undefined;
}
