/** The children of a node. The SDK returns nodes with small integer keys as arrays with holes. */
export function listRawChildren(raw: unknown): readonly (readonly [string, unknown])[] {
  if (typeof raw !== 'object' || raw === null) return [];
  return Object.entries(raw).filter(([, value]) => value !== null && value !== undefined);
}

/** One child; undefined if missing. Looks the key up directly, because nodes may have thousands of children. */
export function getRawChild(raw: unknown, key: string): unknown {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const own = Object.getOwnPropertyDescriptor(raw, key);
  // Excludes an array's `length`.
  const child: unknown = own?.enumerable === true ? own.value : undefined;
  return child ?? undefined;
}

export const toText = (raw: unknown): string | undefined =>
  typeof raw === 'string' && raw.trim() !== '' ? raw : undefined;

/** Reads a number, also if stored as text. */
export function toNumber(raw: unknown): number | undefined {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : undefined;
  return typeof raw === 'string' && /^-?\d{1,15}(\.\d+)?$/.test(raw) ? Number(raw) : undefined;
}

/** An integer within these bounds; anything else counts as missing. */
export function toCount(raw: unknown, least = 0, most = Infinity): number | undefined {
  const value = toNumber(raw) ?? NaN;
  return Number.isInteger(value) && value >= least && value <= most ? value : undefined;
}
