import { sortEventDances, type EventDance } from '../../../domain/event/dances.ts';
import { unreachable } from '../../../domain/unreachable.ts';
import type { FloorPosition } from '../../../store/floor/live.ts';
import type { RoundPageContent } from './roundPageContent.ts';

/** The parts of a round's page whose changes are announced. */
export interface AnnouncedRound {
  readonly kind: RoundPageContent['kind'];
  readonly arePlacesOut: boolean;
  /** The listed round's position on the floor: undefined before its first music is called. */
  readonly floor: { readonly dance: EventDance | undefined; readonly heat: number } | undefined;
}

/** A change of the round, announced once. Unposted callbacks are announced by their own note. */
export type RoundAnnouncement = 'started' | 'heat' | 'marks' | 'posted' | 'awards' | 'places';

export function toAnnouncedRound(shown: RoundPageContent, live: readonly FloorPosition[]): AnnouncedRound {
  const { kind } = shown;
  const arePlacesOut = kind === 'final' && shown.arePlacesOut;
  if (!('lists' in shown)) return { kind, arePlacesOut, floor: undefined };
  const { event, lists } = shown;
  const on =
    lists.state === 'running'
      ? live.find((one) => one.event === event.key && one.round === lists.number)
      : undefined;
  const floor = on === undefined ? undefined : { dance: sortEventDances(event)[on.dance], heat: on.heat };
  return { kind, arePlacesOut, floor };
}

function toAnnouncement(before: AnnouncedRound, after: AnnouncedRound): RoundAnnouncement | undefined {
  switch (after.kind) {
    case 'dancing':
      return 'started';
    case 'danced':
      return before.kind === 'dancing' ? 'marks' : undefined;
    case 'called back':
      return 'posted';
    case 'final':
      return after.arePlacesOut ? 'places' : 'awards';
    case 'no event':
    case 'no round':
    case 'skipped':
    case 'to come':
    case 'to dance':
      return undefined;
    default:
      return unreachable(after.kind);
  }
}

/** The change between two states of one round. */
export function findRoundAnnouncement(
  before: AnnouncedRound,
  after: AnnouncedRound,
): RoundAnnouncement | undefined {
  if (before.kind !== after.kind) return toAnnouncement(before, after);
  if (after.arePlacesOut !== before.arePlacesOut) return after.arePlacesOut ? 'places' : 'awards';
  if (after.floor === undefined) return undefined;
  if (before.floor === undefined) return after.kind === 'dancing' ? 'heat' : 'started';
  const isSame = before.floor.dance === after.floor.dance && before.floor.heat === after.floor.heat;
  return isSame ? undefined : 'heat';
}
