import { mapDefined } from '../../domain/defined.ts';
import { isSince } from '../../domain/round/rounds.ts';
import { hasDanced } from '../../domain/round/danced.ts';
import type { CompetitionEvent } from '../../domain/competition.ts';
import { entryId, eventKey, type EventKey } from '../../domain/ids.ts';
import type { RecordOf } from '../../domain/journal/kinds.ts';
import { UNDOABLE, type Author, type JournalRecord } from '../../domain/journal/record.ts';
import { LONGEST } from '../../domain/bounds.ts';
import { directoryOf, isGivenKey } from '../../domain/people/directory.ts';
import { disagreeingIn } from '../../domain/registrant/disagreeing.ts';
import type { Change } from '../delivery/operation.ts';
import { entryAt } from '../events/eventAt.ts';
import { events as eventsPath } from '../events/events.ts';
import { competitors } from '../people/competitors.ts';
import { numbers } from '../people/numbers.ts';
import { searches } from '../people/searches.ts';
import { deskNotes } from '../registrant/deskNotes.ts';
import { ASKED, REQUESTS, requestAt } from '../registrant/requestAt.ts';
import { deskUndoAt } from '../registrant/setAside.ts';
import { alike } from '../tree/alike.ts';
import { asJson } from '../tree/asJson.ts';
import { undoAsText, type Undo } from '../tree/undo.ts';
import { patched } from '../tree/patched.ts';
import { childOf, childrenOf, countOf, textOf } from '../tree/path.ts';
import { SERVER_TIME, type Json, type Patch } from '../tree/patch.ts';
import type { ReadAt } from '../tree/readAt.ts';

/** What has a way back at the desk of competitors. */
export type Undoable = RecordOf<(typeof UNDOABLE)[number]>;

/** One that was kept with what takes it back. */
export type WithUndo = Undoable & { readonly undo: string };

/** Branches that the desk has before it, or that are small: they are read as a whole, of all others the very place. */
const WHOLE: readonly string[] = [
  eventsPath.at,
  competitors.at,
  numbers.at,
  deskNotes.at,
  searches.at,
  REQUESTS,
  ASKED,
];

/** What has to be read before a change is made, or taken back. */
export const readFor = (patch: Patch): readonly string[] => [
  // Always: what an entry says tells whether a request still asks for it, and what has been danced; the list, who is called what.
  eventsPath.at,
  competitors.at,
  REQUESTS,
  ...Object.keys(patch).map((path) => WHOLE.find((branch) => path.startsWith(`${branch}/`)) ?? path),
];

const EDITED = /^deskNotes\/([^/]+)\/edited$/;
const AN_ENTRY = /^events\/([^/]+)\/entries\/([^/]+)(?:\/([^/]+))?$/;
const A_REQUEST = /^requests\/([^/]+)\/([^/]+)$/;
const ASKED_BY = /^asked\/([^/]+)(?:\/([^/]+))?$/;

/** A request as it can be made again: for the entries in which one of the two still waits, as long as nobody has answered it. */
function requestAgain(to: string, from: string, raw: unknown, read: ReadAt): Json {
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
    : { ...Object(asJson(raw)), entries: asJson(Object.fromEntries(entries)), at: SERVER_TIME };
}

/** Whether somebody has asked this one, and it can be asked again. */
const isAsked = (from: string, to: unknown, read: ReadAt): boolean =>
  requestAgain(textOf(to) ?? '', from, read(requestAt(textOf(to) ?? '', from)), read) !== null;

/** What lay at a place, as it can be put there again. */
function asItWas(path: string, read: ReadAt): Json {
  const raw = read(path);
  const [, to, from] = A_REQUEST.exec(path) ?? [];
  if (to !== undefined && from !== undefined) return requestAgain(to, from, raw, read);
  const [, asker, slot] = ASKED_BY.exec(path) ?? [];
  if (asker === undefined) return asJson(raw);
  if (slot !== undefined) return isAsked(asker, raw, read) ? asJson(raw) : null;
  return asJson(Object.fromEntries(childrenOf(raw).filter(([, to]) => isAsked(asker, to, read))));
}

const isUndoable = (record: JournalRecord): record is Undoable =>
  UNDOABLE.some((kind) => kind === record.kind);

/** Whether there is a way back from what a record tells. */
export const hasUndo = (record: JournalRecord): record is WithUndo =>
  isUndoable(record) && record.undo !== undefined;

/**
 * A change with what takes it back, which its record names. Without one where that would be too long to keep.
 * @param id a fresh key
 */
export function withWayBack(change: Change, id: string, read: ReadAt): Change {
  const { record, patch } = change;
  if (record === undefined || !isUndoable(record)) return change;
  const back = Object.fromEntries(
    Object.keys(patch)
      .filter((path) => !EDITED.test(path))
      .map((path) => [path, asItWas(path, read)]),
  );
  const kept = undoAsText({ done: patch, back });
  return kept.length > LONGEST.undo
    ? change
    : { record: { ...record, undo: id }, patch: { ...patch, [deskUndoAt(id)]: kept } };
}

