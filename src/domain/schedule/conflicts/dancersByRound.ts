import type { Entry } from '../../competition.ts';
import type { EntryId } from '../../ids.ts';
import { countKnownCouples } from '../../round/knownCouples.ts';
import { Census, type CensusPerson } from '../../people/census.ts';
import type { Plan, PlannedEvent, PlannedRound } from '../plan/plan.ts';

/** One person in one couple of an event. */
export interface DancingPerson extends CensusPerson {
  readonly entry: Entry;
}

/** People who may dance in a round. */
export interface RoundDancers {
  readonly dancing: readonly DancingPerson[];
  /** True if the couples are known. Otherwise these are all that may still reach the round. */
  readonly sure: boolean;
  /** Each one's probability: 1 if sure, otherwise lower the more are eliminated before. */
  readonly likely: number;
}

export interface DancersByRound {
  readonly people: number;
  readonly fieldOf: (event: PlannedEvent, round: PlannedRound) => RoundDancers;
}

const dancingIn = (entry: Entry, census: Census): readonly DancingPerson[] =>
  census.inCouple(entry).map((counted) => ({ ...counted, entry }));

/** The nearest round with known couples, from this one back; undefined if none is drawn. */
const drawn = (event: PlannedEvent, number: number): PlannedRound | undefined =>
  event.rounds.find((round) => round.number >= number && countKnownCouples(round) > 0);

/** Couples seeded past the drawn round that begin with this one, or with one before it. */
const seededBetween = (event: PlannedEvent, number: number, from: number): readonly EntryId[] =>
  event.rounds.flatMap((round) => (round.number >= number && round.number < from ? (round.byes ?? []) : []));

/** The most couples that get through from the drawn round: the smallest recall in between. */
function letThrough(event: PlannedEvent, number: number, from: number): number {
  return event.rounds
    .filter((round) => round.number > number && round.number <= from && round.state !== 'skipped')
    .reduce(
      (fewest, { recallSize = 1 }) => Math.min(fewest, Math.max(1, recallSize)),
      Number.POSITIVE_INFINITY,
    );
}

/**
 * The people who may dance in each round. A later round's couples are unknown until the one before is posted: until
 * then, all couples of the nearest drawn round are equally likely. Unknown dancers are left out.
 */
export function indexDancersByRound(plan: Plan): DancersByRound {
  const census = new Census(plan.events.flatMap(({ entries }) => entries));
  const ofEvent = new Map(
    plan.events.map((event) => [
      event.key,
      new Map(event.entries.map((entry) => [entry.id, dancingIn(entry, census)])),
    ]),
  );
  // Cached: rounds that wait for the same drawn one share the same people.
  const standingIn = new Map<PlannedRound | PlannedEvent, readonly DancingPerson[]>();
  const dancingOf = (event: PlannedEvent, standing: PlannedRound | undefined): readonly DancingPerson[] => {
    const known = standingIn.get(standing ?? event);
    if (known !== undefined) return known;
    const couples = ofEvent.get(event.key);
    const dancing = (standing ?? event).entries.flatMap(({ id }) => couples?.get(id) ?? []);
    standingIn.set(standing ?? event, dancing);
    return dancing;
  };
  return {
    // Read this last: people without a key are counted as they are looked up.
    people: census.people,
    fieldOf: (event, round) => {
      const standing = drawn(event, round.number);
      const outermost = standing?.number ?? Math.max(0, event.rounds.length - 1);
      const through = letThrough(event, round.number, outermost);
      const seeded = standing === undefined ? [] : seededBetween(event, round.number, standing.number);
      const couples = (standing ?? event).entries.length;
      const dancing = dancingOf(event, standing);
      return {
        dancing:
          seeded.length === 0
            ? dancing
            : [...dancing, ...seeded.flatMap((id) => ofEvent.get(event.key)?.get(id) ?? [])],
        sure: through === Number.POSITIVE_INFINITY,
        likely: Math.min(1, through / Math.max(1, couples + seeded.length)),
      };
    },
  };
}
