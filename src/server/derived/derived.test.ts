import { expect, test } from 'vitest';
import { getNode, replaceAll, shareEqualNodes, type Tree } from '../tree/node.ts';
import { buildIncomingNode } from '../tree/incomingNode.ts';
import type { Json } from '../tree/json.ts';
import { calculateHash } from '../tree/hash.ts';
import { parsePath, formatPath } from '../tree/paths.ts';
import { arbitraryJson, fc } from '../tree/testing/arbitrary.ts';
import type { DerivedDefinitions } from './definition.ts';
import { DerivedData, DERIVED_KEY } from './derived.ts';

const WHOLE = { kind: 'whole' } as const;

/** The keys of nodes that a condition was asked about. */
const tested: string[] = [];

/** A small day: events with rounds and couples. */
const DEFINITIONS: DerivedDefinitions = {
  program: {
    kind: 'masked',
    from: 'events',
    of: {
      kind: 'named',
      children: {
        name: { as: 'n', of: WHOLE },
        entries: { as: 'c', of: { kind: 'count' } },
        late: { as: 'l', from: 'entries', of: { kind: 'count', flagged: 'late' } },
        solo: {
          as: 'm',
          from: 'entries',
          of: {
            kind: 'count',
            where: (value, key) => {
              tested.push(key);
              return JSON.stringify(value).includes('solo');
            },
          },
        },
        rounds: {
          as: 'r',
          of: { kind: 'each', of: { kind: 'named', children: { state: { as: 's', of: WHOLE } } } },
        },
      },
    },
  },
  couples: { kind: 'index', from: 'events', below: 'entries', by: { lead: 'lead', follow: 'follow' } },
};

const nodeOf = (value: Json): Tree => buildIncomingNode(value, [], { now: 0, root: null });

/** The tree after a write, as the database makes it. */
const written = (tree: Tree, path: string, value: Json): Tree =>
  replaceAll(tree, [
    { path: parsePath(path), node: shareEqualNodes(getNode(tree, parsePath(path)), nodeOf(value)) },
  ]);

const DAY = {
  events: {
    waltz: {
      name: 'Waltz',
      entries: { e1: { lead: 'ann', follow: 'bo', school: 'x' }, e2: { lead: 'cy', follow: 'ann' } },
      rounds: { 0: { state: 1, panel: { A: true } }, 1: { state: 4, entries: { e1: true } } },
    },
    tango: { name: 'Tango', entries: { e3: { lead: 'ann', follow: 'cy' } } },
  },
  marks: { waltz: 1 },
};

const derived = new DerivedData(DEFINITIONS);
test('derived data keeps the named children, counts couples, and indexes them', () => {
  const tree = derived.of(nodeOf(DAY));
  const program = {
    waltz: { n: 'Waltz', c: 2, r: { 0: { s: 1 }, 1: { s: 4 } } },
    tango: { n: 'Tango', c: 1 },
  };
  expect(calculateHash(getNode(tree, [DERIVED_KEY, 'program']))).toBe(calculateHash(nodeOf(program)));
  const ofAnn = { waltz: { e1: 'lead', e2: 'follow' }, tango: { e3: 'lead' } };
  expect(calculateHash(getNode(tree, [DERIVED_KEY, 'couples', 'ann']))).toBe(calculateHash(nodeOf(ofAnn)));
});

test('derived data counts all children of a node, and those with a flag', () => {
  const entries = { e1: { late: true }, e2: { late: false }, e3: { late: 'yes' }, e4: { late: true } };
  const program = (of: Json) =>
    calculateHash(getNode(derived.of(nodeOf({ events: { waltz: of } })), [DERIVED_KEY, 'program', 'waltz']));
  expect(program({ entries })).toBe(calculateHash(nodeOf({ c: 4, l: 2 })));
  expect(program({ entries: { e2: { late: false } } })).toBe(calculateHash(nodeOf({ c: 1 })));
});

