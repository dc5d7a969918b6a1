import { mapDefined } from '../../domain/defined.ts';
import { eventKey, type EventKey } from '../../domain/ids.ts';
import type { Position } from '../../domain/floor/position.ts';
import { childOf, childrenOf, countOf, numberOf, type Path } from '../tree/path.ts';
import { SERVER_TIME, type Patch } from '../tree/patch.ts';

/** Where a round on the floor stands. More than one may be on it: two floors, or one that is still being marked. */
export interface OnTheFloor extends Position {
  readonly event: EventKey;
  readonly round: number;
  /** Counted from 1. */
  readonly floor: number;
  /** When the music of the heat was started, in milliseconds; undefined while it has not. */
  readonly startedAt: number | undefined;
}

/** On which floor a round is; the first one where nothing is said. */
export const floorOf = (
  floor: readonly OnTheFloor[],
  {
    event,
    round,
  }: { readonly event: { readonly key: EventKey }; readonly round: { readonly number: number } },
): number => floor.find((one) => one.event === event.key && one.round === round.number)?.floor ?? 1;

const LIVE = 'live';

/** Where the rounds of an event that are on the floor stand. */
export const liveOfEventAt = (event: EventKey): string => `${LIVE}/${event}`;

/** Where a round that is on the floor stands. */
export const liveAt = (event: EventKey, round: number): string => `${liveOfEventAt(event)}/${round}`;

const standing = (raw: unknown) => ({
  dance: countOf(childOf(raw, 'dance')) ?? 0,
  heat: countOf(childOf(raw, 'heat'), 1) ?? 1,
  floor: countOf(childOf(raw, 'floor'), 1) ?? 1,
  startedAt: numberOf(childOf(raw, 'startedAt')),
});

/** Every round that is on the floor. Whether a round still runs is said by the round itself. */
export const live: Path<readonly OnTheFloor[]> = {
  at: LIVE,
  parse: (raw) =>
    childrenOf(raw).flatMap(([name, ofEvent]) => {
      const event = eventKey(name);
      if (event === undefined || typeof ofEvent !== 'object') return [];
      return mapDefined(childrenOf(ofEvent), ([key, one]): OnTheFloor | undefined => {
        const round = countOf(key);
        return round === undefined || typeof one !== 'object'
          ? undefined
          : { event, round, ...standing(one) };
      });
    }),
};

/** A round goes on a floor: its first heat is called, and the music plays. */
export const onTheFloor = (event: EventKey, round: number, floor: number): Patch => ({
  [liveAt(event, round)]: { dance: 0, heat: 1, floor, startedAt: SERVER_TIME },
});

/** A round that is judged once more: its last heat has been danced. */
export const stillOnTheFloor = (event: EventKey, round: number, { dance, heat }: Position): Patch => ({
  [liveAt(event, round)]: { dance, heat, floor: 1 },
});

/** A round is not on the floor any more. */
export const offTheFloor = (event: EventKey, round: number): Patch => ({ [liveAt(event, round)]: null });

/** The next heat of a round is called; the music has not begun. */
export const heatCalled = (event: EventKey, round: number, { dance, heat }: Position): Patch => ({
  [`${liveAt(event, round)}/dance`]: dance,
  [`${liveAt(event, round)}/heat`]: heat,
  [`${liveAt(event, round)}/startedAt`]: null,
});

/** The music of the heat that was called plays from now on. */
export const musicStarted = (event: EventKey, round: number): Patch => ({
  [`${liveAt(event, round)}/startedAt`]: SERVER_TIME,
});
