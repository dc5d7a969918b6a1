import type Libsql from 'libsql';
import { parseLogBlock, readNumberColumn, type LogBlock } from './rows.ts';

const MAX_ROWS = 1000;
// Longer rows are sent alone, so that a block never exceeds what the engine or a string can hold.
const LONG_ROW_BYTES = 65_536;

// The inner query is ordered and limited, so group_concat sees its rows in that order; ordering them again
// would take 50 % longer.
const BLOCK = `
  SELECT count(*) AS many, max(seq) AS last,
    CAST(group_concat(entry, char(10)) AS BLOB) AS entries,
    CAST(group_concat(sum, char(10)) AS BLOB) AS sums
  FROM (SELECT seq, entry, sum FROM journal WHERE namespace = ? AND seq > ? AND seq < ? ORDER BY seq LIMIT ?)
`;

/** Reads the log of a namespace in order, many rows at a time. @throws StorageRefused if damaged */
export function* readLogBlocks(database: Libsql.Database, namespace: string): Generator<LogBlock> {
  const block = database.prepare(BLOCK);
  const long = database
    .prepare('SELECT seq FROM journal WHERE namespace = ? AND octet_length(entry) > ? ORDER BY seq')
    .all(namespace, LONG_ROW_BYTES)
    .map((row) => readNumberColumn(row, 'seq'));
  let last = 0;
  for (const next of [...long, Number.MAX_SAFE_INTEGER]) {
    for (;;) {
      const read = parseLogBlock(block.get(namespace, last, next, MAX_ROWS), namespace);
      if (read.last === undefined) break;
      yield read;
      last = read.last;
    }
    const read = parseLogBlock(block.get(namespace, last, next + 1, 1), namespace);
    if (read.last === undefined) return;
    yield read;
    last = read.last;
  }
}
