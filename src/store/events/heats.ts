import type { CompetitionEvent, RoundEntry } from '../../domain/competition.ts';
import { mapDefined } from '../../domain/defined.ts';
import { entryId, leadNumber, type EntryId, type EventKey, type LeadNumber } from '../../domain/ids.ts';
import { hasDerived, type Backend } from '../connection/eventConfiguration.ts';
import { childOf, childrenOf, countOf, numberOf, type TreePath } from '../tree/path.ts';
import { eventData as eventPath, parseRoundEntry } from './events.ts';
import { IN_HEATS } from '../../schema/nodes/events.ts';
import { heatsOfAt } from './derivedAt.ts';

/** A couple of a round by its number; undefined until the desk assigns one. */
export interface NumberInRound extends RoundEntry {
  readonly number: LeadNumber | undefined;
}

/** Couples of an event by round, in order of number; undefined if there is no such event. */
export type HeatsOfEvent = ReadonlyMap<number, readonly NumberInRound[]> | undefined;

const inOrder = (places: readonly NumberInRound[]): readonly NumberInRound[] =>
  places.toSorted((a, b) => Number(a.number ?? Infinity) - Number(b.number ?? Infinity));

function numbersOf(raw: unknown): ReadonlyMap<EntryId, LeadNumber> {
  return new Map(
    mapDefined(childrenOf(raw), ([key, entry]) => {
      const id = entryId(key);
      const worn = numberOf(childOf(entry, IN_HEATS.leadNumber));
      const number = worn === undefined ? undefined : leadNumber(String(worn));
      return id === undefined || number === undefined ? undefined : ([id, number] as const);
    }),
  );
}

const worked = (event: EventKey): TreePath<HeatsOfEvent> => ({
  at: heatsOfAt(event),
  ahead: true,
  parse: (raw) => {
    if (raw === null || raw === undefined) return undefined;
    const numbers = numbersOf(childOf(raw, IN_HEATS.entries));
    return new Map(
      mapDefined(childrenOf(childOf(raw, IN_HEATS.rounds)), ([key, round]) => {
        const number = countOf(key);
        const places = childrenOf(childOf(round, IN_HEATS.places)).flatMap(([id, place]) =>
          parseRoundEntry(id, place),
        );
        return number === undefined || places.length === 0
          ? undefined
          : ([number, inOrder(places.map((one) => ({ ...one, number: numbers.get(one.id) })))] as const);
      }),
    );
  },
});

function heatsOf(event: CompetitionEvent | undefined): HeatsOfEvent {
  if (event === undefined) return undefined;
  const numbers = new Map(event.entries.map(({ id, number }) => [id, number]));
  return new Map(
    event.rounds
      .filter(({ entries }) => entries.length > 0)
      .map(({ number, entries }) => [
        number,
        inOrder(entries.map((one) => ({ ...one, number: numbers.get(one.id) }))),
      ]),
  );
}

/** Heats of an event by number, without names: 90 couples in four rounds are 8 kB, with names 40. */
export function heats(backend: Backend, event: EventKey): TreePath<HeatsOfEvent> {
  if (hasDerived(backend)) return worked(event);
  const whole = eventPath(event);
  return { at: whole.at, as: 'heats', parse: (raw) => heatsOf(whole.parse(raw)) };
}
