import type { StoredChainRecord } from './verifyChains.ts';
import { buildChildrenAddress, type TreePath } from '../tree/path.ts';
import { journalPath } from './journal.ts';
import type { JournalRecord } from './record.ts';

/** Changes to several dancers at once, shown in the history of each. */
const OF_SEVERAL = [
  'competitors merged',
  'partner changed',
  'dropped out',
  'entries transferred',
  'numbers given',
  'change undone',
  'entry ruled on',
  'ruling taken back',
] as const satisfies readonly JournalRecord['kind'][];

const keysIn = (record: JournalRecord): readonly string[] => [
  ...('competitor' in record && record.competitor !== undefined ? [record.competitor] : []),
  ...('gone' in record ? [record.gone] : []),
  ...('others' in record ? (record.others ?? []) : []),
];

/**
 * The part of a record about one dancer; undefined if there is none.
 * @param keys the dancer's key and those of entries merged into it
 */
export function findRecordPart(record: JournalRecord, keys: ReadonlySet<string>): JournalRecord | undefined {
  if (record.kind === 'numbers given') {
    const given = record.given.filter(({ competitor }) => keys.has(competitor));
    return given.length === 0 ? undefined : { ...record, given };
  }
  return keysIn(record).some((key) => keys.has(key)) ? record : undefined;
}

const recordsWith = (name: string, text: string): TreePath<readonly StoredChainRecord[]> => ({
  at: buildChildrenAddress(journalPath.at, name, text),
  parse: (raw) => journalPath.parse(raw).records,
});

/**
 * All records of a dancer, without the ten thousand others of a day. Records of several dancers are few, and read as a
 * whole.
 * @param keys the dancer's key and those of entries merged into it
 */
export const dancerRecordPaths = (
  keys: readonly string[],
): readonly TreePath<readonly StoredChainRecord[]>[] => [
  ...keys.map((key) => recordsWith('competitor', key)),
  ...OF_SEVERAL.map((kind) => recordsWith('kind', kind)),
];
