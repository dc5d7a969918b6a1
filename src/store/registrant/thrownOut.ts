import { LONGEST } from '../../domain/bounds.ts';
import type { CompetitionEvent, Entry } from '../../domain/competition.ts';
import type { Author } from '../../domain/journal/record.ts';
import type { Registered } from '../../domain/people/directory.ts';
import type { Change } from '../delivery/operation.ts';
import { ENTERED, pairAt, enteredAt } from '../events/enteredOnce.ts';
import { entryAt } from '../events/eventAt.ts';
import { events } from '../events/events.ts';
import { competitors } from '../people/competitors.ts';
import { numbers } from '../people/numbers.ts';
import {
  competitorAt,
  competitorsOwnerAt,
  entrysOwnerAt,
  numberAt,
  OWNERS,
  registrationAt,
  searchAt,
  searchsOwnerAt,
} from '../people/registrationAt.ts';
import { searches } from '../people/searches.ts';
import { asJson } from '../tree/asJson.ts';
import type { Patch } from '../tree/patch.ts';
import { readerOf, type ReadAt } from '../tree/readAt.ts';
import { childOf, childrenOf, textOf } from '../tree/path.ts';
import { left } from './entriesChanged.ts';
import { partAside } from './floodAside.ts';
import { registrationList, type ListedRegistration } from './registrationList.ts';
import { invitationOver } from './invitationAt.ts';
import { ASKED, askedByAt, requestAt, requestsAt } from './requestAt.ts';

/** What it goes by: as it is when somebody presses. The raw ones are as they lie in the tree. */
export interface ThrowingOut {
  readonly events: readonly CompetitionEvent[];
  readonly people: readonly Registered[];
  readonly registrations: readonly ListedRegistration[];
  /** What lies at a place of these branches: raw, as it is in the tree. */
  readonly read: ReadAt;
}

/** What it is found in, and what stands in it. */
const BRANCHES = [
  events.at,
  competitors.at,
  registrationList.at,
  OWNERS,
  ASKED,
  numbers.at,
  searches.at,
  ENTERED,
] as const;

/** The same, read anew. @param readAt what lies at a place now */
export async function readThrowingOut(readAt: (at: string) => Promise<unknown>): Promise<ThrowingOut> {
  const roots = await Promise.all(BRANCHES.map(async (at) => [at, await readAt(at)] as const));
  const read = readerOf(new Map(roots));
  return {
    events: events.parse(read(events.at)),
    people: competitors.parse(read(competitors.at)),
    registrations: registrationList.parse(read(registrationList.at)),
    read,
  };
}

/** What goes at once: so many places of the tree, whatever is in the way of one comes again. */
const MOST_PLACES = 400;

/** A part that is whole by itself: an entry, a dancer, or a registration, which goes last. */
interface Piece {
  readonly what: 'entry' | 'dancer' | 'registration';
  readonly patch: Patch;
}

/** In one step: with what it goes back to. */
const MOST_TEXT = LONGEST.floodPart / 2;

/** Those with everybody whom they have registered along. */
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

/** It stands in a round: who takes it out there knows what becomes of the round. */
const isDrawn = ({ rounds }: CompetitionEvent, { id }: Entry): boolean =>
  rounds.some(({ entries }) => entries.some((place) => place.id === id));

interface InEvent {
  readonly event: CompetitionEvent;
  readonly entry: Entry;
}

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

/** Of those that are chosen: who dances in a round already, and is not thrown out here. */
export function standInRounds(
  codes: ReadonlySet<string>,
  known: Pick<ThrowingOut, 'registrations' | 'events'>,
): ReadonlySet<string> {
  return new Set(
    [...codes].filter((code) => {
      const its = withThoseAlong(new Set([code]), known.registrations);
      const dancers = new Set(its.flatMap(dancersOf));
      return entriesOf(its, dancers, known.events).some(({ event, entry }) => isDrawn(event, entry));
    }),
  );
}

/** What stands beside an entry for the dancers in it who go. */
function besideEntry({ event, entry: { leadId, followId } }: InEvent, goes: ReadonlySet<string>): Patch {
  return {
    ...(leadId !== undefined && goes.has(leadId) ? { [enteredAt(event.key, 'lead', leadId)]: null } : {}),
    ...(followId !== undefined && goes.has(followId)
      ? { [enteredAt(event.key, 'follow', followId)]: null }
      : {}),
    ...(leadId === undefined || followId === undefined
      ? {}
      : { [pairAt(event.key, leadId, followId)]: null }),
  };
}

/** The entry goes; where somebody dances it who stays, only the other does, and it is theirs from now on. */
function entryGone(one: InEvent, goes: ReadonlySet<string>, read: ReadAt): Patch {
  const { event, entry } = one;
  const stays = [entry.leadId, entry.followId].find((id) => id !== undefined && !goes.has(id));
  const owner = entrysOwnerAt(event.key, entry.id);
  if (stays === undefined)
    return {
      ...besideEntry(one, goes),
      [searchAt(entry.id)]: null,
      [searchsOwnerAt(entry.id)]: null,
      ...invitationOver(event.key, entry.id),
      [entryAt(event.key, entry.id)]: null,
      [owner]: null,
    };
  const theirs = textOf(read(competitorsOwnerAt(stays)));
  return {
    ...besideEntry(one, goes),
    ...left({ event, entry, role: stays === entry.followId ? 'lead' : 'follow' }),
    [owner]: theirs ?? null,
  };
}

