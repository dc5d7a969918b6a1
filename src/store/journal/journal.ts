import type { StoredChainRecord } from './verifyChains.ts';
import { authorForm, isRecordKind, RECORD_FORMS } from '../../schema/nodes/journal/records.ts';
import { getRawChild, listRawChildren, toNumber, toText, type TreePath } from '../tree/path.ts';
import { toCanonicalText } from './chain.ts';
import type { JournalRecord } from './record.ts';
import { JOURNAL_AT } from './recordAt.ts';

/** The account that sent a record and its role, stored beside it so that the rules can check them. */
interface WrittenBy {
  readonly uid: string | undefined;
  readonly as: string | undefined;
}

/** Undefined unless the whole text was parsed unchanged, because all of it was hashed. */
function parseRecord(text: string, { uid, as }: WrittenBy): JournalRecord | undefined {
  try {
    const what: unknown = JSON.parse(text);
    if (typeof what !== 'object' || what === null || 'uid' in what || 'as' in what) return undefined;
    const kind = getRawChild(what, 'kind');
    if (!isRecordKind(kind)) return undefined;
    const whole = { ...what, uid, as };
    const by = authorForm.read(whole);
    const content = RECORD_FORMS[kind].read(whole);
    if (by === undefined || content === undefined) return undefined;
    const record = { ...by, kind, ...content };
    // Parsed by the form of its kind.
    // eslint-disable-next-line typescript/no-unsafe-type-assertion
    return toCanonicalText(record) === toCanonicalText(whole) ? (record as JournalRecord) : undefined;
  } catch {
    return undefined;
  }
}

export interface StoredJournal {
  /** In order of arrival. */
  readonly records: readonly StoredChainRecord[];
  /** Keys of malformed records: shown to staff, never skipped. */
  readonly unreadable: readonly string[];
}

/**
 * Cache of parsed records by hash. Records never change, but each new one causes the whole journal to be
 * parsed again.
 */
const parsed = new Map<string, { readonly what: string; readonly kept: StoredChainRecord }>();

function parseStored(hash: string, raw: unknown): StoredChainRecord | undefined {
  const what = toText(getRawChild(raw, 'what')) ?? '';
  const previous = toText(getRawChild(raw, 'prev'));
  const receivedAt = toNumber(getRawChild(raw, 'at'));
  const by: WrittenBy = { uid: toText(getRawChild(raw, 'uid')), as: toText(getRawChild(raw, 'as')) };
  const before = parsed.get(hash);
  if (
    before?.what === what &&
    before.kept.previous === previous &&
    before.kept.receivedAt === receivedAt &&
    before.kept.record.uid === by.uid &&
    before.kept.record.as === by.as
  )
    return before.kept;
  const record = parseRecord(what, by);
  if (record === undefined || previous === undefined || receivedAt === undefined) return undefined;
  // The rules checked only the `kind` stored beside the text, so both must match.
  if (record.kind !== getRawChild(raw, 'kind')) return undefined;
  const kept: StoredChainRecord = { hash, previous, record, receivedAt };
  parsed.set(hash, { what, kept });
  return kept;
}

/** The number of earlier records of the same patch. */
function placeInPatch(record: StoredChainRecord, byHash: ReadonlyMap<string, StoredChainRecord>): number {
  const passed = new Set<string>(); // a manipulated chain may be circular
  let before = byHash.get(record.previous);
  while (before !== undefined && before.receivedAt === record.receivedAt && !passed.has(before.hash)) {
    passed.add(before.hash);
    before = byHash.get(before.previous);
  }
  return passed.size;
}

function inOrder(records: readonly StoredChainRecord[]): readonly StoredChainRecord[] {
  const byHash = new Map(records.map((record) => [record.hash, record]));
  return records
    .map((record) => ({ record, place: placeInPatch(record, byHash) }))
    .toSorted((a, b) => a.record.receivedAt - b.record.receivedAt || a.place - b.place)
    .map(({ record }) => record);
}

export const journalPath: TreePath<StoredJournal> = {
  at: JOURNAL_AT,
  parse: (raw) => {
    const all = listRawChildren(raw).map(([hash, stored]) => ({ hash, record: parseStored(hash, stored) }));
    return {
      records: inOrder(all.flatMap(({ record }) => (record === undefined ? [] : [record]))),
      unreadable: all.flatMap(({ hash, record }) => (record === undefined ? [hash] : [])),
    };
  },
};
