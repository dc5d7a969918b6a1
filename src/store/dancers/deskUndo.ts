import { MAX_LENGTH } from '../../domain/bounds.ts';
import type { CompetitionEvent } from '../../domain/competition.ts';
import { mapDefined } from '../../domain/mapDefined.ts';
import { parseEntryId, parseEventKey, type EventKey } from '../../domain/ids.ts';
import type { RecordOf, JournalRecord } from '../journal/record.ts';
import { UNDOABLE_KINDS, type Author } from '../../domain/journal/record.ts';
import { buildDirectory, isGeneratedKey } from '../../domain/people/directory.ts';
import { findRecordConflicts } from '../../domain/registrant/recordConflicts.ts';
import { hasDanced } from '../../domain/round/hasDanced.ts';
import { hasStarted } from '../../domain/round/rounds.ts';
import type { Change } from '../delivery/operation.ts';
import { entryAt } from '../events/eventAt.ts';
import { allEvents as eventsPath } from '../events/events.ts';
import { competitors } from '../people/competitors.ts';
import { numbersInPool } from '../people/numbers.ts';
import { searches } from '../people/searches.ts';
import { deskNotes } from '../registrant/deskNotes.ts';
import { REQUEST_SLOTS_AT, REQUESTS_AT, requestAt } from '../registrant/requestAt.ts';
import { deskUndoAt } from '../registrant/undoAt.ts';
import { isStoredAlike } from '../tree/isStoredAlike.ts';
import { toJson } from '../tree/toJson.ts';
import { applyPatchAt } from '../tree/applyPatchAt.ts';
import { getRawChild, listRawChildren, toCount, toText } from '../tree/path.ts';
import { SERVER_TIME, type Json, type Patch } from '../tree/patch.ts';
import type { ReadAt } from '../tree/readAt.ts';
import { serializeUndo, buildUndo, type Undo } from '../tree/undo.ts';

// The undo of a change at the competitors desk. If any part of the change was overwritten since, nothing is
// undone.

type UndoableRecord = RecordOf<(typeof UNDOABLE_KINDS)[number]>;

/** A record whose change can be undone. */
export type RecordWithUndo = UndoableRecord & { readonly undo: string };

const isUndoable = (record: JournalRecord): record is UndoableRecord =>
  UNDOABLE_KINDS.some((kind) => kind === record.kind);

export const hasUndo = (record: JournalRecord): record is RecordWithUndo =>
  isUndoable(record) && record.undo !== undefined;

/** Branches read whole, because they are small or already loaded at the desk. Of others only paths are read. */
const WHOLE: readonly string[] = [
  eventsPath.at,
  competitors.at,
  numbersInPool.at,
  deskNotes.at,
  searches.at,
  REQUESTS_AT,
  REQUEST_SLOTS_AT,
];

/** Everything to read before a change is made, or undone. */
export const pathsToRead = (patch: Patch): readonly string[] => [
  eventsPath.at,
  competitors.at,
  REQUESTS_AT,
  ...Object.keys(patch).map((path) => WHOLE.find((branch) => path.startsWith(`${branch}/`)) ?? path),
];

const EDITED = /^deskNotes\/([^/]+)\/edited$/;
const AN_ENTRY = /^events\/([^/]+)\/entries\/([^/]+)(?:\/([^/]+))?$/;
const A_REQUEST = /^requests\/([^/]+)\/([^/]+)$/;
const ASKED_BY = /^asked\/([^/]+)(?:\/([^/]+))?$/;

/**
 * An unanswered request that can be sent again: only for entries in which one of the two dancers still waits.
 */
