import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RATE_POLICIES } from './policies.ts';
import type { RatePolicy } from './throttle.ts';

const SECURITY = readFileSync('docs/security.md', 'utf8');

function durationText(ms: number): string {
  const units = [
    ['h', 3_600_000],
    ['min', 60_000],
    ['s', 1000],
  ] as const;
  const [unit, size] = units.find(([, each]) => ms >= each) ?? ['s', 1000];
  return `${ms / size} ${unit}`;
}

function emptyText({ whenEmpty }: RatePolicy): string {
  switch (whenEmpty.kind) {
    case 'refuse':
      return 'refused';
    case 'wait':
      return 'waits for a token';
    case 'delay': {
      const [first, most] = [whenEmpty.firstMs, whenEmpty.maxMs].map(durationText);
      return `waits ${first}, twice as long every ${whenEmpty.doublesEvery} more, ${most} at most`;
    }
  }
}

/** A row of the table, without alignment. */
function rowOf(name: string, policy: RatePolicy): string {
  const { countedBy, unit, capacity, refill, whenEmpty } = policy;
  const back =
    refill === undefined ? 'when given back' : `${refill.tokens} in ${durationText(refill.everyMs)}`;
  const cells = [
    `\`${name}\``,
    countedBy,
    `${capacity.toLocaleString('en')} ${unit}`,
    back,
    emptyText(policy),
    whenEmpty.told,
  ];
  return `| ${cells.join(' | ')} |`;
}

test('docs/security.md lists every policy as it is', () => {
  const rows = Object.entries(RATE_POLICIES).map(([name, policy]) => rowOf(name, policy));
  const shown = SECURITY.split('\n').map((line) => line.replaceAll(/ {2,}/g, ' '));
  expect(shown.filter((line) => /^\| `\w+` \| (?:account|address|person|socket|server)/.test(line))).toEqual(
    rows,
  );
});