test('derived data counts the children that meet a condition, and tests only those that change', () => {
  const entries = { e1: { lead: 'solo' }, e2: { lead: 'ann' }, e3: { lead: 'solo' } };
  const tree = nodeOf({ events: { waltz: { entries } } });
  const before = derived.of(tree);
  const countIn = (node: Tree) => getNode(node, [DERIVED_KEY, 'program', 'waltz', 'm']);
  expect(countIn(before)).toMatchObject({ value: 2 });
  tested.length = 0;
  const after = written(tree, 'events/waltz/entries/e1', 'gone');
  const changed = [['events', 'waltz', 'entries', 'e1']];
  expect(countIn(derived.after(before, { before: tree, after, changed }).tree)).toMatchObject({ value: 1 });
  expect(tested).toEqual(['e1']);
});

test('derived data reports the smallest changed paths', () => {
  const before = nodeOf(DAY);
  const told = (path: string, value: Json): readonly string[] => {
    const after = written(before, path, value);
    return derived
      .after(derived.of(before), { before, after, changed: [parsePath(path)] })
      .changed.map(formatPath)
      .toSorted();
  };
  expect(told('events/waltz/rounds/0/state', 2)).toEqual(['derived/program/waltz/r/0/s']);
  expect(told('events/waltz/rounds/0/panel/B', true)).toEqual([]);
  expect(told('events/waltz/entries/e1/school', 'y')).toEqual([]);
  expect(told('marks/waltz', 2)).toEqual([]);
  expect(told('events/waltz/entries/e1/follow', 'di')).toEqual([
    'derived/couples/bo/waltz',
    'derived/couples/di/waltz',
  ]);
  expect(told('events/tango', null)).toEqual([
    'derived/couples/ann/tango',
    'derived/couples/cy/tango',
    'derived/program/tango',
  ]);
});

test('derived data sends the whole subtree when more than 250 nodes change', () => {
  const rounds = Object.fromEntries(Array.from({ length: 300 }, (_, number) => [number, { state: 2 }]));
  const before = nodeOf(DAY);
  const after = written(before, 'events/waltz/rounds', rounds);
  const change = { before, after, changed: [parsePath('events/waltz/rounds')] };
  const { tree, changed } = derived.after(derived.of(before), change);
  expect(changed).toEqual([[DERIVED_KEY]]);
  expect(tree).not.toBeNull();
});

test('derived data indexes a whole number by its decimal form', () => {
  const tree = derived.of(nodeOf({ events: { waltz: { entries: { e1: { lead: 112 } } } } }));
  expect(calculateHash(getNode(tree, [DERIVED_KEY, 'couples']))).toBe(
    calculateHash(nodeOf({ 112: { waltz: { e1: 'lead' } } })),
  );
});

test('derived data ignores values that are not valid keys', () => {
  const tree = derived.of(
    nodeOf({
      events: { waltz: { entries: { e1: { lead: 'a/b', follow: 7.5 }, e2: { lead: -1, follow: true } } } },
    }),
  );
  expect(getNode(tree, [DERIVED_KEY, 'couples'])).toBeNull();
});

const place = fc
  .array(
    fc.constantFrom(
      'events',
      'waltz',
      'tango',
      'entries',
      'e1',
      'e2',
      'rounds',
      '0',
      'lead',
      'late',
      'state',
    ),
    {
      maxLength: 5,
    },
  )
  .map((keys) => keys.join('/'));

const value: fc.Arbitrary<Json> = fc.oneof(
  arbitraryJson,
  fc.constantFrom<Json>(
    null,
    true,
    'ann',
    'bo',
    3,
    DAY.events.waltz,
    DAY.events,
    DAY.events.waltz.entries.e1,
  ),
);

test('derived data equals a full computation after any writes, and its changes turn the old tree into the new one', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(place, value), { maxLength: 12 }), (writes) => {
      let tree = nodeOf(DAY);
      let known = derived.of(tree);
      for (const [path, fresh] of writes) {
        const after = written(tree, path, fresh);
        const worked = derived.after(known, { before: tree, after, changed: [parsePath(path)] });
        const told = replaceAll(
          known,
          worked.changed.map((changed) => ({ path: changed, node: getNode(worked.tree, changed) })),
        );
        expect(calculateHash(worked.tree)).toBe(calculateHash(derived.of(after)));
        expect(calculateHash(told)).toBe(calculateHash(worked.tree));
        [tree, known] = [after, worked.tree];
      }
    }),
  );
});
