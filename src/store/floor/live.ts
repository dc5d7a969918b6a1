import { mapDefined } from '../../domain/mapDefined.ts';
import { parseEventKey, type EventKey } from '../../domain/ids.ts';
import type { HeatPosition } from '../../domain/floor/position.ts';
import { position } from '../../schema/nodes/position.ts';
import { listRawChildren, toCount, type TreePath } from '../tree/path.ts';
import { SERVER_TIME, type Patch } from '../tree/patch.ts';

/** A round on the floor. There may be several: on two floors, or one that is still being marked. */
export interface FloorPosition extends HeatPosition {
  readonly event: EventKey;
  readonly round: number;
  /** Counted from 1. */
  readonly floor: number;
  /** Start of the heat's music (ms); undefined before. */
  readonly startedAt: number | undefined;
}

/** The floor of a round; by default the first. */
export const findFloorNumber = (
  floor: readonly FloorPosition[],
  {
    event,
    round,
  }: { readonly event: { readonly key: EventKey }; readonly round: { readonly number: number } },
): number => floor.find((one) => one.event === event.key && one.round === round.number)?.floor ?? 1;

const LIVE = 'live';

export const liveOfEventAt = (event: EventKey): string => `${LIVE}/${event}`;

export const liveAt = (event: EventKey, round: number): string => `${liveOfEventAt(event)}/${round}`;

/** Every round on the floor. The round's own state tells if it still runs. */
export const livePath: TreePath<readonly FloorPosition[]> = {
  at: LIVE,
  parse: (raw) =>
    listRawChildren(raw).flatMap(([name, ofEvent]) => {
      const event = parseEventKey(name);
      if (event === undefined || typeof ofEvent !== 'object') return [];
      return mapDefined(listRawChildren(ofEvent), ([key, one]): FloorPosition | undefined => {
        const round = toCount(key);
        return round === undefined || typeof one !== 'object'
          ? undefined
          : { event, round, startedAt: undefined, ...position.read(one) };
      });
    }),
};

/** Calls the first heat and starts the music. */
export const placeOnFloor = (event: EventKey, round: number, floor: number): Patch => ({
  [liveAt(event, round)]: { dance: 0, heat: 1, floor, startedAt: SERVER_TIME },
});

/** Puts a round that is judged again back on the floor, after its last heat. */
export const resumeJudging = (event: EventKey, round: number, { dance, heat }: HeatPosition): Patch => ({
  [liveAt(event, round)]: { dance, heat, floor: 1 },
});

export const takeOffFloor = (event: EventKey, round: number): Patch => ({ [liveAt(event, round)]: null });

/** Calls a heat, before its music. */
export const callHeat = (event: EventKey, round: number, { dance, heat }: HeatPosition): Patch => ({
  [`${liveAt(event, round)}/dance`]: dance,
  [`${liveAt(event, round)}/heat`]: heat,
  [`${liveAt(event, round)}/startedAt`]: null,
});

export const startMusic = (event: EventKey, round: number): Patch => ({
  [`${liveAt(event, round)}/startedAt`]: SERVER_TIME,
});
