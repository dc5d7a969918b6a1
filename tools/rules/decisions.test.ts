import { expect, test } from 'vitest';
import { DECISIONS, type Decisions } from '../../src/store/archive/decisions.ts';
import { CLOSED, type Rules } from './rules.ts';
import { tree } from './tree.ts';

/** The nodes below one of the rules; what takes nothing is none. */
const nodesBelow = (rules: object): readonly (readonly [string, object])[] =>
  Object.entries(rules).flatMap(([name, below]) =>
    name.startsWith('.') || typeof below !== 'object' || below === null || below === CLOSED
      ? []
      : [[name, below] as const],
  );

/** Branches of the rules about which nobody has decided, and decisions about branches that are not there. */
function undecided(rules: object, decisions: Decisions, at = ''): readonly string[] {
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

test('of every branch of the tree it is decided whether it goes into an archive and into next year', () => {
  expect(undecided(tree, DECISIONS)).toEqual([]);
});

test('a branch that is new has to be decided, at the root as in an event; one that is gone as well', () => {
  const event = tree.events?.$event ?? {};
  const more: Rules = {
    ...tree,
    telephones: { $id: { '.validate': true } },
    events: { ...tree.events, $event: { ...event, jury: { '.validate': true } } },
  };
  expect(undecided(more, DECISIONS)).toEqual([
    '/events/$event/jury is not decided',
    '/telephones is not decided',
  ]);
  const { tba: _gone, ...fewer } = tree;
  expect(undecided(fewer, DECISIONS)).toEqual(['/tba is decided, and nowhere in the rules']);
});
