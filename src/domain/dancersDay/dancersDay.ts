import { isFinal, type Entry, type ProgramEvent, type ProgramRound } from '../competition.ts';
import { mapDefined } from '../mapDefined.ts';
import type { EventKey } from '../ids.ts';
import type { DanceRole } from '../people/people.ts';
import type { ReleaseTime } from '../round/release.ts';
import type { Block, TimedEvent } from '../schedule/plan/plan.ts';
import type { Times } from '../schedule/times/times.ts';
import { getLevelTiming, type Timing } from '../schedule/times/timing.ts';
import { countRecalled } from '../round/countRecalled.ts';
import { listDancingCouples } from '../round/rounds.ts';
import { countDanced, countReaching } from '../round/countCouples.ts';
import { findCoupleProgress, type CoupleProgress, type FindPlace } from '../floor/coupleProgress.ts';

/** One of a dancer's couples, with public data only. */
export interface DancersCouple {
  readonly event: ProgramEvent;
  readonly entry: Entry;
  readonly role: DanceRole;
  readonly placeIn: FindPlace<ProgramRound>;
}

/** Expected start in milliseconds; `likely` is the best guess. */
export interface StartEstimate {
  readonly earliest: number;
  readonly likely: number;
  readonly latest: number;
}

interface InRound {
  readonly couple: DancersCouple;
  readonly round: ProgramRound;
}

export interface UpcomingDance extends InRound {
  readonly kind: 'dance';
  /** The heat, from 1; undefined if heats are not drawn yet. */
  readonly heat: number | undefined;
  readonly from: ProgramRound | undefined;
  /** The dancer is seeded past the earlier rounds. */
  readonly isStart: boolean;
  /** False: depends on a callback. */
  readonly isCertain: boolean;
  readonly begins: StartEstimate | undefined;
}

/** Awards at which one of the dancer's places is read out. */
export interface UpcomingAwards {
  readonly kind: 'awards';
  readonly block: Block;
  readonly couples: readonly DancersCouple[];
  readonly begins: StartEstimate | undefined;
}

/** `on` of the round's `of` couples were recalled. */
interface Recalled {
  readonly on: number;
  readonly of: number;
}

/** A round the dancer has finished. */
export interface FinishedDance extends InRound {
  readonly what:
    /** The round was danced without this couple. */
    | { readonly kind: 'missed' }
    | { readonly kind: 'result to come' }
    | ({ readonly kind: 'called back' } & Recalled)
    /**
     * `rounds`: the number danced. `reached`: of the event's `began` couples, those that got as far as this round;
     * missing if all did.
     */
    | ({
        readonly kind: 'out';
        readonly rounds: number;
        readonly reached?: { readonly couples: number; readonly began: number };
      } & Recalled)
    | { readonly kind: 'awards' }
    /** `of`: the couples that danced the event. */
    | { readonly kind: 'placed'; readonly of: number };
}

/** The current state of a dancer's day. */
export interface DancersDay {
  readonly onTheFloor: readonly InRound[];
  /** Running rounds that were started without them. */
  readonly late: readonly InRound[];
  /** Sorted by time. */
  readonly coming: readonly (UpcomingDance | UpcomingAwards)[];
  /** Latest first. */
  readonly done: readonly FinishedDance[];
  /** Events without drawn rounds, or with rounds that leave them out. */
  readonly others: readonly { readonly couple: DancersCouple; readonly kind: 'entered' | 'not in it' }[];
}

interface Knowing {
  readonly times: Times<TimedEvent>;
  readonly timing: Timing;
  /** The default release of a final's placings. */
  readonly usual: ReleaseTime;
}

type Stood = CoupleProgress<ProgramRound>;

const roundKey = (event: EventKey, round: number): string => `${event}/${round}`;

/** Expected starts by line of the plan, where known. */
const beginnings = ({ items }: Times<TimedEvent>): ReadonlyMap<string, StartEstimate> =>
  new Map(
    mapDefined(items, ({ ref, expected }) =>
      expected === undefined
        ? undefined
        : ([
            ref.kind === 'round' ? roundKey(ref.event, ref.round) : ref.block,
            { earliest: expected.earliest, likely: expected.from, latest: expected.latest },
          ] as const),
    ),
  );

/** Milliseconds from the start of a round's first dance to this heat. */
function untilHeat(event: ProgramEvent, heat: number | undefined, timing: Timing): number {
  const { secondsPerDance } = getLevelTiming(timing, event.level);
  return ((heat ?? 1) - 1) * (secondsPerDance + timing.secondsBetweenHeats) * 1000;
}

const later = ({ earliest, likely, latest }: StartEstimate, by: number): StartEstimate => ({
  earliest: earliest + by,
  likely: likely + by,
  latest: latest + by,
});

/** The next round still to be danced by those called back from this one. */
const into = ({ rounds }: ProgramEvent, { number }: ProgramRound): ProgramRound | undefined =>
  rounds
    .filter((round) => round.number < number && round.state === 'initialized')
    .toSorted((a, b) => b.number - a.number)[0];

/** True if there are earlier rounds, and the couple is in none of them. */
function startsIn({ event, placeIn }: DancersCouple, { number }: ProgramRound): boolean {
  const before = event.rounds.filter(
    (round) => round.number > number && round.state !== 'skipped' && round.entries.length > 0,
  );
  return before.length > 0 && before.every((round) => placeIn(round) === undefined);
}