/** A dancer with their number and whom they have asked, or who has asked them. */
function dancerGone(id: string, goes: ReadonlySet<string>, known: ThrowingOut): Patch {
  const { people, read } = known;
  const asked = read(ASKED);
  const worn = people.find((one) => one.id === id)?.number;
  const number = worn !== undefined && read(numberAt(Number(worn))) === id ? worn : undefined;
  // With those who go as well goes what is between them.
  const asks = childrenOf(childOf(asked, id)).flatMap(([, to]) => textOf(to) ?? []);
  const askedBy = childrenOf(asked).flatMap(([from, slots]) =>
    goes.has(from)
      ? []
      : childrenOf(slots).flatMap(([slot, to]) => (to === id ? [`${askedByAt(from)}/${slot}`] : [])),
  );
  return {
    [competitorAt(id)]: null,
    [competitorsOwnerAt(id)]: null,
    [requestsAt(id)]: null,
    [askedByAt(id)]: null,
    ...(number === undefined ? {} : { [numberAt(Number(number))]: null }),
    ...Object.fromEntries(
      [...asks.filter((to) => !goes.has(to)).map((to) => requestAt(to, id)), ...askedBy].map((at) => [
        at,
        null,
      ]),
    ),
  };
}

function piecesOf(codes: ReadonlySet<string>, known: ThrowingOut): readonly Piece[] {
  const its = withThoseAlong(codes, known.registrations);
  const dancers = new Set(its.flatMap(dancersOf));
  return [
    ...entriesOf(its, dancers, known.events).map((one): Piece => ({
      what: 'entry',
      patch: entryGone(one, dancers, known.read),
    })),
    ...[...dancers].map((id): Piece => ({ what: 'dancer', patch: dancerGone(id, dancers, known) })),
    // Those along go before who has them: pressed again, they are still found.
    ...its
      .toSorted((a, b) => Number(codes.has(a.code)) - Number(codes.has(b.code)))
      .map(({ code }): Piece => ({ what: 'registration', patch: { [registrationAt(code)]: null } })),
  ];
}

/** What lay at the places of a piece. Who asked whom to dance is not kept: that is of the moment. */
const backOf = ({ patch }: Piece, read: ReadAt): Patch =>
  Object.fromEntries(
    Object.keys(patch)
      .filter((path) => BRANCHES.some((branch) => branch !== ASKED && path.startsWith(`${branch}/`)))
      .map((path) => [path, asJson(read(path))] as const)
      .filter(([, value]) => value !== null),
  );

interface Step {
  readonly pieces: Piece[];
  back: Patch;
}

function stepsOf(pieces: readonly Piece[], read: ReadAt): readonly Step[] {
  const steps: Step[] = [];
  let [places, length] = [MOST_PLACES, 0];
  for (const piece of pieces) {
    const back = backOf(piece, read);
    const [size, text] = [Object.keys(piece.patch).length, JSON.stringify(back).length];
    if (places + size > MOST_PLACES || length + text > MOST_TEXT) {
      steps.push({ pieces: [], back: {} });
      [places, length] = [0, 0];
    }
    const step = steps.at(-1);
    if (step === undefined) continue;
    step.pieces.push(piece);
    step.back = { ...step.back, ...back };
    places += size;
    length += text;
  }
  return steps;
}

/**
 * Registrations are thrown out, with all that came with them: their dancers, entries, numbers, searches and requests. In
 * steps of bounded size, one after the other; what is done up to one of them stays done, and pressed again the rest goes.
 * Which slots of their device they had stays written: it makes no others in them.
 * @param kept where each step keeps what it takes away; undefined: nowhere
 */
export function thrownOut(
  by: Author,
  codes: ReadonlySet<string>,
  known: ThrowingOut,
  kept?: number,
): readonly Change[] {
  const all = piecesOf(codes, known);
  const countIn = (pieces: readonly Piece[], what: Piece['what']): number =>
    pieces.filter((piece) => piece.what === what).length;
  const counted = (pieces: readonly Piece[]) => ({
    registrations: countIn(pieces, 'registration'),
    dancers: countIn(pieces, 'dancer'),
    entries: countIn(pieces, 'entry'),
  });
  return stepsOf(all, known.read).map(({ pieces, back }, part) => ({
    patch: {
      ...Object.assign({}, ...pieces.map(({ patch }) => patch)),
      ...(kept === undefined ? {} : partAside(kept, part, back, counted(all))),
    },
    record: { ...by, kind: 'registrations thrown out', ...counted(pieces) },
  }));
}
