import type { Json } from '../../tree/json.ts';
import type { SeededRandom } from '../chance.ts';

const KEYS: readonly [string, ...string[]] = [
  'a',
  'b',
  '0',
  '1',
  '-1',
  '007',
  '2147483648',
  '__proto__',
  'constructor',
  'a/b',
  '/',
  '',
  'a.b',
  '$x',
  '.value',
  '.priority',
  '.sv',
  'ü💃',
  '\ud800',
  'k'.repeat(769),
];

const LEAVES: readonly [Json, ...Json[]] = [
  null,
  true,
  false,
  0,
  -0,
  1,
  -1.5,
  1e308,
  5e-324,
  2 ** 53,
  '',
  'a',
  'timestamp',
  '\ud800',
  '💃'.repeat(100),
  { '.sv': 'timestamp' },
  { '.sv': { increment: 1 } },
  { '.sv': { increment: 1e308 } },
  { '.sv': 'nothing' },
  { '.value': 1, '.priority': 'p' },
  { '.value': { '.sv': 'timestamp' }, '.priority': { '.sv': 'timestamp' } },
  { '.value': [1] },
  { '.priority': 1 },
  [],
  {},
];

/** Plausible and implausible client values. */
export function createStrangeJson(chance: SeededRandom, depth = 4): Json {
  if (depth === 0 || chance.oneIn(2)) return chance.pick(LEAVES);
  const count = chance.below(4);
  if (chance.oneIn(4)) return Array.from({ length: count }, () => createStrangeJson(chance, depth - 1));
  return Object.fromEntries(
    Array.from({ length: count }, () => [chance.pick(KEYS), createStrangeJson(chance, depth - 1)]),
  );
}

/** JSON nested so deep that a recursive reader overflows its stack. */
export const createDeepJson = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** The same JSON with one member added, removed, or changed to another type. */
export function changeOneType(json: Json, chance: SeededRandom): Json {
  if (typeof json !== 'object' || json === null || chance.oneIn(6)) return createStrangeJson(chance, 2);
  const entries: (readonly [string, Json])[] = Object.entries(json);
  const at = chance.below(entries.length + 1);
  const entry = entries[at];
  if (entry === undefined) entries.push([chance.pick(KEYS), createStrangeJson(chance, 2)]);
  else if (chance.oneIn(5)) entries.splice(at, 1);
  else entries[at] = [entry[0], changeOneType(entry[1], chance)];
  return Array.isArray(json) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