function requestAgain(to: string, from: string, read: ReadAt): Json {
  const raw = read(requestAt(to, from));
  if (getRawChild(raw, 'at') === undefined || getRawChild(raw, 'answered') !== undefined) return null;
  const entries = listRawChildren(getRawChild(raw, 'entries')).filter(([key, its]) => {
    const event = parseEventKey(key);
    const id = parseEntryId(toText(its) ?? '');
    const entry = event === undefined || id === undefined ? undefined : read(entryAt(event, id));
    const ids = [getRawChild(entry, 'leadId'), getRawChild(entry, 'followId')].filter(
      (one) => one !== undefined,
    );
    return ids.length === 1 && (ids[0] === from || ids[0] === to);
  });
  return entries.length === 0
    ? null
    : { ...Object(toJson(raw)), entries: toJson(Object.fromEntries(entries)), at: SERVER_TIME };
}

/** The value at a place, in a form that the rules accept again. */
function writableValue(path: string, read: ReadAt): unknown {
  const [, to, from] = A_REQUEST.exec(path) ?? [];
  if (to !== undefined && from !== undefined) return requestAgain(to, from, read);
  const [, asker, slot] = ASKED_BY.exec(path) ?? [];
  const raw = read(path);
  if (asker === undefined) return raw;
  const isOpen = (asked: unknown): boolean => requestAgain(toText(asked) ?? '', asker, read) !== null;
  if (slot !== undefined) return isOpen(raw) ? raw : null;
  return Object.fromEntries(listRawChildren(raw).filter(([, asked]) => isOpen(asked)));
}

/**
 * A change with its undo, which its record names; without an undo if that would be too long to store.
 * @param id a fresh key
 */
export function attachUndo(change: Change, id: string, read: ReadAt): Change {
  const { record, patch } = change;
  if (record === undefined || !isUndoable(record)) return change;
  const text = serializeUndo(buildUndo(patch, (path) => writableValue(path, read)));
  return text.length > MAX_LENGTH.undo
    ? change
    : { record: { ...record, undo: id }, patch: { ...patch, [deskUndoAt(id)]: text } };
}

/** The reason a change can't be undone. */
export type UndoConflict =
  /** The replaced values are not stored. */
  | { readonly kind: 'not kept' }
  /** The event has begun, or the couple has danced. */
  | { readonly kind: 'begun' | 'entry changed'; readonly event: EventKey }
  | { readonly kind: 'dancer changed'; readonly key: string }
  | { readonly kind: 'number changed'; readonly number: string }
  | { readonly kind: 'changed' };

/** True if a place still has the value that the change wrote. A server time is whatever time the server wrote. */
function isAsWritten(written: Json, now: unknown): boolean {
  if (isStoredAlike(written, SERVER_TIME)) return typeof now === 'number';
  if (typeof written !== 'object' || written === null) return isStoredAlike(written, now);
  const names = new Set([...listRawChildren(written), ...listRawChildren(now)].map(([name]) => name));
  return [...names].every((name) => isAsWritten(toJson(getRawChild(written, name)), getRawChild(now, name)));
}

/**
 * True for the edit counter of a dancer with a key: other places show real changes. A dancer without a key
 * has only the counter.
 */
function isHarmlessEdit(path: string): boolean {
  const [, id] = EDITED.exec(path) ?? [];
  return id !== undefined && !isGeneratedKey(id);
}

function conflictAt(path: string, events: readonly CompetitionEvent[]): UndoConflict {
  const [branch, key = ''] = path.split('/');
  const event = branch === eventsPath.at ? events.find((one) => one.key === key) : undefined;
  if (event !== undefined) return { kind: 'entry changed', event: event.key };
  if (branch === deskNotes.at || branch === competitors.at) return { kind: 'dancer changed', key };
  return branch === numbersInPool.at ? { kind: 'number changed', number: key } : { kind: 'changed' };
}

const changedSince = (
  { done }: Undo,
  events: readonly CompetitionEvent[],
  read: ReadAt,
): readonly UndoConflict[] =>
  mapDefined(Object.entries(done), ([path, written]) =>
    isAsWritten(written, read(path)) || isHarmlessEdit(path) ? undefined : conflictAt(path, events),
  );

