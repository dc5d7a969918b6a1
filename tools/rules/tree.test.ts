import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseRules } from '../../src/server/rules/file.ts';
import { mayWrite } from '../../src/server/rules/guard.ts';
import { buildIncomingNode } from '../../src/server/tree/incomingNode.ts';
import type { Json } from '../../src/server/tree/json.ts';
import { replaceAt } from '../../src/server/tree/testing/replaceAt.ts';
import { parseJudgeKey } from '../../src/domain/ids.ts';
import { addJudge } from '../../src/store/people/staff.ts';
import { BRANCHES, ENTRIES } from '../../src/schema/nodes/entries.ts';
import { hasArchiveDecision } from '../../src/store/archive/decisions.ts';
import { explained } from './explain.ts';
import { deck } from './floor.ts';
import { competitors } from './people.ts';
import { PUBLISHING } from './publishing.ts';
import { isSigned } from './signature.ts';
import { NO_RULE, type Rules } from './rules.ts';
import { POSTED } from './theRound.ts';
import { tree } from './tree.ts';
import { writtenRules } from './written.ts';

const DESCRIBED = [...Object.values(ENTRIES).flat(), ...BRANCHES].map(({ node }) => node.at.split('/'));

const NOW = 1_700_000_000_000;

const HALL: Json = {
  roles: { captain: { deckcaptain: true }, organizer: { admin: true } },
  events: {
    waltz: { name: 'Waltz', rounds: { 0: { roundState: 1 } }, entries: { anna: { leadName: 'A' } } },
  },
};

function mayWriteAs(uid: string, rules: Rules, path: readonly string[], value: Json): boolean {
  const root = buildIncomingNode(HALL, [], { now: NOW, root: null });
  const node = buildIncomingNode(value, path, { now: NOW, root });
  return mayWrite(parseRules(JSON.stringify({ rules: writtenRules(rules) })), {
    auth: { uid, provider: 'password', token: {} },
    now: NOW,
    root,
    newRoot: replaceAt(root, path, node),
    path,
  });
}

test.each([
  ['where it is', tree, ['deck']],
  ['two nodes deeper', { ...tree, deck: NO_RULE, floor: { hall: { deck } } }, ['floor', 'hall', 'deck']],
])('the rules of the deck’s calls keep their conditions %s', (_where, rules, at) => {
  const called = (entry: string, presence: string) =>
    mayWriteAs('captain', rules, [...at, 'waltz', '0', 'calls', entry], {
      presence,
      at: NOW,
      device: 'tablet',
    });
  expect(called('anna', 'present')).toBe(true);
  expect(called('nobody', 'present')).toBe(false);
  expect(called('anna', 'dancing')).toBe(false);
});

test('the rules accept a judge of a results file as an official, but not with a phone number', () => {
  const judge = parseJudgeKey('K');
  if (judge === undefined) throw new Error('K is a letter of a judge.');
  const [[place, made] = []] = Object.entries(addJudge(judge));
  const path = place?.split('/') ?? [];
  const official: Json = Object.fromEntries(
    Object.entries(made ?? {}).map(([field, value]) => [field, String(value)]),
  );
  expect(mayWriteAs('organizer', tree, path, official)).toBe(true);
  expect(mayWriteAs('organizer', tree, path, { ...official, phone: '555 0100' })).toBe(false);
});

/** Writable nodes of the rules that the schema does not describe. */
function undescribed(rules: object, at: readonly string[] = []): readonly string[] {
  if (DESCRIBED.some((node) => node.length <= at.length && node.every((name, depth) => name === at[depth])))
    return [];
  const below = Object.entries(rules).filter(([name]) => !name.startsWith('.'));
  const isClosed = '.validate' in rules && rules['.validate'] === false;
  if (below.length === 0) return isClosed ? [] : [at.join('/')];
  return below.flatMap(([name, its]) => undescribed(Object(its), [...at, name]));
}

test('every node of the rules is in the schema, with its sizes and its decision about archives', () => {
  const { derived: _, ...written } = tree;
  expect(undescribed(written)).toEqual([]);
  expect(Object.keys(tree).filter((name) => !hasArchiveDecision(name))).toEqual([]);
  expect(undescribed({ ...written, phones: { $id: { '.write': true } } })).toEqual(['phones/$id']);
});

test('a condition without its event or its round does not compile', () => {
  const lost: Rules = {
    // @ts-expect-error: there is no $round here
    competitors: { $event: { '.read': POSTED } },
    // @ts-expect-error: no $round here either
    '.read': POSTED,
    live: {
      // @ts-expect-error: $event is not above it
      $round: { '.write': (here) => here.dataOf('$event') },
      // @ts-expect-error: there is no $event here
      signed: { '.write': (here) => isSigned(`'0'`, here) },
    },
  };
  const kept: Rules = {
    sheets: { $event: { $round: { asked: { '.read': POSTED, '.write': PUBLISHING } } } },
  };
  expect(writtenRules(kept)).toMatchObject({
    sheets: { $event: { $round: { asked: { '.read': expect.stringContaining('child($round)') } } } },
  });
  expect(() => writtenRules(lost)).toThrow('/live/$round asks for $event, which is not above it');
});

test('a path to an ancestor is counted from the node of the condition', () => {
  const rules: Rules = {
    a: {
      b: { $id: { '.write': (here) => `${here.newRoot}, ${here.dataOf('b')}, ${here.newDataOf('$id')}` } },
    },
    $uid: { '.write': ({ newRoot }) => newRoot },
  };
  expect(writtenRules(rules)).toEqual({
    a: { b: { $id: { '.write': 'newData.parent().parent().parent(), data.parent(), newData' } } },
    $uid: { '.write': 'newData.parent()' },
  });
});

test('a `.parent()` written by hand is refused', () => {
  expect(() => writtenRules({ deck: { $id: { '.write': 'newData.parent().exists()' } } })).toThrow(
    '.write of /deck/$id counts its way up by hand',
  );
});

test('the conditions of one path are printed with their names', () => {
  const lines = explained(writtenRules(tree), 'settings/numbers/from').split('\n');
  expect(lines).toEqual(expect.arrayContaining(['/settings/numbers .write', '  ADMIN', '  EDITION_UP']));
  expect(explained(writtenRules(tree), 'settings/nothing')).toMatch(/settings\/nothing has no rules\.$/);
});

test('a node without rules is left out of the file', () => {
  expect(writtenRules({ competitors, events: { $event: { eventDances: NO_RULE } } })).not.toHaveProperty(
    'events',
  );
});

// The public limits of the service on rules are not documented.
test('the file stays small, and each condition short enough to review', () => {
  const file = readFileSync(new URL('../../database.rules.json', import.meta.url), 'utf8');
  const conditions = [...file.matchAll(/"\.(?:read|write|validate)": "(.*)"/g)].map(([, one = '']) => one);
  expect(JSON.stringify(JSON.parse(file)).length).toBeLessThanOrEqual(110_000);
  expect(conditions.length).toBeGreaterThan(500);
  expect(conditions.filter((one) => one.length > 2000 || one.split('parent()').length > 13)).toEqual([]);
});
