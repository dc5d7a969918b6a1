import { isFinal, type ProgramEvent, type ProgramRound } from '../../../domain/competition.ts';
import { mapDefined } from '../../../domain/mapDefined.ts';
import { sortEventDances, type EventDance } from '../../../domain/event/dances.ts';
import { listDancingCouples } from '../../../domain/round/rounds.ts';
import { pickFloorToShow } from '../../../domain/floor/floorToShow.ts';
import { findFloorNumber, type FloorPosition } from '../../../store/floor/live.ts';

/** A round on the floor, as the hall sees it. */
export interface CurrentRound {
  readonly event: ProgramEvent;
  readonly round: ProgramRound;
  /** Set only if two floors are in use now. */
  readonly floor: number | undefined;
  /** Undefined if unknown: the music is called elsewhere. */
  readonly dance: { readonly name: EventDance; readonly at: number; readonly of: number } | undefined;
  readonly heat: { readonly at: number; readonly of: number } | undefined;
  /** Start of the music of this heat, in milliseconds; undefined while it is called. */
  readonly since: number | undefined;
  /** The recall size; undefined for a final. */
  readonly recall: number | undefined;
}

/** The rounds on the floor, by floor, then by start. */
export function listCurrentRounds(
  events: readonly ProgramEvent[],
  live: readonly FloorPosition[],
): readonly CurrentRound[] {
  const running = events
    .flatMap((event) =>
      mapDefined(event.rounds, (round) =>
        round.state === 'running' ? { event, round, on: findFloorNumber(live, { event, round }) } : undefined,
      ),
    )
    .toSorted((a, b) => a.on - b.on || (a.round.startedAt ?? 0) - (b.round.startedAt ?? 0));
  const floors = running.map(({ on }) => on);
  return running.map(({ event, round, on }) => {
    const standing = live.find((one) => one.event === event.key && one.round === round.number);
    const dances = sortEventDances(event);
    const name = standing === undefined ? undefined : dances[standing.dance];
    return {
      event,
      round,
      floor: pickFloorToShow(on, floors),
      dance: name === undefined ? undefined : { name, at: (standing?.dance ?? 0) + 1, of: dances.length },
      heat:
        standing === undefined
          ? undefined
          : { at: Math.min(standing.heat, round.numHeats), of: round.numHeats },
      since: standing?.startedAt,
      recall: isFinal(round) ? undefined : Math.min(round.recallSize, listDancingCouples(round)),
    };
  });
}
