import { mapDefined } from '../../../domain/mapDefined.ts';
import { areCouplesKnown, awaitsCallbacks } from '../../../domain/round/knownCouples.ts';
import type { ProgramEvent, ProgramRound, RoundEntry } from '../../../domain/competition.ts';
import type { EntryId, EventKey } from '../../../domain/ids.ts';
import { calculateHeatTime, type TimeRange, type DayLine } from '../../../domain/schedule/times/dayLines.ts';
import type { Timing } from '../../../domain/schedule/times/timing.ts';

/** A couple of a dancer, in an event. */
export interface CoupleInEvent {
  readonly event: EventKey;
  readonly entry: EntryId;
}

/** A round a dancer may be in; their place in it decides. */
export interface PossibleRound {
  readonly event: ProgramEvent;
  readonly round: ProgramRound;
  readonly entry: EntryId;
}

/** A dancer's next dance, from public data. */
export type NextDance =
  | (PossibleRound & { readonly kind: 'on the floor'; readonly heat: number | undefined })
  | (PossibleRound & {
      readonly kind: 'to dance';
      readonly heat: number | undefined;
      readonly when: TimeRange | undefined;
    })
  /** Danced; callbacks are not posted yet. */
  | (PossibleRound & { readonly kind: 'waits' })
  | { readonly kind: 'nothing' };

/** Today's rounds that a dancer may still dance, by their couples. Posted rounds are over. */
export function listPossibleRounds(
  couples: readonly CoupleInEvent[],
  events: readonly ProgramEvent[],
): readonly PossibleRound[] {
  return couples.flatMap(({ event: key, entry }) => {
    const event = events.find((one) => one.key === key);
    if (event === undefined) return [];
    return event.rounds
      .filter(
        (round) =>
          (round.state === 'initialized' || round.state === 'running' || round.state === 'marked') &&
          (areCouplesKnown(event, round) || awaitsCallbacks(round)),
      )
      .map((round) => ({ event, round, entry }));
  });
}

type Placed = PossibleRound & { readonly place: RoundEntry };

/** The heat, if there are several and it is the same in all dances. */
const heatOf = ({ round, place: { heats } }: Placed): number | undefined =>
  round.numHeats > 1 && heats.length === 1 && !awaitsCallbacks(round) ? heats[0] : undefined;

/** Picks the first of: rounds on the floor, then upcoming rounds by time, then awaited callbacks. */
export function findNextDance(
  rounds: readonly (PossibleRound & { readonly place: RoundEntry | undefined })[],
  day: readonly DayLine[],
  timing: Timing,
): NextDance {
  const inThem = mapDefined(rounds, (one): Placed | undefined =>
    one.place === undefined ? undefined : { ...one, place: one.place },
  );
  const bare = ({ event, round, entry }: Placed): PossibleRound => ({ event, round, entry });
  const running = inThem.find(({ round, place }) => round.state === 'running' && place.away !== true);
  if (running !== undefined) return { kind: 'on the floor', ...bare(running), heat: heatOf(running) };
  const places = new Map(day.map((line, at) => [line.key, { line, at }]));
  const [next] = inThem
    // Includes rounds that started without them: they may still come.
    .filter(({ round }) => round.state === 'initialized' || round.state === 'running')
    .map((one) => ({ one, on: places.get(`${one.event.key}/${one.round.number}`) }))
    .toSorted((a, b) => (a.on?.at ?? Infinity) - (b.on?.at ?? Infinity));
  if (next !== undefined) {
    const heat = heatOf(next.one);
    const when = next.one.round.state === 'running' ? undefined : next.on?.line.when;
    return {
      kind: 'to dance',
      ...bare(next.one),
      heat,
      when:
        when === undefined || heat === undefined
          ? when
          : calculateHeatTime(when, next.one.event, heat, timing),
    };
  }
  const waits = inThem.find(({ round, place }) => round.state === 'marked' && place.away !== true);
  return waits === undefined ? { kind: 'nothing' } : { kind: 'waits', ...bare(waits) };
}
