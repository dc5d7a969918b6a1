import { mapDefined } from '../../domain/defined.ts';
import { entryId, eventKey } from '../../domain/ids.ts';
import { entryAt } from '../events/eventAt.ts';
import { competitors } from '../people/competitors.ts';
import {
  competitorAt,
  competitorsOwnerAt,
  dancersAt,
  numberAt,
  ownCodeAt,
  registrationAt,
} from '../people/registrationAt.ts';
import { dropPart, type DeletedPart } from '../registrant/setAside.ts';
import { toJson } from '../tree/toJson.ts';
import { applyPatchAt } from '../tree/applyPatchAt.ts';
import { together, type Json, type Patch } from '../tree/patch.ts';
import { childOf, childrenOf, numberOf, textOf } from '../tree/path.ts';
import { replacedAt, type Undo } from '../tree/undo.ts';
import type { ChangeBy, Registry } from './deleteRegistrations.ts';
import { entryBack } from './entryBack.ts';

/** The numbers and entries that could not be restored. */
export interface RestoreConflicts {
  /** Numbers that other dancers wear by now, with their former dancers. */
  readonly numbers: readonly { readonly name: string; readonly number: number }[];
  /** The count of entries that stay out. */
  readonly entries: number;
}

/** The undo of one step, and its conflicts. */
export interface RestoreStep extends RestoreConflicts {
  readonly changeBy: ChangeBy;
}

const AN_ENTRY = /^events\/([^/]+)\/entries\/([^/]+)$/;
const A_DANCER = /^competitors\/([^/]+)$/;
const A_REGISTRATION = /^registrations\/([^/]+)$/;

const without = (raw: Json, ...names: readonly string[]): Json =>
  toJson(Object.fromEntries(childrenOf(raw).filter(([name]) => !names.includes(name))));

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
  if (childOf(now.read(at), 'name') !== undefined) return undefined;
  const raw = undo.back[at] ?? null;
  const number = numberOf(childOf(raw, 'leadNumber'));
  const isLost = number !== undefined && !isFree(number, id, now);
  const patch = {
    [at]: isLost ? without(raw, 'leadNumber', 'numberedBy') : raw,
    ...replacedAt([competitorsOwnerAt(id), ownCodeAt(id)], undo),
    ...(number === undefined || isLost ? {} : replacedAt([numberAt(number)], undo)),
    ...namedAgain(id, undo, now),
  };
  return { patch, conflict: isLost ? { name: textOf(childOf(raw, 'name')) ?? '', number } : undefined };
}

/** The registration that made a dancer may be back from another batch: it names them again in their slot. */
function namedAgain(id: string, { back }: Undo, { read }: Registry): Patch {
  const code = textOf(back[competitorsOwnerAt(id)]);
  const slot = numberOf(childOf(back[competitorAt(id)], 'slot'));
  if (code === undefined || slot === undefined) return {};
  const at = `${dancersAt(code)}/${slot}`;
  return childOf(read(registrationAt(code)), 'contact') === undefined || (read(at) ?? null) !== null
    ? {}
    : { [at]: id };
}

/** Restores a registration that names only existing entries; undefined if the code is taken. */
function registrationBack(code: string, { back }: Undo, then: (at: string) => unknown): Patch | undefined {
  const at = registrationAt(code);
  if (childOf(then(at), 'contact') !== undefined) return undefined;
  const raw = back[at] ?? null;
  const placeOf: Readonly<Record<'entries' | 'dancers' | 'codes', (text: string) => string>> = {
    entries: (text) => {
      const [event = '', id = ''] = text.split('/');
      const [key, entry] = [eventKey(event), entryId(id)];
      return key === undefined || entry === undefined ? at : entryAt(key, entry);
    },
    dancers: competitorAt,
    codes: registrationAt,
  };
  const named = (list: keyof typeof placeOf) =>
    childrenOf(childOf(raw, list)).filter(([slot, text]) => {
      const its = typeof text === 'string' ? then(placeOf[list](text)) : undefined;
      return list === 'codes'
        ? childOf(its, 'contact') !== undefined
        : numberOf(childOf(its, 'slot')) === Number(slot);
    });
  return {
    [at]: toJson({
      // The rules count edits of a new registration from nothing.
      ...Object(without(raw, 'entries', 'dancers', 'codes', 'edited')),
      entries: Object.fromEntries(named('entries')),
      dancers: Object.fromEntries(named('dancers')),
      codes: Object.fromEntries(named('codes')),
    }),
  };
}

/** The first group of every kept path that matches. */
const matching = ({ back }: Undo, pattern: RegExp) =>
  mapDefined(Object.keys(back), (path) => pattern.exec(path)?.slice(1));

/**
 * Undoes one step of a deletion. Data taken over by other people stays theirs and is counted as a conflict.
 * Entries come before registrations, which name only the entries that are there.
 */
export function restoreRegistrations(step: DeletedPart, now: Registry): RestoreStep {
  const { undo } = step;
  const dancers = mapDefined(matching(undo, A_DANCER), ([id = '']) => dancerBack(id, undo, now));
  const people = together(dancers.map(({ patch }) => patch));
  const present = {
    ...now,
    people: competitors.parse(applyPatchAt(competitors.at, now.read(competitors.at), people)),
    isPartial: true,
  };
  const entries = mapDefined(matching(undo, AN_ENTRY), ([name = '', id = '']) => {
    const [event, entry] = [eventKey(name), entryId(id)];
    if (event === undefined || entry === undefined) return undefined;
    const its = entryBack({ event, entry, undo }, present);
    // A dancer of a deleted registration doesn't take over an entry that another dancer left.
    return its.kind === 'back' && !its.isAlone ? its.patch : 'conflict';
  });
  const entryPatches = entries.filter((one) => one !== 'conflict');
  const soFar = { ...people, ...together(entryPatches) };
  const then = (at: string): unknown => (at in soFar ? soFar[at] : now.read(at));
  const registrations = mapDefined(matching(undo, A_REGISTRATION), ([code = '']) =>
    registrationBack(code, undo, then),
  );
  return {
    changeBy: (by) => ({
      patch: { ...soFar, ...together(registrations), ...dropPart(step) },
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
