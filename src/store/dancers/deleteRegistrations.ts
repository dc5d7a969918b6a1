import { MAX_LENGTH } from '../../domain/bounds.ts';
import type { CompetitionEvent, Entry } from '../../domain/competition.ts';
import { mapDefined } from '../../domain/mapDefined.ts';
import type { Author } from '../../domain/journal/record.ts';
import type { DancerEntry, RegisteredPerson } from '../../domain/people/directory.ts';
import type { Change } from '../delivery/operation.ts';
import { ENTERED_AT } from '../events/enteredPlaces.ts';
import { allEvents } from '../events/events.ts';
import { competitors } from '../people/competitors.ts';
import { numbersInPool } from '../people/numbers.ts';
import {
  competitorAt,
  competitorOwnerAt,
  entryOwnerAt,
  numberAt,
  ownCodeAt,
  OWNERS_AT,
  registrationAt,
} from '../people/registrationAt.ts';
import { searches } from '../people/searches.ts';
import { AGREED_PRICES_AT, agreedPricePath } from '../registrant/agreedPrices.ts';
import { DISCOUNTS_AT, DISCOUNT_USES_AT, withdrawDiscount } from '../registrant/discounts.ts';
import { registrationList, type ListedRegistration } from '../registrant/registrationList.ts';
import { REQUEST_SLOTS_AT, requestsByAt, requestAt, requestsAt } from '../registrant/requestAt.ts';
import { storePart } from '../registrant/deletedBatches.ts';
import { mergePatches, type Patch } from '../tree/patch.ts';
import { getRawChild, listRawChildren, toText } from '../tree/path.ts';
import { createReader, type ReadAt } from '../tree/readAt.ts';
import { serializeUndo, buildUndo, type Undo } from '../tree/undo.ts';
import { listPlacesToKeep } from './restoreEntry.ts';
import { deleteEntry } from './entryParts.ts';
import { leaveEvent } from './partners.ts';

/** Everything a deletion or its undo reads: the tree as it is now. */
export interface Registry {
  readonly events: readonly CompetitionEvent[];
  readonly people: readonly RegisteredPerson[];
  readonly registrations: readonly ListedRegistration[];
  /** The raw value at a place of the branches that were read. */
  readonly read: ReadAt;
}

/** Branches whose values are kept for the undo. Requests to dance are short-lived and not kept. */
const RESTORED = [
  allEvents.at,
  competitors.at,
  registrationList.at,
  OWNERS_AT,
  numbersInPool.at,
  searches.at,
  ENTERED_AT,
  AGREED_PRICES_AT,
  DISCOUNTS_AT,
  DISCOUNT_USES_AT,
] as const;

export async function readRegistry(readAt: (at: string) => Promise<unknown>): Promise<Registry> {
  const roots = await Promise.all(
    [...RESTORED, REQUEST_SLOTS_AT].map(async (at) => [at, await readAt(at)] as const),
  );
  const read = createReader(new Map(roots));
  return {
    events: allEvents.parse(read(allEvents.at)),
    people: competitors.parse(read(competitors.at)),
    registrations: registrationList.parse(read(registrationList.at)),
    read,
  };
}

/** The most places that the patch of one step writes. After a conflict, the whole patch is sent again. */
const MAX_PLACES = 400;

/** The undo of one step must fit into one stored text. */
const MAX_UNDO = MAX_LENGTH.undoPart / 2;

/** The registrations with these codes, and those registered together with them. */
function withThoseAlong(
  codes: ReadonlySet<string>,
  registrations: readonly ListedRegistration[],
): readonly ListedRegistration[] {
  const along = registrations.filter(({ code }) => codes.has(code)).flatMap((one) => one.codes);
  const all = new Set([...codes, ...along]);
  return registrations.filter(({ code }) => all.has(code));
}

const dancersOf = ({ dancers, competitor }: ListedRegistration): readonly string[] => [
  ...dancers,
  ...(competitor === undefined ? [] : [competitor]),
];

/** True for an event with a drawn round. Only the staff who run it may remove a couple from it. */
const isDrawn = ({ rounds }: CompetitionEvent, { id }: Entry): boolean =>
  rounds.some(({ entries }) => entries.some((place) => place.id === id));

type InEvent = Pick<DancerEntry, 'event' | 'entry'>;

function entriesOf(
  registrations: readonly ListedRegistration[],
  dancers: ReadonlySet<string>,
  among: readonly CompetitionEvent[],
): readonly InEvent[] {
  const named = new Set(registrations.flatMap(({ entries }) => entries.map(({ entry }) => entry)));
  return among.flatMap((event) =>
    event.entries
      .filter(
        ({ id, leadId = '', followId = '' }) => named.has(id) || dancers.has(leadId) || dancers.has(followId),
      )
      .map((entry) => ({ event, entry })),
  );
}

/** Codes whose dancers are in a drawn round. They can't be deleted here. */
export function findCodesInRounds(
  codes: ReadonlySet<string>,
  known: Pick<Registry, 'registrations' | 'events'>,
): ReadonlySet<string> {
  return new Set(
    [...codes].filter((code) => {
      const its = withThoseAlong(new Set([code]), known.registrations);
      const dancers = new Set(its.flatMap(dancersOf));
      return entriesOf(its, dancers, known.events).some(({ event, entry }) => isDrawn(event, entry));
    }),
  );
}

