import { isPlannable } from '../../domain/schedule/times/plannable.ts';
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

/**
 * The children of a node. The SDK hands a node whose keys are small integers over as an array, with holes for what is
 * not there; everywhere else it is an object.
 */
export function childrenOf(raw: unknown): readonly (readonly [string, unknown])[] {
  if (typeof raw !== 'object' || raw === null) return [];
  return Object.entries(raw).filter(([, value]) => value !== null && value !== undefined);
}

/** One child of a node, undefined when it is not there. It is looked up and not searched for: nodes have thousands of children. */
export function childOf(raw: unknown, key: string): unknown {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const own = Object.getOwnPropertyDescriptor(raw, key);
  // The length of a list is no child.
  const child: unknown = own?.enumerable === true ? own.value : undefined;
  return child ?? undefined;
}

export const textOf = (raw: unknown): string | undefined =>
  typeof raw === 'string' && raw.trim() !== '' ? raw : undefined;

/** A number, also one that was stored as text. */
export function numberOf(raw: unknown): number | undefined {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : undefined;
  if (typeof raw === 'string' && /^-?\d{1,15}(\.\d+)?$/.test(raw)) return Number(raw);
  return undefined;
}

/** The time of something planned, in milliseconds. A count from 1970, from a plan without a start, is none. */
export function plannedOf(raw: unknown): number | undefined {
  const at = numberOf(raw);
  return at !== undefined && isPlannable(at) ? at : undefined;
}

/** A whole number of at least `least`; anything else counts as not there. */
export function countOf(raw: unknown, least = 0): number | undefined {
  const value = numberOf(raw);
  return value !== undefined && Number.isInteger(value) && value >= least ? value : undefined;
}
