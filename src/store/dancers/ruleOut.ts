import type { CompetitionEvent, Entry } from '../../domain/competition.ts';
import { mapDefined, omitUndefined } from '../../domain/mapDefined.ts';
import type { RemovalScope, Ruling } from '../../domain/eligibility/ruling.ts';
import { parseEntryId, parseEventKey } from '../../domain/ids.ts';
import type { Author } from '../../domain/journal/record.ts';
import { listPublicNames } from '../../domain/people/people.ts';
import type { Change } from '../delivery/operation.ts';
import type { DeskNotes } from '../registrant/deskNotes.ts';
import { recordRuling, cancelRuling } from '../registrant/rulings.ts';
import { RULED_OUT_AT, ruledOutAt } from '../registrant/undoAt.ts';
import { placeAt } from '../rounds/roundAt.ts';
import type { Patch } from '../tree/patch.ts';
import { listRawChildren, type TreePath } from '../tree/path.ts';
import { serializeUndo, parseUndoText, buildUndo, type Undo } from '../tree/undo.ts';
import {
  parseRemovedEntry,
  listPlacesToKeep,
  listRemovedDancers,
  type RestoredEntry,
  type RemovedEntry,
} from './restoreEntry.ts';
import { countDancerEdit, countCoupleEdits, deleteEntry } from './entryParts.ts';
import { leaveEvent } from './partners.ts';

/** Undo records of rulings, by event and entry. */
export const rulingUndos: TreePath<ReadonlyMap<string, Undo>> = {
  at: RULED_OUT_AT,
  parse: (raw) =>
    new Map(
      listRawChildren(raw).flatMap(([event, entries]) =>
        mapDefined(listRawChildren(entries), ([entry, text]) => {
          const undo = parseUndoText(text);
          return undo === undefined ? undefined : ([`${event}/${entry}`, undo] as const);
        }),
      ),
    ),
};

/** The keys of a couple's dancers, without those who have none. */
export const listDancerKeys = ({ leadId, followId }: Pick<Entry, 'leadId' | 'followId'>): readonly string[] =>
  [leadId, followId].filter((id) => id !== undefined);

interface Removal {
  readonly event: CompetitionEvent;
  readonly entry: Entry;
  readonly out: RemovalScope;
}

const removalPatch = ({ event, entry, out }: Removal): Patch =>
  out === 'both' ? deleteEntry({ event, entry }) : leaveEvent({ event, entry, role: out });

/** The undo of a removal, from the current tree. */
export async function readRulingUndo(
  removal: Removal,
  read: (at: string) => Promise<unknown>,
): Promise<Undo> {
  const { event, entry } = removal;
  const done = removalPatch(removal);
  const also = [
    ...listPlacesToKeep(event.key, entry.id),
    ...event.rounds
      .filter(({ entries }) => entries.some(({ id }) => id === entry.id))
      .map(({ number }) => placeAt(event.key, number, entry.id)),
  ];
  const paths = [...Object.keys(done), ...also];
  const values = new Map(await Promise.all(paths.map(async (path) => [path, await read(path)] as const)));
  return buildUndo(done, (path) => values.get(path), also);
}

interface Decision extends Removal {
  readonly names: string;
  readonly why: string;
}

/** Rules dancers out of an event: removes the entry, or one dancer, whose partner then seeks another. */
export function ruleOut(
  by: Author,
  { names, why, ...removal }: Decision,
  undo: Undo,
  notes: DeskNotes,
): Change {
  const { event, entry, out } = removal;
  const { leadId, followId } = entry;
  const { record, patch } = recordRuling(by, {
    event: event.key,
    entry: entry.id,
    outcome: 'may not dance',
    out,
    ...omitUndefined({ lead: leadId, follow: followId }),
    names,
    others: listDancerKeys(entry),
    why,
  });
  return {
    ...omitUndefined({ record }),
    patch: {
      ...patch,
      [ruledOutAt(event.key, entry.id)]: serializeUndo(undo),
      ...removalPatch(removal),
      ...countCoupleEdits([{ event, entry, role: 'lead' }], notes),
    },
  };
}

/** An entry removed by a ruling, or with one of its dancers removed. */
export interface RuledOutEntry extends RemovedEntry {
  readonly ruling: Ruling;
}

/** The names of the couple. */
export function listCoupleNames(one: RemovedEntry): readonly string[] {
  const before = parseRemovedEntry(one);
  return before === undefined ? [] : listPublicNames(before);
}

/** The names of the dancers who are out of the event. */
export const listRemovedNames = (one: RemovedEntry): readonly string[] =>
  mapDefined(listRemovedDancers(one), ({ name }) => name);

/** For the journal record. */
export const toRulingRecord = (one: RuledOutEntry) => ({
  event: one.event,
  entry: one.entry,
  names: listCoupleNames(one).join(' and '),
  others: mapDefined([one.ruling.lead, one.ruling.follow], (id) => id),
});

/** Undoes the ruling and restores the entry. */
export function undoRuling(
  by: Author,
  one: RuledOutEntry,
  { patch, dancers }: RestoredEntry,
  notes: DeskNotes,
): Change {
  const { record, patch: taken } = cancelRuling(by, toRulingRecord(one), true);
  const edits = dancers.map((dancer) => countDancerEdit(dancer, notes));
  return { ...omitUndefined({ record }), patch: Object.assign({}, taken, patch, ...edits) };
}

/** Everything that rulings took out, the latest first. */
export const listRuledOut = (
  rulings: ReadonlyMap<string, Ruling>,
  undos: ReadonlyMap<string, Undo>,
): readonly RuledOutEntry[] =>
  mapDefined(undos, ([key, undo]): RuledOutEntry | undefined => {
    const ruling = rulings.get(key);
    const [name = '', id = ''] = key.split('/');
    const event = parseEventKey(name);
    const entry = parseEntryId(id);
    return ruling === undefined || event === undefined || entry === undefined
      ? undefined
      : { event, entry, ruling, undo };
  }).toSorted((a, b) => b.ruling.at - a.ruling.at);