/** Deletes the entry. A partner who stays keeps it as their own. */
function withoutEntry(one: InEvent, goes: ReadonlySet<string>, read: ReadAt): Patch {
  const { event, entry } = one;
  const stays = [entry.leadId, entry.followId].find((id) => id !== undefined && !goes.has(id));
  if (stays === undefined) return deleteEntry(one);
  return {
    ...leaveEvent({ ...one, role: stays === entry.followId ? 'lead' : 'follow' }),
    [entryOwnerAt(event.key, entry.id)]: toText(read(competitorOwnerAt(stays))) ?? null,
  };
}

/** Deletes a dancer with their number, the slot of their discount, and every request from and to them. */
function withoutDancer(id: string, goes: ReadonlySet<string>, { people, read }: Registry): Patch {
  const asked = read(REQUEST_SLOTS_AT);
  const worn = people.find((one) => one.id === id)?.number;
  const numberPlace = worn === undefined ? undefined : numberAt(Number(worn));
  // A request to another deleted dancer is deleted with that dancer's requests.
  const requests = mapDefined(listRawChildren(getRawChild(asked, id)), ([, raw]) => {
    const to = toText(raw);
    return to === undefined || goes.has(to) ? undefined : requestAt(to, id);
  });
  const askedBy = listRawChildren(asked)
    .filter(([from]) => !goes.has(from))
    .flatMap(([from, slots]) =>
      mapDefined(listRawChildren(slots), ([slot, to]) =>
        to === id ? `${requestsByAt(from)}/${slot}` : undefined,
      ),
    );
  const places = [
    competitorAt(id),
    competitorOwnerAt(id),
    ownCodeAt(id),
    requestsAt(id),
    requestsByAt(id),
    ...(numberPlace !== undefined && read(numberPlace) === id ? [numberPlace] : []),
    ...requests,
    ...askedBy,
  ];
  const priced = agreedPricePath(id);
  const { discount } = priced.parse(read(priced.at));
  return {
    ...Object.fromEntries(places.map((at) => [at, null])),
    ...(discount === undefined ? {} : withdrawDiscount(id, discount)),
  };
}

/** The smallest part of a deletion that leaves the tree consistent. */
interface Piece {
  readonly kind: 'entries' | 'dancers' | 'registrations';
  readonly patch: Patch;
  readonly undo: Undo;
}

function piecesOf(codes: ReadonlySet<string>, known: Registry): readonly Piece[] {
  const its = withThoseAlong(codes, known.registrations);
  const dancers = new Set(its.flatMap(dancersOf));
  const { read } = known;
  const piece = (kind: Piece['kind'], patch: Patch, also: readonly string[] = []): Piece => {
    const replaced = Object.entries(patch).filter(
      ([path]) => RESTORED.some((branch) => path.startsWith(`${branch}/`)) && (read(path) ?? null) !== null,
    );
    return { kind, patch, undo: buildUndo(Object.fromEntries(replaced), read, also) };
  };
  return [
    ...entriesOf(its, dancers, known.events).map((one) =>
      piece('entries', withoutEntry(one, dancers, read), listPlacesToKeep(one.event.key, one.entry.id)),
    ),
    ...[...dancers].map((id) => piece('dancers', withoutDancer(id, dancers, known))),
    // Linked registrations go before the one that names them, so that a retry still finds them.
    ...its
      .toSorted((a, b) => Number(codes.has(a.code)) - Number(codes.has(b.code)))
      .map(({ code }) => piece('registrations', { [registrationAt(code)]: null })),
  ];
}

/** Groups pieces into steps of bounded size. */
function stepsOf(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const steps: Piece[][] = [];
  let [places, length] = [MAX_PLACES, 0];
  for (const piece of pieces) {
    const [size, text] = [Object.keys(piece.patch).length, serializeUndo(piece.undo).length];
    if (places + size > MAX_PLACES || length + text > MAX_UNDO) {
      steps.push([]);
      [places, length] = [0, 0];
    }
    steps.at(-1)?.push(piece);
    places += size;
    length += text;
  }
  return steps;
}

const countsOf = (pieces: readonly Piece[]) => {
  const count = (kind: Piece['kind']): number => pieces.filter((piece) => piece.kind === kind).length;
  return { registrations: count('registrations'), dancers: count('dancers'), entries: count('entries') };
};

/** A change to be made once its author is known. */
export type CreateChange = (by: Author) => Change;

/**
 * Deletes registrations with their dancers, entries, numbers, searches and requests, in steps to be sent one after the
 * other. After an interruption the same call deletes the rest. A device's slots stay used, so it can't register in them again.
 * @param place where the undo is kept; undefined: nowhere
 */
export function deleteRegistrations(
  codes: ReadonlySet<string>,
  known: Registry,
  place?: number,
): readonly CreateChange[] {
  const all = piecesOf(codes, known);
  return stepsOf(all).map((pieces, part) => {
    const undo = {
      done: mergePatches(pieces.map((one) => one.undo.done)),
      back: mergePatches(pieces.map((one) => one.undo.back)),
    };
    const patch = {
      ...mergePatches(pieces.map((one) => one.patch)),
      ...(place === undefined ? {} : storePart({ place, part }, undo, countsOf(all))),
    };
    return (by) => ({ patch, record: { ...by, kind: 'registrations thrown out', ...countsOf(pieces) } });
  });
}
