import { expect, test } from 'vitest';
import { IN_FULL, someOf } from '../../domain/testing/tries.ts';
import type { Json } from '../tree/json.ts';
import { hallWith, isTaken } from './testing/asked.ts';
import {
  branchesIn,
  formsIn,
  isBranch,
  leavesIn,
  ruleOf,
  TAKEN,
  valueAt,
  replaceAtWay,
  type Taken,
} from './testing/taken.ts';

// Accepted writes are refused with one part wrong, missing, in an invalid list position, with a priority, or counted
// from an invalid number. Asked of the rules directly.

test('the valid writes are accepted', () => {
  const refused = someOf(TAKEN).filter(
    ({ who, values, differs }) => !isTaken(hallWith(differs), who, values),
  );
  expect(refused).toEqual([]);
});

type Way = readonly string[];
/** A replacement at a place of a value, with its description. */
type Wrong = readonly [at: Way, other: Json, what: string];

/** Replacements that are accepted, by place. */
function takenAllTheSame(
  all: readonly Taken[],
  wrongs: (value: Json, path: Way) => readonly Wrong[],
  parts = formsIn,
): readonly string[] {
  const found = new Set<string>();
  for (const { who, values, differs } of all) {
    const root = hallWith(differs);
    for (const [path, value] of parts(values)) {
      const keys = path.split('/');
      for (const [at, other, what] of wrongs(value, keys))
        if (isTaken(root, who, { ...values, [path]: replaceAtWay(value, at, other) }))
          found.add(`${ruleOf([...keys, ...at])}${what}`);
    }
  }
  return [...found].toSorted();
}

/** Each part of a value that has siblings. */
const partsIn = (value: Json): readonly Way[] =>
  branchesIn(value).flatMap((at) => {
    const whole = valueAt(value, at);
    const keys = isBranch(whole) ? Object.keys(whole) : [];
    return keys.length > 1 ? keys.map((key) => [...at, key]) : [];
  });

/** Required parts beside others; for a sheet, those of its kind. */
const NEEDED: readonly (readonly [places: readonly string[], parts: string])[] = [
  [['incidents/$id'], 'at kind uid what'],
  [['journal/$id'], 'as at kind prev renumbered uid what'],
  [['jumbotron/displays/$code/air'], 'at layout version'],
  [['jumbotron/displays/$code'], 'name slot'],
  [['jumbotron/displays/$code/queue/items/$i'], 'layout'],
  [['jumbotron/displays/$code/queue'], 'version'],
  [['mails/messages/$id'], 'at subject text to uid'],
  [['setAside/floods/$i'], '$f at'],
];
const PARTS = NEEDED.flatMap(([places, parts]) =>
  places.flatMap((place) => parts.split(' ').map((part) => `${place}/${part}`)),
).toSorted();

test('a value needs all its parts', () => {
  const some = someOf(TAKEN);
  const spared = takenAllTheSame(some, (value) => partsIn(value).map((at) => [at, null, '']));
  expect(spared.filter((part) => PARTS.includes(part))).toEqual([]);
  const all = new Set(
    some.flatMap(({ values }) =>
      formsIn(values).flatMap(([path, value]) =>
        partsIn(value).map((at) => ruleOf([...path.split('/'), ...at])),
      ),
    ),
  );
  const needed = [...all].filter((part) => !spared.includes(part)).toSorted();
  if (IN_FULL) expect(needed).toEqual(PARTS);
});

/** Times; schedule positions; operation numbers, which only count up; and forms that are not ours. */
const FRACTIONS: readonly string[] = [
  'resultsSaved/$e/$r/placements/101',
  'resultsSaved/$e/finalResults/placements/101',
];

test('a count is a whole number', () => {
  const found = takenAllTheSame(someOf(TAKEN), (value) =>
    leavesIn(value).flatMap(([at, leaf]): readonly Wrong[] =>
      typeof leaf === 'number' ? [[at, leaf + 0.5, '']] : [],
    ),
  );
  expect(found.filter((place) => !FRACTIONS.includes(place))).toEqual([]);
  if (IN_FULL) expect(found).toEqual(FRACTIONS);
});

test('only valid numbers are counted from', () => {
  const found = new Set<string>();
  for (const { who, values, differs } of someOf(TAKEN)) {
    const root = hallWith(differs);
    for (const [path, value] of formsIn(values))
      for (const [at, leaf] of leavesIn(value))
        for (const before of typeof leaf === 'number' ? [-1, 0.5, 1e15] : []) {
          const place = [path, ...at].join('/');
          const counted = { ...values, [path]: replaceAtWay(value, at, before + 1) };
          if (
            !isTaken(root, who, counted) &&
            isTaken(hallWith({ ...differs, [place]: before }), who, counted)
          )
            found.add(ruleOf(place.split('/')));
        }
  }
  expect([...found]).toEqual([]);
});

/** Previous authors and times of questions; days; typed or counted values; and forms that are not ours. */
const KEPT_OTHERWISE: readonly string[] = [
  'resultsSaved/$e/$r/placements/101',
  'resultsSaved/$e/finalResults/placements/101',
];

test('only valid values are kept', () => {
  const found = new Set<string>();
  for (const { who, values, differs } of someOf(TAKEN))
    for (const [path, value] of formsIn(values))
      for (const [at, leaf] of leavesIn(value)) {
        const before: Json = typeof leaf === 'string' || typeof leaf === 'boolean' ? 7 : 'x';
        const place = [path, ...at].join('/');
        const kept = { ...values, [path]: replaceAtWay(value, at, before) };
        if (isTaken(hallWith({ ...differs, [place]: before }), who, kept))
          found.add(ruleOf(place.split('/')));
      }
  expect([...found].filter((place) => !KEPT_OTHERWISE.includes(place))).toEqual([]);
  if (IN_FULL) expect([...found].toSorted()).toEqual(KEPT_OTHERWISE);
});

