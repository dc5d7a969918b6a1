import type { CompetitionEvent, Entry } from '../../domain/competition.ts';
import { mapDefined, omitUndefined } from '../../domain/defined.ts';
import type { RemovalScope, Ruling } from '../../domain/eligibility/ruling.ts';
import { entryId, eventKey } from '../../domain/ids.ts';
import type { Author } from '../../domain/journal/record.ts';
import { publicNames } from '../../domain/people/people.ts';
import type { Change } from '../delivery/operation.ts';
import type { DeskNotes } from '../registrant/deskNotes.ts';
import { ruled, cancelRuling } from '../registrant/rulings.ts';
import { RULED_OUT, ruledOutAt } from '../registrant/undoAt.ts';
import { placeAt } from '../rounds/roundAt.ts';
import type { Patch } from '../tree/patch.ts';
import { childrenOf, type TreePath } from '../tree/path.ts';
import { undoAsText, undoFromText, undoOf, type Undo } from '../tree/undo.ts';
import { entryBefore, placesToKeep, removedDancers, type EntryBack, type RemovedEntry } from './entryBack.ts';
import { editedIn, editedOf, deleteEntry } from './entryParts.ts';
import { outOfIt } from './partners.ts';

/** Undo records of rulings, by event and entry. */
export const rulingUndos: TreePath<ReadonlyMap<string, Undo>> = {
  at: RULED_OUT,
  parse: (raw) =>
    new Map(
      childrenOf(raw).flatMap(([event, entries]) =>
        mapDefined(childrenOf(entries), ([entry, text]) => {
          const undo = undoFromText(text);
          return undo === undefined ? undefined : ([`${event}/${entry}`, undo] as const);
        }),
      ),
    ),
};

/** The keys of a couple, as far as they have some. */
export const keysOf = ({ leadId, followId }: Pick<Entry, 'leadId' | 'followId'>): readonly string[] =>
  [leadId, followId].filter((id) => id !== undefined);

interface Removal {
  readonly event: CompetitionEvent;
  readonly entry: Entry;
  readonly out: RemovalScope;
}

const removalPatch = ({ event, entry, out }: Removal): Patch =>
  out === 'both' ? deleteEntry({ event, entry }) : outOfIt({ event, entry, role: out });

/** The undo of a removal, from the current tree. */
export async function readRulingUndo(
  removal: Removal,
  read: (at: string) => Promise<unknown>,
): Promise<Undo> {
  const { event, entry } = removal;
  const done = removalPatch(removal);
  const also = [
    ...placesToKeep(event.key, entry.id),
    ...event.rounds
      .filter(({ entries }) => entries.some(({ id }) => id === entry.id))
      .map(({ number }) => placeAt(event.key, number, entry.id)),
  ];
  const paths = [...Object.keys(done), ...also];
  const values = new Map(await Promise.all(paths.map(async (path) => [path, await read(path)] as const)));
  return undoOf(done, (path) => values.get(path), also);
}

interface Decision extends Removal {
  readonly names: string;
  readonly why: string;
}

/** Rules dancers out of an event, and removes the entry or one of its couple. The other one seeks a partner. */
export function ruledOut(
  by: Author,
  { names, why, ...removal }: Decision,
  undo: Undo,
  notes: DeskNotes,
): Change {
  const { event, entry, out } = removal;
  const { leadId, followId } = entry;
  const { record, patch } = ruled(by, {
    event: event.key,
    entry: entry.id,
    outcome: 'may not dance',
    out,
    ...omitUndefined({ lead: leadId, follow: followId }),
    names,
    others: keysOf(entry),
    why,
  });
  return {
    ...omitUndefined({ record }),
    patch: {
      ...patch,
      [ruledOutAt(event.key, entry.id)]: undoAsText(undo),
      ...removalPatch(removal),
      ...editedOf([{ event, entry, role: 'lead' }], notes),
    },
  };
}

/** An entry that a ruling took out, or one of its couple. */
export interface RuledOut extends RemovedEntry {
  readonly ruling: Ruling;
}

/** The names of the couple. */
export function namesIn(one: RemovedEntry): readonly string[] {
  const before = entryBefore(one);
  return before === undefined ? [] : publicNames(before);
}

/** The names of the dancers who are out of the event. */
export const removedNames = (one: RemovedEntry): readonly string[] =>
  mapDefined(removedDancers(one), ({ name }) => name);

/** For the journal record. */
export const rulingForRecord = (one: RuledOut) => ({
  event: one.event,
  entry: one.entry,
  names: namesIn(one).join(' and '),
  others: mapDefined([one.ruling.lead, one.ruling.follow], (id) => id),
});

/** Undoes the ruling and restores the entry. */
export function undoRuling(
  by: Author,
  one: RuledOut,
  { patch, dancers }: EntryBack,
  notes: DeskNotes,
): Change {
  const { record, patch: taken } = cancelRuling(by, rulingForRecord(one), true);
  const edits = dancers.map((dancer) => editedIn(dancer, notes));
  return { ...omitUndefined({ record }), patch: Object.assign({}, taken, patch, ...edits) };
}

/** Everything that rulings took out, the latest first. */
export const ruledOutOf = (
  rulings: ReadonlyMap<string, Ruling>,
  undos: ReadonlyMap<string, Undo>,
): readonly RuledOut[] =>
  mapDefined(undos, ([key, undo]): RuledOut | undefined => {
    const ruling = rulings.get(key);
    const [name = '', id = ''] = key.split('/');
    const event = eventKey(name);
    const entry = entryId(id);
    return ruling === undefined || event === undefined || entry === undefined
      ? undefined
      : { event, entry, ruling, undo };
  }).toSorted((a, b) => b.ruling.at - a.ruling.at);
