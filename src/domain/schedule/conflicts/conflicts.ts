import type { Entry } from '../../competition.ts';
import { mapDefined } from '../../mapDefined.ts';
import type { LeadNumber } from '../../ids.ts';
import { findCostume, needsCostumeChange, type Costume } from './costumes.ts';
import { hasNoLength } from '../times/lengths.ts';
import type { ItemRef, Plan, PlannedEvent, PlannedRound } from '../plan/plan.ts';
import { isDanced } from '../plan/states.ts';
import type { TimedItem } from '../times/times.ts';
import { indexDancersByRound, type DancingPerson } from './dancersByRound.ts';

/** Limits in minutes, except for rounds in a row. */
export interface ConflictLimits {
  /** Between leading in one round and following in another, to change number and partner. */
  readonly roleMinutes: number;
  readonly costumeMinutes: number;
  /** The largest number of rounds without a rest between them. */
  readonly roundsInARow: number;
}

/** Usual limits. Two rounds in a row are a conflict; organizers may raise that to three. */
export const DEFAULT_CONFLICT_LIMITS: ConflictLimits = {
  roleMinutes: 5,
  costumeMinutes: 15,
  roundsInARow: 2,
};

/**
 * onFloorTwice: in two rounds at overlapping times, or as lead and follow with too few minutes between. costumeChange:
 * too little time to change clothes between styles. noRest: rounds in a row.
 */
export type ConflictKind = 'onFloorTwice' | 'costumeChange' | 'noRest';

/** One person, or a couple that dances all of these rounds together. */
export interface AffectedDancers {
  readonly names: readonly string[];
  /** The dance in each round of the conflict. */
  readonly dances: readonly {
    /** The role of the first person in `names`. */
    readonly role: 'lead' | 'follow';
    readonly number: LeadNumber | undefined;
  }[];
}

export interface Conflict {
  readonly kind: ConflictKind;
  /** The rounds in the order of the day: two, or for noRest all rounds in a row. */
  readonly items: readonly ItemRef[];
  /** The shortest time from the end of a round to the start of the next; negative if they overlap. */
  readonly minutes: number;
  /** True if all people are already in these rounds. Otherwise some may still be eliminated before. */
  readonly sure: boolean;
  readonly who: readonly AffectedDancers[];
}

/** A round on the floor, in minutes. */
interface OnFloor {
  readonly ref: ItemRef;
  readonly costume: Costume;
  readonly from: number;
  readonly to: number;
  readonly over: boolean;
  readonly sure: boolean;
  /** The round's index among those that take time. */
  readonly place: number;
  /** A break comes between it and the round before. */
  readonly rested: boolean;
}

interface Appearance {
  readonly round: OnFloor;
  readonly dancing: DancingPerson;
}

/** One person's conflict, before equal ones of other people are merged. */
interface Finding {
  readonly kind: ConflictKind;
  readonly appearances: readonly Appearance[];
  readonly minutes: number;
}

const MINUTE_MS = 60_000;

type TimedRound = TimedItem & {
  readonly item: { readonly kind: 'round'; readonly event: PlannedEvent; readonly round: PlannedRound };
};

const isRound = (timed: TimedItem): timed is TimedRound => timed.item.kind === 'round';

const nameOf = ({ role, entry }: DancingPerson): string =>
  role === 'lead' ? entry.leadName : entry.followName;

/** The conflict between two rounds of one person, except for rounds in a row. */
function closeness(a: Appearance, b: Appearance, limits: ConflictLimits): ConflictKind | undefined {
  const minutes = b.round.from - a.round.to;
  // Tolerates rounding of half a second.
  if (minutes < -0.01) return 'onFloorTwice';
  if (minutes < limits.roleMinutes && a.dancing.role !== b.dancing.role) return 'onFloorTwice';
  return minutes < limits.costumeMinutes && needsCostumeChange(a.round.costume, b.round.costume)
    ? 'costumeChange'
    : undefined;
}

const inARow = (a: OnFloor, b: OnFloor): boolean => b.place === a.place + 1 && !b.rested;

/** One person's conflicts. Expects appearances in the order of the day. */
function findingsOf(appearances: readonly Appearance[], limits: ConflictLimits): readonly Finding[] {
  const findings: Finding[] = [];
  const farthest = Math.max(limits.costumeMinutes, limits.roleMinutes);
  let row: Appearance[] = [];
  const endRow = (): void => {
    const isOver = row.at(-1)?.round.over ?? true;
    if (row.length >= Math.max(2, limits.roundsInARow) && !isOver) {
      const gaps = row.slice(1).map(({ round }, at) => round.from - (row[at]?.round.to ?? round.from));
      findings.push({ kind: 'noRest', appearances: row, minutes: Math.min(...gaps) });
    }
    row = [];
  };
  for (const [at, here] of appearances.entries()) {
    const before = row.at(-1);
    if (before !== undefined && !inARow(before.round, here.round)) endRow();
    row.push(here);
    if (here.round.over) continue;
    for (let back = at - 1; back >= 0; back -= 1) {
      const earlier = appearances[back];
      if (earlier === undefined || here.round.from - earlier.round.to >= farthest) break;
      const kind = closeness(earlier, here, limits);
      if (kind !== undefined)
        findings.push({ kind, appearances: [earlier, here], minutes: here.round.from - earlier.round.to });
    }
  }
  endRow();
  return findings;
}

