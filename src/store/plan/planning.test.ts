import { expect, test } from 'vitest';
import { eventKeyFromName } from '../../domain/ids.ts';
import type { JournalRecord } from '../../domain/journal/record.ts';
import { publicationsIn } from './planning.ts';

const by = { uid: 'u1', who: 'Ann', device: 'd1', at: 1000 };
const round = { event: eventKeyFromName('Gold Waltz'), round: 'Semi-Final' };
const did = [{ kind: 'skipRound', count: 1 }] as const;
const told = [{ kind: 'skipRound', round }] as const;

const written = (...records: readonly JournalRecord[]) => ({
  records: records.map((record, at) => ({ hash: `h${at}`, previous: '', receivedAt: 5000 + at, record })),
  unreadable: [],
});

test('the journal tells each publication of the plan, the newest first', () => {
  const journal = written(
    { kind: 'plan published', revision: 1, ...by },
    { kind: 'saved result scratched', event: round.event, round: 1, ...by },
    { kind: 'plan published', revision: 2, did, told, isUndo: true, ...by, who: 'Bo' },
  );
  expect(publicationsIn(journal)).toEqual([
    { id: 'h2', at: 5002, who: 'Bo', revision: 2, did, told, isUndo: true },
    { id: 'h0', at: 5000, who: 'Ann', revision: 1, did: [], told: [], isUndo: false },
  ]);
});
