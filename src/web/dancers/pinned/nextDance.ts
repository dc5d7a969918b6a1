import { mapDefined } from '../../../domain/defined.ts';
import { areCouplesKnown, awaitsCallbacks } from '../../../domain/round/couplesKnown.ts';
import type { ProgramEvent, ProgramRound, RoundEntry } from '../../../domain/competition.ts';
import type { EntryId, EventKey } from '../../../domain/ids.ts';
import { heatTime, type TimeRange, type DayLine } from '../../../domain/schedule/times/dayLines.ts';
import type { Timing } from '../../../domain/schedule/times/timing.ts';

/** A couple of somebody, in an event. */
export interface CoupleOf {
  readonly event: EventKey;
  readonly entry: EntryId;
}

/** A round in which somebody may stand: whether they do is asked of the place itself. */
export interface MayDance {
  readonly event: ProgramEvent;
  readonly round: ProgramRound;
  readonly entry: EntryId;
}

/** What somebody dances next, as far as everybody may know it. */
export type NextDance =
  | (MayDance & { readonly kind: 'on the floor'; readonly heat: number | undefined })
  | (MayDance & {
      readonly kind: 'to dance';
      readonly heat: number | undefined;
      readonly when: TimeRange | undefined;
    })
  /** Danced, and nobody knows yet who goes on. */
  | (MayDance & { readonly kind: 'waits' })
  | { readonly kind: 'nothing' };

/** The rounds of today that somebody may still dance, by their couples. What is posted is over. */
export function mayDance(couples: readonly CoupleOf[], events: readonly ProgramEvent[]): readonly MayDance[] {
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

type Placed = MayDance & { readonly place: RoundEntry };

/** Which heat: said only where there are several, and one for all dances. */
const heatOf = ({ round, place: { heats } }: Placed): number | undefined =>
  round.numHeats > 1 && heats.length === 1 && !awaitsCallbacks(round) ? heats[0] : undefined;

/** What comes first: what is on the floor, then what is expected first, then what is waited for. */
export function nextDance(
  rounds: readonly (MayDance & { readonly place: RoundEntry | undefined })[],
  day: readonly DayLine[],
  timing: Timing,
): NextDance {
  const inThem = mapDefined(rounds, (one): Placed | undefined =>
    one.place === undefined ? undefined : { ...one, place: one.place },
  );
  const bare = ({ event, round, entry }: Placed): MayDance => ({ event, round, entry });
  const running = inThem.find(({ round, place }) => round.state === 'running' && place.away !== true);
  if (running !== undefined) return { kind: 'on the floor', ...bare(running), heat: heatOf(running) };
  const places = new Map(day.map((line, at) => [line.key, { line, at }]));
  const [next] = inThem
    // Also what was started without them: they may still come.
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
      when: when === undefined || heat === undefined ? when : heatTime(when, next.one.event, heat, timing),
    };
  }
  const waits = inThem.find(({ round, place }) => round.state === 'marked' && place.away !== true);
  return waits === undefined ? { kind: 'nothing' } : { kind: 'waits', ...bare(waits) };
}
