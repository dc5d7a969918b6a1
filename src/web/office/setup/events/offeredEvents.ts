import { mapDefined, omitUndefined } from '../../../../domain/mapDefined.ts';
import { toStoredTerm } from '../../../../domain/event/storedTerm.ts';
import { ALL_DANCES, FLOOR_ORDER, type EventDance } from '../../../../domain/event/dances.ts';
import { buildOfferedKey, buildOfferedName, type OfferedEvent } from '../../../../domain/event/offered.ts';
import type { OfferChanges } from '../../../../domain/event/offerChanges.ts';
import { isUpcomingEvent } from '../../../../domain/event/styleOrder.ts';
import {
  AGE_GROUPS,
  LEVELS,
  STYLES,
  type EventLevel,
  type EventStyle,
  type Style,
} from '../../../../domain/event/terms.ts';
import type { CompetitionEvent } from '../../../../domain/competition.ts';
import type { EventKey } from '../../../../domain/ids.ts';
import type { RoundNaming } from '../../../../domain/roundNaming.ts';
import { isRemovable } from '../../../../store/events/offered.ts';
import type { NamedEvent } from '../../../kit/words/eventName.ts';

/** An event in the matrix: existing, to be removed by the next save, or to be added by it. */
export interface OfferedEventRow extends NamedEvent {
  readonly key: EventKey;
  readonly dances: readonly EventDance[];
  readonly state: 'there' | 'going' | 'fresh';
  readonly entries: number;
  /** True if the event can be removed, split and linked, because no data depends on it. */
  readonly mayGo: boolean;
  /** Undefined once it is or was on the floor: its rounds keep their names. */
  readonly roundNaming: RoundNaming | undefined;
  /** The parts of the event; undefined for a name in the organizer's own words. */
  readonly offered: OfferedEvent | undefined;
}

function offeredOf({ level, style, dances, age }: CompetitionEvent): OfferedEvent | undefined {
  const known = mapDefined(dances, (dance) => ALL_DANCES.find((one) => one === dance));
  return typeof level === 'string' && typeof style === 'string' && known.length === dances.length
    ? { level, style, dances: known, ...omitUndefined({ age }) }
    : undefined;
}

/** Events for all ages before age classes, then by the first dance's place on the floor; linked ones last. */
function placeOf({ age, style, dances }: OfferedEventRow): number {
  const order: readonly EventDance[] = typeof style === 'string' ? FLOOR_ORDER[style] : [];
  const [first] = dances;
  const at = first === undefined ? -1 : order.indexOf(first);
  return (age === undefined ? 0 : 1000 * (AGE_GROUPS.indexOf(age) + 1)) + (at === -1 ? 99 : at);
}

/** Lists all existing events, and those the next save adds. */
export function listOfferedEvents(
  there: readonly CompetitionEvent[],
  { added, removed, roundNames }: OfferChanges,
): readonly OfferedEventRow[] {
  const going = new Set(removed);
  const all = [
    ...there.map((event): OfferedEventRow => ({
      key: event.key,
      name: event.name,
      level: event.level,
      style: event.style,
      dances: event.dances,
      ...omitUndefined({ age: event.age }),
      state: going.has(event.key) ? 'going' : 'there',
      entries: event.entries.length,
      mayGo: isRemovable(event),
      roundNaming: isUpcomingEvent(event)
        ? (roundNames[event.key] ?? event.roundNaming ?? 'counted')
        : undefined,
      offered: offeredOf(event),
    })),
    ...added.map((event): OfferedEventRow => ({
      ...event,
      key: buildOfferedKey(event),
      name: buildOfferedName(event),
      state: 'fresh',
      entries: 0,
      mayGo: true,
      roundNaming: roundNames[buildOfferedKey(event)] ?? 'counted',
      offered: event,
    })),
  ];
  return all.toSorted((a, b) => placeOf(a) - placeOf(b));
}

const inOrder = <T extends EventLevel | EventStyle>(
  order: readonly string[],
  words: readonly T[],
): readonly T[] => {
  const place = (word: T): number => {
    const at = order.indexOf(toStoredTerm(word));
    return at === -1 ? order.length : at;
  };
  return [...new Set(words)].toSorted((a, b) => place(a) - place(b));
};

/** The rows of the matrix: the levels with an event, and the added ones. */
export const listLevels = (
  events: readonly OfferedEventRow[],
  asked: readonly EventLevel[],
): readonly EventLevel[] => inOrder(LEVELS, [...events.map(({ level }) => level), ...asked]);

/** The columns: the styles with an event, and the added ones. */
export const listStyles = (
  events: readonly OfferedEventRow[],
  asked: readonly EventStyle[],
): readonly EventStyle[] => inOrder(STYLES, [...events.map(({ style }) => style), ...asked]);

/** The styles that could be added as a column. */
export const listMissingStyles = (shown: readonly EventStyle[]): readonly Style[] =>
  STYLES.filter((style) => !shown.includes(style));
