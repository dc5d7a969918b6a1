/** Rows of docs/ACCESS.md and docs/TREE.md for the nodes in src/schema. */

import { BRANCHES, ENTRIES } from '../../src/schema/nodes/entries.ts';
import type { NodeEntry, Policy } from '../../src/schema/nodes/entry.ts';
import { POLICIES } from './policies.ts';

/** The columns of the matrix in docs/ACCESS.md. */
const COLUMNS = ['out', 'anon', 'holder', 'judge', 'deck', 'mc', 'chair', 'scrut', 'admin'];

const isGranted = (policy: Policy, column: string): boolean =>
  POLICIES[policy].columns?.includes(column) ?? true;

const pathOf = ({ node, row = node.at }: NodeEntry): string => `\`${row}\``;

function accessCells(entry: NodeEntry): readonly string[] {
  const { node, read, write, note } = entry;
  const grants = COLUMNS.map((column) => {
    const marks = `${isGranted(read, column) ? 'r' : ''}${isGranted(write, column) ? 'w' : ''}`;
    const own = read === 'own' && marks === 'r' ? 'own ' : '';
    return `${own}${marks === '' ? '-' : marks}${column === 'admin' ? (POLICIES[write].except ?? '') : ''}${column === 'admin' && note !== undefined ? ` (${note})` : ''}`;
  });
  return [`${pathOf(entry)}${node.isSavedWhole === true ? ', whole, its edition up by one' : ''}`, ...grants];
}

function publicReads(read: Policy): string {
  if (read === 'own') return 'own';
  return isGranted(read, 'out') ? 'yes' : 'no';
}

const treeCells = (entry: NodeEntry): readonly string[] => [
  pathOf(entry),
  entry.doc,
  publicReads(entry.read),
  POLICIES[entry.write].name,
];

const NODES: readonly NodeEntry[] = Object.values(ENTRIES).flat();

/** Files with the cells of their rows. */
export const TABLES = [
  { file: 'docs/ACCESS.md', rows: NODES.map(accessCells) },
  {
    file: 'docs/TREE.md',
    rows: [
      ...NODES.map(treeCells),
      ...BRANCHES.flatMap(({ rows }) =>
        rows.map(([path, doc, writers, readers = 'yes']) => [`\`${path}\``, doc, readers, writers]),
      ),
    ],
  },
] as const;

const cellsIn = (line: string): readonly string[] => line.split('|').slice(1, -1);

/** A cell padded to the width of the previous one, if its table is padded. */
const padded = (cell: string, before: string): string =>
  ` ${cell} `.padEnd(before.endsWith('  ') ? before.length : 0);

/**
 * A document with its rows from the schema. A correct row keeps its padding.
 * @throws Error if a node has no row to replace
 */
export function withRows(text: string, rows: readonly (readonly string[])[]): string {
  const lines = text.split('\n');
  for (const cells of rows) {
    const [name] = /^`[^`]*`/.exec(cells[0] ?? '') ?? [];
    const at = lines.findIndex((line) => line.startsWith(`| ${name}`));
    const before = cellsIn(lines[at] ?? '');
    if (before.length === 0) throw new Error(`${name} has no row: add one that begins with its name.`);
    if (cells.every((cell, column) => cell === before[column]?.trim())) continue;
    lines[at] = `|${cells.map((cell, column) => padded(cell, before[column] ?? '')).join('|')}|`;
  }
  return lines.join('\n');
}