/** A dancer may also withdraw their statements. */
const WHOLE_THAT_GOES = new Set(['evidence/$p']);

test('an edition is saved as a whole, counted up by one, and never removed', () => {
  const found = new Set<string>();
  for (const { who, values, differs } of someOf(TAKEN)) {
    const root = hallWith(differs);
    for (const [path, value] of formsIn(values)) {
      const edition = isBranch(value) ? value['edition'] : undefined;
      if (typeof edition !== 'number') continue;
      const place = ruleOf(path.split('/'));
      if (isTaken(root, who, { ...values, [path]: replaceAtWay(value, ['edition'], edition + 1) }))
        found.add(`${place}: counted on by two`);
      if (!WHOLE_THAT_GOES.has(place) && isTaken(root, who, { ...values, [path]: null }))
        found.add(`${place}: gone`);
    }
  }
  expect([...found]).toEqual([]);
});

/** Branches in which priorities are never set. */
const UNRANKED = new Set(['journal', 'journalEnds', 'online', 'readOut']);

test('a priority is not allowed where none is read', () => {
  const ranked = (value: Json): Json =>
    isBranch(value) ? { ...value, '.priority': 1 } : { '.value': value, '.priority': 1 };
  const some = someOf(TAKEN).filter(({ values }) =>
    Object.keys(values).some((path) => UNRANKED.has(path.split('/')[0] ?? '')),
  );
  const found = takenAllTheSame(
    some,
    (value) =>
      [...branchesIn(value), ...leavesIn(value).map(([at]) => at)].map((at) => [
        at,
        ranked(valueAt(value, at)),
        '',
      ]),
    // Fields also of nodes whose samples have no priority.
    Object.entries,
  );
  expect(found.filter((place) => UNRANKED.has(place.split('/')[0] ?? ''))).toEqual([]);
});

const NAMES = ['00', '01', '1000', 'x', '-1', '1,5'];
const ENDLESS = 'x'.repeat(201);
const saidOf = (key: string): string => (key === ENDLESS ? 'a name without an end' : key);

/** Keys chosen freely: unbounded for staff, bounded for others. */
const NAMED: readonly string[] = [
  'incidents/$id',
  'mails/again/$id',
  'mails/messages/$id',
  'resultsSaved/$e',
  'setAside/desk/$id',
  'setAside/rulings/$e/$c',
  'setAside/rulings/$e',
];
const NAMED_UP_TO: readonly string[] = ['journal/$id', 'journalEnds/$uid/$id', 'mails/messages/$id/to/$p'];
const KEYS_TAKEN = [
  ...[...NAMED, ...NAMED_UP_TO].flatMap((place) => NAMES.map((name) => `${place}: ${name}`)),
  ...NAMED.map((place) => `${place}: ${saidOf(ENDLESS)}`),
].toSorted();

/** The same writes with another key, in paths and references. */
function renamed(value: Json, from: string, to: string): Json {
  if (value === from) return to;
  if (!isBranch(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, below]) => [key === from ? to : key, renamed(below, from, to)]),
  );
}

/** Every open key of the rules in a write, by place. */
function openKeysIn(values: Taken['values']): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  for (const [path, value] of formsIn(values))
    for (const at of [...branchesIn(value), ...leavesIn(value).map(([way]) => way)]) {
      const way = [...path.split('/'), ...at];
      for (const [index, key] of way.entries()) {
        const place = ruleOf(way.slice(0, index + 1));
        if (/\/\$[a-z]+$/.test(place)) keys.set(place, key);
      }
    }
  return keys;
}

test('keys have a limited length and form', () => {
  const found = new Set<string>();
  for (const { who, values, differs } of someOf(TAKEN)) {
    const root = hallWith(differs);
    for (const [place, key] of openKeysIn(values))
      for (const other of [...NAMES, ENDLESS]) {
        const way = (path: string): string =>
          path
            .split('/')
            .map((each) => (each === key ? other : each))
            .join('/');
        const anew = Object.fromEntries(
          Object.entries(values).map(([path, value]) => [way(path), renamed(value, key, other)]),
        );
        if (isTaken(root, who, anew)) found.add(`${place}: ${saidOf(other)}`);
      }
  }
  expect([...found].filter((key) => !KEYS_TAKEN.includes(key))).toEqual([]);
  if (IN_FULL) expect([...found].toSorted()).toEqual(KEYS_TAKEN);
});

test('list indexes start at 0 and have no leading zeros', () => {
  const found = takenAllTheSame(someOf(TAKEN), (value, path) =>
    branchesIn(value).flatMap((at) => {
      const list = valueAt(value, at);
      if (!isBranch(list)) return [];
      return Object.entries(list).flatMap(([key, below]): readonly Wrong[] => {
        const name =
          ruleOf([...path, ...at, key])
            .split('/')
            .at(-1) ?? '';
        if (!/^\d+$/.test(key) || below === null || !name.startsWith('$')) return [];
        const { [key]: _, ...others } = list;
        return [...NAMES, ENDLESS].map((other) => [
          at,
          { ...others, [other]: below },
          `/${name}: ${saidOf(other)}`,
        ]);
      });
    }),
  );
  expect(found.filter((key) => !KEYS_TAKEN.includes(key))).toEqual([]);
});
