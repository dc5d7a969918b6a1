import { expect, test } from 'vitest';
import type { Archivings } from '../../src/schema/nodes/entry.ts';
import { DECISIONS } from '../../src/store/archive/decisions.ts';
import { isDescribed } from '../../src/server/access/testing/taken.ts';
import { CLOSED, type Rules } from './rules.ts';
import { tree } from './tree.ts';

/** The nodes below one of the rules, without closed ones. */
const nodesBelow = (rules: object): readonly (readonly [string, object])[] =>
  Object.entries(rules).flatMap(([name, below]) =>
    name.startsWith('.') || typeof below !== 'object' || below === null || below === CLOSED
      ? []
      : [[name, below] as const],
  );

/** Branches without a decision, and decisions without a branch. Nodes of the schema decide for themselves. */
function undecided(rules: object, decisions: Archivings, at = ''): readonly string[] {
  if (isDescribed(at.slice(1))) return [];
  const nodes = nodesBelow(rules);
  const gone = Object.keys(decisions).filter((name) => !nodes.some(([node]) => node === name));
  return [
    ...gone.map((name) => `${at}/${name} is decided, and nowhere in the rules`),
    ...nodes.flatMap(([name, below]) => {
      const decided = Object.hasOwn(decisions, name) ? decisions[name] : undefined;
      const where = `${at}/${name}`;
      if (decided === undefined) return [`${where} is not decided`];
      return typeof decided === 'string' ? [] : undecided(below, decided, where);
    }),
  ];
}

test('each branch has a decision about archives and next year', () => {
  expect(undecided(tree, DECISIONS)).toEqual([]);
});

test('a new branch without a decision is reported, and so is a decision without its branch', () => {
  const more: Rules = {
    ...tree,
    telephones: { $id: { '.validate': true } },
  };
  expect(undecided(more, DECISIONS)).toEqual(['/telephones is not decided']);
  const { tba: _gone, ...fewer } = tree;
  expect(undecided(fewer, DECISIONS)).toEqual(['/tba is decided, and nowhere in the rules']);
});
