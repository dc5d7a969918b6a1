import { MAX_LENGTH } from '../../domain/bounds.ts';
import type { CompetitionEvent } from '../../domain/competition.ts';
import { mapDefined } from '../../domain/defined.ts';
import { entryId, eventKey, type EventKey } from '../../domain/ids.ts';
import type { RecordOf, JournalRecord } from '../journal/record.ts';
import { UNDOABLE, type Author } from '../../domain/journal/record.ts';
import { directoryOf, isGivenKey } from '../../domain/people/directory.ts';
import { findDisagreeing } from '../../domain/registrant/disagreeing.ts';
import { hasDanced } from '../../domain/round/danced.ts';
import { isSince } from '../../domain/round/rounds.ts';
import type { Change } from '../delivery/operation.ts';
import { entryAt } from '../events/eventAt.ts';
import { everyEvent as eventsPath } from '../events/events.ts';
import { competitors } from '../people/competitors.ts';
import { numbersInPool } from '../people/numbers.ts';
import { searches } from '../people/searches.ts';
import { deskNotes } from '../registrant/deskNotes.ts';
import { ASKED, REQUESTS, requestAt } from '../registrant/requestAt.ts';
import { deskUndoAt } from '../registrant/undoAt.ts';
import { alike } from '../tree/alike.ts';
import { toJson } from '../tree/toJson.ts';
import { applyPatchAt } from '../tree/applyPatchAt.ts';
import { childOf, childrenOf, countOf, textOf } from '../tree/path.ts';
import { SERVER_TIME, type Json, type Patch } from '../tree/patch.ts';
import type { ReadAt } from '../tree/readAt.ts';
import { undoAsText, undoOf, type Undo } from '../tree/undo.ts';

// The undo of a change at the competitors desk: all of it, or nothing where anything of it was changed since.

type UndoableRecord = RecordOf<(typeof UNDOABLE)[number]>;

/** A record whose change can be undone. */
export type WithUndo = UndoableRecord & { readonly undo: string };

const isUndoable = (record: JournalRecord): record is UndoableRecord =>
  UNDOABLE.some((kind) => kind === record.kind);

export const hasUndo = (record: JournalRecord): record is WithUndo =>
  isUndoable(record) && record.undo !== undefined;

/** Branches read whole, because they are small or already loaded at the desk. Of others only paths are read. */
const WHOLE: readonly string[] = [
  eventsPath.at,
  competitors.at,
  numbersInPool.at,
  deskNotes.at,
  searches.at,
  REQUESTS,
  ASKED,
];

/** Everything to read before a change is made, or undone. */
export const pathsToRead = (patch: Patch): readonly string[] => [
  eventsPath.at,
  competitors.at,
  REQUESTS,
  ...Object.keys(patch).map((path) => WHOLE.find((branch) => path.startsWith(`${branch}/`)) ?? path),
];

const EDITED = /^deskNotes\/([^/]+)\/edited$/;
const AN_ENTRY = /^events\/([^/]+)\/entries\/([^/]+)(?:\/([^/]+))?$/;
const A_REQUEST = /^requests\/([^/]+)\/([^/]+)$/;
const ASKED_BY = /^asked\/([^/]+)(?:\/([^/]+))?$/;

/** An unanswered request as it can be made again: for the entries in which one of the two still waits. */
function requestAgain(to: string, from: string, read: ReadAt): Json {
  const raw = read(requestAt(to, from));
  if (childOf(raw, 'at') === undefined || childOf(raw, 'answered') !== undefined) return null;
  const entries = childrenOf(childOf(raw, 'entries')).filter(([key, its]) => {
    const event = eventKey(key);
    const id = entryId(textOf(its) ?? '');
    const entry = event === undefined || id === undefined ? undefined : read(entryAt(event, id));
    const ids = [childOf(entry, 'leadId'), childOf(entry, 'followId')].filter((one) => one !== undefined);
    return ids.length === 1 && (ids[0] === from || ids[0] === to);
  });
  return entries.length === 0
    ? null
    : { ...Object(toJson(raw)), entries: toJson(Object.fromEntries(entries)), at: SERVER_TIME };
}

/** The value at a place, in the form in which the rules let it be written again. */
function writableValue(path: string, read: ReadAt): unknown {
  const [, to, from] = A_REQUEST.exec(path) ?? [];
  if (to !== undefined && from !== undefined) return requestAgain(to, from, read);
  const [, asker, slot] = ASKED_BY.exec(path) ?? [];
  const raw = read(path);
  if (asker === undefined) return raw;
  const isOpen = (asked: unknown): boolean => requestAgain(textOf(asked) ?? '', asker, read) !== null;
  if (slot !== undefined) return isOpen(raw) ? raw : null;
  return Object.fromEntries(childrenOf(raw).filter(([, asked]) => isOpen(asked)));
}

/**
 * A change with its undo, which its record names. Without one where that would be too long to keep.
 * @param id a fresh key
 */
export function attachUndo(change: Change, id: string, read: ReadAt): Change {
  const { record, patch } = change;
  if (record === undefined || !isUndoable(record)) return change;
  const text = undoAsText(undoOf(patch, (path) => writableValue(path, read)));
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
  if (alike(written, SERVER_TIME)) return typeof now === 'number';
  if (typeof written !== 'object' || written === null) return alike(written, now);
  const names = new Set([...childrenOf(written), ...childrenOf(now)].map(([name]) => name));
  return [...names].every((name) => isAsWritten(toJson(childOf(written, name)), childOf(now, name)));
}

/** An edit counter alone is no conflict: the other places show changes. A dancer without a key has only the counter. */
function isHarmlessEdit(path: string): boolean {
  const [, id] = EDITED.exec(path) ?? [];
  return id !== undefined && !isGivenKey(id);
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
        ? value !== null && event.rounds.some(({ state }) => isSince(state))
        : entry !== undefined && hasDanced(event, entry.id);
    // The names of merged dancers may change back on the floor, but not the number they danced with.
    const matters = field === undefined || of.kind !== 'competitors merged' || field === 'leadNumber';
    return hasBegun && matters && !alike(value, read(path)) ? { kind: 'begun', event: event.key } : undefined;
  });
}

/** The differences between the list and a dancer's entries, by key; empty if missing in the list. */
function disagreeing(events: readonly CompetitionEvent[], list: unknown): ReadonlyMap<string, string> {
  const people = competitors.parse(list);
  const listed = new Set(people.map(({ id }) => id));
  const entered = events.flatMap(({ entries }) =>
    entries.flatMap(({ leadId, followId }) => [leadId, followId]),
  );
  const missing = mapDefined(entered, (id) =>
    id === undefined || listed.has(id) ? undefined : ([id, ''] as const),
  );
  const theirs = findDisagreeing(directoryOf(events, people), people);
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
 * @param of its record
 * @param read the tree as it is now, of all that `pathsToRead` names
 */
export function undoChange(
  by: Author,
  of: WithUndo,
  undo: Undo,
  read: ReadAt,
): { readonly change: Change } | { readonly conflicts: readonly UndoConflict[] } {
  const conflicts = conflictsOf(undo, of, read);
  if (conflicts.length > 0) return { conflicts };
  // The edit count goes up, so a desk with the dancer open reloads.
  const edits = Object.keys(undo.done)
    .filter((path) => EDITED.test(path))
    .map((path) => [path, (countOf(read(path)) ?? 0) + 1] as const);
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
