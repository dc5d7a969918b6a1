import { setWithPriority, ref } from 'firebase/database';
import type { Json } from '../../tree/json.ts';
import type { PatchVerb, WriteVerb } from './everyCell.ts';
import { getWriteOutcome, type TestHall, type WriteOutcome } from './hall.ts';
import { httpVerbs } from './httpVerbs.ts';
import { SERVER_NOW } from './midday.ts';
import { socketVerbs } from './socketVerbs.ts';
import type { TestPerson } from './testPersons.ts';

// Attempts on closed data: any verb, at the path, above it, below it, and combined with other writes.

type Values = { readonly [path: string]: Json };

const patching =
  (patch: PatchVerb): Tried =>
  (person, path, value, company) =>
    patch(person, { ...company, [path]: value });
const alone =
  (write: WriteVerb): Tried =>
  (person, path, value) =>
    write(person, path, value);

/** Tries a write. If it is an update, it also sets the `company` paths. */
type Tried = (
  person: Parameters<WriteVerb>[0],
  path: string,
  value: Json,
  company: Values,
) => Promise<WriteOutcome>;

const WITH_PRIORITY: WriteVerb = (person, path, value) =>
  getWriteOutcome(setWithPriority(ref(person.device.database, path === '' ? undefined : path), value, 7));

/** Every verb that writes, over both protocols. */
export const ATTACK_VERBS: readonly (readonly [name: string, verb: Tried])[] = [
  ...[socketVerbs, httpVerbs].flatMap(({ WRITE, REMOVE, RANK, ADD, UPDATE }) => [
    ...[...WRITE, ...ADD].map(([name, write]) => [name, alone(write)] as const),
    ...[...REMOVE, ...RANK].map(
      ([name, look]) => [name, alone((person, path) => look(person, path))] as const,
    ),
    ...UPDATE.map(([name, patch]) => [name, patching(patch)] as const),
  ]),
  ['setWithPriority', alone(WITH_PRIORITY)],
];

/** Other paths in the same update, mimicking an allowed one. */
export const EXTRA_PATHS: Readonly<Record<string, (uid: string) => Values>> = {
  nothing: () => ({}),
  'a publication of the plan': (uid) => ({
    'planning/revision': 1,
    'planning/record': 'j9',
    'journal/j9': { at: SERVER_NOW, uid, kind: 'plan published' },
    'planning/undo/1': 'what was before',
    ...Object.fromEntries([0, 1, 2, 3].map((n) => [`planning/seen/Waltz/${n}`, SEEN[n] ?? ''])),
  }),
  'the signature taken back': (uid) => ({
    'approvals/Waltz/3/decided': { uid, name: 'x', at: SERVER_NOW, verdict: 'reopened', note: 'x' },
  }),
  'another line-up': (uid) => ({
    'events/Waltz/rounds/1/lineUp': 3,
    'events/Waltz/rounds/1/journal': 'j9',
    'journal/j9': { at: SERVER_NOW, uid, kind: 'note' },
  }),
  'names corrected': (uid) => ({
    'events/Waltz/entries/e1/journal': 'j9',
    'journal/j9': { at: SERVER_NOW, uid, kind: 'competitor edited', why: 'x' },
  }),
  'the round put back': () => ({ 'events/Waltz/rounds/3/roundState': 4 }),
  'the signature of the event': () => ({ 'approvals/Waltz': null }),
};
const SEEN = ['0/0', '2/2', '5/0', '5/0'];

/** Keys that a list doesn't have, and some that it has. */
export const ATTACK_KEYS = [
  '0',
  '1',
  '199',
  '200',
  '007',
  '01',
  '00',
  '-1',
  'x',
  '3',
  'decided',
  'entries',
  'state',
];

/** Ways to change a value. */
export const VALUE_DAMAGES = [
  'gone',
  'a leaf gone',
  'a leaf otherwise',
  'a leaf more',
  'nothing of it',
  'as it is',
] as const;

const isBranch = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null;

function leavesIn(value: Json, at: readonly string[] = []): readonly (readonly string[])[] {
  return isBranch(value)
    ? Object.entries(value).flatMap(([key, below]) => leavesIn(below, [...at, key]))
    : [at];
}

/** The value with `to` at a path; null removes. */
function withAt(value: Json, [key, ...rest]: readonly string[], to: Json): Json {
  if (key === undefined) return to;
  const fields = isBranch(value) ? value : {};
  const { [key]: old = null, ...others } = fields;
  const fresh = withAt(old, rest, to);
  return fresh === null ? others : { ...others, [key]: fresh };
}

/**
 * The value with this damage.
 * @param which selects the leaf and the key
 */
function damaged(value: Json, how: (typeof VALUE_DAMAGES)[number], which: number): Json {
  const leaves = leavesIn(value);
  const leaf = leaves[which % leaves.length] ?? [];
  const key = ATTACK_KEYS[which % ATTACK_KEYS.length] ?? 'x';
  switch (how) {
    case 'gone':
      return null;
    case 'a leaf gone':
      return withAt(value, leaf, null);
    case 'a leaf otherwise':
      return withAt(value, leaf, which % 2 === 0 ? '999' : 7);
    case 'a leaf more':
      return withAt(value, [...leaf.slice(0, -1), key], '999');
    case 'nothing of it':
      return { [key]: '999' };
    case 'as it is':
      return value;
  }
}

export interface Attempt {
  readonly who: TestPerson;
  readonly verb: number;
  readonly place: string;
  /** Number of keys to go up from the path. */
  readonly up: number;
  readonly below: readonly string[];
  readonly how: (typeof VALUE_DAMAGES)[number];
  readonly which: number;
  readonly company: string;
}

const placeOf = ({ place, up, below }: Attempt): string => {
  const keys = place.split('/');
  return [...keys.slice(0, Math.max(0, keys.length - up)), ...(up === 0 ? below : [])].join('/');
};

export async function runAttempt(hall: TestHall, attempt: Attempt): Promise<WriteOutcome> {
  const { who, verb, how, which, company } = attempt;
  const person = hall.person(who);
  const path = placeOf(attempt);
  const value = damaged(await hall.server.administrator.read(path), how, which);
  const [, does] = ATTACK_VERBS[verb % ATTACK_VERBS.length] ?? [];
  const along = EXTRA_PATHS[company]?.(person.uid) ?? {};
  // Paths of an update must not be within each other.
  const apart = Object.entries(along).filter(
    ([at]) => path !== '' && !`${at}/`.startsWith(`${path}/`) && !`${path}/`.startsWith(`${at}/`),
  );
  if (does === undefined) throw new Error('there is no such verb');
  return does(person, path, value, Object.fromEntries(apart));
}