/** Rounds that take time, in order of their expected or else planned times. */
function onTheFloor(times: readonly TimedItem[]): readonly (Omit<OnFloor, 'sure'> & { timed: TimedRound })[] {
  let rested = false;
  const rounds: (Omit<OnFloor, 'sure' | 'place'> & { timed: TimedRound })[] = [];
  for (const timed of times) {
    if (!isRound(timed)) {
      rested ||= timed.item.kind === 'block';
      continue;
    }
    const span = timed.expected ?? timed.planned;
    if (span === undefined || hasNoLength(timed.item)) continue;
    const { from, to } = span;
    const { event, round } = timed.item;
    const over = isDanced(round) && round.state !== 'running';
    const costume = findCostume(event.style);
    rounds.push({ ref: timed.ref, costume, from: from / MINUTE_MS, to: to / MINUTE_MS, over, rested, timed });
    rested = false;
  }
  return rounds.toSorted((a, b) => a.from - b.from).map((round, place) => ({ ...round, place }));
}

/** Each person's appearances, in the order of the day. */
function appearancesOf(plan: Plan, times: readonly TimedItem[]): readonly (readonly Appearance[])[] {
  const { people, fieldOf } = indexDancersByRound(plan);
  const ofPerson: Appearance[][] = Array.from({ length: people }, () => []);
  for (const { timed, ...onFloor } of onTheFloor(times)) {
    const { dancing, sure } = fieldOf(timed.item.event, timed.item.round);
    const round = { ...onFloor, sure };
    for (const one of dancing) ofPerson[one.person]?.push({ round, dancing: one });
  }
  return ofPerson;
}

const WEIGHT: Readonly<Record<ConflictKind, number>> = { onFloorTwice: 0, costumeChange: 1, noRest: 2 };

/** A key for findings of one kind in the same rounds. A number where possible, for speed; no plan has 8192 rounds. */
function keyOf({ kind, appearances }: Finding): number | string {
  const [first, second] = appearances;
  return first === undefined || second === undefined || appearances.length > 2
    ? `${kind} ${appearances.map(({ round }) => round.place).join(' ')}`
    : (WEIGHT[kind] * 8192 + first.round.place) * 8192 + second.round.place;
}

const sameCouples = (a: readonly Appearance[], b: readonly Appearance[]): boolean =>
  a.length === b.length && a.every(({ dancing }, at) => dancing.entry === b[at]?.dancing.entry);

/** Merges two people with the same findings in the same couples into a couple. */
function concerned(findings: readonly Finding[]): readonly AffectedDancers[] {
  const byFirstCouple = new Map<Entry, { appearances: readonly Appearance[]; names: string[] }[]>();
  for (const { appearances } of findings) {
    const first = appearances[0]?.dancing;
    if (first === undefined) continue;
    const known = byFirstCouple.get(first.entry);
    const same = known?.find((other) => sameCouples(appearances, other.appearances));
    const fresh = { appearances, names: [nameOf(first)] };
    if (same !== undefined) same.names.push(nameOf(first));
    else if (known === undefined) byFirstCouple.set(first.entry, [fresh]);
    else known.push(fresh);
  }
  return [...byFirstCouple.values()].flat().map(({ appearances, names }) => ({
    names,
    dances: appearances.map(({ dancing }) => ({ role: dancing.role, number: dancing.entry.number })),
  }));
}

/** Worst first: twice on the floor, then costumes, then rest; certain before possible; then by the day. */
const worstFirst = (a: Conflict & { at: number }, b: Conflict & { at: number }): number =>
  WEIGHT[a.kind] - WEIGHT[b.kind] || Number(b.sure) - Number(a.sure) || a.at - b.at;

/**
 * Finds all conflicts of the plan, with people of the same rounds merged. Finished rounds are ignored.
 * @param times from timesOf; expected times are preferred over planned ones
 */
export function findConflicts(
  plan: Plan,
  times: readonly TimedItem[],
  limits: ConflictLimits = DEFAULT_CONFLICT_LIMITS,
): readonly Conflict[] {
  const together = new Map<number | string, Finding[]>();
  for (const appearances of appearancesOf(plan, times)) {
    for (const finding of findingsOf(appearances, limits)) {
      const key = keyOf(finding);
      const others = together.get(key);
      if (others === undefined) together.set(key, [finding]);
      else others.push(finding);
    }
  }
  return mapDefined(together.values(), (findings) => {
    const [first] = findings;
    if (first === undefined) return undefined;
    return {
      kind: first.kind,
      items: first.appearances.map(({ round }) => round.ref),
      minutes: first.minutes,
      sure: first.appearances.every(({ round }) => round.sure),
      who: concerned(findings),
      at: first.appearances[0]?.round.place ?? 0,
    };
  })
    .toSorted(worstFirst)
    .map(({ kind, items, minutes, sure, who }) => ({ kind, items, minutes, sure, who }));
}
