import { mapDefined } from '../../domain/mapDefined.ts';
import { parseEntryId, parseEventKey } from '../../domain/ids.ts';
import { entryAt } from '../events/eventAt.ts';
import { competitors } from '../people/competitors.ts';
import {
  competitorAt,
  competitorOwnerAt,
  dancersAt,
  numberAt,
  ownCodeAt,
  registrationAt,
} from '../people/registrationAt.ts';
import { dropPart, type DeletedPart } from '../registrant/deletedBatches.ts';
import { restoreDiscount } from '../registrant/discounts.ts';
import { toJson } from '../tree/toJson.ts';
import { applyPatchAt } from '../tree/applyPatchAt.ts';
import { mergePatches, type Json, type Patch } from '../tree/patch.ts';
import { getRawChild, listRawChildren, toNumber, toText } from '../tree/path.ts';
import { findReplaced, type Undo } from '../tree/undo.ts';
import type { CreateChange, Registry } from './deleteRegistrations.ts';
import { restoreEntry } from './restoreEntry.ts';

/** The numbers and entries that could not be restored. */
export interface RestoreConflicts {
  /** Numbers that other dancers wear by now, with their former dancers. */
  readonly numbers: readonly { readonly name: string; readonly number: number }[];
  /** The count of entries that stay out. */
  readonly entries: number;
}

/** The undo of one step, and its conflicts. */
export interface RestoreStep extends RestoreConflicts {
  readonly changeBy: CreateChange;
}

const AN_ENTRY = /^events\/([^/]+)\/entries\/([^/]+)$/;
const A_DANCER = /^competitors\/([^/]+)$/;
const A_REGISTRATION = /^registrations\/([^/]+)$/;

const without = (raw: Json, ...names: readonly string[]): Json =>
  toJson(Object.fromEntries(listRawChildren(raw).filter(([name]) => !names.includes(name))));

/** True if no other dancer wears the number. */
const isFree = (number: number, dancer: string, { read, people }: Registry): boolean =>
  (read(numberAt(number)) ?? dancer) === dancer &&
  !people.some((one) => one.id !== dancer && one.number === String(number));

interface DancerBack {
  readonly patch: Patch;
  readonly conflict: RestoreConflicts['numbers'][number] | undefined;
}

/** Restores a dancer, with the number if it is free; undefined if the key is taken. */
function dancerBack(id: string, undo: Undo, now: Registry): DancerBack | undefined {
  const at = competitorAt(id);
  if (getRawChild(now.read(at), 'name') !== undefined) return undefined;
  const raw = undo.back[at] ?? null;
  const number = toNumber(getRawChild(raw, 'leadNumber'));
  const isLost = number !== undefined && !isFree(number, id, now);
  const patch = {
    [at]: isLost ? without(raw, 'leadNumber', 'numberedBy') : raw,
    ...findReplaced([competitorOwnerAt(id), ownCodeAt(id)], undo),
    ...(number === undefined || isLost ? {} : findReplaced([numberAt(number)], undo)),
    ...restoreDiscount(id, undo, now.read),
    ...namedAgain(id, undo, now),
  };
  return { patch, conflict: isLost ? { name: toText(getRawChild(raw, 'name')) ?? '', number } : undefined };
}

/** Lists a dancer again in the registration that created them, if it exists again and their slot is free. */
function namedAgain(id: string, { back }: Undo, { read }: Registry): Patch {
  const code = toText(back[competitorOwnerAt(id)]);
  const slot = toNumber(getRawChild(back[competitorAt(id)], 'slot'));
  if (code === undefined || slot === undefined) return {};
  const at = `${dancersAt(code)}/${slot}`;
  return getRawChild(read(registrationAt(code)), 'contact') === undefined || (read(at) ?? null) !== null
    ? {}
    : { [at]: id };
}

/** Restores a registration that names only existing entries; undefined if the code is taken. */
function registrationBack(code: string, { back }: Undo, then: (at: string) => unknown): Patch | undefined {
  const at = registrationAt(code);
  if (getRawChild(then(at), 'contact') !== undefined) return undefined;
  const raw = back[at] ?? null;
  const placeOf: Readonly<Record<'entries' | 'dancers' | 'codes', (text: string) => string>> = {
    entries: (text) => {
      const [event = '', id = ''] = text.split('/');
      const [key, entry] = [parseEventKey(event), parseEntryId(id)];
      return key === undefined || entry === undefined ? at : entryAt(key, entry);
    },
    dancers: competitorAt,
    codes: registrationAt,
  };
  const named = (list: keyof typeof placeOf) =>
    listRawChildren(getRawChild(raw, list)).filter(([slot, text]) => {
      const its = typeof text === 'string' ? then(placeOf[list](text)) : undefined;
      return list === 'codes'
        ? getRawChild(its, 'contact') !== undefined
        : toNumber(getRawChild(its, 'slot')) === Number(slot);
    });
  return {
    [at]: toJson({
      // The rules require a new registration's edit count to start from zero.
      ...Object(without(raw, 'entries', 'dancers', 'codes', 'edited')),
      entries: Object.fromEntries(named('entries')),
      dancers: Object.fromEntries(named('dancers')),
      codes: Object.fromEntries(named('codes')),
    }),
  };
}

/** The captured groups of every stored path that matches. */
const matching = ({ back }: Undo, pattern: RegExp) =>
  mapDefined(Object.keys(back), (path) => pattern.exec(path)?.slice(1));

/**
 * Undoes one step of a deletion. Data taken over by other people stays theirs and is counted as a conflict.
 * Entries are restored before registrations, because a registration lists only existing entries.
 */
export function restoreRegistrations(step: DeletedPart, now: Registry): RestoreStep {
  const { undo } = step;
  const dancers = mapDefined(matching(undo, A_DANCER), ([id = '']) => dancerBack(id, undo, now));
  const people = mergePatches(dancers.map(({ patch }) => patch));
  const present = {
    ...now,
    people: competitors.parse(applyPatchAt(competitors.at, now.read(competitors.at), people)),
    isPartial: true,
  };
  const entries = mapDefined(matching(undo, AN_ENTRY), ([name = '', id = '']) => {
    const [event, entry] = [parseEventKey(name), parseEntryId(id)];
    if (event === undefined || entry === undefined) return undefined;
    const its = restoreEntry({ event, entry, undo }, present);
    // A dancer of a deleted registration doesn't take over an entry that another dancer left.
    return its.kind === 'back' && !its.isAlone ? its.patch : 'conflict';
  });
  const entryPatches = entries.filter((one) => one !== 'conflict');
  const soFar = { ...people, ...mergePatches(entryPatches) };
  const then = (at: string): unknown => (at in soFar ? soFar[at] : now.read(at));
  const registrations = mapDefined(matching(undo, A_REGISTRATION), ([code = '']) =>
    registrationBack(code, undo, then),
  );
  return {
    changeBy: (by) => ({
      patch: { ...soFar, ...mergePatches(registrations), ...dropPart(step) },
      record: {
        ...by,
        kind: 'registrations put back',
        registrations: registrations.length,
        dancers: dancers.length,
        entries: entryPatches.length,
      },
    }),
    numbers: mapDefined(dancers, ({ conflict }) => conflict),
    entries: entries.length - entryPatches.length,
  };
}