/** Why a change is not taken back any more. */
export type NotBack =
  /** Nobody has kept what was there before. */
  | { readonly kind: 'not kept' }
  /** It is danced, or the couple has danced it. */
  | { readonly kind: 'begun' | 'entry changed'; readonly event: EventKey }
  /** They were changed at the desk since, or by themselves. */
  | { readonly kind: 'dancer changed'; readonly key: string }
  | { readonly kind: 'number changed'; readonly number: string }
  | { readonly kind: 'changed' };

const isServerTime = (value: Json): boolean => alike(value, SERVER_TIME);

/** Whether something is still as the change has left it: what the server put its time into has some time. */
const isAsLeft = (left: Json, now: unknown): boolean => {
  if (isServerTime(left)) return typeof now === 'number';
  if (typeof left !== 'object' || left === null) return alike(left, now);
  const names = new Set([...childrenOf(left), ...childrenOf(now)].map(([name]) => name));
  return [...names].every((name) => isAsLeft(asJson(childOf(left, name)), childOf(now, name)));
};

function changedAt(path: string, events: readonly CompetitionEvent[]): NotBack {
  const [branch, key = ''] = path.split('/');
  const event = branch === eventsPath.at ? events.find((one) => one.key === key) : undefined;
  if (event !== undefined) return { kind: 'entry changed', event: event.key };
  if (branch === deskNotes.at || branch === competitors.at) return { kind: 'dancer changed', key };
  return branch === numbers.at ? { kind: 'number changed', number: key } : { kind: 'changed' };
}

/** The events that have begun, so that what stands in their entries stays. */
function begunIn(
  { back }: Undo,
  of: Undoable,
  events: readonly CompetitionEvent[],
  read: ReadAt,
): readonly NotBack[] {
  return mapDefined(Object.entries(back), ([path, value]): NotBack | undefined => {
    const [, key, id, field] = AN_ENTRY.exec(path) ?? [];
    const event = events.find((one) => one.key === key);
    const entry = event?.entries.find((one) => one.id === id);
    if (event === undefined) return undefined;
    const isIn =
      field === undefined
        ? value !== null && event.rounds.some(({ state }) => isSince(state))
        : entry !== undefined && hasDanced(event, entry.id);
    // Who two who are one were called is no matter of the floor; the number they danced with is.
    const matters = field === undefined || of.kind !== 'competitors merged' || field === 'leadNumber';
    return isIn && matters && !alike(value, read(path)) ? { kind: 'begun', event: event.key } : undefined;
  });
}

/**
 * Everybody of whom an entry says something else than the list, by their key, with what the list says; who is not in the list
 * is there as well.
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
  const theirs = disagreeingIn(directoryOf(events, people), people);
  return new Map([
    ...missing,
    ...theirs.map(({ person, says }) => [person.key, JSON.stringify(says)] as const),
  ]);
}

/** Who is called otherwise by now, wears another number or is nobody any more: what would come back into an entry is the old one. */
function wouldDisagree(
  { back }: Undo,
  events: readonly CompetitionEvent[],
  read: ReadAt,
): readonly NotBack[] {
  const then = (at: string): unknown => patched(at, read(at), back);
  const now = disagreeing(events, read(competitors.at));
  const would = disagreeing(eventsPath.parse(then(eventsPath.at)), then(competitors.at));
  return mapDefined(would, ([key, says]) =>
    now.get(key) === says ? undefined : ({ kind: 'dancer changed', key } as const),
  );
}

/** That somebody was edited is in nobody's way, as long as it changed nothing of this. Of a name alone nothing else tells it. */
const isInNobodysWay = (path: string): boolean => {
  const [, id] = EDITED.exec(path) ?? [];
  return id !== undefined && !isGivenKey(id);
};

const others = (of: Undoable): readonly string[] =>
  of.kind === 'competitors merged' ? [of.gone] : (of.others ?? []);

/**
 * Takes a change back: everything lies as it lay before. Not where something of it was changed since.
 * @param of its record
 * @param undo what was kept of it
 * @param read what lies there now, of all that `readFor` names
 */
export function takenBack(by: Author, of: WithUndo, undo: Undo, read: ReadAt): Change | readonly NotBack[] {
  const events = eventsPath.parse(read(eventsPath.at));
  const begun = begunIn(undo, of, events, read);
  const changed = mapDefined(Object.entries(undo.done), ([path, left]) =>
    isAsLeft(left, read(path)) || isInNobodysWay(path) ? undefined : changedAt(path, events),
  );
  const all = [...begun, ...changed, ...wouldDisagree(undo, events, read)];
  const not = [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
  // That something else is otherwise is said where nothing can be named.
  const named = not.filter(({ kind }) => kind !== 'changed');
  if (not.length > 0) return named.length > 0 ? named : not;
  const edits = Object.keys(undo.done)
    .filter((path) => EDITED.test(path))
    .map((path) => [path, (countOf(read(path)) ?? 0) + 1] as const);
  return {
    record: {
      ...by,
      kind: 'change undone',
      competitor: of.competitor,
      name: of.name,
      what: of.kind,
      undone: of.undo,
      others: others(of),
    },
    patch: { ...undo.back, ...Object.fromEntries(edits), [deskUndoAt(of.undo)]: null },
  };
}

export const isTakenBack = (answer: Change | readonly NotBack[]): answer is Change => 'patch' in answer;
