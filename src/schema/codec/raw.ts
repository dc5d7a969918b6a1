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

/** A whole number of at least `least`; anything else counts as not there. */
export function countOf(raw: unknown, least = 0): number | undefined {
  const value = numberOf(raw);
  return value !== undefined && Number.isInteger(value) && value >= least ? value : undefined;
}
