import { eventKey, type EventKey } from '../../domain/ids.ts';
import { childOf, countOf, numberOf, textOf, type Path } from '../tree/path.ts';

/** What the floor is doing: the round that runs, the dance and heat of it. */
export interface OnTheFloor {
  readonly event: EventKey;
  readonly round: number;
  readonly dance: number;
  readonly heat: number;
  readonly startedAt: number | undefined;
}

export const live: Path<OnTheFloor | undefined> = {
  at: 'live',
  parse: (raw) => {
    const event = eventKey(textOf(childOf(raw, 'event')) ?? '');
    const round = countOf(childOf(raw, 'round'));
    if (event === undefined || round === undefined) return undefined;
    return {
      event,
      round,
      dance: countOf(childOf(raw, 'dance')) ?? 0,
      heat: countOf(childOf(raw, 'heat'), 1) ?? 1,
      startedAt: numberOf(childOf(raw, 'startedAt')),
    };
  },
};
