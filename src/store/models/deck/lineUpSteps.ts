import type { Entry, Round } from '../../../domain/competition.ts';
import { cascade, type Carried } from '../../../domain/floor/cascade.ts';
import type { DeckPresence } from '../../../domain/floor/presence.ts';
import type { WalkOn } from '../../../domain/floor/walkOn.ts';
import { hasNumberOfItsOwn } from '../../../domain/people/placeholder.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { isSince } from '../../../domain/round/rounds.ts';
import type { Change } from '../../delivery/operation.ts';
import type { Called, DeckOfRound } from '../../floor/calls.ts';
import {
  askHeat,
  checkIn,
  checkInLate,
  coupleOnDeck,
  scratch,
  type Captain,
  type CoupleOnDeck,
} from '../../floor/checkIn.ts';
import { addWalkOn, comeIn, nameWalkOn } from '../../floor/walkOn.ts';
import type { DeckCount, DeckCouple } from './deckCouples.ts';

export type ChangesByCaptain = (captain: Captain) => readonly Change[];

type Told =
  | { readonly kind: 'late'; readonly called: 'present' | 'missing' }
  | { readonly kind: 'scratched' }
  | { readonly kind: 'carried'; readonly called: DeckPresence; readonly on: readonly Carried[] };

export interface LineUpStep {
  readonly changesBy: ChangesByCaptain;
  /** The message shown with an undo. */
  readonly told?: { readonly what: Told; readonly undo: ChangesByCaptain };
}

/** Later rounds with the same call. */
export const carriedBy = ({ what }: NonNullable<LineUpStep['told']>): readonly Carried[] =>
  what.kind === 'carried' ? what.on : [];

const placeOf = ({ event, round }: ScheduledRound, entry: Entry): CoupleOnDeck =>
  coupleOnDeck(event, round.number, entry);

const carriedPlace = ({ event, round, entry }: Carried): CoupleOnDeck => coupleOnDeck(event, round, entry);

const isOnTheFloor = ({ round }: ScheduledRound): boolean => round.state === 'running';

/** The later rounds a call applies to; none once the round has begun. */
export const goesOnTo = (
  day: readonly ScheduledRound[],
  at: ScheduledRound,
  entry: Entry,
  called: Called,
): readonly Carried[] =>
  called === 'scratched' || called === 'not called' || isSince(at.round.state)
    ? []
    : cascade(day, at, entry, called);

/** Changes the line-up, which reopens every judge's sheets, and so needs an undo. */
function calledLate(at: ScheduledRound, entry: Entry, called: 'present' | 'missing'): LineUpStep {
  const say =
    (to: 'present' | 'missing'): ChangesByCaptain =>
    (captain) => [checkInLate(captain, placeOf(at, entry), to)];
  return {
    changesBy: say(called),
    told: { what: { kind: 'late', called }, undo: say(called === 'present' ? 'missing' : 'present') },
  };
}

/** A call before the start, also for later rounds. */
function calledInTime(
  at: ScheduledRound,
  { entry, asksHeat }: DeckCouple,
  { before, called }: { readonly before: DeckPresence; readonly called: DeckPresence },
  on: readonly Carried[],
): LineUpStep {
  const all =
    (here: DeckPresence, there: (one: Carried) => DeckPresence): ChangesByCaptain =>
    (captain) => [
      checkIn(captain, placeOf(at, entry), here, asksHeat),
      ...on.map((one) => checkIn(captain, carriedPlace(one), there(one))),
    ];
  const changesBy = all(called, () => called);
  return on.length === 0
    ? { changesBy }
    : {
        changesBy,
        told: { what: { kind: 'carried', called, on }, undo: all(before, ({ from }) => from) },
      };
}

