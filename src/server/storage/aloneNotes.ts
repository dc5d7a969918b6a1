import type Libsql from 'libsql';
import type { KeyPath } from '../tree/paths.ts';
import { createDamagedFileError, readJsonColumn, readNumberColumn, readTextColumn } from './rows.ts';
import type { UnreplicatedWrite, StorageEntry, SharedCommits } from './storage.ts';

/** Unknown author. */
const SOMEBODY = '';

/** Places only this machine is known to have, and their last author. */
export const ALONE_SCHEMA = `
  CREATE TABLE IF NOT EXISTS alone (namespace TEXT NOT NULL, place TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, who TEXT NOT NULL, PRIMARY KEY (namespace, place)) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS alone_number ON alone (number);
`;

/** A path is a list of keys, an account a string. */
const placesOf = (entry: StorageEntry): readonly (KeyPath | string)[] => {
  switch (entry.kind) {
    case 'tree':
      return entry.placed.map(({ path }) => path);
    case 'account':
      return [entry.uid];
    case 'setting':
    case 'rules':
      return [];
  }
};

/**
 * Notes writes while a standby is expected, until the standby has them. One note per place, so notes are
 * bounded by the number of places. Each commit deletes notes that became shared, without an extra flush.
 */
export class AloneNotes {
  private readonly put: Libsql.Statement;
  private readonly drop: Libsql.Statement;
  private readonly database: Libsql.Database;

  constructor(database: Libsql.Database) {
    this.database = database;
    this.put = database.prepare(
      'INSERT OR REPLACE INTO alone (namespace, place, number, at, who) VALUES (?, ?, ?, ?, ?)',
    );
    this.drop = database.prepare('DELETE FROM alone WHERE number <= ?');
  }

  /** Call within the transaction of commit `number`. */
  note(entries: readonly StorageEntry[], number: number, { upTo, at }: SharedCommits): void {
    this.drop.run(upTo);
    for (const entry of entries) {
      if (entry.kind !== 'tree' && entry.kind !== 'account') continue;
      const by = (entry.kind === 'tree' ? entry.by : undefined) ?? SOMEBODY;
      for (const place of placesOf(entry))
        this.put.run(entry.namespace, JSON.stringify(place), number, at, by);
    }
  }

  forget(upTo: number): void {
    this.drop.run(upTo);
  }

  all(): readonly UnreplicatedWrite[] {
    return this.database
      .prepare(
        'SELECT CAST(namespace AS BLOB) AS namespace, CAST(place AS BLOB) AS place, CAST(who AS BLOB) AS who, at FROM alone ORDER BY number, place',
      )
      .all()
      .map((row) => ({
        namespace: readTextColumn(row, 'namespace'),
        what: whatOf(row),
        by: readTextColumn(row, 'who'),
        at: readNumberColumn(row, 'at'),
      }));
  }
}

function whatOf(row: unknown): UnreplicatedWrite['what'] {
  const place = readJsonColumn(row, 'place');
  if (typeof place === 'string') return { kind: 'account', uid: place };
  if (Array.isArray(place) && place.every((key) => typeof key === 'string'))
    return { kind: 'node', path: place };
  throw createDamagedFileError('a note of what another machine has not');
}
