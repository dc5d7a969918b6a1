import type { CompetitionEvent } from '../../domain/competition.ts';
import { isUnderWay } from '../../domain/eligibility/ruling.ts';
import { entryId, eventKey, type EntryId } from '../../domain/ids.ts';
import type { Author } from '../../domain/journal/record.ts';
import { knownName, type DanceRole } from '../../domain/people/people.ts';
import type { Change } from '../delivery/operation.ts';
import { enteredAt, pairAt } from '../events/enteredOnce.ts';
import { entryAt } from '../events/eventAt.ts';
import {
  competitorAt,
  competitorsOwnerAt,
  dancersAt,
  entryInSlot,
  entrysOwnerAt,
  numberAt,
  registrationAt,
  searchAt,
  searchsOwnerAt,
  slotAt,
} from '../people/registrationAt.ts';
import { alike } from '../tree/alike.ts';
import { asJson } from '../tree/asJson.ts';
import type { Json, Patch } from '../tree/patch.ts';
import { childOf, childrenOf, numberOf, textOf } from '../tree/path.ts';
import type { ReadAt } from '../tree/readAt.ts';
import { partGone, type FloodPart } from './floodAside.ts';
import type { ThrowingOut } from './thrownOut.ts';

/** What does not come back as it was. */
export interface NotAsItWas {
  /** Numbers that are somebody else's by now, with who wore them. */
  readonly numbers: readonly { readonly name: string; readonly number: number }[];
  /** Entries of events that are under way or gone, or in whose place somebody else is. */
  readonly entries: number;
}

/** One step back, and what of it is otherwise. */
export interface StepBack extends NotAsItWas {
  readonly change: Change;
}

const AN_ENTRY = /^events\/([^/]+)\/entries\/([^/]+)$/;
const OF_AN_ENTRY = /^events\/([^/]+)\/entries\/([^/]+)\/(lead|follow)Id$/;
const A_DANCER = /^competitors\/([^/]+)$/;
const A_REGISTRATION = /^registrations\/([^/]+)$/;

/** What was kept, and what is there now. */
interface Seen {
  readonly back: Patch;
  readonly known: ThrowingOut;
}

/** Of what was kept the places that are named, as they were. */
const kept = (back: Patch, paths: readonly string[]): Patch =>
  Object.fromEntries(paths.flatMap((path) => (path in back ? [[path, back[path] ?? null] as const] : [])));

/** Nothing else has come to one of these places since. */
const areFree = (patch: Patch, read: ReadAt): boolean =>
  Object.entries(patch).every(([path, value]) => {
    const now = read(path);
    return now === undefined || now === null || alike(now, value);
  });

const without = (raw: Json, ...names: readonly string[]): Json =>
  asJson(Object.fromEntries(childrenOf(raw).filter(([name]) => !names.includes(name))));

/** Nobody else wears the number by now. */
const isFree = (number: number, dancer: string | undefined, { read, people }: ThrowingOut): boolean => {
  const whose = textOf(read(numberAt(number)));
  return (
    (whose === undefined || whose === dancer) &&
    !people.some((one) => one.id !== dancer && one.number === String(number))
  );
};

const openEvent = (key: string, { events }: ThrowingOut): CompetitionEvent | undefined =>
  events.find((one) => one.key === eventKey(key) && !isUnderWay(one));

/**
 * The registration that made it may be there already, when the parts come back in another order: it names it again where
 * its slot is free.
 */
function namedAgain(
  raw: Json,
  owner: unknown,
  list: 'entries' | 'dancers',
  name: string,
  read: ReadAt,
): Patch {
  const [code, slot] = [textOf(owner), numberOf(childOf(raw, 'slot'))];
  if (code === undefined || slot === undefined) return {};
  const its = read(registrationAt(code));
  const there = childOf(childOf(its, list), String(slot));
  if (childOf(its, 'contact') === undefined || there !== undefined) return {};
  return { [list === 'entries' ? slotAt(code, slot) : `${dancersAt(code)}/${slot}`]: name };
}

/** An entry that went whole; undefined where it can't come back. */
function entryBack(event: string, id: EntryId, { back, known }: Seen): Patch | undefined {
  const key = openEvent(event, known)?.key;
  if (key === undefined) return undefined;
  const at = entryAt(key, id);
  const raw = back[at] ?? null;
  const [lead, follow] = [textOf(childOf(raw, 'leadId')), textOf(childOf(raw, 'followId'))];
  const its = kept(back, [
    at,
    entrysOwnerAt(key, id),
    searchAt(id),
    searchsOwnerAt(id),
    ...(lead === undefined ? [] : [enteredAt(key, 'lead', lead)]),
    ...(follow === undefined ? [] : [enteredAt(key, 'follow', follow)]),
    ...(lead === undefined || follow === undefined ? [] : [pairAt(key, lead, follow)]),
  ]);
  if (!areFree(its, known.read)) return undefined;
  const number = numberOf(childOf(raw, 'leadNumber'));
  return {
    ...its,
    ...namedAgain(raw, back[entrysOwnerAt(key, id)], 'entries', entryInSlot(key, id), known.read),
    [at]: number === undefined || isFree(number, lead, known) ? raw : without(raw, 'leadNumber'),
  };
}

