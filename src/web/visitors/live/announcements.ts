import type { ProgramEvent } from '../../../domain/competition.ts';
import { mapDefined } from '../../../domain/mapDefined.ts';
import type { PostedCallbacks } from '../../../domain/round/postedCallbacks.ts';
import type { CurrentRound } from './currentRounds.ts';

/** The parts of the hall's state whose changes are announced. */
export interface AnnouncedHall {
  readonly now: readonly CurrentRound[];
  readonly out: readonly PostedCallbacks[];
  readonly events: readonly ProgramEvent[];
  readonly announcement: string | undefined;
}

/** A change, announced once. */
export type HallAnnouncement =
  | { readonly kind: 'started'; readonly what: CurrentRound }
  | { readonly kind: 'heat'; readonly what: CurrentRound; readonly isOneOfSeveral: boolean }
  | { readonly kind: 'clear' }
  | { readonly kind: 'posted' | 'taken back'; readonly out: PostedCallbacks }
  | { readonly kind: 'announcement'; readonly text: string };

const keyOf = ({ event, round }: Pick<CurrentRound, 'event' | 'round'>): string =>
  `${event.key}/${round.number}`;

const position = ({ dance, heat }: CurrentRound): string => `${dance?.at}/${heat?.at}`;

/** True if posted callbacks were unposted. Callbacks also leave the list once the next round is danced. */
function isUnposted({ event, round }: PostedCallbacks, { events }: AnnouncedHall): boolean {
  const now = events
    .find(({ key }) => key === event.key)
    ?.rounds.find(({ number }) => number === round.number);
  return now !== undefined && now.state !== 'posted';
}

/** The changes between two states of the hall. */
export function findAnnouncements(before: AnnouncedHall, after: AnnouncedHall): readonly HallAnnouncement[] {
  const was = new Map(before.now.map((one) => [keyOf(one), one]));
  const wereOut = new Set(before.out.map(keyOf));
  const onFloor = mapDefined(after.now, (what): HallAnnouncement | undefined => {
    const earlier = was.get(keyOf(what));
    if (earlier === undefined) return { kind: 'started', what };
    return position(earlier) === position(what)
      ? undefined
      : { kind: 'heat', what, isOneOfSeveral: after.now.length > 1 };
  });
  // Newest first. After an unposting an older entry returns at the end of the list, unannounced.
  const known = after.out.findIndex((one) => wereOut.has(keyOf(one)));
  const fresh = known < 0 ? after.out.length : known;
  return [
    ...onFloor,
    ...(before.now.length > 0 && after.now.length === 0 ? [{ kind: 'clear' } as const] : []),
    ...before.out
      .filter((out) => isUnposted(out, after))
      .map((out) => ({ kind: 'taken back', out }) as const),
    ...after.out.slice(0, fresh).map((out) => ({ kind: 'posted', out }) as const),
    ...(after.announcement !== undefined && after.announcement !== before.announcement
      ? [{ kind: 'announcement', text: after.announcement } as const]
      : []),
  ];
}