function comingOf(
  couple: DancersCouple,
  stands: Stood,
  begin: ReadonlyMap<string, StartEstimate>,
  timing: Timing,
): readonly UpcomingDance[] {
  const { event } = couple;
  const at = (round: ProgramRound, heat: number | undefined): StartEstimate | undefined => {
    const begins = begin.get(roundKey(event.key, round.number));
    return begins === undefined ? undefined : later(begins, untilHeat(event, heat, timing));
  };
  const perhaps = (after: ProgramRound): readonly UpcomingDance[] => {
    const round = into(event, after);
    if (round === undefined) return [];
    const its = { heat: undefined, from: undefined, isStart: false, isCertain: false };
    return [{ kind: 'dance', couple, round, ...its, begins: at(round, undefined) }];
  };
  if (stands.kind === 'on the floor' || stands.kind === 'late' || stands.kind === 'result to come')
    return perhaps(stands.round);
  if (stands.kind !== 'to dance') return [];
  const { round, heats, from } = stands;
  const [heat] = heats;
  return [
    {
      kind: 'dance',
      couple,
      round,
      heat,
      from,
      isStart: startsIn(couple, round),
      isCertain: true,
      begins: at(round, heat),
    },
    ...perhaps(round),
  ];
}

/** The round danced next, if its couples are drawn. */
const nextDanced = ({ rounds }: ProgramEvent, { number }: ProgramRound): ProgramRound | undefined =>
  rounds
    .filter((round) => round.number < number && round.state !== 'skipped' && round.entries.length > 0)
    .toSorted((a, b) => b.number - a.number)[0];

function outIn(
  { event, placeIn }: DancersCouple,
  round: ProgramRound,
  recalled: Recalled,
): FinishedDance['what'] {
  const danced = event.rounds.filter((one) => {
    const place = placeIn(one);
    const isOver = one.state === 'marked' || one.state === 'posted';
    return one.number >= round.number && isOver && place !== undefined && place.away !== true;
  });
  const began = countDanced(event).couples;
  const couples = countReaching(event, round);
  const out = { kind: 'out', rounds: danced.length, ...recalled } as const;
  return couples < began ? { ...out, reached: { couples, began } } : out;
}

function doneIn(
  couple: DancersCouple,
  round: ProgramRound,
  stands: Stood,
): FinishedDance['what'] | undefined {
  const { event } = couple;
  if (round.state !== 'marked' && round.state !== 'posted') return undefined;
  if (couple.placeIn(round)?.away === true) return { kind: 'missed' };
  if (round.state === 'marked') return { kind: 'result to come' };
  if (isFinal(round))
    return stands.kind === 'placed' ? { kind: 'placed', of: countDanced(event).couples } : { kind: 'awards' };
  const next = nextDanced(event, round);
  const recalled = {
    on: next === undefined ? 0 : countRecalled(event, round, next),
    of: listDancingCouples(round),
  };
  return stands.kind === 'out' && stands.round.number === round.number
    ? outIn(couple, round, recalled)
    : { kind: 'called back', ...recalled };
}

/** Latest start first; rounds without a start time by their place in the plan. */
const lastFirst = (a: FinishedDance, b: FinishedDance): number =>
  (b.round.startedAt ?? 0) - (a.round.startedAt ?? 0) || b.round.scheduleIndex - a.round.scheduleIndex;

const byTime = (a: UpcomingDance | UpcomingAwards, b: UpcomingDance | UpcomingAwards): number =>
  (a.begins?.likely ?? Infinity) - (b.begins?.likely ?? Infinity) || 0;

/** A dancer's day. Leaves out what is not public yet, such as recalls before the callbacks are posted. */
export function buildDancersDay(
  couples: readonly DancersCouple[],
  blocks: readonly Block[],
  { times, timing, usual }: Knowing,
): DancersDay {
  const begin = beginnings(times);
  const stood = couples.map((couple) => ({
    couple,
    stands: findCoupleProgress(couple.event, couple.placeIn, usual),
  }));
  const readOut = mapDefined(stood, ({ couple, stands }) => (stands.kind === 'awards' ? couple : undefined));
  const awards = mapDefined(blocks, (block): UpcomingAwards | undefined =>
    block.kind === 'awards' && readOut.length > 0
      ? { kind: 'awards', block, couples: readOut, begins: begin.get(block.id) }
      : undefined,
  );
  const isAhead = ({ begins }: UpcomingAwards): boolean => begins !== undefined;
  const roundsIn = (kind: 'on the floor' | 'late'): readonly InRound[] =>
    mapDefined(stood, ({ couple, stands }) =>
      stands.kind === kind ? { couple, round: stands.round } : undefined,
    );
  return {
    onTheFloor: roundsIn('on the floor'),
    late: roundsIn('late'),
    coming: [
      ...stood.flatMap(({ couple, stands }) => comingOf(couple, stands, begin, timing)),
      ...awards.filter(isAhead).slice(0, 1),
    ].toSorted(byTime),
    done: stood
      .flatMap(({ couple, stands }) =>
        mapDefined(couple.event.rounds, (round): FinishedDance | undefined => {
          const what = couple.placeIn(round) === undefined ? undefined : doneIn(couple, round, stands);
          return what === undefined ? undefined : { couple, round, what };
        }),
      )
      .toSorted(lastFirst),
    others: mapDefined(stood, ({ couple, stands }) =>
      stands.kind === 'entered' || stands.kind === 'not in it' ? { couple, kind: stands.kind } : undefined,
    ),
  };
}

/** No dances are left. An event without drawn rounds is still to come. */
export const isDancersDayOver = ({ done, late, coming, others }: DancersDay): boolean =>
  done.length > 0 && late.length + coming.length === 0 && others.every(({ kind }) => kind !== 'entered');
