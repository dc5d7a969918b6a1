import type { Entry, Round } from '../../../domain/competition.ts';
import { previewCascade, type CarriedCall } from '../../../domain/floor/cascade.ts';
import type { DeckPresence } from '../../../domain/floor/presence.ts';
import type { WalkOn } from '../../../domain/floor/walkOn.ts';
import { isKnownNumber } from '../../../domain/people/placeholder.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { hasStarted } from '../../../domain/round/rounds.ts';
import type { Change } from '../../delivery/operation.ts';
import type { DeckCallPresence, DeckOfRound } from '../../floor/calls.ts';
import {
  askForHeat,
  checkIn,
  checkInLate,
  buildCoupleOnDeck,
  scratch,
  type CaptainTap,
  type CoupleOnDeck,
} from '../../floor/checkIn.ts';
import { addWalkOn, joinRound, nameWalkOn } from '../../floor/walkOn.ts';
import type { DeckCount, DeckCouple } from './deckCouples.ts';

export type CreateCaptainChanges = (captain: CaptainTap) => readonly Change[];

type Told =
  | { readonly kind: 'late'; readonly called: 'present' | 'missing' }
  | { readonly kind: 'scratched' }
  | { readonly kind: 'carried'; readonly called: DeckPresence; readonly on: readonly CarriedCall[] };

export interface LineUpStep {
  readonly changesBy: CreateCaptainChanges;
  /** The message shown with an undo. */
  readonly told?: { readonly what: Told; readonly undo: CreateCaptainChanges };
}

/** Later rounds with the same call. */
export const listCarriedCalls = ({ what }: NonNullable<LineUpStep['told']>): readonly CarriedCall[] =>
  what.kind === 'carried' ? what.on : [];

const placeOf = ({ event, round }: ScheduledRound, entry: Entry): CoupleOnDeck =>
  buildCoupleOnDeck(event, round.number, entry);

const carriedPlace = ({ event, round, entry }: CarriedCall): CoupleOnDeck =>
  buildCoupleOnDeck(event, round, entry);

const isOnTheFloor = ({ round }: ScheduledRound): boolean => round.state === 'running';

/** The later rounds a call applies to; none once the round has begun. */
export const findCarriedCalls = (
  day: readonly ScheduledRound[],
  at: ScheduledRound,
  entry: Entry,
  called: DeckCallPresence,
): readonly CarriedCall[] =>
  called === 'scratched' || called === 'not called' || hasStarted(at.round.state)
    ? []
    : previewCascade(day, at, entry, called);

/** Changes the line-up, which reopens every judge's sheets, and so needs an undo. */
function calledLate(at: ScheduledRound, entry: Entry, called: 'present' | 'missing'): LineUpStep {
  const say =
    (to: 'present' | 'missing'): CreateCaptainChanges =>
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
  on: readonly CarriedCall[],
): LineUpStep {
  const all =
    (here: DeckPresence, there: (one: CarriedCall) => DeckPresence): CreateCaptainChanges =>
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
export function callCouple(
  at: ScheduledRound,
  couple: DeckCouple,
  called: DeckCallPresence,
  on: readonly CarriedCall[],
): LineUpStep | undefined {
  const { entry, called: before, stands, heat } = couple;
  const comesIn: CreateCaptainChanges = (captain) => [
    joinRound(captain, placeOf(at, entry), { heat, late: isOnTheFloor(at) }),
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
export const markRestMissing =
  (at: ScheduledRound, { notCalled }: DeckCount): CreateCaptainChanges =>
  (captain) =>
    notCalled.map(({ entry, asksHeat }) => checkIn(captain, placeOf(at, entry), 'missing', asksHeat));

/** Adds a walk-on, or a couple that comes late. */
export function addCoupleToRound(at: ScheduledRound, { kind, entry }: WalkOn, heat: number): LineUpStep {
  if (at.round.entries.some(({ id }) => id === entry.id)) return calledLate(at, entry, 'present');
  const given = { heat, late: isOnTheFloor(at) };
  return {
    changesBy: (captain) => [
      kind === 'entered'
        ? joinRound(captain, placeOf(at, entry), given)
        : addWalkOn(captain, placeOf(at, entry), entry, given),
    ],
  };
}

/** The later heats; none once the round has begun. */
export const listLaterHeats = ({ state, numHeats }: Round, { called, heat }: DeckCouple): readonly number[] =>
  state === 'initialized' && called !== 'scratched'
    ? Array.from({ length: numHeats }, (_, at) => at + 1).filter((later) => later > heat)
    : [];

/** The later heats, and the couple's own, which cancels a request. */
export const listRequestableHeats = (round: Round, couple: DeckCouple): readonly number[] => {
  const { heat, asksHeat } = couple;
  const later = listLaterHeats(round, couple);
  if (asksHeat === undefined || later.length === 0) return later;
  return [heat, ...later.filter((one) => one !== asksHeat)];
};

/** Requests a heat from the office; its own cancels the request. */
export const requestHeat = (
  at: ScheduledRound,
  { entry, called }: DeckCouple,
  heat: number,
): CreateCaptainChanges | undefined =>
  called === 'scratched' ? undefined : (captain) => [askForHeat(captain, placeOf(at, entry), called, heat)];

/** The couple with the number in another event, probably the same. */
export const findLikelyNames = (day: readonly ScheduledRound[], { number }: Entry): Entry | undefined =>
  isKnownNumber(number)
    ? day.flatMap(({ event }) => event.entries).find((entry) => !entry.placeholder && entry.number === number)
    : undefined;

export const nameWalkOnCouple =
  (at: ScheduledRound, before: Entry, entry: Entry): CreateCaptainChanges =>
  (captain) => [nameWalkOn(captain, placeOf(at, before), before, entry)];

export interface FooterActions {
  /** The uncalled couples can be marked missing in one press. */
  readonly restMissing: boolean;
  /** The MC can be asked to call the missing couples. */
  readonly callMissing: 'offered' | 'nobody is missing' | 'no';
  /** 'asked first': confirms that uncalled couples are missing. */
  readonly ready: 'offered' | 'asked first' | 'nobody is here' | 'take back' | 'no';
}

export function findFooterActions({ state }: Round, count: DeckCount, { ready }: DeckOfRound): FooterActions {
  const { couples, here, missing, notCalled } = count;
  const restMissing = notCalled.length > 0 && notCalled.length < couples;
  if (hasStarted(state)) return { restMissing, callMissing: 'no', ready: 'no' };
  const readyNow = (): FooterActions['ready'] => {
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