/** Entries of events that have begun stay as they are. */
function begunSince(
  { back }: Undo,
  of: UndoableRecord,
  events: readonly CompetitionEvent[],
  read: ReadAt,
): readonly UndoConflict[] {
  return mapDefined(Object.entries(back), ([path, value]): UndoConflict | undefined => {
    const [, key, id, field] = AN_ENTRY.exec(path) ?? [];
    const event = events.find((one) => one.key === key);
    const entry = event?.entries.find((one) => one.id === id);
    if (event === undefined) return undefined;
    const hasBegun =
      field === undefined
        ? value !== null && event.rounds.some(({ state }) => hasStarted(state))
        : entry !== undefined && hasDanced(event, entry.id);
    // Undoing a merge may change names even in a begun event, but not the number the couple danced with.
    const matters = field === undefined || of.kind !== 'competitors merged' || field === 'leadNumber';
    return hasBegun && matters && !isStoredAlike(value, read(path))
      ? { kind: 'begun', event: event.key }
      : undefined;
  });
}

/**
 * By dancer key: the differences between the list and the dancer's entries; empty if the dancer isn't listed.
 */
function disagreeing(events: readonly CompetitionEvent[], list: unknown): ReadonlyMap<string, string> {
  const people = competitors.parse(list);
  const listed = new Set(people.map(({ id }) => id));
  const entered = events.flatMap(({ entries }) =>
    entries.flatMap(({ leadId, followId }) => [leadId, followId]),
  );
  const missing = mapDefined(entered, (id) =>
    id === undefined || listed.has(id) ? undefined : ([id, ''] as const),
  );
  const theirs = findRecordConflicts(buildDirectory(events, people), people);
  return new Map([
    ...missing,
    ...theirs.map(({ person, says }) => [person.key, JSON.stringify(says)] as const),
  ]);
}

/** Dancers whose old name, number or key would come back into an entry. */
function outdatedBy(
  { back }: Undo,
  events: readonly CompetitionEvent[],
  read: ReadAt,
): readonly UndoConflict[] {
  const then = (at: string): unknown => applyPatchAt(at, read(at), back);
  const now = disagreeing(events, read(competitors.at));
  const would = disagreeing(eventsPath.parse(then(eventsPath.at)), then(competitors.at));
  return mapDefined(would, ([key, says]) =>
    now.get(key) === says ? undefined : ({ kind: 'dancer changed', key } as const),
  );
}

/** Conflicts without a name are listed only if there are no others. */
function conflictsOf(undo: Undo, of: UndoableRecord, read: ReadAt): readonly UndoConflict[] {
  const events = eventsPath.parse(read(eventsPath.at));
  const all = [
    ...begunSince(undo, of, events, read),
    ...changedSince(undo, events, read),
    ...outdatedBy(undo, events, read),
  ];
  const once = [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
  const named = once.filter(({ kind }) => kind !== 'changed');
  return named.length > 0 ? named : once;
}

/**
 * Undoes a change, or lists the conflicts.
 * @param of the record of the change
 * @param read reads the current tree, at least the paths that `pathsToRead` lists
 */
export function undoChange(
  by: Author,
  of: RecordWithUndo,
  undo: Undo,
  read: ReadAt,
): { readonly change: Change } | { readonly conflicts: readonly UndoConflict[] } {
  const conflicts = conflictsOf(undo, of, read);
  if (conflicts.length > 0) return { conflicts };
  // The edit count goes up, so a desk with the dancer open reloads.
  const edits = Object.keys(undo.done)
    .filter((path) => EDITED.test(path))
    .map((path) => [path, (toCount(read(path)) ?? 0) + 1] as const);
  return {
    change: {
      record: {
        ...by,
        kind: 'change undone',
        competitor: of.competitor,
        name: of.name,
        what: of.kind,
        undone: of.undo,
        others: of.kind === 'competitors merged' ? [of.gone] : (of.others ?? []),
      },
      patch: { ...undo.back, ...Object.fromEntries(edits), [deskUndoAt(of.undo)]: null },
    },
  };
}
