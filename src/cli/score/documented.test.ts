import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findProjectRoot } from '../projectRoot.ts';
import { scoreLine } from './scoreLine.ts';

// The tables of docs/skating.md that have a place and a rule.

type Row = readonly string[];

const rowsOf = (table: string): readonly Row[] =>
  table
    .trim()
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const TABLES = readFileSync(join(findProjectRoot(), 'docs/skating.md'), 'utf8')
  .split(/\n(?!\|)/)
  .map((part) => part.replace(/^[^|]*/, ''))
  .filter((part) => part.includes('| place | rule'))
  .map(rowsOf);

/** The columns before the total or the place: judges, named by a letter, or dances. */
function countAgain([head = [], , ...rows]: readonly Row[]) {
  const inputs = head.slice(1).filter((name) => !['total', 'place', 'rule'].includes(name));
  const column = (at: number) => Object.fromEntries(rows.map((row) => [row[0], Number(row[at])]));
  const dances = inputs.every((name) => name.length === 1)
    ? [
        {
          dance: 'Waltz',
          marks: Object.fromEntries(rows.map((row) => [row[0], row.slice(1, 1 + inputs.length).map(Number)])),
        },
      ]
    : inputs.map((dance, at) => ({ dance, places: column(at + 1) }));
  const result = JSON.parse(scoreLine(JSON.stringify({ id: 'x', dances }), 1).json);
  const rules = inputs.every((name) => name.length === 1) ? result.dances[0].rules : result.decidedBy;
  return rows.map(([couple = '']) => [couple, result.final[couple], rules[couple]]);
}

test('the worked examples of the documentation are counted as written', () => {
  expect(TABLES).toHaveLength(3);
  for (const table of TABLES) {
    const [, , ...rows] = table;
    expect(countAgain(table)).toEqual(rows.map((row) => [row[0], Number(row.at(-2)), row.at(-1)]));
  }
});