/** Undefined if nothing changes. */
export function coupleCalled(
  at: ScheduledRound,
  couple: DeckCouple,
  called: Called,
  on: readonly Carried[],
): LineUpStep | undefined {
  const { entry, called: before, stands, heat } = couple;
  const comesIn: ChangesByCaptain = (captain) => [
    comeIn(captain, placeOf(at, entry), { heat, late: isOnTheFloor(at) }),
  ];
  if (called === 'scratched')
    return {
      changesBy: (captain) => [scratch(captain, placeOf(at, entry), heat)],
      told: { what: { kind: 'scratched' }, undo: comesIn },
    };
  if (before === 'scratched') return { changesBy: comesIn };
  if (stands !== 'waiting') return called === 'not called' ? undefined : calledLate(at, entry, called);
  return calledInTime(at, couple, { before, called }, on);
}

/** Marks uncalled couples as missing. */
export const restMissing =
  (at: ScheduledRound, { notCalled }: DeckCount): ChangesByCaptain =>
  (captain) =>
    notCalled.map(({ entry, asksHeat }) => checkIn(captain, placeOf(at, entry), 'missing', asksHeat));

/** Adds a walk-on, or a couple that comes late. */
export function walksOn(at: ScheduledRound, { kind, entry }: WalkOn, heat: number): LineUpStep {
  if (at.round.entries.some(({ id }) => id === entry.id)) return calledLate(at, entry, 'present');
  const given = { heat, late: isOnTheFloor(at) };
  return {
    changesBy: (captain) => [
      kind === 'entered'
        ? comeIn(captain, placeOf(at, entry), given)
        : addWalkOn(captain, placeOf(at, entry), entry, given),
    ],
  };
}

/** The later heats; none once the round has begun. */
export const laterHeats = ({ state, numHeats }: Round, { called, heat }: DeckCouple): readonly number[] =>
  state === 'initialized' && called !== 'scratched'
    ? Array.from({ length: numHeats }, (_, at) => at + 1).filter((later) => later > heat)
    : [];

/** The later heats, and the couple's own, which cancels a request. */
export const heatsToAskFor = (round: Round, couple: DeckCouple): readonly number[] => {
  const { heat, asksHeat } = couple;
  const later = laterHeats(round, couple);
  if (asksHeat === undefined || later.length === 0) return later;
  return [heat, ...later.filter((one) => one !== asksHeat)];
};

/** Requests a heat from the office; its own cancels the request. */
export const requestHeat = (
  at: ScheduledRound,
  { entry, called }: DeckCouple,
  heat: number,
): ChangesByCaptain | undefined =>
  called === 'scratched' ? undefined : (captain) => [askHeat(captain, placeOf(at, entry), called, heat)];

/** The couple with the number in another event, probably the same. */
export const likelyNames = (day: readonly ScheduledRound[], { number }: Entry): Entry | undefined =>
  hasNumberOfItsOwn(number)
    ? day.flatMap(({ event }) => event.entries).find((entry) => !entry.placeholder && entry.number === number)
    : undefined;

export const walkOnNamed =
  (at: ScheduledRound, before: Entry, entry: Entry): ChangesByCaptain =>
  (captain) => [nameWalkOn(captain, placeOf(at, before), before, entry)];

export interface FootOffered {
  /** The uncalled couples can be marked missing in one press. */
  readonly restMissing: boolean;
  /** The MC can be asked to call the missing couples. */
  readonly callMissing: 'offered' | 'nobody is missing' | 'no';
  /** 'asked first': confirms that uncalled couples are missing. */
  readonly ready: 'offered' | 'asked first' | 'nobody is here' | 'take back' | 'no';
}

export function footOffered({ state }: Round, count: DeckCount, { ready }: DeckOfRound): FootOffered {
  const { couples, here, missing, notCalled } = count;
  const restMissing = notCalled.length > 0 && notCalled.length < couples;
  if (isSince(state)) return { restMissing, callMissing: 'no', ready: 'no' };
  const readyNow = (): FootOffered['ready'] => {
    if (ready !== undefined) return 'take back';
    if (here === 0) return 'nobody is here';
    return notCalled.length > 0 ? 'asked first' : 'offered';
  };
  return {
    restMissing,
    callMissing: missing.length > 0 ? 'offered' : 'nobody is missing',
    ready: readyNow(),
  };
}