/** Somebody goes back into an entry of another, which stayed; undefined where their place is not free any more. */
function joinedBack(event: string, id: EntryId, role: DanceRole, { back, known }: Seen): Patch | undefined {
  const its = openEvent(event, known);
  const entry = its?.entries.find((one) => one.id === id);
  if (its === undefined || entry === undefined) return undefined;
  const [name, there, other] =
    role === 'lead'
      ? [entry.leadName, entry.leadId, entry.followId]
      : [entry.followName, entry.followId, entry.leadId];
  const at = entryAt(its.key, id);
  const dancer = textOf(back[`${at}/${role}Id`]);
  if (there !== undefined || knownName(name) !== undefined || dancer === undefined) return undefined;
  const pair =
    other === undefined
      ? []
      : [role === 'lead' ? pairAt(its.key, dancer, other) : pairAt(its.key, other, dancer)];
  const number = numberOf(back[`${at}/leadNumber`]);
  return {
    ...kept(back, [`${at}/${role}Id`, `${at}/${role}Name`, entrysOwnerAt(its.key, id)]),
    [enteredAt(its.key, role, dancer)]: id,
    ...Object.fromEntries(pair.map((one) => [one, id])),
    ...(number !== undefined && isFree(number, dancer, known) ? { [`${at}/leadNumber`]: number } : {}),
  };
}

interface DancerBack {
  readonly patch: Patch;
  readonly lost: NotAsItWas['numbers'];
}

/** A dancer, with the number unless somebody else wears it; undefined where somebody is under that key. */
function dancerBack(id: string, { back, known }: Seen): DancerBack | undefined {
  const at = competitorAt(id);
  const raw = back[at] ?? null;
  if (childOf(known.read(at), 'name') !== undefined) return undefined;
  const number = numberOf(childOf(raw, 'leadNumber'));
  const ownerAt = competitorsOwnerAt(id);
  const owner = {
    ...kept(back, [ownerAt]),
    ...namedAgain(raw, back[ownerAt], 'dancers', id, known.read),
  };
  if (number === undefined) return { patch: { ...owner, [at]: raw }, lost: [] };
  if (isFree(number, id, known))
    return { patch: { ...owner, ...kept(back, [numberAt(number)]), [at]: raw }, lost: [] };
  const name = textOf(childOf(raw, 'name')) ?? '';
  return {
    patch: { ...owner, [at]: without(raw, 'leadNumber', 'numberedBy') },
    lost: [{ name, number }],
  };
}

/** A registration, naming what is there again; undefined where there is one under that code. */
function registrationBack(code: string, { back, known }: Seen, patch: Patch): Patch | undefined {
  const at = registrationAt(code);
  if (childOf(known.read(at), 'contact') !== undefined) return undefined;
  const raw = back[at] ?? null;
  const placed = (path: string): unknown => (path in patch ? patch[path] : known.read(path));
  const named = (
    list: string,
    at: (text: string) => string,
    isThere: (its: unknown, slot: string) => boolean,
  ) =>
    childrenOf(childOf(raw, list)).filter(
      ([slot, text]) => typeof text === 'string' && isThere(placed(at(text)), slot),
    );
  const saysSlot = (its: unknown, slot: string): boolean => String(numberOf(childOf(its, 'slot'))) === slot;
  const lists = {
    entries: named(
      'entries',
      (text) => {
        const [event = '', id = ''] = text.split('/');
        const [key, entry] = [eventKey(event), entryId(id)];
        return key === undefined || entry === undefined ? at : entryAt(key, entry);
      },
      saysSlot,
    ),
    dancers: named('dancers', competitorAt, saysSlot),
    codes: named('codes', registrationAt, (its) => childOf(its, 'contact') !== undefined),
  };
  return {
    [at]: asJson({
      // How often it was edited is counted anew: of a registration that was not there it begins with nothing.
      ...Object(without(raw, 'entries', 'dancers', 'codes', 'edited')),
      ...Object.fromEntries(Object.entries(lists).map(([list, its]) => [list, Object.fromEntries(its)])),
    }),
  };
}

/**
 * One part of what was thrown out goes back where it lay. What is somebody else’s by now stays theirs, and is told.
 * @param known what is there now
 */
export function putBack(
  by: Author,
  place: number,
  { part, back }: FloodPart,
  isLast: boolean,
  known: ThrowingOut,
): StepBack {
  const seen = { back, known };
  let patch: Patch = {};
  const lost: NotAsItWas['numbers'][number][] = [];
  const count = { registration: 0, dancer: 0, entry: 0, notBack: 0 };
  const take = (its: Patch | undefined, what: 'registration' | 'dancer' | 'entry'): void => {
    if (its === undefined) {
      if (what === 'entry') count.notBack += 1;
      return;
    }
    patch = { ...patch, ...its };
    count[what] += 1;
  };
  for (const path of Object.keys(back)) {
    const [, event, id] = AN_ENTRY.exec(path) ?? [];
    const [, joined, entry, role] = OF_AN_ENTRY.exec(path) ?? [];
    const key = entryId(id ?? entry ?? '');
    if (event !== undefined && key !== undefined) take(entryBack(event, key, seen), 'entry');
    if (joined !== undefined && key !== undefined)
      take(joinedBack(joined, key, role === 'lead' ? 'lead' : 'follow', seen), 'entry');
  }
  for (const path of Object.keys(back)) {
    const [, id] = A_DANCER.exec(path) ?? [];
    if (id === undefined) continue;
    const its = dancerBack(id, seen);
    take(its?.patch, 'dancer');
    lost.push(...(its?.lost ?? []));
  }
  for (const path of Object.keys(back)) {
    const [, code] = A_REGISTRATION.exec(path) ?? [];
    if (code !== undefined) take(registrationBack(code, seen, patch), 'registration');
  }
  return {
    change: {
      patch: { ...patch, ...partGone(place, part, isLast) },
      record: {
        ...by,
        kind: 'registrations put back',
        registrations: count.registration,
        dancers: count.dancer,
        entries: count.entry,
      },
    },
    numbers: lost,
    entries: count.notBack,
  };
}
