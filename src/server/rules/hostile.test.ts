import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { getQueryFacts } from '../database/listens.ts';
import { limitRuns } from '../../domain/testing/tries.ts';
import { SeededRandom } from '../testing/chance.ts';
import { createHostileRules, buildRulesWith } from '../testing/hostile/rulesTexts.ts';
import { buildIncomingNode } from '../tree/incomingNode.ts';
import { parseRules, RulesFileError } from './file.ts';
import { mayRead, mayWrite } from './guard.ts';

const GOOD = readFileSync(new URL('../../../database.rules.json', import.meta.url), 'utf8');
const TEXT = 'a'.repeat(2000);
const TREE = buildIncomingNode({ t: { a: { s: TEXT, n: 1, b: true } } }, [], { now: 0, root: null });

/** The error of a rules file, or the answers it gives. Anything else is thrown. */
function outcome(text: string): string {
  try {
    const rules = parseRules(text);
    const question = { auth: null, now: 1, root: TREE, path: ['t', 'a'] };
    const read = mayRead(rules, { ...question, query: getQueryFacts(undefined) });
    return `${read}, ${mayWrite(rules, { ...question, newRoot: TREE })}`;
  } catch (error) {
    if (error instanceof RulesFileError) return error.message;
    throw error;
  }
}

test('up to four thousand hostile rules files are evaluated, or refused with line and column', () => {
  const chance = new SeededRandom(12);
  for (let round = 0; round < limitRuns(4000).numRuns; round += 1) {
    expect(outcome(createHostileRules(GOOD, chance))).toMatch(
      /^(?:true|false), (?:true|false)$|^Parse error: the rules are wrong in line [1-9]\d*, column [1-9]\d*: /,
    );
  }
});

describe('refuses a rule that would overflow the stack', () => {
  test.each([
    ['a long or', `false${' || false'.repeat(20_000)}`],
    ['a long way down', `data${".child('a')".repeat(20_000)}.exists()`],
    ['a long claim', `auth${'.token'.repeat(20_000)} == null`],
    ['choice upon choice', `${'false ? true : '.repeat(20_000)}true`],
    ['choice in choice', `${'true ? '.repeat(20_000)}true${' : true'.repeat(20_000)}`],
    ['brackets', `${'('.repeat(20_000)}true${')'.repeat(20_000)}`],
    ['a set of everything', `'a'.matches(/[${'ab'.repeat(20_000)}]/)`],
  ])('a rule that would overflow the stack is refused: %s', (_what, rule) =>
    expect(outcome(buildRulesWith(rule))).toMatch(/in line 1, column \d+: a (?:rule|set)/),
  );

  test('brackets, negations and sets in a rule are accepted up to a limit', () => {
    const within = (brackets: number): string =>
      buildRulesWith(`${'('.repeat(brackets)}true${')'.repeat(brackets)}`);
    // The rule itself counts as the first level of nesting.
    expect(outcome(within(199))).toBe('true, true');
    expect(outcome(within(200))).toContain('nested too deep');
    const denied = (times: number): string => buildRulesWith(`${'!'.repeat(times)}true`);
    expect(outcome(denied(198))).toBe('true, true');
    expect(outcome(denied(200))).toContain('nested too deep');
    const set = (characters: number): string => buildRulesWith(`'a'.matches(/[${'a'.repeat(characters)}]/)`);
    expect(outcome(set(256))).toBe('true, true');
    expect(outcome(set(257))).toContain('a set of too many characters');
  });

  test('a long rule within the limit is evaluated', () => {
    expect(outcome(buildRulesWith(`false${' || false'.repeat(998)} || true`))).toBe('true, true');
    expect(outcome(buildRulesWith(`false${' || false'.repeat(999)} || true`))).toContain(
      'a rule with too many',
    );
  });
});

test.each([
  ['brackets in the file', '['.repeat(100_000), 101],
  ['places in places', '{"rules":'.padEnd(9) + '{"a":'.repeat(50_000), 505],
  ['a name of many keys', `{"rules":{"${'a/'.repeat(50_000)}a":{}}}`, 11],
])('a rule with %s is refused at its position', (_what, text, column) =>
  expect(outcome(text)).toContain(`in line 1, column ${column}: `),
);

describe('a rule that would fill the memory is false', () => {
  const data = "data.child('s').val()";
  test.each([
    ['a text that grows tenfold, twelve times', `${data}${".replace('a', 'aaaaaaaaaa')".repeat(12)} != ''`],
    [
      'a text added to itself',
      `(${'('.repeat(30)}${data}${` + ${data})`.repeat(30)}).replace('a', ${data}) != ''`,
    ],
  ])('a rule that would fill the memory is false: %s', (_what, rule) =>
    expect(outcome(buildRulesWith(rule))).toBe('false, false'),
  );

  test('a rule that builds a text small enough to store is true', () =>
    expect(outcome(buildRulesWith(`${data}.replace('a', 'aaaaaaaaaa').length === 20000`))).toBe(
      'true, true',
    ));
});

describe('the longest text a rule may build', () => {
  const half = 'a'.repeat(8 * 1024 * 1024);
  const newRoot = buildIncomingNode({ half }, [], { now: 0, root: null });
  const allows = (rule: string): boolean =>
    mayWrite(parseRules(JSON.stringify({ rules: { '.write': rule } })), {
      auth: null,
      now: 1,
      root: null,
      newRoot,
      path: [],
    });
  const whole = "(newData.child('half').val() + newData.child('half').val())";

  test.each([
    [`${whole}.length === 16777216`, true],
    [`(${whole} + 'b').length > 0`, false],
    [`''.replace('', ${whole}).length === 16777216`, true],
    [`'b'.replace('', ${whole}).length > 0`, false],
    [`${whole}.replace('a', 'bb').length > 0`, false],
  ])('the longest text a rule may build is limited: %s: %s', (rule, is) => expect(allows(rule)).toBe(is));
});

test('matching a large pattern against ten megabytes is given up and denied, even under a not', () => {
  const big = buildIncomingNode({ t: { a: { s: 'x'.repeat(10_000_000) } } }, [], { now: 0, root: null });
  const asked = (pattern: string): boolean =>
    mayWrite(
      parseRules(
        JSON.stringify({ rules: { '.write': `!newData.child('t/a/s').val().matches(${pattern})` } }),
      ),
      {
        auth: null,
        now: 1,
        root: null,
        newRoot: big,
        path: ['t', 'a'],
      },
    );
  // Run to the end, it would take minutes.
  expect(asked('/(x*x*x*){90}y/')).toBe(false);
  expect(asked('/^[0-9]{1,4}$/')).toBe(true);
});
